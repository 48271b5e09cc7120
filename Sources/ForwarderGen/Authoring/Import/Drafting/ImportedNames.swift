/// Names the cases of imported requirements where the derived names collide.
///
/// The first of several keeps its name. Another one adds the types of the parameters that differ
/// from the first one's, or `Async`; where that does not tell them apart, a number.
struct ImportedNames {
  /// The declarations that have each name already.
  private var taken: [String: [RequirementDeclaration]] = [:]

  /// Takes the case names of the requirements that a protocol inherits.
  mutating func take(_ requirements: [DraftedRequirement]) {
    for requirement in requirements { take(requirement.caseName, for: requirement) }
  }

  /// The name for `requirement`; nil if the derived one is free.
  mutating func name(for requirement: DraftedRequirement) -> String? {
    let declaration = requirement.declaration
    let derived = CaseName.derived(from: declaration)
    if isFree(derived, for: requirement) {
      take(derived, for: requirement)
      return nil
    }
    let first = taken[derived]?.first ?? declaration
    let name = CaseName.alternative(for: declaration, besides: first) {
      isFree($0, for: requirement)
    }
    take(name, for: requirement)
    return name
  }

  private mutating func take(_ name: String, for requirement: DraftedRequirement) {
    taken[name, default: []].append(requirement.declaration)
  }

  private func isFree(_ name: String, for requirement: DraftedRequirement) -> Bool {
    !RequirementResolver.enumMembers.contains(name)
      && (taken[name] ?? []).allSatisfy { $0.signature == requirement.declaration.signature }
  }
}
