/// A type, a protocol or an alias that a Swift file declares.
struct DeclaredType: Equatable, Sendable {
  /// `protocol`, or `class`.
  let keyword: String

  /// `Player.Callback`.
  var path: String

  /// Where its module is among those of a run.
  var module = 0

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

/// The types, protocols and aliases that the Swift files of some modules declare, to find out what a name means
/// in one of them.
struct DeclaredTypes: Equatable, Sendable {
  enum Meaning {
    /// A type that is known, with its whole path, and where its module is.
    case type(String, module: Int)
    case alias(Alias)
    /// Nothing that is declared here.
    case unknown
  }

  /// An alias, which may be of several types: under different conditions, or in different modules or files.
  struct Alias {
    /// One of the types that it is another name for.
    struct Variant {
      let type: TypeSyntax

      /// The types in which the names in it are looked up, innermost first, and what they mean.
      let scopes: [String]
      let types: DeclaredTypes

      /// What declares it, unless it is what an alias before a dot stands for.
      var declaration: DeclaredType?
    }

    let path: String
    var variants: [Variant]

    /// Whether the name means this everywhere that it is looked up.
    var isCertain: Bool

    /// The only type that it stands for.
    var only: Variant? { variants.count == 1 ? variants[0] : nil }
  }

  /// What the type with a path inherits.
  struct Inheritance: Equatable, Sendable {
    var path: String
    let names: [String]
    var module = 0
  }

  /// The Swift files of a module.
  struct Module {
    /// Nil for one that is not known.
    var name: String?
    let files: [SourceDeclarations]

    /// What specs import.
    var imports: Set<String> = []

    /// What any file of it may import, and what it may import as tests do: `files` are a part of them.
    var reached: Set<String> = []
    var tested: Set<String> = []
  }

  /// A path behind an alias, which is looked up once for each that is.
  private struct Lookup: Hashable {
    let path: [String]
    let scopes: [String]
    let module: Int
  }

  /// How many aliases are looked at for one protocol, and how many types for one name, which also bounds how
  /// deep they lead.
  private static let mostPassed = 256

  /// By their paths, of which several have one under different conditions, or in different modules.
  private var all: [String: [DeclaredType]]

  /// The names of the modules, and the modules that each imports: none is the files' own.
  private let names: [String?]
  private let imports: [Set<String>]

  /// Where the modules are whose public types each can use, and those whose internal ones it can use, too.
  private let visible: [Set<Int>]
  private let tested: [Set<Int>]

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  /// What types inherit, by their paths; their extensions may say it.
  private var inherited: [String: [Inheritance]] = [:]

  /// The names of what types inherit, and of what aliases stand for, by their names alone.
  private var inheritedByName: [String: [String]] = [:]

  /// The module in which names are looked up, which may use what is public in others.
  private(set) var own = 0

  /// Those of `modules`, as the first one sees them.
  init(of modules: [Module]) {
    names = modules.map(\.name)
    imports = modules.map { module in
      module.imports.union(module.files.flatMap(\.imports).compactMap(\.module.pathNames.first))
    }
    // What a module imports, it may export.
    let names = names
    let direct = zip(modules, imports)
      .map { module, imports in
        let imported = module.reached.union(imports)
        return Set(names.indices.dropFirst().filter { names[$0].map(imported.contains) ?? true })
      }
    visible = direct.map { imported in
      var visible: Set<Int> = []
      var open = Array(imported)
      while let next = open.popLast() {
        if visible.insert(next).inserted { open += direct[next] }
      }
      return visible
    }
    tested = modules.map { module in
      Set(names.indices.filter { names[$0].map(module.tested.contains) ?? true })
    }
    let types = modules.enumerated()
      .flatMap { number, module in
        module.files.flatMap(\.types)
          .map { type in
            var type = type
            type.module = number
            return type
          }
      }
    all = Dictionary(grouping: types, by: \.path)
    actors = Set(types.lazy.filter(\.isGlobalActor).map(\.path))
    // An extension may name its type by a module, or by an alias.
    let whole = types.map { type in
      var type = type
      if let extended = type.extended {
        type.path = seen(from: type.module).wholePath(type.path, of: extended)
      }
      return type
    }
    let bases =
      whole.filter { !$0.inherited.isEmpty }
      .map { Inheritance(path: $0.path, names: $0.inherited, module: $0.module) }
      + modules.enumerated()
      .flatMap { number, module in
        module.files.flatMap(\.inheritance)
          .map {
            let path = seen(from: number).wholePath($0.path, of: $0.path)
            return Inheritance(path: path, names: $0.names, module: number)
          }
      }
    all = Dictionary(grouping: whole, by: \.path)
    inherited = Dictionary(grouping: bases, by: \.path)
    let aliased = whole.map { type in
      (type.path, (type.alias?.parts ?? []).flatMap(\.pathWords))
    }
    inheritedByName = Dictionary(
      (bases.map { ($0.path, $0.names) } + aliased)
        .map { ($0.pathNames.last ?? "", $1.compactMap(\.pathNames.last)) },
      uniquingKeysWith: +
    )
  }

  /// The same as the module at `number` sees them.
  func seen(from number: Int) -> DeclaredTypes {
    var types = self
    types.own = number
    return types
  }

  /// The whole path of `path`, which is declared in `extension Name`.
  func wholePath(_ path: String, of extended: String) -> String {
    self.path(ofExtended: extended) + path.dropFirst(extended.count)
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

  /// The modules that the own one imports.
  var imported: Set<String> { imports[own] }

  private func isOtherModule(_ name: String) -> Bool {
    name == "Swift" || imported.contains(name)
      || names.enumerated().contains { $0 != own && $1 == name }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Those with the path `path` that the name may mean in the own module: those of others only if none of its own
  /// is there in all files and under all conditions.
  subscript(path: String) -> [DeclaredType] {
    guard let found = all[path] else { return [] }
    let own = found.filter { $0.module == self.own }
    return own.contains(where: isCertain)
      ? own : own + found.filter { $0.module != self.own && isVisible($0) }
  }

  private func isVisible(_ type: DeclaredType) -> Bool {
    type.access > .internal
      ? visible[own].contains(type.module)
      : type.access == .internal && type.alias != nil && tested[own].contains(type.module)
  }

  /// Whether the own module can use what the one at `number` declares.
  func sees(_ number: Int) -> Bool { number == own || visible[own].contains(number) }

  /// Whether types of several modules have the path `path`.
  func isShared(_ path: String) -> Bool {
    guard let found = all[path] else { return false }
    return found.contains { $0.module != found[0].module }
  }

  /// Whether `type` is what its name means in all files of the own module.
  private func isCertain(_ type: DeclaredType) -> Bool {
    // One that is private may mean something else in another file.
    !type.isConditional && type.access > (type.module == own ? .fileprivate : .internal)
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
    all.values.joined().flatMap { ($0.alias?.parts ?? []).map(\.pathWords) }
  }

  /// The words in what `path` is an alias of in the types `scopes`, and in the aliases among them.
  func words(behindAlias path: String, in scopes: [String] = []) -> Set<String> {
    var words: Set<String> = []
    var pending = [(path.pathNames, scopes, self)]
    var passed: Set<String> = []
    while let (names, scopes, types) = pending.popLast(), passed.count < Self.mostPassed {
      guard case .alias(let alias) = types.meaning(of: names, in: scopes),
        passed.insert(alias.path).inserted
      else { continue }
      for variant in alias.variants {
        for part in variant.type.parts {
          words.formUnion(part.pathWords)
          if let names = part.plainPath { pending.append((names, variant.scopes, variant.types)) }
        }
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
      open = Set(open.flatMap { inheritedByName[$0] ?? [] }).subtracting(known)
      known.formUnion(open)
    }
    return known
  }

  /// What the types `scopes`, innermost first, add to what stands in the innermost one.
  func place(in scopes: [String]) -> DeclarationParser.Place {
    DeclarationParser.Place(
      path: { name in
        scopes.first { scope in
          // What a protocol inherits is among the scopes of its members.
          let isProtocol = self[scope].contains { $0.keyword == "protocol" }
          let found = isProtocol ? meaning(at: "\(scope).\(name)") : member(name, of: scope)
          return found != nil
        }
        .map { "\($0).\(name)" }
      },
      isMacro: { isMacro($0) }
    )
  }

  /// What `path` means in the types `scopes`, innermost first.
  ///
  /// A type has what it inherits, unless `inherits` is false.
  func meaning(of path: [String], in scopes: [String], inheriting inherits: Bool = true) -> Meaning
  {
    var passed: Set<Lookup> = []
    return meaning(of: path, in: scopes, inheriting: inherits, &passed)
  }

  private func meaning(
    of path: [String],
    in scopes: [String],
    inheriting inherits: Bool,
    _ passed: inout Set<Lookup>
  ) -> Meaning {
    let whole = found(path, in: scopes, inheriting: inherits, &passed)
    guard path.count > 1 else {
      let isStandard = KnownNames.standardTypes.contains(path[0])
      return whole ?? (isStandard ? .type(path[0], module: own) : .unknown)
    }
    let rest = Array(path.dropFirst())
    if path[0] == "Swift", path.count == 2 { return whole ?? meaning(of: rest, in: []) }
    // A type may have the name of its module.
    if isOtherModule(path[0]) { return joined([whole, inModule(path[0], rest, &passed)]) }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard whole == nil, !KnownNames.standardTypes.contains(path[0]), !path[0].hasPrefix("("),
      !outer.contains(where: { all[$0] != nil })
    else { return whole ?? .unknown }
    // The own module has no type of the standard library.
    return found(rest, in: [], inheriting: inherits, &passed) ?? .unknown
  }

  /// What `path` means in the module `name`, as far as it is declared here, or added to it.
  private func inModule(
    _ name: String,
    _ path: [String],
    _ passed: inout Set<Lookup>
  ) -> Meaning? {
    let number = names.firstIndex { $0 == name }
    if let number, number != own {
      let theirs = seen(from: number).found(path, in: [], inheriting: true, &passed)
      if case .alias(let alias)? = theirs,
        alias.variants.allSatisfy({ $0.declaration?.module == number })
      {
        return theirs
      }
    }
    // It may have it from others, or its files may be among those of another one.
    switch found(path, in: [], inheriting: true, &passed) {
    // An own alias has the name of what it stands for.
    case .alias(let alias) where alias.variants.contains { $0.type.pathWords == [name] + path }:
      return nil
    case .alias(var alias):
      alias.isCertain = false
      return .alias(alias)
    // Without the module, its name may mean the own type.
    case .type(let path, let module) where module != own: return .type(path, module: module)
    case .type, .unknown, nil: return nil
    }
  }

  /// What `path` means as far as it is declared here; nil for nothing.
  private func found(
    _ path: [String],
    in scopes: [String],
    inheriting inherits: Bool,
    _ passed: inout Set<Lookup>
  ) -> Meaning? {
    if let declared = declared(path, in: scopes, inheriting: inherits) { return declared }
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed.count < Self.mostPassed {
      let rest = path[count...]
      switch declared(Array(path[..<count]), in: scopes, inheriting: inherits) {
      case .alias(let alias):
        var meanings: [Meaning] = []
        for variant in alias.variants {
          guard case .named(let outer, let arguments) = variant.type.kind,
            case let whole = outer + rest,
            passed.insert(Lookup(path: whole, scopes: variant.scopes, module: variant.types.own))
              .inserted
          else { continue }
          meanings.append(
            variant.types
              .meaning(of: whole, in: variant.scopes, inheriting: inherits, &passed)
          )
          // What is in it may be of a type in its arguments.
          if !arguments.isEmpty {
            meanings.append(.alias(Alias(path: alias.path, variants: [variant], isCertain: false)))
          }
        }
        if !meanings.isEmpty { return joined(meanings, isCertain: alias.isCertain) }
      case .type(let owner, _) where inherits:
        if let found = member(rest.joined(separator: "."), of: owner) { return found }
      case .type, .unknown, nil: continue
      }
    }
    return nil
  }

  /// What has one of `meanings`; unknown if they are different types.
  private func joined(_ meanings: [Meaning?], isCertain: Bool = true) -> Meaning {
    let meanings = meanings.compactMap(\.self)
    if meanings.count == 1, isCertain { return meanings[0] }
    var joined: Alias?
    for case .alias(let alias) in meanings {
      joined =
        joined.map {
          Alias(path: $0.path, variants: $0.variants + alias.variants, isCertain: false)
        } ?? alias
    }
    joined?.isCertain = false
    return joined.map { .alias($0) } ?? .unknown
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
    var owners = [owner]
    var index = 0
    var found: [Meaning] = []
    while index < owners.count {
      let path = owners[index]
      if let meaning = meaning(at: "\(path).\(name)") {
        found.append(meaning)
        // Under another condition, it may inherit something else.
        if !owners[...index].contains(where: { self[$0].contains(where: \.isConditional) }) {
          break
        }
      }
      for base in inherited[path] ?? [] where owners.count < Self.mostPassed && sees(base.module) {
        let types = seen(from: base.module)
        owners += base.names
          .flatMap {
            types.types(called: $0.pathNames, in: path.outerPaths, inheriting: false)
          }
          .map { types.withoutModule($0.pathNames).joined(separator: ".") }
          .filter { !owners.contains($0) }
      }
      index += 1
    }
    return found.isEmpty ? nil : joined(found)
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
    var passed: Set<Lookup> = []
    while let (path, scopes, types) = open.popLast(), passed.count < Self.mostPassed {
      guard passed.insert(Lookup(path: path, scopes: scopes, module: types.own)).inserted else {
        continue
      }
      switch types.meaning(of: path, in: scopes, inheriting: inherits) {
      case .type(let path, _): found.append(path)
      case .alias(let alias):
        for variant in alias.variants {
          open += variant.type.compositionMembers.map(\.pathWords).filter { !$0.isEmpty }
            .map { ($0, variant.scopes, variant.types) }
        }
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
    let found = self[path]
    if found.isEmpty { return nil }
    // An alias comes before a type of its path.
    let variants = found.compactMap { declaration in
      declaration.alias.map {
        Alias.Variant(
          type: $0,
          scopes: path.outerPaths,
          types: seen(from: declaration.module),
          declaration: declaration
        )
      }
    }
    if variants.isEmpty { return .type(path, module: found[0].module) }
    let isCertain =
      found.allSatisfy(isCertain) && found.allSatisfy { $0.alias != nil }
      && found.allSatisfy { $0.module == found[0].module }
    return .alias(Alias(path: path, variants: variants, isCertain: isCertain))
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
      _ types: DeclaredTypes
    ) -> [(name: String, scopes: [String])] {
      let name = path.joined(separator: ".")
      let meaning = types.meaning(of: path, in: scopes)
      // Behind an alias of the type around it, it has another path.
      if case .type(let path, _) = meaning, path != name, !path.hasSuffix(".\(name)"),
        !name.hasSuffix(".\(path)")
      {
        return [(path, [])]
      }
      // Under different conditions, an alias may stand for different protocols.
      guard case .alias(let alias) = meaning, let variant = alias.only,
        alias.isCertain || variant.types.own == own, passed.count < Self.mostPassed
      else { return [(name, scopes)] }
      // An alias that is inherited twice is inherited.
      guard passed.insert(alias.path).inserted else { return [] }
      return variant.type.compositionMembers
        .flatMap { part in
          part.plainPath.map { protocols($0, in: variant.scopes, variant.types) }
            ?? [(part.text, [])]
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
