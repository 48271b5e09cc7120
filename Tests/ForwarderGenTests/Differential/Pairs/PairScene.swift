/// What is around a requirement and a member of an extension.
struct PairScene {
  let number: Int
  var isClassBound = true

  /// Whether the protocol is in another type.
  var isNested = false

  /// Whether the protocol has an associated type `Item`.
  var hasItem = false

  var isPublic = false

  /// Whether the protocol with the requirement has an alias `Own`.
  var hasOwnAlias = false

  /// What the adopter says that `Item` is; nil if it does not.
  var item: String? = "Int"

  /// `Item: Hashable`, and `= Int`.
  var itemConstraint = ""
  var requirementPrefix = ""
  var memberPrefix = ""
  var place = Place.same

  /// How the extension names its protocol: `Checked.P`.
  var spelling = Spelling.name

  /// `private`, and `@MainActor`.
  var extensionPrefix = ""

  /// `Self: AnyObject`.
  var extensionConstraint: String?

  /// Other members of the extension.
  var others: [String] = []

  /// The conditions that each is under.
  var requirementCondition: String?
  var memberCondition: String?
  var extensionCondition: String?

  /// Where the member is.
  enum Place: CaseIterable {
    /// In an extension of the protocol itself.
    case same

    /// In one of a base of the protocol, or of a base's base.
    case base, baseOfBase, secondBase, baseBehindAlias, baseInWhere

    /// In one of an heir of the protocol, which is the one that is forwarded.
    case heir, heirOfHeir

    /// In one of the base or of the heir, where both have the requirement.
    case redeclaredBase, redeclaredHeir

    /// In one of a protocol that the heir inherits besides.
    case unrelatedBase

    /// In one of a protocol that it does not inherit.
    case stranger

    /// In one of a protocol of the same name in a type.
    case namesake
  }

  enum Spelling: CaseIterable {
    case name, module, selector, alias, aliasOfAlias, nestedAlias, backTicks, moduleAlias

    /// `P<Int>`
    case primary
  }

  init(number: Int) {
    self.number = number
  }

  /// The type around the protocol.
  var outer: String? { isNested ? "Outer\(number)" : nil }

  private func name(_ name: String) -> String { "\(name)\(number)" }

  // MARK: Protocols

  /// The protocol with the requirement, and the one with the extension, and the one that is adopted.
  private var roles: (owner: String, extended: String, adopted: String) {
    let p = name("P")
    return switch place {
    case .same: (p, p, p)
    case .base, .secondBase, .baseBehindAlias, .baseInWhere, .redeclaredBase: (p, name("B"), p)
    case .redeclaredHeir: (p, p, p)
    case .baseOfBase: (p, name("A"), p)
    case .heir: (name("B"), p, p)
    case .heirOfHeir: (name("A"), p, p)
    case .unrelatedBase: (name("B"), name("O"), p)
    case .stranger: (p, name("O"), p)
    case .namesake: (p, "Space\(number).\(p)", p)
    }
  }

  /// The heads of the protocols, bases first.
  private var heads: [(name: String, head: String)] {
    let (p, b, a, o) = (name("P"), name("B"), name("A"), name("O"))
    func head(_ name: String, _ bases: String...) -> (String, String) {
      let all = bases.isEmpty && isClassBound ? ["AnyObject"] : bases
      let primary = hasItem ? "<Item>" : ""
      let list = all.isEmpty ? "" : ": \(all.joined(separator: ", "))"
      return (name, "protocol \(name)\(primary)\(list)")
    }
    return switch place {
    case .same: [head(p)]
    case .stranger, .namesake: [head(o), head(p)]
    case .base: [head(b), head(p, b)]
    case .secondBase: [head(o), head(b), head(p, o, b)]
    case .baseBehindAlias: [head(b), head(p, name("Base"))]
    case .baseInWhere: [head(b), (p, "protocol \(p)\(hasItem ? "<Item>" : "") where Self: \(b)")]
    case .baseOfBase: [head(a), head(b, a), head(p, b)]
    case .heir, .redeclaredBase, .redeclaredHeir: [head(b), head(p, b)]
    case .heirOfHeir: [head(a), head(b, a), head(p, b)]
    case .unrelatedBase: [head(b), head(o), head(p, b, o)]
    }
  }

  /// Whether the extension sees the alias `Own` of the protocol with the requirement.
  var canUseOwnAlias: Bool {
    [.same, .heir, .heirOfHeir, .redeclaredHeir].contains(place) && extensionConstraint == nil
  }

  /// Whether the protocol with this head inherits another one of the pair.
  private func hasBase(_ head: String) -> Bool {
    heads.contains { head.contains(": \($0.name)") } || head.contains(": Base\(number)")
  }

  private func declaresRequirement(_ name: String) -> Bool {
    let both: [Place] = [.redeclaredBase, .redeclaredHeir]
    return name == roles.owner || both.contains(place)
  }

  private func path(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }

  // MARK: Text

  func pair(
    _ requirement: String,
    _ member: String,
    compoundName: String,
    differences: [String]
  ) -> ImplementationPair {
    let adopted = path(roles.adopted)
    let isStated = hasItem && item != nil
    let alias = isStated ? " typealias Item = \(item ?? "") " : ""
    let lines = protocols(requirement) + extraTypes + extensionLines(member)
    return ImplementationPair(
      text: lines.map { "\($0)\n" }.joined(),
      adopter: "final class C\(number): \(adopted) {\(alias)}",
      protocols: heads.map { path($0.name) },
      owners: heads.map(\.name).filter { declaresRequirement($0) }.map { path($0) },
      requirement: compoundName,
      differences: differences
    )
  }

  private func protocols(_ requirement: String) -> [String] {
    var lines: [String] = []
    for (name, head) in heads {
      lines.append("\(isPublic ? "public " : "")\(head) {")
      if hasItem, !hasBase(head) { lines.append("  associatedtype Item\(itemConstraint)") }
      if name == roles.owner, hasOwnAlias { lines.append("  typealias Own = Int") }
      if declaresRequirement(name) {
        lines += Self.under(requirementCondition, ["  \(requirement)"])
      }
      lines.append("}")
    }
    guard let outer else { return lines }
    let access = isPublic ? "public " : ""
    return [
      "\(access)enum \(outer) {", "  \(access)struct State {}", "  \(access)typealias Count = Int",
    ] + lines.map { "  \($0)" } + ["}"]
  }

  private var extraTypes: [String] {
    let path = path(roles.extended)
    var lines: [String] = []
    switch spelling {
    case .alias: lines.append("typealias L\(number) = \(path)")
    case .aliasOfAlias:
      lines += ["typealias K\(number) = \(path)", "typealias L\(number) = K\(number)"]
    case .moduleAlias: lines.append("typealias L\(number) = \(path)")
    case .nestedAlias: lines.append("enum N\(number) { typealias L = \(path) }")
    case .name, .module, .selector, .backTicks, .primary: break
    }
    if place == .baseBehindAlias {
      let alias = "typealias \(name("Base")) = \(self.path(name("B")))"
      lines.append(alias)
    }
    if place == .namesake {
      let item = hasItem ? " associatedtype Item " : ""
      let access = isPublic ? "public " : ""
      lines.append(
        "\(access)enum Space\(number) { \(access)\(heads.last?.head ?? "") {\(item)} }"
      )
    }
    return lines
  }

  private func extensionLines(_ member: String) -> [String] {
    let path = place == .namesake ? roles.extended : path(roles.extended)
    let name =
      switch spelling {
      case .name: path
      case .primary: "\(path)<Int>"
      case .module: "Checked.\(path)"
      case .selector: "Checked::\(path)"
      case .alias, .aliasOfAlias: "L\(number)"
      case .moduleAlias: "Checked.L\(number)"
      case .nestedAlias: "N\(number).L"
      case .backTicks: path.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
      }
    let condition = extensionConstraint.map { " where \($0)" } ?? ""
    let inside = others.map { "  \($0)" } + Self.under(memberCondition, ["  \(member)"])
    let lines = ["\(extensionPrefix)extension \(name)\(condition) {"] + inside + ["}"]
    return Self.under(extensionCondition, lines)
  }

  /// `lines` under a condition; one that begins with `else` is in that branch of its negation.
  private static func under(_ condition: String?, _ lines: [String]) -> [String] {
    guard let condition else { return lines }
    if condition.hasPrefix("else ") {
      return ["#if \(condition.dropFirst(5))", "#else"] + lines + ["#endif"]
    }
    return ["#if \(condition)"] + lines + ["#endif"]
  }
}
