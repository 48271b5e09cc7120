/// All protocols that a run finds in Swift files and in specs, and what they inherit.
package struct FoundProtocols: Equatable, Sendable {
  /// A name after the `:` of a protocol's head.
  private struct Base: Equatable, Sendable {
    let written: TypeSyntax

    /// As the head has it after it is completed.
    let name: String

    /// What it means, and where that is among the protocols: several are one under different conditions.
    let type: TypeName
    let positions: [Int]

    /// Where it may be among them, if it may mean something else.
    var possible: [Int] = []
  }

  /// The files that were read, by their paths.
  let files: [String: SourceDeclarations]

  var all: [FoundProtocol]

  /// What names mean in their modules.
  let types: DeclaredTypes

  private let names: [TypeName]
  private var positions: [TypeName: [Int]] = [:]
  private let positionsByPath: [String: [Int]]
  private var inherited: [[Base]] = []

  /// Makes a table of those of `modules`, without what extensions implement.
  init(in modules: [DeclaredTypes.Module]) {
    let types = DeclaredTypes(of: modules)
    let files = modules.flatMap(\.files).map { ($0.file.source.path, $0) }
    self.files = Dictionary(files) { first, _ in first }
    self.types = types
    all =
      modules.enumerated()
      .flatMap { number, module in
        (module.files.flatMap(\.protocols) + module.declared)
          .map { Self.placed($0, in: types.seen(from: number)) }
      }
    positionsByPath = Dictionary(grouping: all.indices) { [all] in all[$0].path }
    let names = all.map { Self.names(of: $0, in: types) }
    self.names = names.map { $0[0] }
    for (position, names) in names.enumerated() {
      for name in names { positions[name, default: []].append(position) }
    }
    // What a spec repeats is there once.
    for (name, found) in positions where found.contains(where: { all[$0].isOfSpec }) {
      positions[name] = found.filter { all[$0].isOfSpec }
    }
    inherited = all.indices.map { bases(of: $0) }
    for position in all.indices { complete(at: position) }
  }

  /// `found` with the types that it is in, and its whole path.
  private static func placed(_ found: FoundProtocol, in types: DeclaredTypes) -> FoundProtocol {
    var found = found
    found.module = types.own
    found.scopes = types.scopes(of: found.path, in: found.extended).first ?? []
    if let outer = found.scopes.first, let name = found.path.pathNames.last {
      found.path = "\(outer.path).\(name)"
    }
    return found
  }

  /// What `found` is called: what a spec repeats is in a module that is not known, or in one that declares it.
  private static func names(of found: FoundProtocol, in types: DeclaredTypes) -> [TypeName] {
    guard found.item?.place == .elsewhere else {
      return [TypeName(path: found.path, module: found.module)]
    }
    let modules = types.names.indices.filter {
      types.seen(from: found.module).sees($0)
        && !types[TypeName(path: found.path, module: $0)].isEmpty
    }
    return ([nil] + modules).map { TypeName(path: found.path, module: $0) }
  }

  package subscript(position: Int) -> FoundProtocol { all[position] }

  /// Those with the path `path`, in whatever module.
  func positions(ofPath path: String) -> [Int] { positionsByPath[path] ?? [] }

  /// The protocols called `name`; several are one under different conditions.
  func positions(of name: TypeName) -> [Int] { positions[name] ?? [] }

  /// What names mean in the module of the protocol at `position`.
  func types(at position: Int) -> DeclaredTypes { types.seen(from: all[position].module) }

  func name(at position: Int) -> TypeName { names[position] }

  /// The protocols for which `name` may stand in the module at `number`, in `extension Name` or in `Self: Name`.
  func names(called name: [String], in number: Int) -> [TypeName] {
    types.seen(from: number).types(called: name)
      .map { positions(of: $0).first.map(self.name) ?? $0 }
      .unique
  }

  /// What the protocol at `position` inherits.
  private func bases(of position: Int) -> [Base] {
    let found = all[position]
    let types = types(at: position)
    return ((try? found.head.get())?.inherited ?? [])
      .flatMap { written -> [Base] in
        // The interface of a module may have it, too.
        if KnownNames.objectBases.contains(written.name) {
          let type = TypeName(path: written.name)
          return [Base(written: written, name: written.name, type: type, positions: [])]
        }
        return types.protocols(called: written.name, in: found.scopes)
          .flatMap { meant -> [Base] in
            // What is not certain is called as it is written.
            if meant.module == nil {
              let all = types.types(called: meant.path.pathNames, in: found.scopes)
              return all.map {
                base(written, named: meant.path, $0, of: position, isCertain: all.count == 1)
              }
            }
            let isElsewhere = meant.module != types.own && types.isShared(meant)
            let module = isElsewhere ? meant.module.flatMap { types.names[$0] } : nil
            let name = module.map { "\($0).\(meant.path)" } ?? meant.path
            return [base(written, named: name, meant, of: position)]
          }
      }
  }

  private func base(
    _ written: TypeSyntax,
    named name: String,
    _ type: TypeName,
    of position: Int,
    isCertain: Bool = true
  ) -> Base {
    let all = positions(of: type)
    if !isCertain {
      return Base(written: written, name: name, type: type, positions: [], possible: all)
    }
    let positions = all.filter { $0 != position }
    // Where one is declared once per condition, the heir inherits the one that is there with it, and of those of two
    // files, the one in its own.
    let heir = self[position]
    let alike = positions.filter { self[$0].condition?.text == heir.condition?.text }
    let nearest = alike.first { self[$0].location.path == heir.location.path } ?? alike.first
    let inherited = nearest.map { [$0] } ?? positions
    return Base(written: written, name: name, type: type, positions: inherited)
  }

  /// The protocols that the one at `position` inherits directly.
  func bases(of position: Int) -> [Int] { inherited[position].flatMap(\.positions) }

  /// The same with those that it may inherit.
  func possibleBases(of position: Int) -> [Int] {
    inherited[position].flatMap { $0.positions + $0.possible }
  }

  /// Those of its own module's files among them, or only those with one `name`.
  package func ownBases(of position: Int, called name: String? = nil) -> [Int] {
    inherited[position].filter { name == nil || $0.name == name }.flatMap(\.positions)
      .filter { !all[$0].isOfSpec && all[$0].module == all[position].module }
  }

  /// The name of a requirement of each base of the protocol at `position` that has one.
  func baseRequirements(of position: Int) -> [String: String] {
    inherited[position]
      .reduce(into: [:]) { names, base in
        let members = lineage(of: base.positions).sorted().flatMap { self[$0].members }
        names[base.name] = members.first { !$0.isAssociatedType }?.name
      }
  }

  /// The names of the bases of the protocol at `position` that are not known.
  func unknownBases(of position: Int) -> [TypeName] {
    inherited[position].filter(\.positions.isEmpty)
      .flatMap { base in
        [base.type] + KnownNames.protocols(behind: base.name).map { TypeName(path: $0) }
      }
  }

  /// The protocols at `positions`, and those that they inherit, directly or not.
  func lineage(of positions: some Sequence<Int>) -> Set<Int> { positions.closure(bases) }

  /// The same without those of other modules, and those that specs declare.
  package func ownLineage(of position: Int) -> Set<Int> { [position].closure { ownBases(of: $0) } }

  /// The names of the protocols at `positions`, and of those that they may inherit, also of those that are not known.
  func family(of positions: some Sequence<Int>) -> Set<TypeName> {
    Set(positions.closure(possibleBases).flatMap { [name(at: $0)] + unknownBases(of: $0) })
  }

  func isClassBound(_ position: Int) -> Bool {
    lineage(of: [position]).contains { (try? self[$0].head.get().isClassBound) ?? false }
  }

  /// Completes the head of the protocol at `position` by what others say about it: the whole names of its bases, those
  /// that aliases stand for, and from where the types around it can be used.
  private mutating func complete(at position: Int) {
    // A spec says what its protocols are, and its text is what is generated.
    guard !all[position].isOfSpec, var head = try? all[position].head.get() else { return }
    let types = types(at: position)
    head.access = all[position].scopes
      .compactMap { name in types[name].first { $0.alias == nil }?.access }
      .reduce(head.access) { min($0, $1) }
    head.inherited = inherited[position]
      .map { base in
        let declared = base.positions.first.flatMap { try? all[$0].head.get() }
        if declared == nil, base.name == base.written.name { return base.written }
        // `Kit.`, or nothing.
        let module = base.name.dropLast(base.type.path.count).dropLast()
        let start = module.isEmpty ? "" : Keyword.escaped(String(module)) + "."
        let text = declared.map { start + $0.escapedPath } ?? base.name
        return TypeSyntax(
          kind: .named(path: base.name.pathNames, arguments: []),
          text: text,
          position: base.written.position
        )
      }
    all[position].head = .success(head)
  }
}

extension FoundProtocols {
  /// What the place of the members of the protocol at `position` adds to their texts.
  func place(at position: Int) -> DeclarationParser.Place {
    let associated = associatedTypes(of: [position])
    let types = types(at: position)
    let inner = innerScopes(at: position)
    let outer = types.place(in: self[position].scopes)
    return DeclarationParser.Place(
      path: { name in
        // Those come before the types that its outer types have.
        if associated.contains(name) { return nil }
        guard let owner = types.owner(of: name, in: inner) else { return outer.path(name) }
        // Outside of an adopter, one that has parameters, or is an alias of what each adopter has, cannot be used.
        if types.members(name, of: owner).contains(where: { !$0.parameters.isEmpty }) { return nil }
        let words = types.words(behindAlias: name, in: [owner])
        return words.isDisjoint(with: associated.union(["Self"])) ? "\(owner.path).\(name)" : nil
      },
      isMacro: outer.isMacro
    )
  }

  /// The names of the associated types of the protocols at `positions` and of those that they inherit.
  func associatedTypes(of positions: some Sequence<Int>) -> Set<String> {
    Set(lineage(of: positions).flatMap { self[$0].associatedTypes })
  }

  /// Whether values of associated types of the protocol at `position` may hold a function, as far as it, its bases and
  /// its heirs tell.
  func associatedTypesHoldFunction(at position: Int) -> Bool {
    let heirs = all.indices.filter { lineage(of: [$0]).contains(position) }
    let related = lineage(of: heirs)
    var types: [TypeSyntax] = []
    for position in related.sorted() {
      if let head = try? self[position].head.get() { types += head.whereClause?.types ?? [] }
      for var member in self[position].members where member.isAssociatedType {
        types += [member.defaultType].compactMap(\.self)
        guard case .associatedType(let type)? = try? member.parse(in: .plain).get().declaration
        else { continue }
        types += type.constraints + (type.whereClause?.types ?? [])
      }
    }
    return self.types(at: position)
      .holdFunction(in: types, scopes(at: position), besides: associatedTypes(of: related))
  }

  /// The types in which the protocol at `position` looks names up, innermost first.
  func scopes(at position: Int) -> [TypeName] { innerScopes(at: position) + self[position].scopes }

  /// The types in which an extension of the protocol at `position` looks names up: not those around it, and of its bases
  /// those that are not known, as what it inherits from others is a member of it.
  func innerScopes(at position: Int) -> [TypeName] {
    [name(at: position)] + lineage(of: [position]).sorted().flatMap(unknownBases).unique
  }
}
