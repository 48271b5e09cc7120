import ForwarderGen

/// The JSON Schema of the spec format.
///
/// It is made of what the keys say of themselves, so it cannot promise a key that the decoder does
/// not have, nor leave one out.
enum SpecSchema {
  /// The schema as a file, for editors and other tools.
  static var text: String {
    let dialect = JSONValue.Member(
      key: "$schema",
      value: "https://json-schema.org/draft/2020-12/schema"
    )
    return JSONValue.object([dialect] + root.members).fileText()
  }

  private static let root = SchemaNode(
    """
    A spec, NAME.delegates.json: the delegate protocols for which forwarder-gen \(Version.current) \
    generates forwarders. A whole one: { "version": 1, "protocols": [{ "protocol": \
    "NewsDelegate" }] }.
    """,
    .object(SpecFileKey.self)
  )
}

/// The descriptions of keys that several kinds of object have.
enum SharedDescription {
  static func condition(of what: String) -> String {
    "The compilation condition of \(what), as after #if: \"canImport(UIKit)\"."
  }

  static let doc = """
    The documentation comment, without slashes: "Hears about the life of a download." \\n begins a \
    new line.
    """

  static let delegatesProperty = """
    Another name for the forwarder's property 'delegates', less access than the forwarder has, or \
    both: "listeners", "internal delegates".
    """

  static let queues = """
    true: a delegate may be added with a queue to be called on, so arguments and answers have to be \
    Sendable, except those that 'unchecked' lists. Without this key, delegates are called on the \
    caller's thread.
    """

  static let events = """
    true: the forwarder has 'events()', an asynchronous sequence of its notifications, so their \
    arguments have to be Sendable. To leave a sender out of them: { "without": ["download"] }.
    """

  static func unchecked(of place: String) -> String {
    """
    Parameters \(place) that may go to queues, concurrent calls and events although they are not \
    Sendable: ["download"]. You promise that any thread may use them. Without this key, the compiler \
    checks all.
    """
  }
}

extension SchemaNode.Shape {
  /// The value of `events`.
  fileprivate static let events: Self = .either([
    SchemaNode("true: events have all arguments of their calls.", .boolean),
    SchemaNode("Events without some arguments of their calls.", .object(EventsKey.self)),
  ])

  /// A list of parameters.
  static let parameterNames: Self = .array(
    of: SchemaNode("The name or the label of a parameter: \"download\".", .string)
  )
}

extension EventsKey: DescribedKey {
  var description: String {
    switch self {
    case .without:
      """
      The parameters to leave out of events, by name or label: ["download"]. The events keep their \
      names.
      """
    }
  }

  var shape: SchemaNode.Shape { .parameterNames }
}

// MARK: - Specs

extension SpecFileKey: DescribedKey {
  var description: String {
    switch self {
    case .version:
      """
      The version of the format, always \(SpecDecoder.formatVersion). A new version would change what existing \
      specs mean.
      """
    case .imports:
      "What the generated file imports, in order: [\"Foundation\", \"public import Weather\"]."
    case .markers:
      """
      Protocols that yours inherit and that require nothing, so there is nothing to forward: \
      ["Marked", "Weather.Observing"]. You need not list those of \
      the standard library.
      """
    case .protocols:
      """
      The delegate protocols, by name or declared here: [{ "protocol": "NewsDelegate" }, { \
      "protocol": "protocol TickDelegate: AnyObject", "requirements": ["func tick()"] }].
      """
    case .composites:
      """
      Forwarders of several protocols at once: [{ "forwarder": "final class MultiTable", \
      "requires": ["TableData"] }].
      """
    }
  }

  var shape: SchemaNode.Shape {
    switch self {
    case .version: .exactly(.written(SpecDecoder.formatVersion))
    case .imports: .array(of: Self.importItem)
    case .markers:
      .array(of: SchemaNode("The name of a protocol that requires nothing: \"Marked\".", .string))
    case .protocols: .array(of: ProtocolKey.item)
    case .composites: .array(of: Self.composite)
    }
  }

  private static let importItem = SchemaNode(
    "An import: a module's name, a whole import, or an object for an import with a condition.",
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
        .object(ImportKey.self)
      ),
    ])
  )

  private static let composite = SchemaNode(
    """
    One forwarder of several protocols: { "forwarder": "final class MultiTable", \
    "requires": ["TableData"], "accepts": ["TableEditing"] }.
    """,
    .object(CompositeKey.self)
  )
}

extension ImportKey: DescribedKey {
  var description: String {
    switch self {
    case .import:
      """
      The name of a module, "FoundationXML", or a whole import as in a Swift file, \
      "public import FoundationXML".
      """
    case .if: SharedDescription.condition(of: "the import")
    }
  }

  var shape: SchemaNode.Shape { .string }
}

// MARK: - Protocols

extension ProtocolKey: DescribedKey {
  var description: String {
    switch self {
    case .protocol:
      """
      The name of a protocol that Swift declares, "DownloadDelegate", or the head of one as in a \
      Swift file, without its body: "public protocol DownloadDelegate: AnyObject, Sendable".
      """
    case .declared:
      """
      "here": the build generates the protocol, too. "elsewhere": it exists, and the spec repeats it. A \
      path from the spec's folder, "NewsDelegate.swift", or to the "UIKit.swiftinterface" of an import: \
      the build reads it there. Without this key, a head means "here".
      """
    case .forwarder:
      """
      The class to generate, "ManyListeners" or "internal final class ManyListeners", or false for \
      none. Without this key, it is called like the protocol, with "Multi" before the name.
      """
    case .requirements:
      """
      What the protocol requires, in order: ["func newsDidArrive()", { "declaration": \
      "func headline() -> String?", "dispatch": "firstNonNil" }].
      """
    case .delegatesProperty: SharedDescription.delegatesProperty
    case .queues: SharedDescription.queues
    case .events: SharedDescription.events
    case .unchecked: SharedDescription.unchecked(of: "of any requirement, by name or label,")
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(of: "the protocol and its forwarder")
    }
  }

  var shape: SchemaNode.Shape {
    switch self {
    case .protocol, .delegatesProperty, .doc, .if: .string
    case .declared: .word(["here", "elsewhere"])
    case .forwarder: .either([Self.forwarderHead, Self.noForwarder])
    case .queues: .boolean
    case .events: .events
    case .unchecked: .parameterNames
    case .requirements: .array(of: Self.requirement)
    }
  }

  private static let forwarderHead = SchemaNode(
    """
    The class's name, "ManyListeners", or its head as in a Swift file, \
    "internal final class ManyListeners".
    """,
    .string
  )

  private static let noForwarder = SchemaNode(
    "false: no forwarder is generated.",
    .exactly(.boolean(false))
  )

  private static let requirement = SchemaNode(
    "A requirement: its declaration, or an object if there is more to say.",
    .either([
      SchemaNode(
        """
        The declaration as in a Swift file: "func downloadDidStart(_ download: Download)".
        """,
        .string
      ),
      SchemaNode(
        """
        A requirement with more than a declaration: { "declaration": "var priority: Int { get }", \
        "dispatch": "first", "default": "0" }.
        """,
        .object(RequirementKey.self, without: [.requirement], required: [.declaration])
      ),
    ])
  )

  /// An item of `protocols`: what it may have depends on where the protocol is declared.
  fileprivate static let item = SchemaNode(
    """
    A delegate protocol, for which the build generates a forwarder: { "protocol": "NewsDelegate" }.
    """,
    .depending(
      on: [
        .having([Self.declared], matching: [.declared: swiftFile]),
        // The file is found by the protocol's name.
        .having([Self.protocol], matching: [.protocol: "^[^ :<]+$", .declared: swiftFile]),
      ],
      then: SchemaNode(
        "A protocol that a Swift file declares.",
        .object(
          Self.self,
          without: [.doc, .if],
          required: [.protocol],
          replacing: [.protocol: name, .declared: path, .requirements: entries]
        )
      ),
      otherwise: SchemaNode(
        "A protocol that the spec declares or repeats.",
        .object(Self.self, required: [.protocol, .requirements])
      )
    )
  )

  private static let swiftFile = #"\.swift(interface)?$"#

  private static let name = SchemaNode(
    "The protocol's name, \"NewsDelegate\", or \"Reader.Delegate\" if it is nested in a type.",
    .string
  )

  private static let path = SchemaNode(
    """
    The Swift file that declares the protocol, as a path from the spec's folder: \
    "NewsDelegate.swift". Without this key, the build finds the file in the target.
    """,
    .string
  )

  private static let entries = SchemaNode(
    """
    The decisions, for the requirements that need one: [{ "requirement": "headline(for:)", \
    "dispatch": "firstNonNil" }].
    """,
    .array(
      of: SchemaNode(
        """
        The decisions about one requirement of the Swift file: { "requirement": "priority", \
        "dispatch": "reduce(max)", "default": "0" }.
        """,
        .object(RequirementKey.self, without: [.declaration, .doc], required: [.requirement])
      )
    )
  )
}

extension CompositeKey: DescribedKey {
  var description: String {
    switch self {
    case .forwarder:
      """
      The class to generate: "MultiTable", or its head as in a Swift file, \
      "public final class MultiTable".
      """
    case .requires: "The protocols that every delegate has to adopt: [\"TableData\"]."
    case .accepts:
      """
      The protocols that a delegate may adopt; it gets the calls of those that it adopts: \
      ["TableSelection", "TableEditing"].
      """
    case .delegatesProperty: SharedDescription.delegatesProperty
    case .queues: SharedDescription.queues
    case .events: SharedDescription.events
    case .unchecked: SharedDescription.unchecked(of: "of any requirement, by name or label,")
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(of: "the forwarder")
    }
  }

  var shape: SchemaNode.Shape {
    switch self {
    case .forwarder, .delegatesProperty, .doc, .if: .string
    case .requires: .array(of: SchemaNode("The name of a protocol: \"TableData\".", .string))
    case .accepts: .array(of: SchemaNode("The name of a protocol: \"TableEditing\".", .string))
    case .queues: .boolean
    case .events: .events
    case .unchecked: .parameterNames
    }
  }
}
