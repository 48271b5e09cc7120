/// Names a requirement's case in the forwarder's requirement enum.
///
/// The rule is part of the contract: base name and labels in camel case and nothing else, so that a
/// name never changes because another requirement was added.
enum CaseName {
  /// The name that follows from `declaration`.
  ///
  /// `func download(_ download: Download, didAdvanceTo: Double)` gives `downloadDidAdvanceTo`.
  static func derived(from declaration: RequirementDeclaration) -> String {
    declaration.labels.compactMap(\.self)
      .reduce(into: declaration.name.name) { name, label in
        name += label.capitalizedFirst
      }
  }

  /// Another name for `declaration`, where `other` has the derived one: with the types of the
  /// parameters that differ, with `Async`, or, where that is not free, with a number.
  static func alternative(
    for declaration: RequirementDeclaration,
    besides other: RequirementDeclaration,
    where isFree: (String) -> Bool = { _ in true }
  ) -> String {
    let derived = derived(from: declaration)
    let difference = declaration.difference(from: other)
    if !difference.isEmpty, isFree(derived + difference) { return derived + difference }
    var number = 2
    while !isFree("\(derived)\(number)") { number += 1 }
    return "\(derived)\(number)"
  }
}

extension RequirementDeclaration {
  /// The word that distinguishes it from `other`: `StreamTask`.
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
