/// Writes a forwarder's stream of events: the enum of them, the method, and the statements that turn a
/// call into an event.
struct EventEmitter {
  private let style: ForwarderStyle
  private let requirements: [ResolvedRequirement]

  init(_ style: ForwarderStyle, _ requirements: [ResolvedRequirement]) {
    self.style = style
    self.requirements = requirements
  }

  private var events: [ResolvedRequirement] { requirements.filter(\.isEvent) }

  /// `MultiDownloadDelegateEvent`.
  private var eventType: String { style.forwarder.eventName + style.arguments }

  // MARK: The enum

  func emitEnum(_ writer: inout SwiftWriter) {
    writer.doc("A notification of \(style.quotedNames), with its arguments.")
    style.emitAttributes(&writer)
    let head = style.head(
      "enum \(style.forwarder.eventName)\(style.parameters)",
      isolation: .nonisolated,
      inheriting: ["Swift.Sendable"],
      where: style.forwarder.whereClause
    )
    writer.type(head) { writer in
      for event in events {
        writer.conditional(event.condition) { writer in
          writer.doc("A call of `\(event.declaration.compoundName)`.")
          let name = Keyword.escapedCase(event.caseName)
          let payload = EventPayload(event).declarations
          let values = payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"
          // The compiler reports a type that is not `Sendable` at the declaration in the spec.
          writer.userLine("case \(name)\(values)", at: event.location)
        }
      }
    }
  }

  // MARK: The method

  func emitMethod(_ writer: inout SwiftWriter) {
    let names = style.quotedNames
    writer.doc("The notifications of \(names) from now on, as an asynchronous sequence.")
    writer.doc("")
    writer.doc(
      "The sequence hears each call after the delegates, and answers none. A call returns after its "
        + "event is in the buffer. The sequence ends when the forwarder is deallocated, or with "
        + "`removeAll()`."
    )
    writer.doc("")
    writer.doc(
      "- Parameter bufferingPolicy: the events to keep until the consumer asks for them."
    )
    let stream = "Swift.AsyncStream<\(eventType)>"
    writer.line(style.head("func events(").text)
    writer.indented { writer in
      let policy = "bufferingPolicy: \(stream).Continuation.BufferingPolicy"
      if writer.lineIfFits("\(policy) = .unbounded") { return }
      writer.line(policy)
      writer.indented { $0.line("= .unbounded") }
    }
    writer.block(") -> \(stream) {") { writer in
      let handled = emitHandled(&writer)
      let registry = style.registry(beside: ["bufferingPolicy"])
      let begin = (handled.isLiteral ? "" : "return ") + "\(registry).events("
      if writer.lineIfFits("\(begin)of: \(handled.text), bufferingPolicy: bufferingPolicy)") {
        return
      }
      writer.block(begin, closing: ")") { writer in
        if !writer.lineIfFits("of: \(handled.text),") {
          writer.list(events.unconditionalCases, after: "of: [", "],")
        }
        writer.line("bufferingPolicy: bufferingPolicy")
      }
    }
  }

  /// Writes the variable with the handled requirements, if some of them are under conditions.
  ///
  /// - Returns: the expression for them, and whether it is a literal.
  private func emitHandled(_ writer: inout SwiftWriter) -> (text: String, isLiteral: Bool) {
    let unconditional = events.unconditionalCases
    if unconditional.count == events.count {
      return ("[\(unconditional.joined(separator: ", "))]", true)
    }
    let variable = "var requirements: [\(style.forwarder.requirementName)] = ["
    writer.list(unconditional, after: variable, "]")
    writer.conditionalCases(of: events) { "requirements.append(\($0))" }
    return ("requirements", false)
  }

  // MARK: The calls

  /// Writes the statements by which a call of `requirement` becomes an event at its end, also if a
  /// delegate throws.
  ///
  /// Streams that are made during the call begin with the next one.
  func emitSending(
    of requirement: ResolvedRequirement,
    from registry: String,
    names: LocalNames,
    _ writer: inout SwiftWriter
  ) {
    let streams = names.name("streams", "eventStreams")
    let payload = EventPayload(requirement)
      .arguments(Signature(requirement, names: names).parameters)
    let values = payload.isEmpty ? Code("") : Code("(", list: payload, ")")
    let event = ".\(Keyword.escapedCase(requirement.caseName))" + values
    let type: Code = "of: \(eventType).self"
    writer.line(Code("let \(streams) = \(registry).eventStreams(", list: [type], ")"))
    writer.line(Code("defer {", body: [Code("\(streams).yield(", list: [event], ")")], "}"))
  }
}

/// The values of an event: the arguments of a call.
private struct EventPayload {
  private let parameters: [Parameter]

  init(_ event: ResolvedRequirement) {
    parameters = event.declaration.parameters
  }

  /// `didAdvanceTo: `, or nothing; a label that an earlier value has is left out.
  private func label(at index: Int) -> String {
    guard let label = parameters[index].label?.name,
      !parameters[..<index].contains(where: { $0.label?.name == label })
    else { return "" }
    return "\(Keyword.escapedLabel(label)): "
  }

  /// `didAdvanceTo: Double`.
  var declarations: [String] {
    parameters.enumerated()
      .map { index, parameter in
        let type = parameter.type.unannotated
        let text =
          if case .implicitlyUnwrapped(let wrapped) = type.kind { "\(wrapped.text)?" } else {
            type.text
          }
        return label(at: index) + text
      }
  }

  /// `didAdvanceTo: fraction`.
  func arguments(_ passed: [PassedParameter]) -> [Code] {
    passed.enumerated().map { Code(label(at: $0.offset) + $0.element.copied) }
  }
}
