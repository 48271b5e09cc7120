extension CompositeKey: DescribedKey {
  var schema: SchemaNode {
    switch self {
    case .forwarder:
      SchemaNode(
        """
        The class that is written: "MultiTable", or its head as in a Swift file, \
        "public final class MultiTable".
        """,
        .string
      )
    case .requires:
      SchemaNode(
        "Protocols to all of which every delegate conforms: [\"TableData\"].",
        .array(of: SchemaNode("The name of a protocol: \"TableData\".", .string))
      )
    case .accepts:
      SchemaNode(
        """
        Protocols to which a delegate may conform; it hears of those that it does: \
        ["TableSelection", "TableEditing"].
        """,
        .array(of: SchemaNode("The name of a protocol: \"TableEditing\".", .string))
      )
    case .delegatesProperty: .delegatesProperty
    case .queues: .queues
    case .events: .events
    case .doc: .doc
    case .if: .condition(round: "the forwarder")
    }
  }
}
