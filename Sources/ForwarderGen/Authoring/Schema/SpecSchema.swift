/// The JSON Schema of the spec format.
///
/// It is made of what the keys say of themselves, so it cannot promise a key that the decoder does
/// not have, nor leave one out.
enum SpecSchema {
  /// The schema as a file, for editors and other tools.
  static var text: String {
    let dialect = JSONValue.Member(
      key: "$schema",
      value: .string("https://json-schema.org/draft/2020-12/schema")
    )
    return JSONValue.object([dialect] + root.members).fileText()
  }

  private static let root = SchemaNode(
    """
    A spec, NAME.delegates.json: the delegate protocols for which forwarder-gen \(Version.current) \
    writes forwarder classes. The smallest one is { "version": 1 }.
    """,
    keys: SpecFileKey.self
  )
}
