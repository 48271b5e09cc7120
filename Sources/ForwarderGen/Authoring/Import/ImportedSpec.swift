/// The result of an import as a spec states it: the protocols, and the modules that they need.
struct ImportedSpec: Equatable, Sendable {
  var imports: [ImportedModule] = []
  var protocols: [ImportedProtocol] = []
}

/// A protocol that exists already, as an item of `protocols` states it.
struct ImportedProtocol: Equatable, Sendable {
  /// `public protocol XMLParserDelegate: AnyObject`; nested: `protocol Outer.Delegate`.
  let head: String

  /// `Outer.Delegate`.
  let path: String
  var doc: String?
  var condition: String?

  /// Another name for the forwarder's `delegates`, when a requirement takes that.
  var delegatesProperty: String?
  var requirements: [ImportedRequirement] = []
}

/// A requirement of a protocol that exists already, as an item of `requirements` states it.
struct ImportedRequirement: Equatable, Sendable {
  /// On one line: `func parserDidStartDocument(_ parser: XMLParser)`.
  let declaration: String

  /// The identity by which declarations are compared.
  let identity: RequirementIdentity

  /// `first`, where a dispatch has to be stated.
  var dispatch: String?

  /// `preconditionFailure("no delegate")`, where one has to be stated: it always traps.
  var fallback: String?

  /// Whether an adopter may leave it out.
  var isOptional = false

  /// Its case name, where the derived one is taken.
  var name: String?
  var doc: String?
}

extension ImportedSpec {
  /// The text of a new spec.
  var text: String { json.fileText(style: JSONStyle(listKeys: Self.listKeys)) }

  /// Requirements have a line each, so that a change of one is a change of its line.
  static let listKeys: Set<String> = [
    SpecFileKey.protocols.rawValue, SpecFileKey.composites.rawValue,
    ProtocolKey.requirements.rawValue,
  ]

  private var json: JSONValue {
    let imports = JSONValue.Member(SpecFileKey.imports, .array(imports.map(\.json)))
    return .object(
      [JSONValue.Member(SpecFileKey.version, .written(SpecDecoder.formatVersion))]
        + (self.imports.isEmpty ? [] : [imports])
        + [JSONValue.Member(SpecFileKey.protocols, .array(protocols.map(\.json)))]
    )
  }
}

extension ImportedModule {
  var json: JSONValue {
    guard let condition else { return .string(text) }
    return .object([
      JSONValue.Member(ImportKey.import, .string(text)),
      JSONValue.Member(ImportKey.if, .string(condition)),
    ])
  }
}

extension ImportedProtocol {
  var json: JSONValue {
    .object(
      [
        JSONValue.Member(ProtocolKey.protocol, .string(head)),
        JSONValue.Member(ProtocolKey.declared, .string("elsewhere")),
        JSONValue.Member(ProtocolKey.delegatesProperty, delegatesProperty),
        JSONValue.Member(ProtocolKey.doc, doc),
        JSONValue.Member(ProtocolKey.if, condition),
        JSONValue.Member(ProtocolKey.requirements, .array(requirements.map(\.json))),
      ]
      .compactMap { $0 }
    )
  }
}

extension ImportedRequirement {
  /// A string where nothing is said but the declaration.
  var json: JSONValue {
    let members =
      answer
      + [
        isOptional ? JSONValue.Member(RequirementKey.optional, .boolean(true)) : nil,
        JSONValue.Member(RequirementKey.name, name),
        JSONValue.Member(RequirementKey.doc, doc),
      ]
      .compactMap { $0 }
    if members.isEmpty { return .string(declaration) }
    return .object(
      [JSONValue.Member(RequirementKey.declaration, .string(declaration))] + members
    )
  }

  /// The `dispatch` and the `default`, if they have to be stated.
  var answer: [JSONValue.Member] {
    [
      JSONValue.Member(RequirementKey.dispatch, dispatch),
      JSONValue.Member(RequirementKey.default, fallback),
    ]
    .compactMap { $0 }
  }
}

extension JSONValue.Member {
  init(_ key: some SpecKey, _ value: JSONValue) {
    self.init(key: key.rawValue, value: value)
  }

  /// A member whose value is `text`; nil if there is none.
  init?(_ key: some SpecKey, _ text: String?) {
    guard let text else { return nil }
    self.init(key: key.rawValue, value: .string(text))
  }
}

extension ProtocolSpec {
  /// `Outer.Delegate`, also where the item has a whole head.
  var path: String? {
    guard let head else { return nil }
    if place.isFile { return head.text.withoutBackTicks }
    return (try? DeclarationParser.protocolHead(head))?.path ?? head.text
  }
}
