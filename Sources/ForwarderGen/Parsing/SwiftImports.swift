/// The protocols of Swift files that the specs of a run use, by their names.
struct UsedProtocols {
  private let own: [String: [UsedProtocol]]

  /// Those of the targets that the run's own one depends on.
  private let others: [String: [UsedProtocol]]

  /// The files that only those targets use.
  private let otherFiles: Set<String>

  /// The names of what each protocol inherits, whether it is in a Swift file or in a spec.
  private let bases: [String: [String]]

  init(by specs: [SpecParser.Parsed], besides references: [SpecParser.Parsed]) {
    let (ownUses, otherUses) = (specs.flatMap(\.uses), references.flatMap(\.uses))
    own = Dictionary(grouping: ownUses, by: \.found.path)
    others = Dictionary(grouping: otherUses, by: \.found.path)
    otherFiles = Set(otherUses.map(\.file.path)).subtracting(ownUses.map(\.file.path))
    let heads = (specs + references).flatMap(\.spec.protocols).compactMap(\.head)
    bases = Dictionary(grouping: heads, by: \.path)
      .mapValues { $0.flatMap(\.inherited).map(\.name) }
  }

  /// The imports that the generated file of `using` repeats: those of all files whose protocols its
  /// forwarders adopt, inherit or compose, besides the spec's own.
  ///
  /// If several files import one module, the most accessible import counts, because a forwarder of any
  /// of the files may need it.
  func imports(for using: SpecParser.Parsed) -> [ImportDeclaration] {
    let added = basesAndMembers(of: using)
    let heads = using.spec.protocols.compactMap(\.head)
    let types = using.spec.typeNames.union(added.flatMap(\.words))
      .filter { $0.first?.isUppercase == true }.subtracting(KnownNames.standardTypes)
    let widest = using.spec.widestForwarder
    var found = FoundImports(besides: using.spec)
    var files: Set<String> = []
    func add(_ use: UsedProtocol, isElsewhere: Bool) {
      for file in use.filesOfLineage where files.insert(file.path).inserted {
        // The tool does not know which module declares a type. If the file or the standard library
        // declares all of them, the imports are for other code in the file. The forwarder of an
        // Objective-C protocol is an object of Foundation's.
        let isNeeded = heads.contains(where: \.isObjectiveC) || !types.isSubset(of: file.typeNames)
        for item in file.importsWithObjects {
          found.add(item.limited(to: isNeeded ? widest : .internal), isElsewhere: isElsewhere)
        }
      }
    }
    let uses = using.uses + added
    for use in uses where !otherFiles.contains(use.file.path) { add(use, isElsewhere: false) }
    for use in uses where otherFiles.contains(use.file.path) { add(use, isElsewhere: true) }
    return found.all
  }

  /// The protocols that those of `using` inherit and that its composites name, each once, beside its own.
  private func basesAndMembers(of using: SpecParser.Parsed) -> [UsedProtocol] {
    var names = using.spec.protocols.compactMap(\.head).flatMap(\.inherited).map(\.name)[...]
    names += using.spec.composites.flatMap { $0.required + $0.accepted }.map(\.text)
    var known = Set(using.uses.map(\.found.location))
    var seen: Set<String> = []
    var uses: [UsedProtocol] = []
    while let name = names.popFirst() {
      guard seen.insert(name).inserted else { continue }
      // In `Kit.Delegate`, the first word may be a module.
      let inner = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
      let found = own[name] ?? others[name] ?? inner.flatMap { others[$0] ?? own[$0] } ?? []
      uses += found.filter { known.insert($0.found.location).inserted }
      names += bases[name] ?? inner.flatMap { bases[$0] } ?? []
    }
    return uses
  }
}

/// Imports of several files, of which each module is one under each condition.
private struct FoundImports {
  /// Those that the spec states itself.
  private let stated: [ImportDeclaration]
  private(set) var all: [ImportDeclaration] = []

  init(besides spec: ParsedSpec) { stated = spec.imports }

  /// Adds an import of a file.
  ///
  /// If the file `isElsewhere`, in another target, only that target may need the module, and this one may be
  /// unable to import it.
  mutating func add(_ item: ImportDeclaration, isElsewhere: Bool) {
    var item = item
    if isElsewhere {
      if !item.isVisible || item.isRepeated(in: all) || item.isRepeated(in: stated) { return }
      item = item.ifPresent
    }
    if item.module == KnownNames.runtime || item.isRepeated(in: stated) { return }
    let index = all.firstIndex {
      $0.module == item.module && $0.condition?.text == item.condition?.text
    }
    if let index { all[index] = all[index].merging(item) } else { all.append(item) }
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

  /// The names of the types that it declares, and of those that they are in.
  fileprivate var typeNames: Set<String> {
    Set(declarations.types.filter { $0.alias == nil }.flatMap(\.path.pathNames))
  }
}

extension UsedProtocol {
  /// Its file, and those of the protocols of its module that it inherits.
  fileprivate var filesOfLineage: [SwiftFiles.File] {
    let protocols = file.protocols
    let paths = Set(protocols.lineage(of: position).map { protocols[$0].location.path })
    let others = paths.subtracting([file.path]).sorted()
      .compactMap { protocols.files[$0] }
    return [file] + others.map { SwiftFiles.File(declarations: $0, protocols: protocols) }
  }

  /// The words in the requirements, and in those of bases in the same file.
  fileprivate var words: [String] {
    file.protocols.lineage(of: position).flatMap { file.protocols[$0].members }
      .flatMap(\.tokens.words)
  }
}

extension ParsedSpec {
  /// The words in its protocols, among which are the names of types.
  fileprivate var typeNames: Set<String> {
    let heads = protocols.compactMap(\.head?.text)
    let texts = heads + protocols.flatMap(\.associatedTypes).map(\.text)
    let words = texts.flatMap { $0.split { !$0.isInWord }.map { String($0) } }
    return Set(protocols.flatMap(\.requirements).flatMap(\.words)).union(words)
  }

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
  /// Whether one of `imports` imports the same wherever this one does.
  fileprivate func isRepeated(in imports: [ImportDeclaration]) -> Bool {
    imports.contains {
      $0.module == module && ($0.condition == nil || $0.condition?.text == condition?.text)
    }
  }

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
