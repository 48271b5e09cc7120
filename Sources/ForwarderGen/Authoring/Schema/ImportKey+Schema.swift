extension ImportKey: DescribedKey {
  var schema: SchemaNode {
    switch self {
    case .import:
      SchemaNode(
        """
        The name of a module, "FoundationXML", or a whole import as in a Swift file, \
        "public import FoundationXML".
        """,
        .string
      )
    case .if: .condition(round: "the import")
    }
  }
}
