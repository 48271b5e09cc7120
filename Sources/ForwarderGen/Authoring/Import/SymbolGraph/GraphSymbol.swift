/// A protocol, a member of one, or its implementation in an extension, as a symbol graph has it.
struct GraphSymbol: Equatable, Sendable {
  /// A piece of a declaration.
  struct Fragment: Equatable, Sendable {
    /// `keyword`.
    let kind: String
    let spelling: String

    /// The identifier of a type in it: `s:10Foundation4DataV`.
    let identifier: String?
  }

  /// A place in the module's source, where the compiler still had it.
  struct Place: Equatable, Sendable {
    let file: String
    let line: Int
    let character: Int
  }

  /// `swift.method`.
  let kind: String

  /// `s:13FoundationXML17XMLParserDelegateP`, or `c:objc(pl)NSXMLParserDelegate`.
  let identifier: String

  /// `Outer`, `Delegate`, `finish()`.
  let path: [String]

  /// `public`.
  let access: String
  let fragments: [Fragment]
  let doc: String?
  let availability: [GraphAvailability]
  let place: Place?

  /// Whether it is in an extension that is for some of a protocol's adopters.
  let isConstrained: Bool

  /// Its place in the graph.
  let position: SourcePosition

  /// `Outer.Delegate`.
  var name: String { path.joined(separator: ".") }

  /// Whether it comes from Objective-C.
  var isObjectiveC: Bool { identifier.hasPrefix("c:") }

  static func read(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> GraphSymbol? {
    guard let kind = node["kind"]?["identifier"]?.text,
      let identifier = node["identifier"]?["precise"]?.text,
      let path = node["pathComponents"]?.elements?.compactMap(\.text), !path.isEmpty,
      let fragments = node["declarationFragments"]?.elements
    else {
      diagnostics.report(.notASymbolGraph(), at: node.position)
      return nil
    }
    let lines = node["docComment"]?["lines"]?.elements?.map { $0["text"]?.text ?? "" }
    let constraints = node["swiftExtension"]?["constraints"]?.elements ?? []
    return GraphSymbol(
      kind: kind,
      identifier: identifier,
      path: path,
      access: node["accessLevel"]?.text ?? "internal",
      fragments: fragments.map { fragment in
        Fragment(
          kind: fragment["kind"]?.text ?? "text",
          spelling: fragment["spelling"]?.text ?? "",
          identifier: fragment["preciseIdentifier"]?.text
        )
      },
      doc: lines.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") },
      availability: (node["availability"]?.elements ?? []).map { GraphAvailability($0) },
      place: node["location"].flatMap { Place($0) },
      isConstrained: !constraints.isEmpty,
      position: node.position
    )
  }
}

extension GraphSymbol.Place {
  fileprivate init?(_ node: JSONNode) {
    guard let file = node["uri"]?.text, let line = node["position"]?["line"]?.integer,
      let character = node["position"]?["character"]?.integer
    else { return nil }
    self.init(file: file, line: line, character: character)
  }
}

// MARK: - Swift

extension GraphSymbol {
  /// The declaration, with the availability that `outer`, in which it is, has not.
  func declaration(in outer: GraphSymbol) -> EmbeddedText {
    let own = availability.filter { !outer.availability.contains($0) }
    let attributes = GraphAvailability.attributes(of: own)
    var text = fragments.map(\.spelling).joined()
    // Under an availability it takes one to be asked for.
    if !attributes.isEmpty, !text.contains("@objc("), let selector {
      text = "@objc(\(selector)) " + text.replacing("@objc ", with: "", maxReplacements: 1)
    }
    let words = attributes + [text]
    return EmbeddedText(words.joined(separator: " "), at: position.offset)
  }

  /// In `c:objc(pl)UITableViewDelegate(im)tableView:didSelectRowAtIndexPath:`, what Objective-C
  /// calls it.
  private var selector: String? {
    guard isObjectiveC else { return nil }
    let kind = ["(im)", "(py)"].lazy.compactMap { identifier.firstRange(of: $0) }.first
    return kind.map { String(identifier[$0.upperBound...]) }
  }

  /// The head of a protocol, with its access, its whole name and `@objc` where it is that.
  func protocolHead(isObjectiveC: Bool) -> EmbeddedText {
    var words = GraphAvailability.attributes(of: availability).map { "\($0) " }
    let isMarked = fragments.contains { $0.spelling.contains("@objc") }
    if isObjectiveC, !isMarked { words.append("@objc ") }
    var followsKeyword = false
    for fragment in fragments {
      if fragment.kind == "keyword", fragment.spelling == "protocol" {
        words.append("\(access) protocol")
        followsKeyword = true
      } else if followsKeyword, fragment.kind == "identifier" {
        words.append(name)
        followsKeyword = false
      } else {
        words.append(fragment.spelling)
      }
    }
    return EmbeddedText(words.joined(), at: position.offset)
  }

  /// The modules of the types in its declaration.
  var modules: [String] {
    fragments.compactMap { $0.identifier.flatMap { Self.module(ofType: $0) } }
  }

  /// In `s:10Foundation4DataV`, `Foundation`; nil for the standard library's and for C's.
  private static func module(ofType identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), identifier.dropFirst(2).first != "0" else { return nil }
    let mangled = identifier.dropFirst(2)
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits) else { return nil }
    let name = mangled.dropFirst(digits.count).prefix(length)
    return name.hasPrefix("_") ? nil : String(name)
  }
}
