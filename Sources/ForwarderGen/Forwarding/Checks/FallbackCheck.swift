/// Holds a requirement's `default` against its dispatch.
struct FallbackCheck {
  private let declaration: RequirementDeclaration
  private let dispatch: Dispatch

  /// The names that mean a member of the forwarder inside it.
  private let memberNames: Set<String>

  init(of declaration: RequirementDeclaration, under dispatch: Dispatch, memberNames: Set<String>) {
    self.declaration = declaration
    self.dispatch = dispatch
    self.memberNames = memberNames
  }

  /// Reports that `requirement` lacks a `default`, or has one that it cannot have.
  func check(_ requirement: ParsedRequirement, _ diagnostics: inout Diagnostics) {
    switch requirement.fallback {
    case .unclear: break
    case .value(let fallback): check(fallback, &diagnostics)
    case .absent:
      if declaration.value != nil, dispatch.neutralAnswer == nil {
        requirement.report(.valueWithoutDefault(), &diagnostics)
      } else if declaration.value == nil, declaration.takesEscapingClosure, dispatch != .broadcast {
        requirement.report(.closureWithoutDefault(), &diagnostics)
      }
    }
  }

  private func check(_ fallback: Fallback, _ diagnostics: inout Diagnostics) {
    if let answer = dispatch.neutralAnswer, !answer.canBeReplaced {
      let value = answer == .absent ? "nil" : "its argument"
      diagnostics.report(
        .needlessDefault(dispatch.name.rawValue, value),
        at: fallback.position
      )
    } else if fallback.kind == .throw, !declaration.canThrow {
      diagnostics.report(.throwingDefault(), at: fallback.position)
    } else if fallback.kind == .throw, declaration.isRethrowing {
      diagnostics.report(.rethrowingDefault(), at: fallback.position)
    }
    var named = Set(declaration.parameters.compactMap { $0.name?.name })
    for word in fallback.freeWords where memberNames.contains(word.name) {
      guard named.insert(word.name).inserted else { continue }
      diagnostics.report(.defaultNamesMember(word.name), at: word.position)
    }
  }
}
