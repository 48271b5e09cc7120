/// Writes a forwarder's stream of events: the enum of them, the method, and the statements that turn a
/// call into an event.
struct EventEmitter {
  let style: ForwarderStyle

  private var events: [ResolvedRequirement] { style.requirements.filter { $0.eventCase != nil } }

  /// Whether an event has an argument that the compiler does not check.
  private var isUnchecked: Bool { events.contains(where: \.isUncheckedInEvent) }

  /// `MultiDownloadDelegateEvent`.
  private var eventType: String { style.forwarder.eventName + style.arguments }

  // MARK: The enum

  @Lines var eventEnum: Lines {
    if isUnchecked {
      "// Safety: the spec promises that any thread may use the arguments it calls unchecked."
    }
    style.declaration(
      "nonisolated \(style.access)enum \(style.forwarder.eventName)\(style.parameters)",
      inheriting: [isUnchecked ? "@unchecked Swift.Sendable" : "Swift.Sendable"],
      where: style.forwarder.whereClause,
      doc: "A notification of \(style.quotedNames), with its arguments."
    ) {
      each(events) { event in
        documentation("A call of `\(event.declaration.compoundName)`.")
        // The compiler reports a type that is not `Sendable` at the declaration in the spec, and
        // quotes the comment.
        userLine("case \(event.eventDeclaration)\(proposal(for: event))", at: event.location)
      }
    }
  }

  /// The comment on an argument of `event` that may not be `Sendable`: with what the spec would leave out.
  private func proposal(for event: ResolvedRequirement) -> String {
    let names = event.namesToLeaveOut
    let leftOut = style.forwarder.options.leftOutOfEvents?.names.map(\.text) ?? []
    if names.isEmpty || isUnchecked { return "" }
    let list = (leftOut + names).map { "\"\($0)\"" }.joined(separator: ", ")
    return "  // if not Sendable: \"events\": { \"without\": [\(list)] }"
  }

  // MARK: The method

  @Lines var method: Lines {
    documentation(
      "The notifications of \(style.quotedNames) from now on, as an asynchronous sequence.",
      """
      The sequence hears each call after the delegates, and answers none. A call returns after its \
      event is in the buffer. The sequence ends when the forwarder is deallocated, or with \
      `removeAll()`.
      """,
      "- Parameter bufferingPolicy: the events to keep until the consumer asks for them."
    )
    let stream = "Swift.AsyncStream<\(eventType)>"
    // A package may support older systems, and nothing else in a forwarder needs newer ones.
    "@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)"
    "\(style.access)func events("
    indented { "bufferingPolicy: \(stream).Continuation.BufferingPolicy \(rest: "= .unbounded")" }
    block(") -> \(stream) {") {
      // Unless all arguments are checked for their queues, the compiler checks those that it would check in an
      // enum that is not `@unchecked`.
      each(checked) { $0.checks(of: $0.typesOfEvent, proposing: $0.namesToLeaveOut) }
      let cases = events.unconditionalCases
      let isConditional = cases.count < events.count
      if isConditional {
        "var requirements: [\(style.forwarder.requirementName)] = [\(array: cases)]"
        conditionalCases(of: events) { "requirements.append(\($0))" }
      }
      let begin = isConditional || !checked.isEmpty ? "return " : ""
      let registry = style.registry(beside: ["bufferingPolicy"])
      let arguments: [Code] = [
        isConditional ? "of: requirements" : "of: [\(array: cases)]",
        "bufferingPolicy: bufferingPolicy",
      ]
      "\(begin)\(registry).events(\(list: arguments))"
    }
  }

  private var checked: [ResolvedRequirement] {
    if !isUnchecked || style.forwarder.options.hasQueues { return [] }
    return events.filter { !$0.typesOfEvent.isEmpty }
  }

  // MARK: The calls

  /// The statements by which a call of `requirement` becomes an event at its end, also if a delegate throws.
  ///
  /// Streams that are made during the call begin with the next one.
  @Lines func sending(
    _ event: EventCase,
    of requirement: ResolvedRequirement,
    from registry: String
  ) -> Lines {
    let streams = requirement.names.name("streams", "eventStreams")
    let parameters = requirement.passedParameters
    let values = event.values.map { Code($0.prefix + parameters[$0.position].copied) }
    let name = Keyword.escapedCase(event.name)
    let made: Code = values.isEmpty ? ".\(name)" : ".\(name)(\(list: values))"
    let type: Code = "of: \(eventType).self"
    "let \(streams) = \(registry).eventStreams(\(list: [type]))"
    "defer { \(body: ["\(streams).yield(\(list: [made]))"]) }"
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
