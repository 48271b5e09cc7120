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
    case alias(Alias)
    /// Nothing that is declared here.
    case unknown
  }

  /// An alias, which may be of another type under another condition.
  struct Alias {
    let path: String
    let declarations: [DeclaredType]

    /// What the names in its types mean.
    let module: DeclaredTypes

    /// Whether the name means this everywhere that it is looked up.
    var isCertain: Bool

    /// The types that it is another name for.
    var types: [TypeSyntax] { declarations.compactMap(\.alias) }

    /// The types in which the names in them are looked up, innermost first.
    var scopes: [String] { path.outerPaths }
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

  /// Those of other modules, of which the files may use what is public.
  let others: [DeclaredTypes]

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  /// What types inherit, by their paths; their extensions may say it.
  private var inherited: [String: [String]] = [:]

  /// The names of what types inherit, and of what aliases stand for, by their names alone.
  private var inheritedByName: [String: [String]] = [:]

  /// Those of `files`, in which specs import `modules`, and which may use those of `others`.
  init(
    of files: [SourceDeclarations],
    importing modules: Set<String> = [],
    using others: [DeclaredTypes] = []
  ) {
    let types = files.flatMap(\.types)
    all = Dictionary(grouping: types, by: \.path)
    imported = modules.union(files.flatMap(\.imports).compactMap(\.module.pathNames.first))
    self.others = others
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
      + files.flatMap(\.inheritance).map { (path(ofExtended: $0.path), $0.names) }
    self.inherited = Dictionary(bases, uniquingKeysWith: +)
    let aliased = whole.map { type in
      (type.path, (type.alias?.parts ?? []).flatMap(\.pathWords))
    }
    inheritedByName = Dictionary(
      (bases + aliased).map { ($0.pathNames.last ?? "", $1.compactMap(\.pathNames.last)) },
      uniquingKeysWith: +
    )
  }

  /// `found` with its whole path: an extension may name its type by a module, or by an alias.
  func completed(_ found: FoundProtocol) -> FoundProtocol {
    guard let extended = found.extended else { return found }
    var found = found
    found.path = path(ofExtended: extended) + found.path.dropFirst(extended.count)
    return found
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

  /// Whether the type with the path `path` cannot be copied.
  func isNoncopyable(_ path: String) -> Bool {
    ([self] + others).contains { $0[path].contains(where: \.isNoncopyable) }
  }

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
  var aliasedWords: Set<String> { Set(aliasedPaths.joined()) }

  /// The names before a dot in what aliases stand for.
  var aliasedQualifiers: Set<String> { Set(aliasedPaths.flatMap { $0.dropLast() }) }

  private var aliasedPaths: [[String]] {
    ([self] + others).flatMap { $0.all.values.joined() }
      .flatMap { ($0.alias?.parts ?? []).map(\.pathWords) }
  }

  /// The words in what `path` is an alias of in the types `scopes`, and in the aliases among them.
  func words(behindAlias path: String, in scopes: [String] = []) -> Set<String> {
    var words: Set<String> = []
    var pending = [(path.pathNames, scopes)]
    var passed: Set<String> = []
    while let (names, scopes) = pending.popLast(), passed.count < Self.mostPassed {
      guard case .alias(let alias) = meaning(of: names, in: scopes),
        passed.insert(alias.path).inserted
      else { continue }
      for part in alias.types.flatMap(\.parts) {
        words.formUnion(part.pathWords)
        if let names = part.plainPath { pending.append((names, alias.scopes)) }
      }
    }
    return words
  }

  /// `names` of types, and those of what they inherit or are aliases of, as far as that is known, without the
  /// types around them.
  func inheritedNames(of names: Set<String>) -> Set<String> {
    var known = names
    var open = names
    while !open.isEmpty {
      let bases = open.flatMap { name in
        ([self] + others).flatMap { $0.inheritedByName[name] ?? [] }
      }
      open = Set(bases).subtracting(known)
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
    if let own = own(path, in: scopes, inheriting: inherits, behind: passed) { return own }
    for other in others {
      guard let found = other.published(withoutModule(path), behind: passed) else { continue }
      // Without the module, its name would mean the own type.
      if case .type(let path) = found, all[path] != nil { continue }
      return found
    }
    if path.count == 1 {
      return KnownNames.standardTypes.contains(path[0]) ? .type(path[0]) : .unknown
    }
    if path[0] == "Swift", path.count == 2 { return meaning(of: [path[1]], in: []) }
    // Types of other modules may be extended here.
    if isOtherModule(path[0]), path.count > 2 {
      return meaning(at: path.dropFirst().joined(separator: ".")) ?? .unknown
    }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard !imported.contains(path[0]), !KnownNames.standardTypes.contains(path[0]),
      !path[0].hasPrefix("("),
      !outer.contains(where: { all[$0] != nil })
    else { return .unknown }
    let rest = Array(path.dropFirst())
    // The own module has no type of the standard library.
    return rest.count > 1
      ? meaning(of: rest, in: [], inheriting: inherits)
      : meaning(at: rest[0]) ?? .unknown
  }

  /// The same as far as it is declared here; nil for nothing.
  private func own(
    _ path: [String],
    in scopes: [String],
    inheriting inherits: Bool,
    behind passed: Int
  ) -> Meaning? {
    if let declared = declared(path, in: scopes, inheriting: inherits) { return declared }
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed < 16 {
      let rest = path[count...]
      switch declared(Array(path[..<count]), in: scopes, inheriting: inherits) {
      case .alias(let alias):
        let meanings = alias.types.map(\.pathWords).filter { !$0.isEmpty }
          .map {
            alias.module
              .meaning(of: $0 + rest, in: alias.scopes, inheriting: inherits, behind: passed + 1)
          }
        guard !alias.isCertain || meanings.count > 1 else {
          if let meaning = meanings.first { return meaning }
          continue
        }
        // An alias in one of them may be what is meant.
        for case .alias(var inner) in meanings {
          inner.isCertain = false
          return .alias(inner)
        }
        if !meanings.isEmpty { return .unknown }
      case .type(let owner) where inherits:
        if let found = member(rest.joined(separator: "."), of: owner) { return found }
      case .type, .unknown, nil: continue
      }
    }
    return nil
  }

  /// What `path` means to other modules; nil for nothing.
  private func published(_ path: [String], behind passed: Int) -> Meaning? {
    let own = own(path, in: [], inheriting: true, behind: passed)
    // Elsewhere, another type may have the name of one that is internal.
    switch own {
    case .type(let path): return self[path].contains { $0.access > .internal } ? own : nil
    case .alias(var alias):
      let access = alias.declarations.map(\.access).max() ?? .private
      alias.isCertain = alias.isCertain && access > .internal
      return access > .fileprivate ? .alias(alias) : nil
    case .unknown, nil: return nil
    }
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
      if all[path] == nil, let found = others.lazy.compactMap({ $0.member(name, of: path) }).first {
        return found
      }
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
  /// An alias may be there under a condition, or in one file, or have arguments. A name that is inherited is one
  /// only if `inherits`.
  func types(
    called path: [String],
    in scopes: [String] = [],
    inheriting inherits: Bool
  ) -> [String] {
    var found: [String] = []
    var open = [(path, scopes, self)]
    var count = 0
    while let (path, scopes, module) = open.popLast(), count < Self.mostPassed {
      count += 1
      switch module.meaning(of: path, in: scopes, inheriting: inherits) {
      case .type(let path): found.append(path)
      case .alias(let alias):
        open += alias.types.flatMap(\.compositionMembers).map(\.pathWords).filter { !$0.isEmpty }
          .map { ($0, alias.scopes, alias.module) }
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
    let aliases = found.filter { $0.alias != nil }
    return aliases.isEmpty
      ? .type(path)
      : .alias(
        Alias(
          path: path,
          declarations: aliases,
          module: self,
          // One that is private may mean something else in another file.
          isCertain: found.allSatisfy { !$0.isConditional && $0.access > .fileprivate }
        )
      )
  }

  /// The protocols that `name` stands for, with the types in which their names are looked up, innermost
  /// first: itself, unless it is an alias.
  func protocols(
    called name: String,
    in scopes: [String]
  ) -> [(name: String, scopes: [String])] {
    var passed: Set<String> = []
    func protocols(
      _ path: [String],
      in scopes: [String],
      _ module: DeclaredTypes
    ) -> [(name: String, scopes: [String])] {
      let name = path.joined(separator: ".")
      let meaning = module.meaning(of: path, in: scopes)
      // Behind an alias of the type around it, it has another path.
      if case .type(let path) = meaning, path != name, !path.hasSuffix(".\(name)") {
        return [(path, [])]
      }
      // Under different conditions, an alias may stand for different protocols.
      guard case .alias(let alias) = meaning, alias.types.count == 1,
        passed.count < Self.mostPassed
      else { return [(name, scopes)] }
      // An alias that is inherited twice is inherited.
      guard passed.insert(alias.path).inserted else { return [] }
      return alias.types[0].compositionMembers
        .flatMap { part in
          part.plainPath.map { protocols($0, in: alias.scopes, alias.module) } ?? [(part.text, [])]
        }
    }
    return protocols(name.pathNames, in: scopes, self)
  }
}

extension String {
  /// For `Outer.Inner.Delegate`: `Outer.Inner` and `Outer`.
  var outerPaths: [String] {
    let names = pathNames
    return names.indices.dropFirst().reversed().map { names[..<$0].joined(separator: ".") }
  }

  /// What `name` may stand for in the head of the type with this path: in `Outer.Delegate`, `Base` is
  /// `Outer.Base` before it is `Base`.
  func paths(called name: String) -> [String] { outerPaths.map { "\($0).\(name)" } + [name] }
}
