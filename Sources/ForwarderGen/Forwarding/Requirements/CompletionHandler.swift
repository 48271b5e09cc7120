/// The closure through which delegates answer a requirement that has no value.
package struct CompletionHandler: Equatable, Sendable {
  /// The place of its parameter.
  package let index: Int

  /// The types of the values that it takes.
  let values: [TypeSyntax]

  /// Whether a caller may have none.
  let isOptional: Bool

  /// Whether any thread may call it.
  let isSendable: Bool

  /// `@MainActor`, if it is called there.
  let actor: TypeSyntax.Annotation?
}

extension CompletionHandler {
  /// The type of an answer: that of the only value, a tuple of several, or `()`.
  var answer: TypeSyntax {
    if values.count == 1 { return values[0] }
    let text = "(\(values.map(\.text).joined(separator: ", ")))"
    let position = values.first?.position ?? SourcePosition(offset: 0)
    return TypeSyntax(kind: .tuple(values), text: text, position: position)
  }
}

extension RequirementDeclaration {
  /// The closures that may be called after the call, by the names that a spec has for them.
  var escapingClosures: [(name: String, index: Int)] {
    parameters.enumerated()
      .compactMap { index, parameter in
        guard parameter.handsClosureOver else { return nil }
        return (parameter.label ?? parameter.name).map { ($0.name, index) }
      }
  }

  /// The closures that delegates can answer through.
  var completionHandlers: [(name: String, handler: CompletionHandler)] {
    escapingClosures.compactMap { name, index in
      (try? completionHandler(at: index)).map { (name, $0) }
    }
  }

  /// The parameter at `index` as a completion handler.
  ///
  /// - Throws: the reason why it is none, as the rest of a sentence.
  func completionHandler(at index: Int) throws(Obstacle) -> CompletionHandler {
    let parameter = parameters[index]
    let type = parameter.closure ?? parameter.type
    let inner = type.unannotated.wrapped ?? type
    if type.annotations.contains(.inout) { throw Obstacle(reason: "is 'inout'") }
    if type.annotations.contains(.autoclosure) { throw Obstacle(reason: "is an '@autoclosure'") }
    guard case .function(let values, let effects, let result) = inner.unannotated.kind else {
      throw Obstacle(reason: "is not written as a closure")
    }
    let annotations = parameter.type.annotations + type.annotations + inner.annotations
    if annotations.contains(where: { $0.kind == .convention && $0.text.contains("(c") }) {
      throw Obstacle(reason: "is a C function")
    }
    if annotations.contains(where: { $0.kind == .isolatedFunction }) {
      throw Obstacle(reason: "may be on any actor")
    }
    if !result.isVoid { throw Obstacle(reason: "returns a value") }
    if effects.isAsync { throw Obstacle(reason: "is 'async'") }
    if effects.canThrow { throw Obstacle(reason: "throws") }
    for value in values {
      if let annotation = value.annotations.first {
        throw Obstacle(reason: "takes '\(annotation.text)'")
      }
      if isNoncopyable(value) { throw Obstacle(reason: "takes a value that cannot be copied") }
      if value.hasPart(where: \.isPack) { throw Obstacle(reason: "takes any number of values") }
    }
    return CompletionHandler(
      index: index,
      values: values.map(\.withoutParentheses),
      isOptional: type.unannotated.isOptional || parameter.type.unannotated.isOptional,
      isSendable: annotations.contains(.sendable),
      actor: annotations.first { $0.isTypeName && $0.kind != .sendable }
    )
  }

  struct Obstacle: Error {
    let reason: String
  }

  /// The declaration of a requirement that returns what delegates answer through `handler`.
  func answering(through handler: CompletionHandler) -> RequirementDeclaration {
    changing { parts in
      parts.effects = .none
      parts.result = handler.values.isEmpty ? nil : handler.answer
    }
  }
}

extension TypeSyntax {
  /// In `(Int)`, `Int`; a composition or the like keeps them.
  fileprivate var withoutParentheses: TypeSyntax {
    guard let inner = textInParentheses else { return self }
    switch kind {
    case .named, .optional, .array, .dictionary, .tuple:
      return TypeSyntax(kind: kind, text: inner, position: position)
    default: return self
    }
  }
}
