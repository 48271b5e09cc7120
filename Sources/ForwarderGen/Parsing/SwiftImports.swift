/// The protocols of Swift files that the specs of a run use, by their names.
struct UsedProtocols {
  /// A spec of the run, and the protocols of Swift files that it has items about.
  typealias Using = (spec: ParsedSpec, uses: [SwiftProtocols.Use])

  private let own: [String: [SwiftProtocols.Use]]

  /// Those of the targets that the run's own one depends on.
  private let others: [String: [SwiftProtocols.Use]]

  /// The files that only those targets use.
  private let otherFiles: Set<String>

  /// The names of what each protocol inherits, whether it is in a Swift file or in a spec.
  private let bases: [String: [String]]

  init(by specs: [Using], besides references: [Using]) {
    let (ownUses, otherUses) = (specs.flatMap(\.uses), references.flatMap(\.uses))
    own = Dictionary(grouping: ownUses, by: \.protocolPath)
    others = Dictionary(grouping: otherUses, by: \.protocolPath)
    otherFiles = Set(otherUses.map(\.opened)).subtracting(ownUses.map(\.opened))
    let heads = (specs + references).flatMap(\.spec.protocols).compactMap(\.head)
    bases = Dictionary(grouping: heads, by: \.path)
      .mapValues { $0.flatMap(\.inherited).map(\.name) }
  }

  /// The imports of the Swift files that the forwarders of `using` need, as their generated file repeats
  /// them.
  ///
  /// A forwarder has the requirements of all protocols that it inherits or composes, with the types
  /// that their files import. The spec's own imports come first. If several files import one module,
  /// the most accessible import counts, because a forwarder of any of the files may need it. The
  /// compiler warns of an import that is more accessible than all forwarders.
  func imports(for using: Using) -> [ImportDeclaration] {
    let added = basesAndMembers(of: using)
    let words = Set(added.flatMap(\.words))
    let uses = using.uses + added
    let elsewhere = uses.filter { otherFiles.contains($0.opened) }
    var found = FoundImports(besides: using.spec)
    var files: Set<String> = []
    for use in uses.filter({ !otherFiles.contains($0.opened) }) + elsewhere {
      for file in use.filesOfLineage where files.insert(file.path).inserted {
        let access = file.accessOfImports(in: using.spec, besides: words)
        for item in file.importsWithObjects.map({ $0.limited(to: access) }) {
          if otherFiles.contains(use.opened) { found.addIfPresent(item) } else { found.add(item) }
        }
      }
    }
    return found.all
  }

  /// The protocols that those of `using` inherit and that its composites name, each once, beside its own.
  private func basesAndMembers(of using: Using) -> [SwiftProtocols.Use] {
    var names = using.spec.protocols.compactMap(\.head).flatMap(\.inherited).map(\.name)
    names += using.spec.composites.flatMap { $0.required + $0.accepted }.map(\.text)
    var known = Set(using.uses.map(\.key))
    var seen: Set<String> = []
    var uses: [SwiftProtocols.Use] = []
    var index = 0
    while index < names.count {
      let name = names[index]
      index += 1
      guard seen.insert(name).inserted else { continue }
      // In `Kit.Delegate`, the first word may be a module.
      let inner = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
      let found = own[name] ?? others[name] ?? inner.flatMap { others[$0] ?? own[$0] } ?? []
      uses += found.filter { known.insert($0.key).inserted }
      names += bases[name] ?? inner.flatMap { bases[$0] } ?? []
    }
    return uses
  }
}

/// Imports of several files, of which each module is one under each condition.
private struct FoundImports {
  /// A module and a condition, for which one import of a file is enough.
  private struct Key: Hashable {
    let module: String
    let condition: String?

    init(_ item: ImportDeclaration, isConditional: Bool = true) {
      module = item.module
      condition = isConditional ? item.condition?.text : nil
    }
  }

  private let stated: Set<Key>
  private var order: [Key] = []
  private var imports: [Key: ImportDeclaration] = [:]

  /// Those that `spec` does not state itself.
  init(besides spec: ParsedSpec) { stated = Set(spec.imports.map { Key($0) }) }

  var all: [ImportDeclaration] { order.compactMap { imports[$0] } }

  mutating func add(_ item: ImportDeclaration) {
    let key = Key(item)
    if item.module == KnownNames.runtime
      || !stated.isDisjoint(with: [key, Key(item, isConditional: false)])
    {
      return
    }
    if imports[key] == nil { order.append(key) }
    imports[key] = imports[key].map { $0.merging(item) } ?? item
  }

  /// Adds an import of a file in another target, unless only that target needs it: this one may be unable
  /// to import the module.
  mutating func addIfPresent(_ item: ImportDeclaration) {
    let key = Key(item)
    guard item.isVisible, imports[Key(item, isConditional: false)] == nil, imports[key] == nil,
      !stated.contains(key)
    else { return }
    add(item.ifPresent)
  }
}

extension SwiftFiles.File {
  /// Modules without `NSObject`.
  private static let withoutObjects: Set<String> = [
    "Combine", "Dispatch", "Observation", "OSLog", "RegexBuilder", "Synchronization", "os",
  ]

  /// The imports of the file, and Foundation if its Objective-C protocols need that.
  ///
  /// A source file may get Foundation from another file of its module; a generated file cannot.
  fileprivate var importsWithObjects: [ImportDeclaration] {
    let imports = declarations.imports
    guard imports.allSatisfy({ Self.withoutObjects.contains($0.module) }),
      declarations.protocols.contains(where: { (try? $0.head.get())?.isObjectiveC == true })
    else { return imports }
    return imports
      + [ImportDeclaration(access: .public, subject: "Foundation", module: "Foundation")]
  }

  /// How accessible the imports of a generated file have to be that repeat those of this one.
  ///
  /// The compiler warns of one that is more accessible than its uses, and refuses one that is less.
  /// The tool does not know which module declares a type. If the file or the standard library
  /// declares all of them, the imports are for other code in the file. Beside those of `spec`, `words`
  /// name types, too.
  fileprivate func accessOfImports(
    in spec: ParsedSpec,
    besides words: Set<String>
  ) -> AccessLevel {
    let own = Set(declarations.types.filter { $0.alias == nil }.flatMap(\.path.pathNames))
    var words = words.union(spec.protocols.flatMap(\.requirements).flatMap(\.words))
    let heads = spec.protocols.compactMap(\.head)
    for text in heads.map(\.text) + spec.protocols.flatMap(\.associatedTypes).map(\.text) {
      words.formUnion(text.split { !$0.isInWord }.map { String($0) })
    }
    // The forwarder of an Objective-C protocol is an object of Foundation's.
    if heads.contains(where: \.isObjectiveC) { return spec.widestForwarder }
    let foreign = words.filter { $0.first?.isUppercase == true }
      .subtracting(own).subtracting(KnownNames.standardTypes)
    return foreign.isEmpty ? .internal : spec.widestForwarder
  }
}

extension SwiftProtocols.Use {
  /// Its file, and those of the protocols of its module that it inherits.
  fileprivate var filesOfLineage: [SwiftFiles.File] {
    let protocols = file.protocols
    let paths = Set(protocols.lineage(of: position).map { protocols[$0].location.path })
    let others = paths.subtracting([file.path]).sorted()
      .compactMap { file.module.files[$0] }
    return [file] + others.map { SwiftFiles.File(declarations: $0, module: file.module) }
  }

  /// What tells the protocol from others.
  fileprivate struct Key: Hashable {
    let opened: String
    let position: Int
  }

  fileprivate var key: Key { Key(opened: opened, position: position) }

  /// `Outer.Delegate`.
  fileprivate var protocolPath: String { file.protocols[position].path }

  /// The words in the requirements, and in those of bases in the same file.
  fileprivate var words: [String] {
    file.protocols.lineage(of: position).flatMap { file.protocols[$0].members }
      .flatMap(\.tokens.words)
  }
}

extension ParsedSpec {
  /// The highest access level that a forwarder of the spec can have.
  fileprivate var widestForwarder: AccessLevel {
    let forwarders = protocols.map { declared -> AccessLevel in
      switch declared.forwarder {
      case .none: .internal
      case .derived: declared.head?.access ?? .internal
      case .head(let stated): stated.access ?? declared.head?.access ?? .internal
      }
    }
    return (forwarders + composites.map { $0.forwarder.access ?? .public }).max() ?? .internal
  }
}

extension ImportDeclaration {
  /// This import and `other`, of the same module, as one.
  fileprivate func merging(_ other: ImportDeclaration) -> ImportDeclaration {
    var item = self
    item.attributes += other.attributes
      .filter { !attributes.contains($0) }
    let isWider = (other.access ?? .internal) > (access ?? .internal)
    if isWider { item.access = other.access }
    return item
  }

  /// The same in a file whose forwarders are used from as far as `widest`.
  ///
  /// If one file restricts the access of a module, every file of the target has to state one.
  fileprivate func limited(to widest: AccessLevel) -> ImportDeclaration {
    var item = self
    switch access {
    case nil: break
    case .package?: item.access = min(.package, max(widest, .internal))
    case .public?, .open?: item.access = widest >= .public ? .public : nil
    default: item.access = .internal
    }
    return item
  }

  /// Whether types of the module may stand in what other targets see.
  fileprivate var isVisible: Bool {
    let hides = ["@_implementationOnly", "@testable"]
    return access.map { $0 >= .public } ?? true
      && !attributes.contains(where: hides.contains)
  }

  /// The same, under the condition that the module is there.
  fileprivate var ifPresent: ImportDeclaration {
    var item = self
    let position = condition?.position ?? SourcePosition(offset: 0)
    let name = module.prefix { $0 != "." }
    let isThere = Condition("canImport(\(name))", at: position)
    item.condition = .joined([condition, isThere].compactMap(\.self))
    return item
  }
}
