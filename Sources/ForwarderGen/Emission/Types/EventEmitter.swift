/// Writes a forwarder's stream of events: the enum of them, the method, and the delegate that turns
/// calls into events.
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
      inheriting: ["Sendable"],
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
      "The sequence is registered behind the present delegates. A call returns after its event is in "
        + "the buffer. The sequence ends when the forwarder is deallocated, or with `removeAll()`."
    )
    writer.doc("")
    writer.doc(
      "- Parameter bufferingPolicy: the events to keep until the consumer asks for them."
    )
    let stream = "AsyncStream<\(eventType)>"
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
      let make = "{ \(style.forwarder.eventListenerName)\(style.arguments)($0) }"
      let begin = (handled.isLiteral ? "" : "return ") + "\(registry).events("
      if writer.lineIfFits(
        "\(begin)of: \(handled.text), bufferingPolicy: bufferingPolicy) \(make)"
      ) {
        return
      }
      writer.block(begin, closing: ") \(make)") { writer in
        if !writer.lineIfFits("of: \(handled.text),") {
          writer.list(unconditional, after: "of: [", "],")
        }
        writer.line("bufferingPolicy: bufferingPolicy")
      }
    }
  }

  /// The cases of the events that are always there.
  private var unconditional: [String] {
    events.filter { $0.condition == nil }.map(\.caseReference)
  }

  /// Writes the variable with the handled requirements, if some of them are under conditions.
  ///
  /// - Returns: the expression for them, and whether it is a literal.
  private func emitHandled(_ writer: inout SwiftWriter) -> (text: String, isLiteral: Bool) {
    let conditional = events.filter { $0.condition != nil }
    if conditional.isEmpty { return ("[\(unconditional.joined(separator: ", "))]", true) }
    let variable = "var requirements: [\(style.forwarder.requirementName)] = ["
    writer.list(unconditional, after: variable, "]")
    for event in conditional {
      writer.conditional(event.condition) { $0.line("requirements.append(\(event.caseReference))") }
    }
    return ("requirements", false)
  }

  // MARK: The listener

  func emitListener(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("A delegate of a `\(forwarder.name)` that turns calls into events.")
    style.emitAttributes(on: .private, &writer)
    style.emitObjectiveCName(of: forwarder.eventListenerName, &writer)
    let adopted =
      forwarder.composition == nil
      ? style.baseConformances + [style.conformance(to: style.protocolName)] : style.conformances
    let head = DeclarationHead(
      "class \(forwarder.eventListenerName)\(style.parameters)",
      isolation: forwarder.isolation,
      access: .private,
      modifiers: ["final"],
      inheriting: (style.isObject ? ["NSObject"] : []) + adopted
        + (style.sharesRegistry ? ["Sendable"] : []),
      where: forwarder.whereClause
    )
    let taken = requirements.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let continuation = LocalNames(avoiding: taken).name("continuation", "eventContinuation")
    writer.type(head) { writer in
      let type = "AsyncStream<\(eventType)>.Continuation"
      writer.line("private let \(continuation): \(type)")
      writer.blank()
      writer.block("init(_ continuation: \(type)) {") { writer in
        writer.line("self.\(continuation) = continuation")
      }
      writer.blank()
      writer.block("deinit {") { $0.line("\(continuation).finish()") }
      for requirement in requirements where requirement.isEvent || !requirement.isOptionalMember {
        writer.blank()
        writer.conditional(requirement.condition) { emit(requirement, to: continuation, &$0) }
      }
    }
  }

  private func emit(
    _ requirement: ResolvedRequirement,
    to continuation: String,
    _ writer: inout SwiftWriter
  ) {
    let signature = Signature(requirement, names: LocalNames(avoiding: requirement.words))
    let head = requirement.memberHead(signature.declaration, access: .internal)
    writer.userLine("\(head.text) {", at: requirement.location)
    writer.indented { writer in
      if requirement.isEvent {
        let name = Keyword.escapedCase(requirement.caseName)
        let payload = EventPayload(requirement).arguments(signature.parameters)
        let values = payload.isEmpty ? Code("") : Code("(", list: payload, ")")
        writer.line("\(continuation).yield(.\(name)" + values + ")")
      } else if let accessors = requirement.declaration.accessors, !accessors.isPlainGetter {
        writer.userLine("get\(accessors.getterEffects.text) {")
        writer.indented { $0.line(Self.neverCalled) }
        writer.line("}")
        if accessors.isSettable { writer.block("set {") { $0.line(Self.neverCalled) } }
      } else {
        writer.line(Self.neverCalled)
      }
    }
    writer.line("}")
  }

  /// The body of a requirement that is no event: the listener is not registered for it.
  private static let neverCalled = "preconditionFailure(\"not an event\")"
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
