/// `canImport(FoundationXML)`: when something is there at all.
package struct Condition: Equatable, Sendable {
  /// As written, on one line.
  package let text: String
  let position: SourcePosition

  init(_ text: String, at position: SourcePosition) {
    self.text = text
    self.position = position
  }

  /// In `os(macOS) && DEBUG`, `os(macOS)` and `DEBUG`: all of them hold where the condition does.
  ///
  /// Empty where one of several is enough.
  var conjuncts: [String] {
    if operands(of: "|").count > 1 { return [] }
    return operands(of: "&").map { $0.filter { $0 != " " } }
  }

  /// What stands beside `&&` or `||`, outside of parentheses.
  private func operands(of operation: Character) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && character == operation
    }
  }

  /// Whether code under it is disabled, as by `#if false`, or `#if false && DEBUG`.
  var isNever: Bool {
    if text.isEmpty || text.contains("!(") { return false }
    return operands(of: "|")
      .allSatisfy { choice in
        choice.split(separator: "&")
          .contains { ["false", "!true"].contains($0.filter { !" ()".contains($0) }) }
      }
  }

  var negated: Condition {
    let isOne = !text.contains("||") && !text.contains("&&")
    let negated =
      isOne ? text.first == "!" ? String(text.dropFirst()) : "!\(text)" : "!(\(text))"
    return Condition(negated, at: position)
  }

  /// All of `conditions` as one, which stands where the last one does; nil for none.
  static func joined(_ conditions: [Condition]) -> Condition? {
    guard conditions.count > 1, let last = conditions.last else { return conditions.first }
    let operands = conditions.map { $0.operands(of: "|").count > 1 ? "(\($0.text))" : $0.text }
    return Condition(operands.joined(separator: " && "), at: last.position)
  }
}

extension Condition {
  /// The condition under which `declaration` exists: `stated`, and no platform where it is unavailable.
  static func joining(
    _ stated: Condition?,
    availabilityOf declaration: RequirementDeclaration
  ) -> Condition? {
    let others = declaration.attributes.filter { $0.unavailablePlatform == nil }
    var condition = stated
    for attribute in declaration.attributes {
      guard let platform = attribute.unavailablePlatform else { continue }
      let conjuncts = conditions(without: platform) { name in
        others.contains { $0.kind == .available && $0.text.contains(name) }
      }
      for conjunct in conjuncts where condition?.conjuncts.contains(conjunct) != true {
        let other = Condition(conjunct, at: condition?.position ?? attribute.position)
        condition = joined([condition, other].compactMap(\.self))
      }
    }
    return condition
  }

  /// The condition that holds wherever a declaration exists that `@available` makes unavailable on `platform`.
  ///
  /// Extensions of applications are no platform: the same code is compiled for both.
  private static func conditions(without platform: String, isStated: (String) -> Bool) -> [String] {
    switch platform {
    case "macOS", "OSX": return ["!os(macOS)"]
    case "iOS":
      // visionOS and Mac Catalyst have from iOS what they do not state themselves.
      let catalyst = "targetEnvironment(macCatalyst)"
      return [isStated("macCatalyst") ? "(!os(iOS) || \(catalyst))" : "!os(iOS)"]
        + (isStated("visionOS") ? [] : ["!os(visionOS)"])
    case "macCatalyst": return ["!targetEnvironment(macCatalyst)"]
    case "tvOS", "watchOS", "visionOS": return ["!os(\(platform))"]
    default: return []
    }
  }
}

extension DeclarationParser {
  /// Parses a compilation condition, `canImport(UIKit) && !os(watchOS)`, which the compiler checks.
  ///
  /// On one line and with every bracket closed, it stays beside another condition what it is alone.
  static func condition(_ source: EmbeddedText) throws(DeclarationError) -> Condition {
    var parser = try DeclarationParser(source)
    if let newline = source.firstNewline {
      throw DeclarationError(.severalLines("a compilation condition"), at: newline)
    }
    while parser.peek.kind != .end {
      if parser.peek.isBracket { try parser.skipBalanced() } else { parser.next() }
    }
    return Condition(parser.tokens(since: 0).text, at: source.start)
  }
}
