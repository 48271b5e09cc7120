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
        "here": the protocol is written too. "elsewhere": it exists already, and is repeated here. A \
        path from the spec's folder, "NewsDelegate.swift": it is read from that file. Without this \
        key: "here".
        """,
        .word(["here", "elsewhere"])
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
    case .events: .events
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
          keys: RequirementKey.self,
          without: [.requirement],
          required: [.declaration]
        ),
      ])
    )
  }
}

extension ProtocolKey {
  /// An item of `protocols`: what it may have depends on where the protocol is declared.
  static let item = SchemaNode(
    """
    One delegate protocol, for which a forwarder class is written: { "protocol": "NewsDelegate", \
    "declared": "NewsDelegate.swift" }.
    """,
    .depending(
      on: Self.declared.rawValue,
      matching: #"\.swift$"#,
      then: SchemaNode(
        "A protocol that a Swift file declares.",
        keys: Self.self,
        without: [.doc, .if],
        required: [.protocol, .declared],
        replacing: [.protocol: name, .declared: path, .requirements: entries]
      ),
      otherwise: SchemaNode(
        "A protocol that the spec declares or repeats.",
        keys: Self.self,
        required: [.protocol, .requirements]
      )
    )
  )

  private static let name = SchemaNode(
    "The protocol's name, with the types that it is in: \"NewsDelegate\", \"Reader.Delegate\".",
    .string
  )

  private static let path = SchemaNode(
    "The Swift file that declares the protocol, from the spec's folder: \"NewsDelegate.swift\".",
    .string
  )

  private static let entries = SchemaNode(
    """
    The decisions about requirements, for those that need one: [{ "requirement": \
    "headline(for:)", "dispatch": "firstNonNil" }].
    """,
    .array(
      of: SchemaNode(
        """
        A decision about one requirement of the Swift file: { "requirement": "priority", \
        "dispatch": "reduce(max)", "default": "0" }.
        """,
        keys: RequirementKey.self,
        without: [.declaration, .doc],
        required: [.requirement]
      )
    )
  )
}
