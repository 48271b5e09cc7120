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
    writes forwarder classes. This is a whole one: { "version": 1, "protocols": [{ "protocol": \
    "NewsDelegate" }] }.
    """,
    .object(SpecFileKey.self)
  )
}

/// The descriptions of keys that several kinds of object have.
enum SharedDescription {
  static func condition(round what: String) -> String {
    "The compilation condition round \(what), as behind #if: \"canImport(UIKit)\"."
  }

  static let doc = """
    The documentation comment, without slashes; \\n begins a new line: "Hears about the life of a \
    download."
    """

  static let delegatesProperty = """
    Another name for the forwarder's property 'delegates', or less access than the forwarder's, or \
    both: "listeners", "internal delegates".
    """

  static let queues = """
    true: registrations may name a queue on which their delegate is called, so arguments and \
    answers have to be Sendable, apart from those that 'unchecked' lists. Without this key they may \
    not.
    """

  static let events = """
    The forwarder has 'events()', an asynchronous sequence of its notifications, so their arguments \
    have to be Sendable; to leave a sender out: { "without": ["download"] }. Without this key there is no \
    sequence.
    """

  static func unchecked(of place: String) -> String {
    """
    Parameters \(place), by names or labels, that go to queues, concurrent calls and events although \
    they are not Sendable: ["download"]. You promise that any thread may use them. Without this key the \
    compiler checks all.
    """
  }
}

extension SchemaNode.Shape {
  /// The value of `events`.
  fileprivate static let events: Self = .either([
    SchemaNode("true: an event has all arguments of its call.", .boolean),
    SchemaNode("An event has the arguments of its call but for some.", .object(EventsKey.self)),
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
      The parameters whose arguments no event has, by their names or labels: ["download"]. A case \
      keeps its name.
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
      The version of the format, always \(SpecDecoder.formatVersion). It rises only when an existing file would mean \
      something else.
      """
    case .imports:
      "What the generated file imports, in order: [\"Foundation\", \"public import Weather\"]."
    case .markers:
      """
      Protocols that others inherit and that require nothing, so that nothing of them is to be \
      forwarded: ["Marked", "Weather.Observing"]. Those of the standard library are known.
      """
    case .protocols:
      """
      The delegate protocols, by their names, or declared here: [{ "protocol": "NewsDelegate" }, { \
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
    case .markers: .array(of: Self.marker)
    case .protocols: .array(of: ProtocolKey.item)
    case .composites: .array(of: Self.composite)
    }
  }

  private static let importItem = SchemaNode(
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
        .object(ImportKey.self)
      ),
    ])
  )

  private static let marker = SchemaNode(
    "The name of a protocol that requires nothing: \"Marked\".",
    .string
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
    case .if: SharedDescription.condition(round: "the import")
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
      "here": the protocol is written too. "elsewhere": it exists already, and is repeated here. A \
      path from the spec's folder, "NewsDelegate.swift", or "UIKit.swiftinterface" as an import writes \
      it: it is read from that file. Without this key: for a head, "here".
      """
    case .forwarder:
      """
      The class that is written, "ManyListeners" or "internal final class ManyListeners", or \
      false for none. Without this key: Multi and the protocol's name.
      """
    case .requirements:
      """
      What the protocol requires, in order: ["func newsDidArrive()", { "declaration": \
      "func headline() -> String?", "dispatch": "firstNonNil" }].
      """
    case .delegatesProperty: SharedDescription.delegatesProperty
    case .queues: SharedDescription.queues
    case .events: SharedDescription.events
    case .unchecked: SharedDescription.unchecked(of: "of all requirements")
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(round: "the protocol and its forwarder")
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
    "false: no forwarder is written.",
    .exactly(.boolean(false))
  )

  private static let requirement = SchemaNode(
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
        .object(RequirementKey.self, without: [.requirement], required: [.declaration])
      ),
    ])
  )

  /// An item of `protocols`: what it may have depends on where the protocol is declared.
  fileprivate static let item = SchemaNode(
    """
    One delegate protocol, for which a forwarder class is written: { "protocol": "NewsDelegate" }.
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
    "The protocol's name, with the types that it is in: \"NewsDelegate\", \"Reader.Delegate\".",
    .string
  )

  private static let path = SchemaNode(
    """
    The Swift file that declares the protocol, from the spec's folder: "NewsDelegate.swift". Without \
    this key: the file of the target that does.
    """,
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
      The class that is written: "MultiTable", or its head as in a Swift file, \
      "public final class MultiTable".
      """
    case .requires: "Protocols to all of which every delegate conforms: [\"TableData\"]."
    case .accepts:
      """
      Protocols to which a delegate may conform; it hears of those that it does: \
      ["TableSelection", "TableEditing"].
      """
    case .delegatesProperty: SharedDescription.delegatesProperty
    case .queues: SharedDescription.queues
    case .events: SharedDescription.events
    case .unchecked: SharedDescription.unchecked(of: "of all requirements")
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(round: "the forwarder")
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
