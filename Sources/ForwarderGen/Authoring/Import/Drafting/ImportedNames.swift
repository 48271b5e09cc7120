/// Names the cases of imported requirements where the derived names collide.
///
/// The first of several keeps its name. Another one adds the types of the parameters that differ
/// from the first one's, or `Async`; where that does not tell them apart, a number.
struct ImportedNames {
  /// What has a name already.
  private struct Entry {
    let declaration: RequirementDeclaration
    let condition: String?
  }

  private var taken: [String: [Entry]] = [:]

  /// Takes the case names of the requirements that a protocol inherits.
  mutating func take(_ requirements: [DraftedRequirement]) {
    for requirement in requirements { take(requirement.caseName, for: requirement) }
  }

  /// The name for `requirement`; nil where the derived one is free.
  mutating func name(for requirement: DraftedRequirement) -> String? {
    let declaration = requirement.declaration
    let derived = CaseName.derived(from: declaration)
    var candidates = [derived]
    if let first = taken[derived]?.first {
      candidates.append(derived + declaration.difference(from: first.declaration))
    }
    let free = candidates.first { isFree($0, for: requirement) }
    var name = free ?? derived
    var number = 2
    while !isFree(name, for: requirement) {
      name = "\(derived)\(number)"
      number += 1
    }
    take(name, for: requirement)
    return name == derived ? nil : name
  }

  private mutating func take(_ name: String, for requirement: DraftedRequirement) {
    let entry = Entry(declaration: requirement.declaration, condition: requirement.item.condition)
    taken[name, default: []].append(entry)
  }

  private func isFree(_ name: String, for requirement: DraftedRequirement) -> Bool {
    !RequirementResolver.enumMembers.contains(name)
      && (taken[name] ?? [])
        .allSatisfy { entry in
          entry.declaration.signature == requirement.declaration.signature
            || !Self.canMeet(entry.condition, requirement.item.condition)
        }
  }

  /// Whether two conditions can hold at once, as far as their text tells.
  private static func canMeet(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return true }
    return first == second
  }
}

extension RequirementDeclaration {
  /// What tells it from `other` in a word: `StreamTask`.
  fileprivate func difference(from other: RequirementDeclaration) -> String {
    let types = parameters.map(\.type.text)
    let others = other.parameters.map(\.type.text)
    let different = types.indices.filter { !others.indices.contains($0) || others[$0] != types[$0] }
    if different.isEmpty { return effects.isAsync ? "Async" : "" }
    // A closure's type makes a long word, and mostly follows from what it is about.
    let plain = different.filter { !parameters[$0].type.isFunction }
    return (plain.isEmpty ? different : plain).map { types[$0].inCamelCase }.joined()
  }
}

extension TypeSyntax {
  fileprivate var isFunction: Bool {
    if case .function = unannotated.kind { return true }
    return false
  }
}

extension String {
  /// The words in it, each with a capital: `[any Error]` is `AnyError`.
  fileprivate var inCamelCase: String {
    split { !$0.isInWord }
      .map { String($0).capitalizedFirst }.joined()
  }
}
