/// Writes a forwarder's stream of events: the enum of them, the method, and the statements that turn a
/// call into an event.
struct EventEmitter {
  let style: ForwarderStyle
  let requirements: [ResolvedRequirement]

  private var events: [ResolvedRequirement] { requirements.filter { $0.eventCase != nil } }

  /// Whether an event has an argument that the compiler does not check.
  private var isUnchecked: Bool { events.contains(where: \.isUncheckedInEvent) }

  /// `MultiDownloadDelegateEvent`.
  private var eventType: String { style.forwarder.eventName + style.arguments }

  // MARK: The enum

  func emitEnum(_ writer: inout SwiftWriter) {
    if isUnchecked {
      writer.line(
        "// Safety: the spec promises that any thread may use the arguments it calls unchecked."
      )
    }
    style.declare(
      "nonisolated \(style.access)enum \(style.forwarder.eventName)\(style.parameters)",
      inheriting: [isUnchecked ? "@unchecked Swift.Sendable" : "Swift.Sendable"],
      where: style.forwarder.whereClause,
      doc: "A notification of \(style.quotedNames), with its arguments.",
      &writer
    ) { writer in
      for event in events {
        writer.conditional(event.condition) { writer in
          writer.doc("A call of `\(event.declaration.compoundName)`.")
          // The compiler reports a type that is not `Sendable` at the declaration in the spec, and
          // quotes the comment.
          writer.userLine(
            "case \(event.eventDeclaration)\(proposal(for: event))",
            at: event.location
          )
        }
      }
    }
  }

  /// The comment on an argument of `event` that may not be `Sendable`: with what the spec would leave
  /// out.
  private func proposal(for event: ResolvedRequirement) -> String {
    let names = event.namesToLeaveOut
    let leftOut = style.forwarder.options.leftOutOfEvents?.names.map(\.text) ?? []
    if names.isEmpty || isUnchecked { return "" }
    let list = (leftOut + names).map { "\"\($0)\"" }.joined(separator: ", ")
    return "  // if not Sendable: \"events\": { \"without\": [\(list)] }"
  }

  // MARK: The method

  func emitMethod(_ writer: inout SwiftWriter) {
    let names = style.quotedNames
    writer.doc(
      "The notifications of \(names) from now on, as an asynchronous sequence.",
      "The sequence hears each call after the delegates, and answers none. A call returns after its "
        + "event is in the buffer. The sequence ends when the forwarder is deallocated, or with "
        + "`removeAll()`.",
      "- Parameter bufferingPolicy: the events to keep until the consumer asks for them."
    )
    let stream = "Swift.AsyncStream<\(eventType)>"
    // A package may support older systems, and nothing else in a forwarder needs newer ones.
    writer.line("@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)")
    writer.line("\(style.access)func events(")
    writer.indented { writer in
      let policy = "bufferingPolicy: \(stream).Continuation.BufferingPolicy"
      writer.line(policy, continued: "= .unbounded")
    }
    writer.block(") -> \(stream) {") { writer in
      emitChecks(&writer)
      let cases = events.unconditionalCases
      var handled: Code = "[\(array: cases)]"
      let isConditional = cases.count < events.count
      if isConditional {
        writer.line("var requirements: [\(style.forwarder.requirementName)] = \(handled)")
        writer.conditionalCases(of: events) { "requirements.append(\($0))" }
        handled = "requirements"
      }
      let begin = isConditional || !checked.isEmpty ? "return " : ""
      let registry = style.registry(beside: ["bufferingPolicy"])
      let arguments: [Code] = ["of: \(handled)", "bufferingPolicy: bufferingPolicy"]
      writer.line("\(begin)\(registry).events(\(list: arguments))")
    }
  }

  /// Mentions the types of the arguments that the compiler would check in an enum that is not
  /// `@unchecked`, unless all arguments are checked for their queues.
  private func emitChecks(_ writer: inout SwiftWriter) {
    for event in checked {
      writer.conditional(event.condition) { writer in
        event.emitChecks(of: event.typesOfEvent, proposing: event.namesToLeaveOut, &writer)
      }
    }
  }

  private var checked: [ResolvedRequirement] {
    if !isUnchecked || style.forwarder.options.hasQueues { return [] }
    return events.filter { !$0.typesOfEvent.isEmpty }
  }

  // MARK: The calls

  /// Writes the statements by which a call of `requirement` becomes an event at its end, also if a
  /// delegate throws.
  ///
  /// Streams that are made during the call begin with the next one.
  func emitSending(
    _ event: EventCase,
    of requirement: ResolvedRequirement,
    from registry: String,
    _ writer: inout SwiftWriter
  ) {
    let streams = requirement.names.name("streams", "eventStreams")
    let parameters = requirement.passedParameters
    let values = event.values.map { Code($0.prefix + parameters[$0.position].copied) }
    let name = Keyword.escapedCase(event.name)
    let made: Code = values.isEmpty ? ".\(name)" : ".\(name)(\(list: values))"
    let type: Code = "of: \(eventType).self"
    writer.line("let \(streams) = \(registry).eventStreams(\(list: [type]))")
    writer.line("defer { \(body: ["\(streams).yield(\(list: [made]))"]) }")
  }
}

extension EventCase.Value {
  /// `fraction: `, or nothing.
  fileprivate var prefix: String { label.map { "\(Keyword.escapedLabel($0)): " } ?? "" }
}

extension ResolvedRequirement {
  /// `downloadDidAdvanceTo(Download, fraction: Double)`.
  fileprivate var eventDeclaration: String {
    guard let eventCase else { return "" }
    let values = eventCase.values.map { value in
      value.prefix + declaration.parameters[value.position].type.unannotated.optionalized
    }
    let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return Keyword.escapedCase(eventCase.name) + list
  }
}
