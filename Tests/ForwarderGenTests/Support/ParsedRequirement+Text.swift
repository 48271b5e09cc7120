@testable import ForwarderGen

extension ParsedRequirement {
  /// The declaration on one line, with the attributes first.
  var text: String {
    (declaration.attributes.map(\.text) + declaration.modifiers.map(\.text) + [body])
      .joined(separator: " ")
  }
}
