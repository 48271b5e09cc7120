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
      completionHandler(at: index).map { (name, $0) }
    }
  }

  /// The parameter at `index` as a completion handler; nil if delegates cannot answer through it.
  func completionHandler(at index: Int) -> CompletionHandler? {
    let parameter = parameters[index]
    let type = parameter.closure ?? parameter.type
    let inner = type.unannotated.wrapped ?? type
    let annotations = parameter.type.annotations + type.annotations + inner.annotations
    let isRefused = annotations.contains { annotation in
      switch annotation.kind {
      case .inout, .autoclosure, .isolatedFunction: true
      case .convention: annotation.text.contains("(c")
      default: false
      }
    }
    guard !isRefused, case .function(let values, let effects, let result) = inner.unannotated.kind,
      result.isVoid, !effects.isAsync, !effects.canThrow,
      values.allSatisfy({ value in
        value.annotations.isEmpty && !isNoncopyable(value) && !value.hasPart(where: \.isPack)
      })
    else { return nil }
    return CompletionHandler(
      index: index,
      values: values.map(\.withoutParentheses),
      isOptional: type.unannotated.isOptional || parameter.type.unannotated.isOptional,
      isSendable: annotations.contains(.sendable),
      actor: annotations.first { $0.isTypeName && $0.kind != .sendable }
    )
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
    case .named, .tuple:
      return TypeSyntax(kind: kind, text: inner, position: position)
    default: return self
    }
  }
}
