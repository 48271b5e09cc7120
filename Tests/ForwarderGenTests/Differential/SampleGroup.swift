import Testing

@testable import ForwarderGen

/// Members of protocols, or heads, of one kind, and what becomes of each.
struct SampleGroup: CustomTestStringConvertible, Sendable {
  let name: String

  /// Declarations that both parsers accept.
  let accepted: [String]

  /// Declarations that the compiler accepts, and our reason to refuse them.
  let refused: KeyValuePairs<DiagnosticMessage.Kind, [String]>

  /// The forms that neither parser reads.
  let malformed: KeyValuePairs<DiagnosticMessage.Kind, [String]>
  let areHeads: Bool

  init(
    name: String,
    accepted: [String] = [],
    refused: KeyValuePairs<DiagnosticMessage.Kind, [String]> = [:],
    malformed: KeyValuePairs<DiagnosticMessage.Kind, [String]> = [:],
    areHeads: Bool = false
  ) {
    self.name = name
    self.accepted = accepted
    self.refused = refused
    self.malformed = malformed
    self.areHeads = areHeads
  }

  var testDescription: String { name }

  var samples: [Sample] {
    accepted.map { Sample(text: $0, kind: nil, isSwift: true) }
      + refused.flatMap { kind, texts in
        texts.map { Sample(text: $0, kind: kind, isSwift: true) }
      }
      + malformed.flatMap { kind, texts in
        texts.map { Sample(text: $0, kind: kind, isSwift: false) }
      }
  }
}

/// A member or a head of a protocol.
struct Sample {
  let text: String

  /// Our message about it; nil if we accept it.
  let kind: DiagnosticMessage.Kind?

  /// Whether the compiler's parser reads it.
  ///
  /// Its meaning is not checked.
  let isSwift: Bool
}
