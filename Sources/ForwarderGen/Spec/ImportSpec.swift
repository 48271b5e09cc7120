/// An item of a spec's `imports`.
struct ImportSpec: Equatable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let declaration: EmbeddedText

  /// `canImport(FoundationXML)`.
  let condition: EmbeddedText?
}
