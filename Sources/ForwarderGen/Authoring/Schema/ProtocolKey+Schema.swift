extension ProtocolKey: DescribedKey {
  var schema: SchemaNode {
    switch self {
    case .protocol:
      SchemaNode(
        """
        The protocol's head as in a Swift file, without its body: "public protocol \
        DownloadDelegate: AnyObject, Sendable".
        """,
        .string
      )
    case .declared:
      SchemaNode(
        """
        "here": the protocol is written too. "elsewhere": it exists already, only its forwarder is \
        written, and the compiler holds the two against each other. Without this key: "here".
        """,
        .word(ProtocolSpec.Place.allCases.map(\.rawValue))
      )
    case .forwarder:
      SchemaNode(
        """
        The class that is written, "ManyListeners" or "internal final class ManyListeners", or \
        false for none. Without this key: Multi and the protocol's name.
        """,
        .either([
          SchemaNode(
            """
            The class's name, "ManyListeners", or its head as in a Swift file, \
            "internal final class ManyListeners".
            """,
            .string
          ),
          SchemaNode("false: no forwarder is written.", .exactly(.boolean(false))),
        ])
      )
    case .delegatesProperty: .delegatesProperty
    case .queues: .queues
    case .requirements:
      SchemaNode(
        """
        What the protocol requires, in order: ["func newsDidArrive()", { "declaration": \
        "func headline() -> String?", "dispatch": "firstNonNil" }].
        """,
        .array(of: requirement)
      )
    case .doc: .doc
    case .if: .condition(round: "the protocol and its forwarder")
    }
  }

  private var requirement: SchemaNode {
    SchemaNode(
      "One requirement: its declaration, or an object where there is more to say of it.",
      .either([
        SchemaNode(
          """
          The declaration as in a Swift file: "func downloadDidStart(_ download: Download)". Short \
          for an object that has nothing but this 'declaration'.
          """,
          .string
        ),
        SchemaNode(
          """
          A requirement of which there is more to say: { "declaration": "var priority: Int \
          { get }", "dispatch": "first", "default": "0" }.
          """,
          keys: RequirementKey.self
        ),
      ])
    )
  }
}
