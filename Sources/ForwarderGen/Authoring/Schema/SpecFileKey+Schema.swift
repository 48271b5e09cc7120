extension SpecFileKey: DescribedKey {
  var schema: SchemaNode {
    switch self {
    case .version:
      SchemaNode(
        """
        The version of the format, always \(SpecDecoder.formatVersion). It rises only when an existing file would mean \
        something else.
        """,
        .exactly(.written(SpecDecoder.formatVersion))
      )
    case .imports:
      SchemaNode(
        """
        What the generated file imports, in order: ["Foundation", "public import Weather"].
        """,
        .array(of: importItem)
      )
    case .markers:
      SchemaNode(
        """
        Protocols that others inherit and that require nothing, so that nothing of them is to be \
        forwarded: ["Marked", "Weather.Observing"]. Those of the standard library are known.
        """,
        .array(of: SchemaNode("The name of a protocol that requires nothing: \"Marked\".", .string))
      )
    case .protocols:
      SchemaNode(
        """
        The delegate protocols, each with what it requires: [{ "protocol": "protocol \
        NewsDelegate: AnyObject", "requirements": ["func newsDidArrive()"] }].
        """,
        .array(of: ProtocolKey.item)
      )
    case .composites:
      SchemaNode(
        """
        Forwarders of several protocols at once: [{ "forwarder": "final class MultiTable", \
        "requires": ["TableData"] }].
        """,
        .array(
          of: SchemaNode(
            """
            One forwarder of several protocols: { "forwarder": "final class MultiTable", \
            "requires": ["TableData"], "accepts": ["TableEditing"] }.
            """,
            keys: CompositeKey.self
          )
        )
      )
    }
  }

  private var importItem: SchemaNode {
    SchemaNode(
      "One import: a module, a whole import, or an object where it has a condition.",
      .either([
        SchemaNode(
          """
          The name of a module, "Foundation", or a whole import as in a Swift file, \
          "public import Foundation".
          """,
          .string
        ),
        SchemaNode(
          """
          An import with a condition: { "import": "FoundationXML", "if": \
          "canImport(FoundationXML)" }.
          """,
          keys: ImportKey.self
        ),
      ])
    )
  }
}
