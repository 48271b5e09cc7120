/// The Swift files of a target that were read, and all protocols that it sees.
package struct SwiftModule: Equatable, Sendable {
  /// By their paths.
  let files: [String: SourceDeclarations]

  /// The protocols: those of the files, those that specs declare, and those of other targets.
  var all: [FoundProtocol]

  /// What names mean in the target.
  let types: DeclaredTypes
  private let positions: [String: [Int]]
  private let otherPositions: [String: [Int]]

  /// Where the protocols of other targets begin, in the order of these.
  private var others: [Int] = []

  /// The same with what specs and other targets declare; none if it is that itself.
  private var view: [SwiftModule] = []

  /// Where the bases of each are among them.
  package private(set) var bases: [[Int]] = []

  /// The names of the bases of each that are not among them.
  private(set) var unknownBases: [[String]] = []

  /// Makes a module of `files`, in which specs declare the protocols `declared`, in which names mean what `types`
  /// tell, and which sees the protocols of `others`; without what extensions implement.
  init(
    _ files: [SourceDeclarations],
    declaring declared: [FoundProtocol] = [],
    besides others: [SwiftModule] = [],
    using types: DeclaredTypes? = nil
  ) {
    self.files = Dictionary(files.map { ($0.file.source.path, $0) }) { first, _ in first }
    let types = types ?? DeclaredTypes(of: [.init(files: files)])
    self.types = types
    let own =
      files.flatMap(\.protocols)
      .map { found in
        var found = found
        found.scopes = types.scopes(of: found.path, in: found.extended).first ?? []
        if let outer = found.scopes.first, let name = found.path.pathNames.last {
          found.path = "\(outer.path).\(name)"
        }
        return found
      }
      + declared.map { found in
        var found = found
        found.scopes = types.scopes(of: found.path, in: nil)[0]
        return found
      }
    let all = own + others.flatMap(\.all)
    self.all = all
    positions = Dictionary(grouping: own.indices) { all[$0].path }
    otherPositions = Dictionary(grouping: all.indices.dropFirst(own.count)) { all[$0].path }
    self.all.replaceSubrange(own.indices, with: own.indices.map { completed(at: $0) })
    for position in own.indices {
      var names = self.all[position].inherited
      if self.all[position].item != nil {
        // A spec may call them by aliases.
        names = names.flatMap {
          bases(called: $0, of: position).isEmpty ? paths(called: $0, in: []) : [$0]
        }
      }
      let inherited = names.map { (name: $0, bases: bases(called: $0, of: position)) }
      bases.append(inherited.flatMap(\.bases))
      unknownBases.append(inherited.filter(\.bases.isEmpty).map(\.name))
    }
    for other in others {
      let start = bases.count
      bases += other.bases.map { $0.map { start + $0 } }
      unknownBases += other.unknownBases
      self.others.append(start)
    }
    // Those of other targets may inherit from each other.
    for position in bases.indices.dropFirst(own.count) {
      bases[position] += unknownBases[position]
        .flatMap { otherPositions[path(ofProtocol: $0)] ?? [] }
        .filter { $0 != position && self.types(at: position).sees(module(at: $0)) }
    }
  }

  /// Makes a module that has no files, and sees the protocol `found` only.
  init(only found: FoundProtocol) {
    files = [:]
    all = [found]
    types = DeclaredTypes(of: [.init(files: [])])
    positions = [found.path: [0]]
    otherPositions = [:]
    bases = [[]]
    unknownBases = [found.inherited]
  }

  package subscript(position: Int) -> FoundProtocol { all[position] }

  /// The protocols with the path `path`; several are one under different conditions.
  ///
  /// Those of the target hide those of others.
  func positions(ofPath path: String) -> [Int] { positions[path] ?? otherPositions[path] ?? [] }

  /// The protocols called `name`: `Delegate`, `Outer.Delegate` or `Module.Delegate`.
  ///
  /// Several are one under different conditions, or of several modules.
  func positions(of name: String) -> [Int] {
    let found = positions(ofPath: name)
    guard found.isEmpty, let dot = name.firstIndex(of: ".") else { return found }
    let path = String(name[name.index(after: dot)...])
    // A module that a file imports is not its own.
    let isImported = types.imported.contains(String(name[..<dot]))
    return isImported ? otherPositions[path] ?? [] : positions(ofPath: path)
  }

  /// The paths of the protocols that `extension Name` extends, or a condition `Self: Name` is about: of the
  /// one called `name` in the module at `number`, if not in the own one, or of those that this is an alias of.
  func paths(extendedAs name: String, in number: Int? = nil) -> [String] {
    let number = number ?? types.own
    let paths = types.seen(from: number).types(called: name.pathNames)
      .map { path(ofProtocol: $0.path) }.unique
    // In another module, it is not the own protocol of that path.
    return number == types.own
      ? paths
      : paths.filter { path in
        (positions[path] ?? []).allSatisfy { self[$0].item?.place == .elsewhere }
      }
  }

  /// The path of the protocol called `name`; of one that is not known, as far as the name tells.
  private func path(ofProtocol name: String) -> String {
    if let position = positions(of: name).first { return self[position].path }
    guard let dot = name.firstIndex(of: "."),
      name[..<dot] == "Swift"
        || types.imported.contains(String(name[..<dot]))
    else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// The paths of the protocols that `name`, perhaps an alias, stands for in the types `scopes`.
  private func paths(called name: String, in scopes: [TypeName]) -> [String] {
    types.protocols(called: name, in: scopes).map(\.path)
  }

  /// The protocols that `name` stands for in the head of the one at `position`: several if one is declared under
  /// different conditions, and under none of that one's.
  ///
  /// As in Swift, protocols that are nested in the same type come before others. There are none for
  /// protocols of other modules, and for `NSObjectProtocol`, which is never forwarded.
  func bases(called name: String, of position: Int) -> [Int] {
    // The interface of a module may have it, too.
    if KnownNames.objectBases.contains(name) { return [] }
    for path in all[position].path.paths(called: name) {
      let found = positions(of: path).filter { $0 != position }
      let alike = found.first { all[$0].condition?.text == all[position].condition?.text }
      if let alike { return [alike] }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The paths of the protocols that the one at `position` inherits, directly or not, and its own, with
  /// those that are not known.
  func family(of position: Int) -> Set<String> {
    let view = view.first ?? self
    return view.lineage(of: position)
      .reduce(into: []) { family, position in
        family.insert(view[position].path)
        family.formUnion(view.unknownPaths(at: position))
      }
  }

  /// The paths of the bases of the protocol at `position` that are not known.
  func unknownPaths(at position: Int) -> [String] {
    unknownBases[position]
      .flatMap { name in
        [path(ofProtocol: name)] + KnownNames.protocols(behind: name)
      }
  }

  /// Whether only classes adopt the protocol at `position`.
  func isClassBound(_ position: Int) -> Bool {
    lineage(of: position).contains { (try? self[$0].head.get().isClassBound) ?? false }
  }

  /// The protocols that the one at `position` inherits, directly or not, and itself.
  package func lineage(of position: Int) -> Set<Int> {
    var lineage: Set<Int> = []
    var open = [position]
    while let next = open.popLast() {
      guard lineage.insert(next).inserted else { continue }
      open += bases[next]
    }
    return lineage
  }
}

extension SwiftModule {
  /// Takes what is known of its protocols from `view`, which begins with them.
  mutating func takeMembers(of view: SwiftModule) {
    self.view = [view]
    for position in all.indices { all[position].members = view[position].members }
  }

  /// Takes from `seen`, which are its first protocols as another target sees them, what extensions there
  /// implement, or might.
  ///
  /// No spec can say more about that target's adopters.
  mutating func takeImplementations(seen: ArraySlice<FoundProtocol>) {
    for (position, found) in zip(all.indices, seen) {
      let path = self[position].path
      for (index, member) in found.members.enumerated() {
        let own = self[position].members[index]
        if own.answers == member.answers, own.mayBeImplementedAt == member.mayBeImplementedAt {
          continue
        }
        all[position].members[index].answers[path] = member.answers[path] ?? .unclear
      }
    }
  }
}

extension SwiftModule {
  /// What the place of the members of the protocol at `position` adds to their texts.
  func place(at position: Int) -> DeclarationParser.Place {
    let associated = associatedTypes(at: position)
    let types = types(at: position)
    let inner = innerScopes(at: position)
    let outer = types.place(in: self[position].scopes)
    return DeclarationParser.Place(
      path: { name in
        // Those come before the types that its outer types have.
        if associated.contains(name) { return nil }
        guard let owner = types.owner(of: name, in: inner) else { return outer.path(name) }
        // Outside of an adopter, one that has parameters, or is an alias of what each adopter has, cannot be used.
        if types.members(name, of: owner).contains(where: \.isGenericAlias) { return nil }
        let words = types.words(behindAlias: name, in: [owner])
        return words.isDisjoint(with: associated.union(["Self"])) ? "\(owner.path).\(name)" : nil
      },
      isMacro: outer.isMacro
    )
  }

  /// The names of the associated types of the protocol at `position` and of those that it inherits.
  func associatedTypes(at position: Int) -> Set<String> {
    Set(
      lineage(of: position)
        .flatMap { self[$0].members.filter(\.isAssociatedType).compactMap(\.name) }
    )
  }

  /// The types that the protocol at `position`, those that it inherits and those that inherit it name in conditions
  /// on associated types.
  func associatedConstraints(at position: Int) -> [TypeSyntax] {
    var related: Set<Int> = []
    for heir in all.indices {
      let lineage = lineage(of: heir)
      if lineage.contains(position) { related.formUnion(lineage) }
    }
    var constraints: [TypeSyntax] = []
    for position in related.sorted() {
      if let head = try? self[position].head.get() { constraints += head.whereClause?.types ?? [] }
      for var member in self[position].members where member.isAssociatedType {
        guard case .associatedType(let type)? = try? member.parse(in: .plain).get().declaration
        else { continue }
        constraints += type.constraints + (type.whereClause?.types ?? [])
      }
    }
    return constraints
  }

  /// What the names in the protocol at `position` may mean.
  func types(at position: Int) -> DeclaredTypes {
    others.isEmpty ? types : types.seen(from: module(at: position))
  }

  /// Where the module of the protocol at `position` is among those of the types.
  private func module(at position: Int) -> Int {
    others.lastIndex { $0 <= position }.map { $0 + 1 } ?? types.own
  }

  /// The types in which the protocol at `position` looks names up, innermost first.
  func scopes(at position: Int) -> [TypeName] {
    innerScopes(at: position) + self[position].scopes
  }

  /// The types in which an extension of the protocol at `position` looks names up: not those around it.
  func innerScopes(at position: Int) -> [TypeName] {
    let view = view.first ?? self
    return ([position] + view.lineage(of: position).subtracting([position]).sorted())
      .flatMap { base in
        [view.name(at: base)] + view.unknownPaths(at: base).map { TypeName(path: $0) }
      }
      .unique
  }

  private func name(at position: Int) -> TypeName {
    TypeName(path: self[position].path, module: module(at: position))
  }

  /// The protocol at `position`, with what other declarations say about its head: the whole names of its
  /// bases, those that aliases stand for, and from where the types around it can be used.
  private func completed(at position: Int) -> FoundProtocol {
    var found = self[position]
    // A spec says what its protocols are, and its text is what is generated.
    guard found.item == nil, var head = try? found.head.get() else { return found }
    let scopes = found.scopes
    head.access = scopes.compactMap { name in types[name].first { $0.alias == nil }?.access }
      .reduce(head.access) { min($0, $1) }
    head.inherited = head.inherited.flatMap { inherited in
      if let base = bases(called: inherited.name, of: position).first {
        let text = (try? self[base].head.get())?.escapedPath ?? inherited.text
        let name = self[base].path
        return [ProtocolHead.Inherited(name: name, text: text, position: inherited.position)]
      }
      return paths(called: inherited.name, in: scopes)
        .map { ProtocolHead.Inherited(name: $0, text: $0, position: inherited.position) }
    }
    found.head = .success(head)
    return found
  }
}
