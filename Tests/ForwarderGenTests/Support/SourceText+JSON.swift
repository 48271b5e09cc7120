@testable import ForwarderGen

extension SourceText {
  /// The JSON that the text is; nil where it is none.
  var json: JSONNode? {
    var diagnostics = Diagnostics(of: self)
    return JSONParser.parse(self, &diagnostics)
  }
}
