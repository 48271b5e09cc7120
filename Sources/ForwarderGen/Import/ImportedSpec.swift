/// What an import has found, as a spec states it: the protocols and the modules that they need.
struct ImportedSpec: Equatable, Sendable {
  var imports: [ImportedModule] = []
  var protocols: [ImportedProtocol] = []
}

/// An item of `imports`.
struct ImportedModule: Equatable, Hashable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let text: String

  /// The module, however it is imported: `Foundation`.
  let name: String

  /// `canImport(FoundationXML)`.
  let condition: String?
}
