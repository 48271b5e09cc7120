/// An import that the generated file repeats.
struct ResolvedImport: Sendable {
  /// `public import Foundation`.
  let text: String
  let location: SourceLocation
  let condition: ResolvedCondition?
}
