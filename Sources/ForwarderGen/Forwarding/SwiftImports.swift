/// The imports that generated files repeat from the Swift files of the protocols in ``table``.
struct SwiftImports {
  private let table: ProtocolTable

  /// The files that the run's own specs use, and not only the targets that it depends on.
  private let ownFiles: Set<String>

  init(for table: ProtocolTable) {
    self.table = table
    let own = table.protocols.filter { !$0.isReference }
    ownFiles = Set(own.compactMap { $0.parsed.use?.found.location.path })
  }

  /// The imports that the generated file of `spec`, whose protocols are at `own`, repeats: those of all files whose
  /// protocols its forwarders adopt, inherit or compose, besides the spec's own.
  ///
  /// Of several imports of one module, the most accessible counts: a forwarder of any of the files may need it.
  func imports(for spec: ParsedSpec, at own: Range<Int>) -> [ImportDeclaration] {
    let composed = table.positions(composedBy: spec.composites)
    let files = files(of: own + composed)
    let others = Set((own + composed).flatMap(table.family)).subtracting(own)
    let words = others.compactMap { table.protocols[$0].parsed.use }.flatMap(\.found.members)
      .flatMap(\.tokens.words)
    // Most specs have no such file.
    lazy var types = spec.typeNames.union(words)
      .filter { $0.first?.isUppercase == true }.subtracting(KnownNames.standardTypes)
    // The file has an `NSObject` of its own, or an Objective-C protocol.
    let hasObjects =
      composed.contains { table.lineages[$0].isObjectiveC }
      || own.contains { position in
        let parsed = table.protocols[position].parsed
        return table.lineages[position].isObjectiveC
          && (parsed.place == .here || parsed.forwarder != .none)
      }
    let forwarders = own.compactMap { table.protocols[$0].forwarderName?.access }
    let composites = spec.composites.map { $0.forwarder.access ?? .public }
    let widest = (forwarders + composites).max() ?? .internal
    // Where nothing else is in the generated file, an import would be unused without it.
    let conditions = own.map { table.protocols[$0].parsed.options.condition }
    let isShared = spec.composites.isEmpty && Set(conditions.map { $0?.text }).count == 1
    let condition = isShared ? conditions[0] : nil
    var found: [ImportDeclaration] = []
    for isElsewhere in [false, true] {
      for file in files where ownFiles.contains(file.file.source.path) != isElsewhere {
        // The tool does not know which module declares a type. If the file or the standard library
        // declares all of them, the imports are for other code in the file. The forwarder of an
        // Objective-C protocol is an object of Foundation's.
        let isNeeded = hasObjects || !types.isSubset(of: file.typeNames)
        for item in file.imports {
          let item = item.limited(to: isNeeded ? widest : .internal).under(condition)
          found.add(item, besides: spec.imports, isElsewhere: isElsewhere)
        }
      }
    }
    // A Swift file may get Foundation from another file of its module; a generated file cannot.
    if hasObjects, (spec.imports + found).allSatisfy(\.isWithoutObjects) {
      let item = ImportDeclaration(access: .public, subject: "Foundation", module: "Foundation")
      let limited = item.limited(to: widest).under(condition)
      found.add(limited, besides: spec.imports, isElsewhere: false)
    }
    return found
  }

  /// The files of the protocols at `positions`, each in front of those of what it inherits.
  private func files(of positions: [Int]) -> [SourceDeclarations] {
    func file(_ position: Int) -> SourceDeclarations? { table.protocols[position].parsed.use?.file }
    return
      positions.flatMap { position in
        let bases = table.lineages[position].bases.compactMap(file)
        return [file(position)].compactMap(\.self)
          + bases.sorted { $0.file.source.path < $1.file.source.path }
      }
      .unique(by: \.file.source.path)
  }
}

extension [ImportDeclaration] {
  /// Adds an import of a file to those of others, of which each module is one under each condition.
  ///
  /// If the file `isElsewhere`, only its target may need the module, and this one may be unable to import it.
  fileprivate mutating func add(
    _ item: ImportDeclaration,
    besides stated: [ImportDeclaration],
    isElsewhere: Bool
  ) {
    if isElsewhere, !item.isVisible || item.isRepeated(in: self + stated) { return }
    let item = isElsewhere ? item.ifPresent : item
    if item.module == KnownNames.runtime || item.isRepeated(in: stated) { return }
    let index = firstIndex {
      $0.module == item.module && $0.condition?.text == item.condition?.text
    }
    if let index { self[index] = self[index].merging(item) } else { append(item) }
  }
}

extension SourceDeclarations {
  /// The names of the types that it declares, and of those that they are in.
  fileprivate var typeNames: Set<String> {
    Set(types.filter { $0.alias == nil && !$0.isExtension }.flatMap(\.path.pathNames))
  }
}

extension ParsedSpec {
  /// The words in its protocols, among which are the names of types.
  fileprivate var typeNames: Set<String> {
    let heads = protocols.compactMap(\.head?.text)
    let texts = heads + protocols.flatMap(\.associatedTypes).map(\.text)
    let words = texts.flatMap(\.words)
    return Set(protocols.flatMap(\.requirements).flatMap(\.words)).union(words)
  }
}

extension ImportDeclaration {
  /// Whether it is of a module that has no `NSObject`.
  fileprivate var isWithoutObjects: Bool {
    ["Combine", "Dispatch", "Observation", "OSLog", "RegexBuilder", "Synchronization", "os"]
      .contains(module)
  }

  /// Whether one of `imports` imports the same wherever this one does.
  fileprivate func isRepeated(in imports: [ImportDeclaration]) -> Bool {
    imports.contains {
      $0.module == module && ($0.condition == nil || $0.condition?.text == condition?.text)
    }
  }

  /// This import and `other`, of the same module, as one.
  fileprivate func merging(_ other: ImportDeclaration) -> ImportDeclaration {
    var item = self
    item.attributes += other.attributes.filter { !attributes.contains($0) }
    if (other.access ?? .internal) > (access ?? .internal) { item.access = other.access }
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

  /// The same under `condition` as well.
  fileprivate func under(_ condition: Condition?) -> ImportDeclaration {
    if condition?.text == self.condition?.text { return self }
    var item = self
    item.condition = .joined([condition, self.condition].compactMap(\.self))
    return item
  }

  /// Whether types of the module may stand in what other targets see.
  fileprivate var isVisible: Bool {
    (access ?? .public) >= .public
      && !attributes.contains(where: ["@_implementationOnly", "@testable"].contains)
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
