/// A compilation condition and where it stands.
struct ResolvedCondition: Equatable, Sendable {
  /// `canImport(UIKit)`.
  let text: String
  let location: SourceLocation
}
