/// A type, a protocol or an alias that a Swift file declares.
struct DeclaredType: Equatable, Sendable {
  /// `protocol`, or `class`.
  let keyword: String

  /// `Player.Callback`.
  let path: String
  let location: SourceLocation

  /// From where it can be used, as far as it says.
  let access: AccessLevel

  let isConditional: Bool

  /// The type that it is another name for, if it is an alias.
  var alias: TypeSyntax?

  /// Whether it is an alias with parameters.
  var isGenericAlias = false

  var isGlobalActor = false

  /// Whether it is a type that cannot be copied.
  var isNoncopyable = false
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

  /// How many aliases are looked at for one protocol, which also bounds how deep they lead.
  private static let mostPassed = 256

  /// By their paths, of which several have one under different conditions.
  private let all: [String: [DeclaredType]]

  /// The modules that the files import: none is the files' own.
  let imported: Set<String>

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  init(_ types: [DeclaredType] = [], importing imported: Set<String> = []) {
    all = Dictionary(grouping: types, by: \.path)
    self.imported = imported
    actors = Set(types.lazy.filter(\.isGlobalActor).map(\.path))
  }

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

  /// What the types `scopes`, innermost first, add to what stands in the innermost one.
  func place(in scopes: [String]) -> DeclarationParser.Place {
    DeclarationParser.Place(
      path: { name in scopes.lazy.map { "\($0).\(name)" }.first { !self[$0].isEmpty } },
      isMacro: { isMacro($0) }
    )
  }

  /// What `path` means in the types `scopes`, innermost first, after `passed` many aliases.
  func meaning(of path: [String], in scopes: [String], behind passed: Int = 0) -> Meaning {
    if let declared = declared(path, in: scopes) { return declared }
    let name = path.joined(separator: ".")
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed < 16 {
      guard case .alias(_, let types, let inner) = declared(Array(path[..<count]), in: scopes),
        types.count == 1, let outer = types[0].plainPath
      else { continue }
      return meaning(of: outer + path[count...], in: inner, behind: passed + 1)
    }
    if path.count == 1 { return KnownNames.standardTypes.contains(name) ? .type(name) : .unknown }
    if path[0] == "Swift", path.count == 2 { return meaning(of: [path[1]], in: []) }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard !imported.contains(path[0]), !outer.contains(where: { all[$0] != nil }) else {
      return .unknown
    }
    let rest = Array(path.dropFirst())
    // The own module has no type of the standard library.
    return rest.count > 1 ? meaning(of: rest, in: []) : declared(rest, in: []) ?? .unknown
  }

  /// What `path` means if it is declared here as a whole.
  private func declared(_ path: [String], in scopes: [String]) -> Meaning? {
    let name = path.joined(separator: ".")
    for scope in scopes.map({ "\($0).\(name)" }) + [name] {
      guard let found = all[scope] else { continue }
      // An alias comes before a type of its path.
      let aliased = found.compactMap(\.alias)
      if aliased.isEmpty { return .type(scope) }
      return .alias(path: scope, aliased, scopes: scope.outerPaths)
    }
    return nil
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
