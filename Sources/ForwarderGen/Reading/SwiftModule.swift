/// The Swift files of a target that were read, and all protocols that they declare.
package struct SwiftModule: Equatable, Sendable {
  /// By their paths.
  let files: [String: SourceDeclarations]

  /// The protocols.
  var all: [FoundProtocol]
  let types: DeclaredTypes
  private let positions: [String: [Int]]

  /// Where the bases of each are among them.
  package private(set) var bases: [[Int]] = []

  /// Makes a module of `files`, without what extensions implement.
  init(_ files: [SourceDeclarations]) {
    self.files = Dictionary(files.map { ($0.file.source.path, $0) }) { first, _ in first }
    let all = files.flatMap(\.protocols)
    self.all = all
    let imported = Set(files.flatMap(\.imports).compactMap(\.module.pathNames.first))
    types = DeclaredTypes(files.flatMap(\.types), importing: imported)
    positions = Dictionary(grouping: all.indices) { all[$0].path }
    self.all = all.indices.map { completed(at: $0) }
    bases = all.indices.map { position in
      self.all[position].inherited.compactMap { base($0, of: position) }
    }
  }

  package subscript(position: Int) -> FoundProtocol { all[position] }

  /// The protocols with the path `path`; several are one under different conditions.
  func positions(ofPath path: String) -> [Int] { positions[path] ?? [] }

  /// The protocols called `name`: `Delegate`, `Outer.Delegate` or `Module.Delegate`.
  ///
  /// Several are one under different conditions, or of several modules.
  func positions(of name: String) -> [Int] {
    if let found = positions[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let module = String(name[..<dot])
    let found = positions[String(name[name.index(after: dot)...])] ?? []
    // A module that a file imports is not its own.
    return types.imported.contains(module) ? [] : found
  }

  /// The protocols that `extension Name` extends, or a condition `Self: Name` is about: those called
  /// `name`, or those that this is an alias of.
  func positions(extendedAs name: String) -> [Int] {
    let named = positions(of: name)
    if !named.isEmpty { return named }
    return paths(called: name, in: []).flatMap { positions(of: $0) }
  }

  /// The paths of the protocols that `name`, perhaps an alias, stands for in the types `scopes`.
  private func paths(called name: String, in scopes: [String]) -> [String] {
    types.protocols(called: name, in: scopes)
      .map { part in
        let paths = part.scopes.map { "\($0).\(part.name)" }
        return paths.first { positions[$0] != nil } ?? part.name
      }
  }

  /// The protocol that `name` stands for in the head of the one at `position`.
  ///
  /// As in Swift, protocols that are nested in the same type come before others. Among protocols
  /// under different conditions, the first one under the same condition counts. The result is nil
  /// for protocols of other modules, and for `NSObjectProtocol`, which is never forwarded.
  func base(_ name: String, of position: Int) -> Int? {
    // The interface of a module may have it, too.
    if KnownNames.objectBases.contains(name) { return nil }
    for path in all[position].path.paths(called: name) {
      let found = positions(of: path).filter { $0 != position }
      let alike = found.first { all[$0].condition?.text == all[position].condition?.text }
      if let base = alike ?? found.first { return base }
    }
    return nil
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

/// A protocol that exists already, as it was found.
package struct FoundProtocol: Equatable, Sendable {
  /// `Outer.Delegate`.
  package let path: String

  /// `public protocol Outer.Delegate: AnyObject`, or why it cannot be understood.
  var head: Result<ProtocolHead, DeclarationError>

  let doc: String?
  let condition: Condition?

  /// Its own, in the order in which they are declared.
  var members: [FoundMember]

  package let location: SourceLocation

  /// The names after the `:` of its head.
  package var inherited: [String] {
    (try? head.get())?.inherited.map(\.name) ?? []
  }
}

/// A member of a protocol that exists already, as it was found.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration, `@objc optional func parserDidStart(_ parser: Parser)`, tidy and with its end.
  let tokens: [Token]

  let isAssociatedType: Bool

  let name: String?
  let doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  let condition: Condition?

  /// All conditions that it is under, those of its protocol too.
  let conditions: [Condition]

  /// What the extensions answer that implement it for all adopters of a protocol, by that protocol's path.
  var answers: [String: DefaultAnswer] = [:]

  /// Where a member of an extension is that implements it for some adopters, or might.
  var mayBeImplementedAt: SourceLocation?

  /// The same, parsed; nil until it is needed.
  var parsed: Result<DeclarationParser.Member, DeclarationError>?
}

extension FoundMember {
  /// What it declares in a file in another place than its own, or why that is not understood.
  mutating func parse(
    in place: DeclarationParser.Place
  ) -> Result<DeclarationParser.Member, DeclarationError> {
    let result =
      parsed
      ?? Result { () throws(DeclarationError) in
        try DeclarationParser.anyMember(tokens, in: place)
      }
    parsed = result
    return result
  }

  /// What the extensions of the protocols in `family` answer; nil if there are none.
  func answer(in family: Set<String>) -> DefaultAnswer? {
    let answers = answers.filter { family.contains($0.key) }.map(\.value)
    return Set(answers).count > 1 ? .unclear : answers.first
  }
}

extension SwiftModule {
  /// What the place of the members of the protocol at `position` adds to their texts.
  func place(at position: Int) -> DeclarationParser.Place {
    let associated = associatedTypes(at: position)
    let own = types.place(in: innerScopes(at: position))
    let outer = types.place(in: self[position].path.outerPaths)
    return DeclarationParser.Place(
      path: { [types] name in
        // Those come before the types that its outer types have.
        if associated.contains(name) { return nil }
        guard let path = own.path(name) else { return outer.path(name) }
        // Outside of an adopter, one that has parameters, or is an alias of what each adopter has, cannot be used.
        if types[path].contains(where: \.isGenericAlias) { return nil }
        let words = types.words(behindAlias: path, in: path.outerPaths)
        return words.isDisjoint(with: associated.union(["Self"])) ? path : nil
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

  /// The types in which the protocol at `position` looks names up, innermost first.
  func scopes(at position: Int) -> [String] {
    innerScopes(at: position) + self[position].path.outerPaths
  }

  /// The types in which an extension of the protocol at `position` looks names up: not those around it.
  func innerScopes(at position: Int) -> [String] {
    [self[position].path] + lineage(of: position).map { self[$0].path }.sorted()
  }

  /// The protocol at `position`, with what other declarations say about its head: the whole names of its
  /// bases, those that aliases stand for, and from where the types around it can be used.
  private func completed(at position: Int) -> FoundProtocol {
    var found = self[position]
    guard var head = try? found.head.get() else { return found }
    let scopes = found.path.outerPaths
    head.access = scopes.compactMap { path in types[path].first { $0.alias == nil }?.access }
      .reduce(head.access) { min($0, $1) }
    head.inherited = head.inherited.flatMap { inherited in
      if let base = base(inherited.name, of: position) {
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
