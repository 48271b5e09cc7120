/// A declaration up to its body: `nonisolated public final class MultiX<Item>: X`.
struct DeclarationHead {
  /// The attributes on the line of the declaration.
  var attributes: [String]
  var isolation: Isolation

  /// Whether it is `@safe nonisolated(unsafe)`, so that the compiler does not check its isolation.
  let isUnchecked: Bool
  var access: AccessLevel

  /// The modifiers after the access level: `override`, `final`.
  var modifiers: [String]

  /// Keyword, name and signature: `class MultiX<Item>`, or `func download() -> Int`.
  let declaration: Code

  /// The superclass and the protocols of a type.
  let inherited: [String]

  /// With a space before it, or empty.
  let whereClause: String

  init(
    _ declaration: Code,
    attributes: [String] = [],
    isolation: Isolation = .unstated,
    isUnchecked: Bool = false,
    access: AccessLevel = .internal,
    modifiers: [String] = [],
    inheriting inherited: [String] = [],
    where whereClause: String = ""
  ) {
    self.attributes = attributes
    self.isolation = isolation
    self.isUnchecked = isUnchecked
    self.access = access
    self.modifiers = modifiers
    self.declaration = declaration
    self.inherited = inherited
    self.whereClause = whereClause
  }

  /// The head without ``inherited`` and ``whereClause``.
  var code: Code {
    var words = ""
    func add(_ word: String) {
      words += word
      words += " "
    }
    attributes.forEach(add)
    if isUnchecked { add("@safe nonisolated(unsafe)") } else { isolation.words.forEach(add) }
    if access != .internal { add(access.rawValue) }
    modifiers.forEach(add)
    return words + declaration
  }

  /// The same on one line.
  var text: String { code.text }
}

extension Isolation {
  /// The modifier or the attribute before a declaration; none if it is unstated.
  var words: [String] {
    switch self {
    case .unstated: []
    case .nonisolated: [Modifier.Kind.nonisolated.rawValue]
    case .globalActor(let actor): [actor]
    }
  }

  /// The isolation that an extension states: no actor, since its type states that.
  var ofExtension: Isolation { isOnActor ? .unstated : self }
}

extension ForwarderStyle {
  /// The head of a declaration with the forwarder's access.
  func head(
    _ declaration: Code,
    isolation: Isolation = .unstated,
    modifiers: [String] = [],
    inheriting inherited: [String] = [],
    where whereClause: String = ""
  ) -> DeclarationHead {
    DeclarationHead(
      declaration,
      isolation: isolation,
      access: forwarder.access,
      modifiers: modifiers,
      inheriting: inherited,
      where: whereClause
    )
  }

  /// The head of a declaration that serves the registry only, and has its access.
  func registryHead(
    _ declaration: Code,
    isolation: Isolation = .unstated,
    modifiers: [String] = [],
    inheriting inherited: [String] = [],
    where whereClause: String = ""
  ) -> DeclarationHead {
    var head = head(
      declaration,
      isolation: isolation,
      modifiers: modifiers,
      inheriting: inherited,
      where: whereClause
    )
    head.access = forwarder.delegatesAccess
    return head
  }
}
