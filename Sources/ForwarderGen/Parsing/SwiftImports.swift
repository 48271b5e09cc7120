extension [SwiftProtocols.Use] {
  /// These protocols, and those of `all` that they inherit, which are there by their paths: a forwarder
  /// has the requirements of both, with the types that their files import.
  func withBases(among all: [String: [SwiftProtocols.Use]]) -> [SwiftProtocols.Use] {
    var uses = self
    var known = Set(uses.map(\.key))
    var index = 0
    while index < uses.count {
      let protocols = uses[index].file.protocols
      let family = protocols.lineage(of: uses[index].position).sorted()
      for name in family.flatMap({ protocols[$0].inherited }) {
        uses += (all[name] ?? []).filter { known.insert($0.key).inserted }
      }
      index += 1
    }
    return uses
  }

  /// The imports of the files of these protocols, as the generated file of `spec` repeats them.
  ///
  /// The spec's own imports come first. If several files import one module, the most accessible
  /// import counts, because a forwarder of any of the files may need it. The compiler warns of an
  /// import that is more accessible than all forwarders.
  func imports(besides spec: ParsedSpec) -> [ParsedImport] {
    let stated = Set(
      spec.imports.map { Key(module: $0.declaration.module, condition: $0.condition?.text) }
    )
    func isStated(_ key: Key) -> Bool {
      stated.contains(key) || stated.contains(Key(module: key.module, condition: nil))
    }
    var order: [Key] = []
    var imports: [Key: SourceDeclarations.Import] = [:]
    var known: Set<String> = []
    for file in flatMap(\.filesOfLineage) where known.insert(file.path).inserted {
      let access = file.accessOfImports(in: spec)
      for item in file.importsWithObjects where item.module != FileEmitter.runtime {
        let key = Key(module: item.module, condition: item.condition)
        if isStated(key) { continue }
        if imports[key] == nil { order.append(key) }
        let item = item.limited(to: access)
        imports[key] = imports[key].map { $0.merging(item) } ?? item
      }
    }
    return order.compactMap { imports[$0]?.parsed }
  }

  /// A module and a condition, for which one import of a file is enough.
  private struct Key: Hashable {
    let module: String
    let condition: String?
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
  fileprivate var importsWithObjects: [SourceDeclarations.Import] {
    let imports = declarations.imports
    guard imports.allSatisfy({ Self.withoutObjects.contains($0.module) }),
      let head = ownProtocols.lazy.compactMap({ try? $0.head.get() }).first(where: \.isObjectiveC)
    else { return imports }
    let foundation = SourceDeclarations.Import(
      attributes: [],
      access: .public,
      subject: "Foundation",
      module: "Foundation",
      condition: nil,
      position: head.position
    )
    return imports + [foundation]
  }

  /// The standard library's types that protocols mention most, and that have names of their own: a module
  /// may have a `Task`, too.
  private static let standardTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary", "Double",
    "Duration", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "MainActor", "Never",
    "Optional", "Range", "Result", "Self", "Sendable", "Set", "StaticString", "String", "Substring",
    "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]

  /// How accessible the imports of a generated file have to be that repeat those of this one.
  ///
  /// The compiler warns of one that is more accessible than its uses, and refuses one that is less.
  /// The tool does not know which module declares a type. If the file or the standard library
  /// declares all of them, the imports are for other code in the file.
  fileprivate func accessOfImports(in spec: ParsedSpec) -> AccessLevel {
    let own = Set(
      (declarations.access.keys + declarations.protocols.map(\.path))
        .flatMap { path in
          path.split(separator: ".").map { String($0) }
        }
    )
    var words = Set(spec.protocols.flatMap(\.requirements).flatMap(\.words))
    let heads = spec.protocols.compactMap(\.head)
    for text in heads.map(\.text) + spec.protocols.flatMap(\.associatedTypes).map(\.text) {
      words.formUnion(text.split { !$0.isInWord }.map { String($0) })
    }
    // The forwarder of an Objective-C protocol is an object of Foundation's.
    if heads.contains(where: \.isObjectiveC) { return spec.widestForwarder }
    let foreign = words.filter { $0.first?.isUppercase == true }
      .subtracting(own).subtracting(Self.standardTypes)
    return foreign.isEmpty ? .internal : spec.widestForwarder
  }
}

extension SwiftProtocols.Use {
  /// Its file, and those of the protocols of its module that it inherits.
  fileprivate var filesOfLineage: [SwiftFiles.File] {
    let protocols = file.protocols
    let paths = Set(protocols.lineage(of: position).map { protocols[$0].location.path })
    let others = file.module.files
      .filter { paths.contains($0.file.source.path) && $0.file.source.path != file.path }
    return [file] + others.map { SwiftFiles.File(declarations: $0, module: file.module) }
  }

  /// What tells the protocol from others.
  fileprivate struct Key: Hashable {
    let opened: String
    let position: Int
  }

  fileprivate var key: Key { Key(opened: opened, position: position) }

  /// `Outer.Delegate`.
  var protocolPath: String { file.protocols[position].path }
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

extension SourceDeclarations.Import {
  /// This import and `other`, of the same module, as one.
  fileprivate func merging(_ other: SourceDeclarations.Import) -> SourceDeclarations.Import {
    let wider = (other.access ?? .internal) > (access ?? .internal) ? other : self
    return SourceDeclarations.Import(
      attributes: attributes + other.attributes.filter { !attributes.contains($0) },
      access: wider.access,
      subject: subject,
      module: module,
      condition: condition,
      position: wider.position
    )
  }

  /// The same in a file whose forwarders are used from as far as `widest`.
  ///
  /// If one file restricts the access of a module, every file of the target has to state one.
  fileprivate func limited(to widest: AccessLevel) -> SourceDeclarations.Import {
    var item = self
    switch access {
    case nil: break
    case .package?: item.access = Swift.min(.package, Swift.max(widest, .internal))
    case .public?, .open?: item.access = widest >= .public ? .public : nil
    default: item.access = .internal
    }
    return item
  }

  /// The same as code; nil for a condition that makes no sense, which the compiler reports.
  fileprivate var parsed: ParsedImport? {
    let text = condition.map { EmbeddedText($0, at: position.offset) }
    let known = text.flatMap { try? DeclarationParser.condition($0) }
    if text != nil, known == nil { return nil }
    let words = attributes + [access?.rawValue, "import", subject].compactMap(\.self)
    return ParsedImport(
      declaration: ImportDeclaration(text: words.joined(separator: " "), module: module),
      position: nil,
      condition: known
    )
  }
}
