/// The schemas of keys that several kinds of object have.
extension SchemaNode {
  /// A compilation condition round `what`.
  static func condition(round what: String) -> Self {
    Self("The compilation condition round \(what), as behind #if: \"canImport(UIKit)\".", .string)
  }

  static let doc = Self(
    """
    The documentation comment, without slashes; \\n begins a new line: "Hears about the life of a \
    download."
    """,
    .string
  )

  static let delegatesProperty = Self(
    """
    Another name for the forwarder's property 'delegates', or less access than the forwarder's, or \
    both: "listeners", "internal delegates".
    """,
    .string
  )

  static let queues = Self(
    """
    true: registrations may name a queue on which their delegate is called, so arguments and \
    answers have to be Sendable. Without this key they may not.
    """,
    .boolean
  )

  static let events = Self(
    """
    true: the forwarder has 'events()', an asynchronous sequence of its notifications, so their \
    arguments have to be Sendable. Without this key it has none.
    """,
    .boolean
  )
}

extension IgnoredKey {
  /// The schema of the key's value.
  var schema: SchemaNode {
    switch self {
    case .schema:
      SchemaNode(
        """
        Where an editor finds the schema of this file, which 'forwarder-gen schema' prints; the \
        tool ignores it: "../.vscode/delegates.schema.json".
        """,
        .anything
      )
    case .comment:
      SchemaNode(
        """
        A note for those who read this file, which the tool ignores: "the old calls go with \
        version 2".
        """,
        .anything
      )
    }
  }
}
