@testable import ForwarderGen

extension SourceText {
  /// The JSON that the text is; nil where it is none.
  var json: JSONNode? { json(limits: .spec) }
}
