extension DispatchResolver {
  /// Reports that the requirement lacks a `default` under `dispatch`, or has one that it cannot have.
  func checkFallback(under dispatch: Dispatch, _ diagnostics: inout Diagnostics) {
    switch requirement.decision.fallback {
    case .unclear: break
    case .value(let fallback): check(fallback, under: dispatch, &diagnostics)
    case .absent where dispatch.name == .by: break
    case .absent:
      if let value = declaration.value, dispatch.neutralAnswer == nil {
        requirement.report(
          .valueWithoutDefault(of: value.unannotated.text, example: example?.quotedForJSON),
          &diagnostics
        )
      } else if handler == nil, declaration.value == nil, declaration.takesEscapingClosure,
        dispatch != .broadcast
      {
        requirement.report(.closureWithoutDefault, &diagnostics)
      }
    }
  }

  /// A `default` that fits the value; nil if the value's type is not a common one.
  private var example: String? {
    guard let value = declaration.value?.unannotated else { return nil }
    if value.isText { return "\"\"" }
    if value.isOptional { return "nil" }
    if let kind = value.collectionKind { return kind.emptyLiteral }
    guard let name = value.pathWords.nameInSwiftModule else { return nil }
    return name == "Bool" ? "false" : Self.numbers.contains(name) ? "0" : nil
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float",
    "Double", "CGFloat", "TimeInterval",
  ]

  private func check(
    _ fallback: Fallback,
    under dispatch: Dispatch,
    _ diagnostics: inout Diagnostics
  ) {
    func reportNeedless(_ reason: String) {
      diagnostics.report(.needlessDefault(reason), at: fallback.position)
    }
    if fallback.kind == .placeholder {
      let message = DiagnosticMessage.undecidedDefault(
        fallback.text,
        callsClosure: requirement.declaration.value == nil && handler == nil,
        neutral: DispatchName.forms(fitting: declaration, where: { $0.neutralAnswer != nil })
      )
      return diagnostics.report(message, at: fallback.position)
    }
    if let handler {
      let name = requirement.declaration.parameters[handler.index].name?.name
      if handler.values.isEmpty {
        return reportNeedless("the closure is called even")
      }
      let word = fallback.freeWords.first { $0.name == name }
      if let name, word != nil || fallback.kind == .throw {
        let position = word?.position ?? fallback.position
        return diagnostics.report(.defaultCallsHandler(name), at: position)
      }
    }
    if dispatch.name == .by {
      return reportNeedless("the function of 'by' answers even")
    }
    if let answer = dispatch.neutralAnswer, !answer.canBeReplaced {
      let value = answer == .absent ? "nil" : "its argument"
      reportNeedless("'\(dispatch.name.rawValue)' returns \(value)")
    }
  }
}

extension Fallback {
  /// The name that it consists of; nil for anything else.
  var nameAlone: String? {
    guard kind == .expression, let word = freeWords.first, word.text == text else { return nil }
    return Keyword.isReserved(text) ? nil : word.name
  }
}

extension TypeSyntax {
  /// Whether a string literal is a value of it, as far as the text tells.
  var isText: Bool {
    ["String", "Substring", "StaticString"].contains(unannotated.pathWords.nameInSwiftModule)
  }
}
