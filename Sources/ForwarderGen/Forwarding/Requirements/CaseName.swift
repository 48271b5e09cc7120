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
}
