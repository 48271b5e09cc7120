/// Writes the body that calls the responders of a requirement: one function per dispatch.
struct RoundEmitter {
  private let requirement: ResolvedRequirement

  /// The local variable for the delegate being called.
  private let delegate: String
  private let answer: String
  private let round: String

  /// `delegates`, or `self.delegates` where the user's text has that name.
  private let registry: String

  init(_ requirement: ResolvedRequirement, names: LocalNames) {
    self.requirement = requirement
    delegate = names.name("delegate", "responder")
    answer = names.name("answer", "result")
    round = names.name("responders")
    registry = requirement.words.contains("delegates") ? "self.delegates" : "delegates"
  }

  /// Writes the body around `call`, the member of a delegate: `download(download)`.
  func emit(_ call: String, _ writer: inout SwiftWriter) {
    switch requirement.dispatch {
    case .broadcast where requirement.declaration.value == nil && requirement.fallback == nil:
      emitBroadcast(call, &writer)
    case .broadcast: emitAnsweredBroadcast(call, &writer)
    case .first: emitFirst(call, &writer)
    case .firstNonNil: emitFirstNonNil(call, &writer)
    }
  }

  /// Writes a loop over all responders.
  func emitBroadcast(_ call: String, _ writer: inout SwiftWriter) {
    writer.block("for \(delegate) in \(registry).responders(to: \(caseName)) {") { writer in
      writer.line("\(effects)\(delegate).\(call)")
    }
  }

  /// Writes a loop over all responders, of which the first one's answer counts.
  private func emitAnsweredBroadcast(_ call: String, _ writer: inout SwiftWriter) {
    let first = delegate
    writer.line("var \(round) = \(registry).responders(to: \(caseName))")
    emitGuard("let \(first) = \(round).next()", &writer)
    let hasValue = requirement.declaration.value != nil
    writer.line("\(hasValue ? "let \(answer) = " : "")\(effects)\(first).\(call)")
    writer.block("while let \(delegate) = \(round).next() {") { writer in
      writer.line("\(hasValue ? "_ = " : "")\(effects)\(delegate).\(call)")
    }
    if hasValue { writer.line("return \(answer)") }
  }

  private func emitFirst(_ call: String, _ writer: inout SwiftWriter) {
    let first = "\(registry).firstResponder(to: \(caseName))"
    let hasValue = requirement.declaration.value != nil
    if !hasValue, requirement.fallback == nil {
      writer.line("\(effects)\(first)?.\(call)")
      return
    }
    emitGuard("let \(delegate) = \(first)", &writer)
    writer.line("\(hasValue ? "return " : "")\(effects)\(delegate).\(call)")
  }

  private func emitFirstNonNil(_ call: String, _ writer: inout SwiftWriter) {
    writer.block("for \(delegate) in \(registry).responders(to: \(caseName)) {") { writer in
      writer.line("if let \(answer) = \(effects)\(delegate).\(call) { return \(answer) }")
    }
    writer.line("return nil")
  }

  // MARK: Parts

  /// `.downloadDidStart`.
  private var caseName: String { ".\(Keyword.escapedCase(requirement.caseName))" }

  /// `try await `, or nothing.
  private var effects: String {
    (requirement.declaration.canThrow ? "try " : "")
      + (requirement.declaration.effects.isAsync ? "await " : "")
  }

  /// Writes `guard condition else { default }`.
  private func emitGuard(_ condition: String, _ writer: inout SwiftWriter) {
    writer.block("guard \(condition) else {") { writer in
      guard let fallback = requirement.fallback else { return writer.line("return") }
      let isReturned = fallback.kind == .expression && requirement.declaration.value != nil
      writer.userLine((isReturned ? "return " : "") + fallback.text, at: fallback.position)
      writer.endUserText()
      if fallback.kind == .expression, !isReturned { writer.line("return") }
    }
  }
}
