import ForwarderGen

/// A protocol, a member of one, or its implementation in an extension, as a symbol graph has it.
struct GraphSymbol: Equatable, Sendable {
  struct Fragment: Equatable, Sendable {
    /// `keyword`.
    let kind: String
    let spelling: String

    /// The identifier of a type in it: `s:10Foundation4DataV`.
    let identifier: String?
  }

  enum Kind: String {
    case `protocol` = "swift.protocol"
    case alias = "swift.typealias"
    case member

    init(_ symbol: JSONNode) {
      let text = symbol["kind"]?["identifier"]?.text ?? ""
      self = Kind(rawValue: text) ?? .member
    }
  }

  let kind: Kind
  let module: String

  /// `s:13FoundationXML17XMLParserDelegateP`, or `c:objc(pl)NSXMLParserDelegate`.
  let identifier: String

  /// `Outer`, `Delegate`, `finish()`.
  let path: [String]
  let access: String
  let fragments: [Fragment]
  let doc: String?
  let availability: [GraphAvailability]

  /// `Self: Hashable`: what an extension that it is in asks of adopters.
  let constraints: [String]
  let location: SourceLocation
  var name: String { path.joined(separator: ".") }
  var isObjectiveC: Bool { identifier.hasPrefix("c:") }

  /// Nil, after a report, where `node` is no symbol.
  init?(_ node: JSONNode, of module: String, _ diagnostics: inout Diagnostics) {
    guard node["kind"]?["identifier"]?.text != nil,
      let identifier = node["identifier"]?["precise"]?.text,
      let path = node["pathComponents"]?.elements?.compactMap(\.text), !path.isEmpty,
      let fragments = node["declarationFragments"]?.elements
    else {
      diagnostics.report(.notASymbolGraph, at: node.position)
      return nil
    }
    kind = Kind(node)
    self.module = module
    self.identifier = identifier
    self.path = path
    access = node["accessLevel"]?.text ?? "internal"
    self.fragments = fragments.map { fragment in
      Fragment(
        kind: fragment["kind"]?.text ?? "text",
        spelling: fragment["spelling"]?.text ?? "",
        identifier: fragment["preciseIdentifier"]?.text
      )
    }
    let lines = node["docComment"]?["lines"]?.elements?.map { $0["text"]?.text ?? "" } ?? []
    doc = lines.isEmpty ? nil : lines.joined(separator: "\n")
    availability = (node["availability"]?.elements ?? []).map { GraphAvailability($0) }
    constraints = (node["swiftExtension"]?["constraints"]?.elements ?? [])
      .compactMap { constraint in
        guard let left = constraint["lhs"]?.text, let right = constraint["rhs"]?.text else {
          return nil
        }
        return "\(left)\(constraint["kind"]?.text == "sameType" ? " ==" : ":") \(right)"
      }
    location = diagnostics.source.location(of: node.position)
  }
}

// MARK: - Swift

extension GraphSymbol {
  /// The declaration as it is written on one line, without default arguments, which the compiler gives to
  /// Objective-C's methods.
  var declaration: String {
    let text = fragments.map(\.spelling).joined()
    let tokens = try? Lexer.tokens(of: EmbeddedText(text, at: 0)).tidy.withoutDefaultArguments
    return tokens?.dropLast().text ?? text
  }

  /// The declaration of a requirement of `outer`, without what the head of that says.
  func requirement(of outer: GraphSymbol, isOptional: Bool) -> String {
    let own = availability.filter { !outer.availability.contains($0) }
    var attributes = GraphAvailability.attributes(of: own)
    // Only in front: a closure's type may have the same attribute.
    let shared = outer.declaration.leadingAttributes.attributes.filter { $0 != "@objc" }
    let (stated, rest) = declaration.leadingAttributes
    var text = (stated.filter { !shared.contains($0) } + [rest]).joined(separator: " ")
    // Under an availability it takes one to be asked for.
    if !attributes.isEmpty, !text.contains("@objc("), let selector {
      attributes.append("@objc(\(selector))")
      if let unnamed = text.firstRange(of: "@objc ") { text.removeSubrange(unnamed) }
    }
    if isOptional {
      if !text.contains("@objc"), selector == nil || attributes.isEmpty {
        attributes.append("@objc")
      }
      if !text.contains("optional ") { attributes.append("optional") }
    }
    return (attributes + [text]).joined(separator: " ")
  }

  /// In `c:objc(pl)UITableViewDelegate(im)tableView:didSelectRowAtIndexPath:`, what Objective-C calls it.
  private var selector: String? {
    guard isObjectiveC else { return nil }
    let kind = ["(im)", "(py)"].lazy.compactMap { identifier.firstRange(of: $0) }.first
    return kind.map { String(identifier[$0.upperBound...]) }
  }

  /// The head of a protocol, with its access, with `@objc` where it is that, and without the base `omitted`.
  func head(isObjectiveC: Bool, without omitted: String?) -> String {
    var attributes = GraphAvailability.attributes(of: availability)
    var (text, bases, condition) = (declaration, "", "")
    if isObjectiveC, !text.contains("@objc") { attributes.append("@objc") }
    if let start = text.firstRange(of: " where ") {
      condition = String(text[start.lowerBound...])
      text.removeSubrange(start.lowerBound...)
    }
    if let start = text.firstRange(of: ": ") {
      let names = text[start.upperBound...].split(separator: ",").map { $0.drop { $0 == " " } }
        .filter { $0 != omitted ?? "" }
      bases = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
      text.removeSubrange(start.lowerBound...)
    }
    if let keyword = text.firstRange(of: "protocol ") {
      text.insert(contentsOf: "\(access) ", at: keyword.lowerBound)
    }
    return (attributes + [text]).joined(separator: " ") + bases + condition
  }

  /// The declaration with its access, and with the availability that `outer` has not.
  func accessibleDeclaration(in outer: GraphSymbol?) -> String {
    let own = availability.filter { outer?.availability.contains($0) != true }
    let (attributes, rest) = declaration.leadingAttributes
    return (GraphAvailability.attributes(of: own) + attributes + [access, rest])
      .joined(separator: " ")
  }

  /// `extension Outer.Delegate where Self: Hashable`, for the extension that it is in.
  var extensionHead: String { extensionHead(of: path.dropLast()) }

  /// The head of an extension of the type at `path`, for what this asks of adopters.
  func extensionHead(of path: [String]) -> String {
    let type = path.map(Keyword.escapedType).joined(separator: ".")
    return "extension \(type)"
      + (constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))")
  }

  var mentioned: [String] { fragments.compactMap(\.identifier) }
  var modules: [String] { mentioned.compactMap { Self.module(ofType: $0) } }

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

extension String {
  fileprivate var leadingAttributes: (attributes: [String], rest: String) {
    let words = split(separator: " ").map { String($0) }
    let attributes = words.prefix { $0.hasPrefix("@") }
    return (Array(attributes), words.dropFirst(attributes.count).joined(separator: " "))
  }
}

extension [Token] {
  /// A function without the default arguments of its parameters.
  fileprivate var withoutDefaultArguments: [Token] {
    guard contains(where: { ["func", "subscript"].contains($0.text) }) else { return self }
    var tokens: [Token] = []
    var depth = 0
    var isInDefault = false
    for token in self {
      let closes = token.isClosingBracket
      if isInDefault, depth == 1, closes || token.text == "," { isInDefault = false }
      if depth == 1, token.text == "=" { isInDefault = true }
      if !isInDefault { tokens.append(token) }
      depth += token.isOpeningBracket ? 1 : closes ? -1 : 0
    }
    return tokens
  }
}

/// The availability on one platform in a symbol graph: `macOS`, introduced in 14 and deprecated in 15.1.
struct GraphAvailability: Equatable, Sendable {
  /// `macOS`, or `*` for all.
  private let domain: String
  private let introduced: String?

  /// `deprecated: 15.1`: what takes the long form.
  private let details: [String]

  init(_ node: JSONNode) {
    domain = node["domain"]?.text ?? "*"
    introduced = node["introduced"].flatMap { Self.version($0) }
    var details: [String] = []
    for key in ["deprecated", "obsoleted"] {
      if let version = node[key].flatMap({ Self.version($0) }) {
        details.append("\(key): \(version)")
      }
    }
    if node["isUnconditionallyDeprecated"]?.isTrue == true { details.append("deprecated") }
    if node["isUnconditionallyUnavailable"]?.isTrue == true { details.append("unavailable") }
    self.details = details
  }

  /// The attributes that state `all`: `@available(macOS 14, iOS 17, *)`.
  static func attributes(of all: [GraphAvailability]) -> [String] {
    let short = all.filter { $0.details.isEmpty && $0.domain != "swift" && $0.domain != "*" }
      .compactMap { item in item.introduced.map { "\(item.domain) \($0)" } }
    let long = all.filter { !$0.details.isEmpty || $0.domain == "swift" }
      .map { item in
        let introduced = item.introduced.map { ["introduced: \($0)"] } ?? []
        return "@available(\(([item.domain] + introduced + item.details).joined(separator: ", ")))"
      }
    return (short.isEmpty ? [] : ["@available(\((short + ["*"]).joined(separator: ", ")))"]) + long
  }

  private static func version(_ node: JSONNode) -> String? {
    guard let major = node["major"]?.integer else { return nil }
    let rest = ["minor", "patch"].compactMap { node[$0]?.integer }
    return ([major] + rest).map { "\($0)" }.joined(separator: ".")
  }
}
