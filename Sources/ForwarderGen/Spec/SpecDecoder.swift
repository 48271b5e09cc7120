/// Turns positioned JSON into a spec.
///
/// Every mistake is reported. Parts that cannot be understood are left out of the result, which is
/// not emitted then.
enum SpecDecoder {
  /// The format version that this tool reads.
  static let formatVersion = "1"

  static func decode(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> Spec? {
    guard isReadable(node, &diagnostics) else { return nil }
    guard let object = SpecObject<SpecFileKey>(node, &diagnostics) else { return nil }
    if let node = object[.version].known, node.typeName != "a number" {
      node.refuse(as: "'version'", expected: "a number", &diagnostics)
    }
    let imports = object.elements(.imports, &diagnostics).known ?? []
    let markers = object.elements(.markers, &diagnostics)
    let protocols = object.elements(.protocols, &diagnostics).known ?? []
    let composites = object.elements(.composites, &diagnostics).known ?? []
    return Spec(
      source: diagnostics.source,
      position: node.position,
      imports: imports.compactMap { importSpec($0, &diagnostics) },
      markers: markers.map { nodes in
        Set(nodes.compactMap { $0.string(as: "a marker", &diagnostics)?.text })
      },
      protocols: protocols.compactMap { protocolSpec($0, &diagnostics) },
      composites: composites.compactMap { compositeSpec($0, &diagnostics) }
    )
  }

  /// Whether the spec is of the version that this tool reads, as far as it says.
  ///
  /// A spec of another version is not examined further: its keys may be right in that version.
  private static func isReadable(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> Bool {
    guard case .object(let members) = node.value else { return true }
    for member in members where member.key.text == SpecFileKey.version.rawValue {
      guard case .number(let version) = member.value.value, version != formatVersion else {
        continue
      }
      let message = DiagnosticMessage.unknownVersion(version, known: formatVersion)
      diagnostics.report(message, at: member.value.position)
      if Double(version) != Double(formatVersion) { return false }
    }
    return true
  }

  private static func importSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> ImportDeclaration? {
    let declaration: EmbeddedText
    var condition: Condition?
    switch node.value {
    case .string(let text): declaration = text
    case .object:
      guard let object = SpecObject<ImportKey>(node, &diagnostics),
        let text = object.string(.import, &diagnostics).known
      else { return nil }
      declaration = text
      condition = object.swift(.if, DeclarationParser.condition, &diagnostics).known
    default:
      node.refuse(as: "an import", expected: "a string or an object", &diagnostics)
      return nil
    }
    var parsed = diagnostics.attempt(DeclarationParser.importDeclaration, declaration)
    parsed?.position = declaration.start
    parsed?.condition = condition
    return parsed
  }

  private static func protocolSpec(
    _ node: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> ProtocolSpec? {
    guard let object = SpecObject<ProtocolKey>(node, &diagnostics) else { return nil }
    var known = place(object, &diagnostics)
    var place = known ?? .elsewhere
    let head = object.string(.protocol, &diagnostics).known
    if place == .here, object[.declared] == .absent, let text = head, let name = text.nameAlone {
      if text.text == name, !declaresRequirements(object) {
        place = .target
        known = .target
      } else {
        diagnostics.report(.nameWithoutPlace(name), at: text.quotePosition)
        known = nil
      }
    }
    let listed = object.elements(.requirements, &diagnostics)
    if listed == .absent, known?.isFile == false, !object.hasMisplacedKey {
      diagnostics.report(.missingKey("requirements", of: "a protocol"), at: node.position)
    }
    if place.isFile {
      for key in [ProtocolKey.doc, .if] {
        object.refuse(key, .keyOfSwift(key.rawValue), &diagnostics)
      }
    }
    let decoded =
      known == nil
      ? [] : (listed.known ?? []).map { requirementSpec($0, in: place, &diagnostics) }
    let requirements = decoded.compactMap(\.self)
    return ProtocolSpec(
      // Whether it is a name or a declaration depends on the place.
      head: known == nil ? nil : head,
      place: place,
      forwarder: forwarderChoice(object, &diagnostics),
      options: ForwarderOptions(object, &diagnostics),
      requirements: requirements,
      isComplete: listed != .unclear && requirements.count == decoded.count
    )
  }

  /// Whether what the item requires is declared in it.
  private static func declaresRequirements(_ object: SpecObject<ProtocolKey>) -> Bool {
    guard case .array(let items)? = object[.requirements].known?.value else { return false }
    return items.contains { item in
      guard case .object(let members) = item.value else { return true }
      return members.contains { $0.key.text == RequirementKey.declaration.rawValue }
    }
  }

  /// Where the protocol is declared; nil, after a report, if there is no such place.
  private static func place(
    _ object: SpecObject<ProtocolKey>,
    _ diagnostics: inout Diagnostics
  ) -> ProtocolSpec.Place? {
    let stated = object.string(.declared, &diagnostics)
    guard let text = stated.known else {
      return stated == .absent ? .here : nil
    }
    switch text.text {
    case "here": return .here
    case "elsewhere": return .elsewhere
    case let path where path.hasPrefix("/") || path.hasPrefix("~"):
      diagnostics.report(.absolutePath(path), at: text.quotePosition)
      return nil
    case let path where OutputName.isSwift(path): return .file(text)
    default:
      diagnostics.report(.unknownPlace(text.text), at: text.quotePosition)
      return nil
    }
  }

  private static func forwarderChoice(
    _ object: SpecObject<ProtocolKey>,
    _ diagnostics: inout Diagnostics
  ) -> ProtocolSpec.ForwarderChoice {
    let choice: Stated<ProtocolSpec.ForwarderChoice> = object[.forwarder]
      .map { node in
        switch node.value {
        case .boolean(false): return ProtocolSpec.ForwarderChoice.none
        case .string(let text):
          return diagnostics.attempt(DeclarationParser.forwarderHead, text).map { .head($0) }
        default:
          node.refuse(
            as: "'forwarder'",
            expected: "a class name, a class head or false",
            &diagnostics
          )
          return nil
        }
      }
    // An item without a clear name conflicts with no other.
    return choice == .absent ? .derived : choice.known ?? .none
  }

  private static func requirementSpec(
    _ node: JSONNode,
    in place: ProtocolSpec.Place,
    _ diagnostics: inout Diagnostics
  ) -> RequirementSpec? {
    let (key, other): (RequirementKey, RequirementKey) =
      place.isFile ? (.requirement, .declaration) : (.declaration, .requirement)
    if case .string(let text) = node.value {
      if !place.isFile { return RequirementSpec(declaration: text) }
      diagnostics.report(
        .misplacedSubject(other.rawValue, expected: key.rawValue),
        at: node.position
      )
      return nil
    }
    guard case .object = node.value else {
      let expected = place.isFile ? "an object" : "a string or an object"
      node.refuse(as: "a requirement", expected: expected, &diagnostics)
      return nil
    }
    guard let object = SpecObject<RequirementKey>(node, &diagnostics) else { return nil }
    let decision = RequirementDecision(object, &diagnostics)
    if !place.isFile {
      object.refuse(.forwarded, .forwardedInSpec, &diagnostics)
    } else if decision.isForwarded == true {
      object.refuse(.forwarded, .forwardedAnyway, &diagnostics)
    }
    if place.isFile {
      object.refuse(.doc, .keyOfSwift(RequirementKey.doc.rawValue), &diagnostics)
    }
    let misplaced = DiagnosticMessage.misplacedSubject(other.rawValue, expected: key.rawValue)
    if object.refuse(other, misplaced, &diagnostics) { return nil }
    let subject = object.string(key, &diagnostics)
    if subject == .absent, !object.hasMisplacedKey {
      diagnostics.report(.missingKey(key.rawValue, of: "a requirement"), at: node.position)
    }
    guard let declaration = subject.known else { return nil }
    if decision.isForwarded == false, !decision.isUndecided {
      object.refuse(.forwarded, .forwardedWithKeys, &diagnostics)
    }
    return RequirementSpec(declaration: declaration, decision: decision)
  }

  static func compositeSpec(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> CompositeSpec? {
    guard let object = SpecObject<CompositeKey>(node, &diagnostics) else { return nil }
    let required = names(.requires, of: object, &diagnostics)
    let accepted = names(.accepts, of: object, &diagnostics)
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

  /// The names of protocols at `key`; unclear, and reported, where one of them is no string.
  private static func names(
    _ key: CompositeKey,
    of object: SpecObject<CompositeKey>,
    _ diagnostics: inout Diagnostics
  ) -> Stated<[EmbeddedText]> {
    object.elements(key, &diagnostics)
      .map { elements in
        let names = elements.compactMap { $0.string(as: "a protocol's name", &diagnostics) }
        return names.count == elements.count ? names : nil
      }
  }
}

extension EmbeddedText {
  /// The name in a head that lacks the word 'protocol': in `public Feed.Delegate: AnyObject`,
  /// `Feed.Delegate`.
  fileprivate var nameAlone: String? {
    let words = text.prefix { $0 != ":" && $0 != "<" }.split(separator: " ")
    guard let name = words.last, !words.contains("protocol"), words.dropLast().last != "class",
      words.dropLast().allSatisfy({ $0 == "any" || Modifier.words.contains(String($0)) })
    else { return nil }
    let names = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = names.allSatisfy {
      Keyword.isIdentifier(String($0)) && !Keyword.isReserved(String($0))
    }
    return isName ? String(name) : nil
  }
}

/// The specs of a run whose JSON has been read.
struct DecodedSpecs: Sendable {
  /// Those to generate from, and behind them those that are only known.
  let sources: [SourceText]

  /// How many are to be generated from.
  let ownCount: Int

  /// Nil where one could not be understood.
  private(set) var specs: [Spec?] = []

  /// The mistakes in each of them.
  private(set) var reports: [Diagnostics] = []

  /// Reads `own` and `references`.
  init(_ own: [SourceText], references: [SourceText] = []) {
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
    Set(
      specs.compactMap(\.self).flatMap(\.protocols).filter(\.place.isFile)
        .compactMap { $0.head?.text.withoutBackTicks }
    )
  }

  /// The specs that name protocols of their targets, with the modules that they import, where these may
  /// be, too.
  var searching: [(path: String, imports: Set<String>)] {
    specs.compactMap(\.self).filter { $0.protocols.contains { $0.place == .target } }
      .map { spec in
        let names = spec.imports.compactMap { $0.module.split(separator: ".").last }
        return (spec.source.path, Set(names.map { String($0) }))
      }
  }

  /// The paths of the Swift files that they name, each once, as the tool opens them.
  var swiftFiles: [String] {
    var known: Set<String> = []
    return specs.compactMap(\.self)
      .flatMap { spec in
        spec.protocols.compactMap { item -> String? in
          guard case .file(let path) = item.place else { return nil }
          let opened = spec.source.opening(path.text)
          return known.insert(opened).inserted ? opened : nil
        }
      }
  }
}
