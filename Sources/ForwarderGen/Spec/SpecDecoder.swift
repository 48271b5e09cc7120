/// Turns positioned JSON into a spec, without what cannot be understood, which is reported.
package struct SpecDecoder {
  /// The format version that this tool reads.
  package static let formatVersion = "1"

  private var diagnostics: Diagnostics

  static func decode(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> Spec? {
    var decoder = SpecDecoder(diagnostics: diagnostics)
    defer { diagnostics = decoder.diagnostics }
    return decoder.spec(node)
  }

  private mutating func spec(_ node: JSONNode) -> Spec? {
    // The keys of a spec of another version may be right in that version.
    if let stated = node[SpecKey.version.rawValue], case .number(let version) = stated.value,
      version != Self.formatVersion
    {
      let message = DiagnosticMessage.unknownVersion(version, known: Self.formatVersion)
      diagnostics.report(message, at: stated.position)
      return nil
    }
    guard let object = SpecObject(node, .spec, &diagnostics) else { return nil }
    if let node = object[.version].known, node.typeName != "a number" {
      node.refuse(as: "'version'", expected: "a number", &diagnostics)
    }
    let imports = object.elements(.imports, &diagnostics).known ?? []
    let markers = object.strings(.markers, "a marker", &diagnostics)
    let protocols = object.elements(.protocols, &diagnostics).known ?? []
    let composites = object.elements(.composites, &diagnostics).known ?? []
    return Spec(
      source: diagnostics.source,
      position: node.position,
      imports: imports.compactMap { importDeclaration($0) },
      markers: markers.map { Set($0.map(\.text)) },
      protocols: protocols.compactMap { protocolSpec($0) },
      composites: composites.compactMap { compositeSpec($0) }
    )
  }

  private mutating func importDeclaration(_ node: JSONNode) -> ImportDeclaration? {
    let text: EmbeddedText
    var condition: Condition?
    switch node.value {
    case .string(let stated): text = stated
    case .object:
      guard let object = SpecObject(node, .import, &diagnostics),
        let stated = object.string(.import, &diagnostics).known
      else { return nil }
      text = stated
      condition = object.swift(.if, DeclarationParser.condition, &diagnostics).known
    default:
      node.refuse(as: "an import", expected: "a string or an object", &diagnostics)
      return nil
    }
    var parsed = diagnostics.attempt(DeclarationParser.importDeclaration, text)
    parsed?.position = text.start
    parsed?.condition = condition
    return parsed
  }

  // MARK: Protocols

  private mutating func protocolSpec(_ node: JSONNode) -> ProtocolSpec? {
    guard let object = SpecObject(node, .protocol, &diagnostics) else { return nil }
    var known = place(object)
    let head = object.string(.protocol, &diagnostics).known
    if known == .here, object[.declared] == .absent, head?.isName == true { known = .target }
    let listed = object.elements(.requirements, &diagnostics)
    if listed == .absent, known?.isFile == false, !object.hasMisplacedKey {
      diagnostics.report(.missingKey("requirements", of: "a protocol"), at: node.position)
    }
    if known?.isFile == true {
      for key in [SpecKey.doc, .if] {
        object.refuse(key, .keyOfSwift(key.rawValue), &diagnostics)
      }
    }
    let place = known ?? .elsewhere
    let nodes = known == nil ? [] : listed.known ?? []
    let requirements = nodes.compactMap { requirementSpec($0, inFile: place.isFile) }
    return ProtocolSpec(
      // Whether it is a name or a declaration depends on the place.
      head: known == nil ? nil : head,
      place: place,
      forwarder: forwarderChoice(object),
      options: ForwarderOptions(object, &diagnostics),
      requirements: requirements,
      isComplete: listed != .unclear && requirements.count == nodes.count
    )
  }

  /// Where the protocol is declared; nil, after a report, if there is no such place.
  private mutating func place(_ object: SpecObject) -> ProtocolSpec.Place? {
    let stated = object.string(.declared, &diagnostics)
    guard let text = stated.known else { return stated == .absent ? .here : nil }
    switch text.text {
    case "here": return .here
    case "elsewhere": return .elsewhere
    case let path where path.hasPrefix("/") || path.hasPrefix("~"):
      diagnostics.report(.absolutePath(path), at: text.quotePosition)
    case let path where OutputName.isSwift(path): return .file(text)
    default: diagnostics.report(.unknownPlace(text.text), at: text.quotePosition)
    }
    return nil
  }

  private mutating func forwarderChoice(_ object: SpecObject) -> ProtocolSpec.ForwarderChoice {
    guard let node = object[.forwarder].known else {
      // An item without a clear name conflicts with no other.
      return object[.forwarder] == .absent ? .derived : .none
    }
    switch node.value {
    case .boolean(false): break
    case .string(let text):
      let head = diagnostics.attempt(DeclarationParser.forwarderHead, text)
      return head.map { .head($0) } ?? .none
    default:
      let expected = "a class name, a class head or false"
      node.refuse(as: "'forwarder'", expected: expected, &diagnostics)
    }
    return .none
  }

  private mutating func requirementSpec(
    _ node: JSONNode,
    inFile isInFile: Bool
  ) -> RequirementSpec? {
    let key: SpecKey = isInFile ? .requirement : .declaration
    let other: SpecKey = isInFile ? .declaration : .requirement
    let misplaced = DiagnosticMessage.misplacedSubject(other.rawValue, expected: key.rawValue)
    switch node.value {
    case .object: break
    case .string(let text) where !isInFile: return RequirementSpec(declaration: text)
    case .string:
      diagnostics.report(misplaced, at: node.position)
      return nil
    default:
      let expected = isInFile ? "an object" : "a string or an object"
      node.refuse(as: "a requirement", expected: expected, &diagnostics)
      return nil
    }
    guard let object = SpecObject(node, .requirement, &diagnostics) else { return nil }
    let decision = RequirementDecision(.init(object, &diagnostics))
    if isInFile {
      object.refuse(.doc, .keyOfSwift(SpecKey.doc.rawValue), &diagnostics)
    } else {
      object.refuse(.forwarded, .forwardedInSpec, &diagnostics)
    }
    if object.refuse(other, misplaced, &diagnostics) { return nil }
    let subject = object.string(key, &diagnostics)
    if subject == .absent, !object.hasMisplacedKey {
      diagnostics.report(.missingKey(key.rawValue, of: "a requirement"), at: node.position)
    }
    return subject.known.map { RequirementSpec(declaration: $0, decision: decision) }
  }

  // MARK: Composites

  private mutating func compositeSpec(_ node: JSONNode) -> CompositeSpec? {
    guard let object = SpecObject(node, .composite, &diagnostics) else { return nil }
    let required = object.strings(.requires, "a protocol's name", &diagnostics)
    let accepted = object.strings(.accepts, "a protocol's name", &diagnostics)
    let isUnclear = required == .unclear || accepted == .unclear
    if !isUnclear, !object.hasMisplacedKey, required.known ?? [] == [], accepted.known ?? [] == [] {
      diagnostics.report(.compositeOfNothing, at: node.position)
    }
    let options = ForwarderOptions(object, &diagnostics)
    let forwarder = object.swift(.forwarder, DeclarationParser.forwarderHead, &diagnostics).known
    // Without it, there is no telling what its forwarder is called.
    guard let forwarder else { return nil }
    return CompositeSpec(
      forwarder: forwarder,
      required: required.known ?? [],
      accepted: accepted.known ?? [],
      options: options
    )
  }
}

extension EmbeddedText {
  /// Whether it is nothing but the name of a protocol: `Feed.Delegate`.
  fileprivate var isName: Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
      .allSatisfy { name in
        let isEscaped = name.hasPrefix("`")
        return Keyword.isIdentifier(name.withoutBackTicks)
          && (isEscaped || !Keyword.isReserved(name))
      }
  }
}

/// The specs of a run whose JSON has been read.
package struct DecodedSpecs: Sendable {
  /// The specs to generate from, and after them the references, which are only known.
  let sources: [SourceText]

  /// How many are to be generated from.
  package let ownCount: Int

  /// Nil where one could not be understood.
  package private(set) var specs: [Spec?] = []

  /// The mistakes in each of them.
  package private(set) var reports: [Diagnostics] = []

  /// Reads `own` and `references`.
  package init(_ own: [SourceText], references: [SourceText] = []) {
    // A file that is given twice declares its protocols once.
    var known = Set(own.map(\.path))
    sources = own + references.filter { known.insert($0.path).inserted }
    ownCount = own.count
    for source in sources {
      var report = Diagnostics(of: source)
      let node = JSONParser.parse(source, &report)
      specs.append(node.flatMap { SpecDecoder.decode($0, &report) })
      reports.append(report)
    }
  }

  /// The names of the protocols that they look for in Swift files.
  var swiftProtocols: Set<String> {
    let protocols = specs.compactMap(\.self).flatMap(\.protocols).filter(\.place.isFile)
    return Set(protocols.compactMap { $0.head?.text.withoutBackTicks })
  }

  /// The paths of the Swift files that they name, each once, as the tool opens them.
  var swiftFiles: [String] {
    specs.compactMap(\.self)
      .flatMap { spec in
        spec.protocols.compactMap { item in
          if case .file(let path) = item.place { spec.source.opening(path.text) } else { nil }
        }
      }
      .unique
  }
}
