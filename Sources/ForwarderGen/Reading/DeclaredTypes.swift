/// A type, with the module that declares it; none for one that is not known.
struct TypeName: Hashable, Sendable {
  let path: String
  var module: Int?
}

/// The types, protocols and aliases that the Swift files of some modules declare, to find out what a name means in one.
struct DeclaredTypes: Equatable, Sendable {
  /// A module, of which some Swift files are read.
  struct Module {
    /// What is known of all its files; nil where only `files` are.
    var index: SwiftIndex?
    var files: [SourceDeclarations] = []

    /// What its specs declare and import.
    var declared: [FoundProtocol] = []
    var imports: Set<String> = []
  }

  /// How many types are looked at for one name, and how many aliases, which also bounds how deep they lead.
  static let mostSteps = 1024
  static let mostAliases = 256

  /// How many extensions may extend what another one declares as an alias, one after the other.
  private static let mostBindings = 64

  /// The names of the modules, and the modules that each imports: none is the files' own.
  let names: [String?]
  private let imports: [Set<String>]

  /// Where the modules are whose public types each can use, and those whose internal ones it can use, too.
  private let visible: [Set<Int>]
  private let tested: [Set<Int>]

  /// What is in no type, by its name.
  private var outermost: [String: [DeclaredType]] = [:]

  /// What is in types, by these or not, and the declarations and extensions that say what these inherit.
  private var nested: [String: [DeclaredType]] = [:]
  private var members: [TypeName: [String: [DeclaredType]]] = [:]
  private var inherited: [TypeName: [DeclaredType]] = [:]

  /// All of them, by their names, and the last parts of these.
  private var declarations: [TypeName: [DeclaredType]] = [:]
  private var declaredNames: Set<String> = []

  /// Whether there is none in files.
  let isEmpty: Bool

  /// The types that extensions extend, by how they call them in a module.
  private var extended: [TypeName: [TypeName]] = [:]

  /// Whether it is known what all extensions extend.
  private(set) var isBound = false

  /// The names of global actors.
  private let actors: Set<String>

  /// The paths in what types inherit, in what aliases stand for, and of what is extended, by the names of these alone.
  private var pathsByName: [String: [[String]]] = [:]

  /// The module in which names are looked up, which may use what is public in others.
  private(set) var own = 0

  /// Those of `modules`, as the first one sees them.
  init(of modules: [Module]) {
    names = modules.map(\.index?.module)
    imports = modules.map { module in
      module.imports.union(module.files.flatMap(\.imports).compactMap(\.module.pathNames.first))
    }
    let names = names
    func numbers(of imported: Set<String>) -> Set<Int> {
      Set(names.indices.dropFirst().filter { names[$0].map(imported.contains) ?? true })
    }
    let direct = zip(modules, imports).map { numbers(of: $1.union($0.index?.imports ?? [])) }
    // What a module imports, it may export.
    visible = direct.map { $0.closure { direct[$0] } }
    tested = modules.map { numbers(of: $0.index?.tested ?? []) }
    let types = modules.enumerated()
      .flatMap { number, module in
        let declared = module.declared.filter { $0.item?.place != .elsewhere }
        return (module.files.flatMap(\.types) + declared.map { DeclaredType($0) })
          .map { type in
            var type = type
            type.module = number
            return type
          }
      }
    actors = Set(types.lazy.filter(\.isGlobalActor).compactMap(\.path.pathNames.last))
    for type in types {
      guard let name = type.path.pathNames.last else { continue }
      let heads = type.inherited + [type.alias].compactMap(\.self)
      pathsByName[name, default: []] += heads.flatMap(\.parts).map(\.pathWords)
    }
    for path in Set(types.compactMap(\.extended)).map(\.pathNames) {
      guard let name = path.last, path.count > 1 else { continue }
      pathsByName[name, default: []].append(path)
    }
    isEmpty = modules.allSatisfy { $0.files.flatMap(\.types).allSatisfy(\.isExtension) }
    declaredNames = Set(types.filter { !$0.isExtension }.compactMap(\.path.pathNames.last))
    for type in types where type.extended == nil { insert(type) }
    bind(types.filter { $0.extended != nil })
  }

  /// Puts `types`, which are extensions or in such, where they belong: step by step, since what is extended may be an
  /// alias that another extension declares.
  private mutating func bind(_ types: [DeclaredType]) {
    let unbound = self
    let extensions = Set(types.map { TypeName(path: $0.extended ?? "", module: $0.module) })
    for _ in 0..<Self.mostBindings {
      let extended = Dictionary(
        uniqueKeysWithValues: extensions.map { name in
          (name, seen(from: name.module ?? 0).types(called: name.path.pathNames))
        }
      )
      if extended == self.extended {
        isBound = true
        return
      }
      self = unbound
      self.extended = extended
      for type in types { insert(type) }
    }
  }

  private mutating func insert(_ type: DeclaredType) {
    guard let name = type.path.pathNames.last else { return }
    for scopes in seen(from: type.module).scopes(of: type.path, in: type.extended) {
      if type.isExtension {
        inherited[scopes[0], default: []].append(type)
        continue
      }
      var type = type
      type.scopes = scopes
      if let owner = scopes.first {
        type.path = "\(owner.path).\(name)"
        nested[name, default: []].append(type)
        members[owner, default: [:]][name, default: []].append(type)
      } else {
        outermost[name, default: []].append(type)
      }
      declarations[type.name, default: []].append(type)
      if !type.inherited.isEmpty { inherited[type.name, default: []].append(type) }
    }
  }

  /// The types around what is called `path` where it is declared, innermost first, in each of those that `extended` may
  /// mean, which is extended there.
  func scopes(of path: String, in extended: String?) -> [[TypeName]] {
    guard let extended else { return [path.outerPaths.map { TypeName(path: $0, module: own) }] }
    let inner = String(path.dropFirst(extended.count + 1))
    return (self.extended[TypeName(path: extended, module: own)] ?? [])
      .map { outer in
        inner.outerPaths.map { TypeName(path: "\(outer.path).\($0)", module: own) } + [outer]
      }
  }
}

extension DeclaredTypes {
  /// The same as the module at `number` sees them.
  func seen(from number: Int) -> DeclaredTypes {
    var types = self
    types.own = number
    return types
  }

  var imported: Set<String> { imports[own] }

  func isOtherModule(_ name: String) -> Bool {
    name == "Swift" || imported.contains(name) || name != names[own] && names.contains(name)
  }

  /// Whether the own module can use what the one at `number` declares.
  func sees(_ number: Int) -> Bool { number == own || visible[own].contains(number) }

  /// Whether the own module may use what the one at `number` declares with `access`.
  func canUse(_ access: AccessLevel, of number: Int) -> Bool {
    if number == own { return true }
    return access > .internal
      ? visible[own].contains(number) : access == .internal && tested[own].contains(number)
  }

  private func isVisible(_ type: DeclaredType) -> Bool { canUse(type.access, of: type.module) }

  /// Whether `type` is what its name means in all files of the own module.
  func isCertain(_ type: DeclaredType) -> Bool {
    // One that is private may mean something else in another file.
    !type.isConditional && type.access > (type.module == own ? .fileprivate : .internal)
  }

  /// What is called `name` in no type: in other modules unless the own one has it in all files, under all conditions.
  func outermost(_ name: String) -> [DeclaredType] {
    guard let found = outermost[name] else { return [] }
    let own = found.filter { $0.module == self.own }
    return own.contains(where: isCertain)
      ? own : own + found.filter { $0.module != self.own && isVisible($0) }
  }

  /// What is called `name` in no type of the module at `number`.
  func outermost(_ name: String, in number: Int) -> [DeclaredType] {
    (outermost[name] ?? []).filter { $0.module == number && isVisible($0) }
  }

  func members(_ name: String, of type: TypeName) -> [DeclaredType] {
    (members[type]?[name] ?? []).filter(isVisible)
  }

  /// What is called `name` in any type, or in any that is not known.
  func members(called name: String, ofUnknown isOfUnknown: Bool = false) -> [DeclaredType] {
    (nested[name] ?? []).filter { !isOfUnknown || $0.scopes[0].module == nil }
  }

  /// The declarations and extensions that say what `type` inherits, as far as the own module may know it.
  func heads(of type: TypeName) -> [DeclaredType] {
    (inherited[type] ?? []).filter { sees($0.module) }
  }

  /// The declarations of `type`: several under different conditions, or in different files.
  subscript(type: TypeName) -> [DeclaredType] { declarations[type] ?? [] }

  func isDeclared(_ name: String) -> Bool { declaredNames.contains(name) }

  /// Whether types of several modules have the path of `type`.
  func isShared(_ type: TypeName) -> Bool {
    names.indices.contains {
      $0 != type.module && self[TypeName(path: type.path, module: $0)] != []
    }
  }

  /// Whether `attribute` is a macro and no global actor, whose name ends in `Actor`, or a file declares it: both are
  /// custom types.
  func isMacro(_ attribute: Attribute) -> Bool {
    guard attribute.isGlobalActor else { return false }
    return !words(behindAlias: attribute.name).union([attribute.name])
      .contains { $0.hasSuffix("Actor") || actors.contains($0.pathNames.last ?? "") }
  }

  /// The paths in what types called `name` inherit or are aliases of, and those by which extensions extend them.
  func paths(behind name: String) -> [[String]] { pathsByName[name] ?? [] }
}
