/// The availability on one platform in a symbol graph: `macOS`, introduced in 14 and deprecated in
/// 15.1.
struct GraphAvailability: Equatable, Sendable {
  /// `macOS`, or `*` for all.
  private let domain: String
  private let introduced: String?

  /// `deprecated: 15.1`, `message: "…"`: what takes the long form.
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
    for key in ["message", "renamed"] {
      if let text = node[key]?.text { details.append("\(key): \"\(Self.escaped(text))\"") }
    }
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

  /// `text` as it is written between quotation marks.
  ///
  /// Text that was written in Swift still has its escapes, and they stay. Every other backslash is
  /// a character of the text, as in `C:\Data`.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var rest = text[...]
    while let character = rest.first {
      if let escape = rest.prefixMatch(of: /\\(["'\\0nrt]|u\{[0-9A-Fa-f]{1,8}\})/) {
        escaped += escape.0
        rest = rest[escape.range.upperBound...]
        continue
      }
      switch character {
      case "\\", "\"": escaped += "\\\(character)"
      case _ where character.isNewline: escaped += " "
      default: escaped.append(character)
      }
      rest = rest.dropFirst()
    }
    return escaped
  }
}
