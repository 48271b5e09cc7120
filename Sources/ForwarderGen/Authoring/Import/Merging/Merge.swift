/// The result of an import into a spec, which may be new.
struct Merge: Equatable, Sendable {
  /// Why a spec cannot take an import.
  struct Refusal: Error, Equatable {
    /// Sorted by place.
    let diagnostics: [Diagnostic]
  }

  /// The text of the whole spec.
  let text: String

  /// `public import Foundation`.
  var addedModules: [String] = []
  var protocols: [ProtocolChanges] = []
}
