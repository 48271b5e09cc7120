@testable import ForwarderGen

extension SourceText {
  /// A spec at `path` of `protocols`, each written in JSON.
  init(
    _ path: String,
    _ protocols: String...,
    markers: String...,
    imports: String = ""
  ) {
    let markers = markers.map { "\"\($0)\"" }.joined(separator: ", ")
    self.init(
      path: path,
      text: """
        { "version": 1, "markers": [\(markers)], "imports": [\(imports)], "protocols": [
        \(protocols.joined(separator: ",\n"))
        ] }
        """
    )
  }
}

/// A protocol with `requirements`, each written in JSON, on one line.
func declared(_ head: String, _ requirements: String..., keys: String = "") -> String {
  #"{ "protocol": "\#(head)", \#(keys)"requirements": [\#(requirements.joined(separator: ", "))] }"#
}

extension Generator.Generation {
  /// The mistakes, as they are printed.
  var lines: [String] { diagnostics.flatMap(\.lines) }
}
