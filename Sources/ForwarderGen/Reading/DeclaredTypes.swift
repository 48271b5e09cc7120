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
    let path: String
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
  struct Lookup: Hashable {
    let path: [String]
    let scopes: [String]
    let module: Int
  }

  /// How many aliases are looked at for one protocol, and how many types for one name, which also bounds how
  /// deep they lead.
  static let mostPassed = 256

  /// By their paths, of which several have one under different conditions, or in different modules.
  private(set) var all: [String: [DeclaredType]]

  /// The names of the modules, and the modules that each imports: none is the files' own.
  let names: [String?]
  private let imports: [Set<String>]

  /// Where the modules are whose public types each can use, and those whose internal ones it can use, too.
  private let visible: [Set<Int>]
  private let tested: [Set<Int>]

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  /// What types inherit, by their paths; their extensions may say it.
  private(set) var inherited: [String: [Inheritance]] = [:]

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

  func isOtherModule(_ name: String) -> Bool {
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
  func isCertain(_ type: DeclaredType) -> Bool {
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
}
