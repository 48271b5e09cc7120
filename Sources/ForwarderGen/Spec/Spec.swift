/// One `NAME.delegates.json` with its keys understood and its Swift still text.
struct Spec: Equatable, Sendable {
  let source: SourceText

  /// Where its object begins.
  let position: SourcePosition
  let imports: [ImportSpec]

  /// Names of inherited protocols that have nothing to forward.
  let markers: Stated<[EmbeddedText]>

  var protocols: [ProtocolSpec]
  let composites: [CompositeSpec]

  /// Whether nothing is generated from it.
  var isEmpty: Bool { protocols.isEmpty && composites.isEmpty }
}

/// An item of a spec's `imports`.
struct ImportSpec: Equatable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let declaration: EmbeddedText

  /// `canImport(FoundationXML)`.
  let condition: EmbeddedText?
}
