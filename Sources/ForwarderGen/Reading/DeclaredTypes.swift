/// A type, a protocol or an alias that a Swift file declares.
struct DeclaredType: Equatable, Sendable {
  /// `protocol`, or `class`.
  let keyword: String

  /// `Player.Callback`.
  var path: String

  /// In `extension Kit.Player`, `Kit.Player`.
  var extended: String?
  let location: SourceLocation

  /// From where it can be used, as far as it says.
  let access: AccessLevel

  let isConditional: Bool

  /// The names behind the `:` of its head: a superclass, and protocols.
  var inherited: [String] = []

  /// The type that it is another name for, if it is an alias.
  var alias: TypeSyntax?

  /// The same as it is written, with its end.
  var aliasTokens: [Token] = []

  /// Whether it is an alias with parameters.
  var isGenericAlias = false

  var isGlobalActor = false

  /// Whether it is a type that cannot be copied.
  var isNoncopyable = false
}

extension DeclaredType {
  /// The type that it is another name for, as it is written elsewhere than in `place`.
  func aliasedType(in place: DeclarationParser.Place) -> TypeSyntax? {
    var parser = DeclarationParser(aliasTokens, in: place)
    return try? parser.parseType()
  }
}

/// The types, protocols and aliases that the Swift files of a module declare, to find out what a name
/// means.
struct DeclaredTypes: Equatable, Sendable {
  enum Meaning {
    /// A type that is known, with its whole path.
    case type(String)
    /// An alias, which may be of another type under another condition; names in these types are looked up
    /// in `scopes`, innermost first.
    case alias(path: String, [TypeSyntax], scopes: [String])
    /// Nothing that is declared here.
    case unknown
  }

  /// What the type with a path inherits.
  struct Inheritance: Equatable, Sendable {
    let path: String
    let names: [String]
  }

  /// How many aliases are looked at for one protocol, and how many types for one name, which also bounds how
  /// deep they lead.
  private static let mostPassed = 256

  /// By their paths, of which several have one under different conditions.
  private var all: [String: [DeclaredType]]

  /// The modules that the files import: none is the files' own.
  let imported: Set<String>

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  /// What types inherit, by their paths; their extensions may say it.
  private var inherited: [String: [String]] = [:]

  /// The same by their names alone.
  private var inheritedByName: [String: [String]] = [:]

  /// `inherited` has what extensions let types inherit.
  init(
    _ types: [DeclaredType] = [],
    inheriting inherited: [Inheritance] = [],
    importing imported: Set<String> = []
  ) {
    all = Dictionary(grouping: types, by: \.path)
    self.imported = imported
    actors = Set(types.lazy.filter(\.isGlobalActor).map(\.path))
    // An extension may name its type by a module, or by an alias.
    let whole = types.map { type in
      var type = type
      if let extended = type.extended {
        type.path = path(ofExtended: extended) + type.path.dropFirst(extended.count)
      }
      return type
    }
    all = Dictionary(grouping: whole, by: \.path)
    let bases =
      whole.filter { !$0.inherited.isEmpty }.map { ($0.path, $0.inherited) }
      + inherited.map { (path(ofExtended: $0.path), $0.names) }
    self.inherited = Dictionary(bases, uniquingKeysWith: +)
    inheritedByName = Dictionary(
      bases.map { ($0.pathNames.last ?? "", $1) },
      uniquingKeysWith: +
    )
  }

  /// The path of the type that `extension Name` extends.
  private func path(ofExtended name: String) -> String {
    let names = name.pathNames
    guard names.count > 1 || all[name]?.contains(where: { $0.alias != nil }) == true else {
      return name
    }
    let isModule =
      names.count > 1
      && (isOtherModule(names[0]) || all[names[0]] == nil && all[names[1]] != nil)
    let rest = isModule ? Array(names.dropFirst()) : names
    return types(called: rest, inheriting: false).first ?? rest.joined(separator: ".")
  }

  private func isOtherModule(_ name: String) -> Bool { name == "Swift" || imported.contains(name) }

  var isEmpty: Bool { all.isEmpty }

  /// Those with the path `path`.
  subscript(path: String) -> [DeclaredType] { all[path] ?? [] }

  /// Whether `attribute` looks like a global actor, and is a macro as far as its name tells.
  ///
  /// Both are custom types. The name of an actor ends in `Actor`, or a file declares it.
  func isMacro(_ attribute: Attribute) -> Bool {
    let name = attribute.name
    guard attribute.isGlobalActor, !isActor(name) else { return false }
    return !words(behindAlias: name).contains(where: isActor)
  }

  private func isActor(_ name: String) -> Bool {
    name.hasSuffix("Actor") || actors.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// The names in the types that aliases stand for.
  var aliasedWords: Set<String> {
    all.values.joined()
      .reduce(into: []) { words, type in
        for part in type.alias?.parts ?? [] { words.formUnion(part.pathWords) }
      }
  }

  /// `names` of types before a dot, and those before a dot in what aliases stand for.
  func qualifiers(with names: Set<String>) -> Set<String> {
    all.values.joined()
      .reduce(into: names) { found, type in
        let isQualifier = names.contains(type.path.pathNames.last ?? "")
        for part in type.alias?.parts ?? [] {
          found.formUnion(isQualifier ? part.pathWords : part.pathWords.dropLast())
        }
      }
  }

  /// The words in what `path` is an alias of in the types `scopes`, and in the aliases among them.
  func words(behindAlias path: String, in scopes: [String] = []) -> Set<String> {
    var words: Set<String> = []
    var pending = [(path.pathNames, scopes)]
    var passed: Set<String> = []
    while let (names, scopes) = pending.popLast(), passed.count < Self.mostPassed {
      guard case .alias(let alias, let types, let inner) = meaning(of: names, in: scopes),
        passed.insert(alias).inserted
      else { continue }
      for part in types.flatMap(\.parts) {
        words.formUnion(part.pathWords)
        if let names = part.plainPath { pending.append((names, inner)) }
      }
    }
    return words
  }

  /// `names` of types, and those of what they inherit, as far as that is known, without the types around them.
  func inheritedNames(of names: Set<String>) -> Set<String> {
    var known = names
    var open = names
    while !open.isEmpty {
      let bases = open.flatMap { inheritedByName[$0] ?? [] }
      open = Set(bases.compactMap(\.pathNames.last)).subtracting(known)
      known.formUnion(open)
    }
    return known
  }

  /// What the types `scopes`, innermost first, add to what stands in the innermost one.
  func place(in scopes: [String]) -> DeclarationParser.Place {
    DeclarationParser.Place(
      path: { name in
        scopes.first { member(name, of: $0) != nil }.map { "\($0).\(name)" }
      },
      isMacro: { isMacro($0) }
    )
  }

  /// What `path` means in the types `scopes`, innermost first, after `passed` many aliases.
  ///
  /// A type has what it inherits, unless `inherits` is false.
  func meaning(
    of path: [String],
    in scopes: [String],
    inheriting inherits: Bool = true,
    behind passed: Int = 0
  ) -> Meaning {
    if let declared = declared(path, in: scopes, inheriting: inherits) { return declared }
    let name = path.joined(separator: ".")
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed < 16 {
      let rest = path[count...]
      switch declared(Array(path[..<count]), in: scopes, inheriting: inherits) {
      case .alias(_, let types, let inner):
        guard types.count == 1, case let outer = types[0].pathWords, !outer.isEmpty else {
          continue
        }
        return meaning(of: outer + rest, in: inner, inheriting: inherits, behind: passed + 1)
      case .type(let owner) where inherits:
        if let found = member(rest.joined(separator: "."), of: owner) { return found }
      case .type, .unknown, nil: continue
      }
    }
    if path.count == 1 { return KnownNames.standardTypes.contains(name) ? .type(name) : .unknown }
    if path[0] == "Swift", path.count == 2 { return meaning(of: [path[1]], in: []) }
    // Types of other modules may be extended here.
    if isOtherModule(path[0]), path.count > 2 {
      return meaning(at: path.dropFirst().joined(separator: ".")) ?? .unknown
    }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard !imported.contains(path[0]), !KnownNames.standardTypes.contains(path[0]),
      !path[0].hasPrefix("["), !path[0].hasPrefix("("),
      !outer.contains(where: { all[$0] != nil })
    else { return .unknown }
    let rest = Array(path.dropFirst())
    // The own module has no type of the standard library.
    return rest.count > 1
      ? meaning(of: rest, in: [], inheriting: inherits)
      : meaning(at: rest[0]) ?? .unknown
  }

  /// What `path` means if it is declared here as a whole.
  private func declared(
    _ path: [String],
    in scopes: [String],
    inheriting inherits: Bool
  ) -> Meaning? {
    let name = path.joined(separator: ".")
    for scope in scopes {
      if let found = inherits ? member(name, of: scope) : meaning(at: "\(scope).\(name)") {
        return found
      }
    }
    return meaning(at: name)
  }

  /// What `name` means in the type `owner`, which may inherit it.
  private func member(_ name: String, of owner: String) -> Meaning? {
    // What a protocol inherits is among the scopes of its members.
    if self[owner].contains(where: { $0.keyword == "protocol" }) {
      return meaning(at: "\(owner).\(name)")
    }
    var owners = [owner]
    var index = 0
    while index < owners.count {
      let path = owners[index]
      if let found = meaning(at: "\(path).\(name)") { return found }
      for base in inherited[path] ?? [] where owners.count < Self.mostPassed {
        owners += types(called: base.pathNames, in: path.outerPaths, inheriting: false)
          .map { withoutModule($0.pathNames).joined(separator: ".") }
          .filter { !owners.contains($0) }
      }
      index += 1
    }
    return nil
  }

  /// The paths of all types for which `path` may stand in the types `scopes`.
  ///
  /// An alias may be there under a condition, or in one file, or have arguments. What is not declared here may
  /// be an alias of one of `others`. A name that is inherited is one only if `inherits`.
  func types(
    called path: [String],
    in scopes: [String] = [],
    inheriting inherits: Bool,
    besides others: [DeclaredTypes] = []
  ) -> [String] {
    var found: [String] = []
    var open = [(path, scopes)]
    var count = 0
    while let (path, scopes) = open.popLast(), count < Self.mostPassed {
      count += 1
      var meaning = meaning(of: path, in: scopes, inheriting: inherits)
      if case .unknown = meaning {
        for other in others {
          let theirs = other.meaning(of: withoutModule(path), in: [])
          if case .alias = theirs { meaning = theirs }
        }
      }
      switch meaning {
      case .type(let path): found.append(path)
      case .alias(_, let types, let inner):
        open += types.flatMap(\.compositionMembers).map(\.pathWords).filter { !$0.isEmpty }
          .map { ($0, inner) }
      // It may be extended here.
      case .unknown: found.append(path.joined(separator: "."))
      }
    }
    return found
  }

  /// `path` without the name of another module.
  private func withoutModule(_ path: [String]) -> [String] {
    Array(path.dropFirst(path.count > 1 && isOtherModule(path[0]) ? 1 : 0))
  }

  /// What is declared under `path`.
  private func meaning(at path: String) -> Meaning? {
    guard let found = all[path] else { return nil }
    // An alias comes before a type of its path.
    let aliased = found.compactMap(\.alias)
    return aliased.isEmpty ? .type(path) : .alias(path: path, aliased, scopes: path.outerPaths)
  }

  /// The protocols that `name` stands for, with the types in which their names are looked up, innermost
  /// first: itself, unless it is an alias.
  func protocols(
    called name: String,
    in scopes: [String]
  ) -> [(name: String, scopes: [String])] {
    var passed: Set<String> = []
    func protocols(_ path: [String], in scopes: [String]) -> [(name: String, scopes: [String])] {
      let name = path.joined(separator: ".")
      let meaning = meaning(of: path, in: scopes)
      // Behind an alias of the type around it, it has another path.
      if case .type(let path) = meaning, path != name, !path.hasSuffix(".\(name)") {
        return [(path, [])]
      }
      // Under different conditions, an alias may stand for different protocols.
      guard case .alias(let alias, let types, let inner) = meaning, types.count == 1,
        passed.count < Self.mostPassed
      else { return [(name, scopes)] }
      // An alias that is inherited twice is inherited.
      guard passed.insert(alias).inserted else { return [] }
      return types[0].compositionMembers
        .flatMap { part in
          part.plainPath.map { protocols($0, in: inner) } ?? [(part.text, [])]
        }
    }
    return protocols(name.pathNames, in: scopes)
  }
}

extension String {
  /// For `Outer.Inner.Delegate`: `Outer.Inner` and `Outer`.
  var outerPaths: [String] {
    let names = split(separator: ".")
    return names.indices.dropFirst().reversed().map { names[..<$0].joined(separator: ".") }
  }

  /// What `name` may stand for in the head of the type with this path: in `Outer.Delegate`, `Base` is
  /// `Outer.Base` before it is `Base`.
  func paths(called name: String) -> [String] { outerPaths.map { "\($0).\(name)" } + [name] }
}
