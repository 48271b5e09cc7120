/// All protocols that the files of an import declare.
struct FoundProtocols: Equatable, Sendable {
  let all: [FoundProtocol]

  /// Those of the files that they are in.
  let types: DeclaredTypes
  private let positions: [String: [Int]]

  /// Where the bases of each are among them.
  private var bases: [[Int]] = []

  init(_ all: [FoundProtocol], types: DeclaredTypes = DeclaredTypes()) {
    self.all = all
    self.types = types
    positions = Dictionary(grouping: all.indices) { all[$0].path }
    bases = all.indices.map { position in
      all[position].inherited.compactMap { base($0, of: position) }
    }
  }

  subscript(position: Int) -> FoundProtocol { all[position] }

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
    return found.filter { all[$0].module.map { $0 == module } ?? !types.imported.contains(module) }
  }

  /// The protocols that `extension Name` extends, or a condition `Self: Name` is about: those called
  /// `name`, or those that this is an alias of.
  func positions(extendedAs name: String) -> [Int] {
    let named = positions(of: name)
    if !named.isEmpty { return named }
    return types.protocols(called: name, in: [])
      .flatMap { part in
        let paths = part.scopes.map { "\($0).\(part.name)" } + [part.name]
        return paths.lazy.map { self.positions(of: $0) }.first { !$0.isEmpty } ?? []
      }
  }

  /// The protocol that `name` stands for in the head of the one at `position`.
  ///
  /// As in Swift, protocols that are nested in the same type come before others. Among protocols
  /// under different conditions, the first one under the same condition counts. The result is nil
  /// for protocols that are never forwarded: `Sendable`, `NSObjectProtocol`.
  func base(_ name: String, of position: Int) -> Int? {
    if KnownNames.isMarker(name) { return nil }
    var scope = all[position].path.split(separator: ".").dropLast().map { String($0) }
    while true {
      let found = positions(of: (scope + [name]).joined(separator: "."))
        .filter { $0 != position }
      let alike = found.first {
        all[$0].module == all[position].module && isUnderSame($0, position)
      }
      if let base = alike ?? found.first { return base }
      if scope.popLast() == nil { return nil }
    }
  }

  /// The protocols that the one at `position` inherits, directly or not, and itself.
  func lineage(of position: Int) -> Set<Int> {
    var lineage: Set<Int> = []
    var open = [position]
    while let next = open.popLast() {
      guard lineage.insert(next).inserted else { continue }
      open += bases[next]
    }
    return lineage
  }

  private func isUnderSame(_ first: Int, _ second: Int) -> Bool {
    all[first].condition?.text == all[second].condition?.text
  }
}

/// A protocol that exists already, as it was found.
struct FoundProtocol: Equatable, Sendable {
  /// `Outer.Delegate`.
  let path: String

  /// `public protocol Outer.Delegate: AnyObject`, or why it cannot be understood.
  var head: Result<ProtocolHead, DeclarationError>

  /// The module that it is in; nil for the one that the spec is for.
  var module: String?
  var doc: String?
  var condition: Condition?

  /// Its own, in the order in which they are declared.
  var members: [FoundMember] = []

  /// The imports that the file of its forwarder needs, if no Swift file states them.
  var imports: [ImportedModule] = []

  /// Where it is declared.
  var location: SourceLocation

  /// The names behind the `:` of its head.
  var inherited: [String] {
    (try? head.get())?.inherited.map(\.name) ?? []
  }
}

/// A module that a forwarder needs, as an item of a spec's `imports` states it.
struct ImportedModule: Equatable, Hashable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let text: String

  /// The module, however it is imported: `Foundation`.
  let name: String

  /// `canImport(FoundationXML)`.
  let condition: String?
}

/// A member of a protocol that exists already, as it was found.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration, `@objc optional func parserDidStart(_ parser: Parser)`, tidy and with its
  /// end; or why it cannot be divided into tokens.
  let tokens: Result<[Token], DeclarationError>

  /// The same, parsed for a file in another place, or why it is not understood; nil where it has not been
  /// parsed.
  private(set) var parsed: Result<DeclarationParser.Member, DeclarationError>?

  /// The declaration on one line, for reports.
  let text: String

  /// Where it is declared; nil if nothing says that.
  var location: SourceLocation?
  var doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  var condition: Condition?

  /// All conditions that it is under, those of its protocol too.
  var conditions: [Condition] = []

  /// Whether an adopter need not have it, by what is said beside its text.
  var isOptional = false

  /// Whether an adopter need not have it where the protocol is an Objective-C one, which it is not
  /// where it was found.
  var isOptionalInObjectiveC = false

  /// The protocols whose extensions implement it for all their adopters.
  var implementedBy: Set<String> = []

  /// What those extensions answer.
  var answers: [String: DefaultAnswer] = [:]

  /// Where a member of an extension is that implements it for some adopters, or might.
  var mayBeImplementedAt: SourceLocation?
}

extension FoundMember {
  /// What the extensions of the protocols in `family`, or else of any, answer; nil if there are none.
  func answer(in family: Set<String>? = nil) -> DefaultAnswer? {
    let answers = answers.filter { family?.contains($0.key) ?? true }.map(\.value)
    return Set(answers).count > 1 ? .unclear : answers.first
  }

  fileprivate mutating func parse(in place: DeclarationParser.Place) {
    parsed = tokens.flatMap { tokens in
      Result { () throws(DeclarationError) in
        try DeclarationParser.anyMember(tokens, in: place)
      }
    }
  }

  /// The name of the associated type that it declares; nil for another member.
  var associatedType: String? {
    guard case .success(let tokens) = tokens else { return nil }
    let keyword = tokens.firstIndex { $0.text == "associatedtype" }
    return keyword.map { tokens[$0 + 1].name }
  }
}

extension FoundProtocols {
  /// The protocols that the Swift files `files`, all of one module, declare.
  ///
  ///     SourceText → SwiftFile → SourceDeclarations → FoundProtocols
  static func read(from files: [SourceDeclarations]) -> FoundProtocols {
    let found = unparsed(in: files)
    var protocols = found.all
    for position in protocols.indices {
      let place = found.place(at: position)
      for index in protocols[position].members.indices {
        protocols[position].members[index].parse(in: place)
      }
    }
    return DefaultImplementations.marking(
      FoundProtocols(protocols, types: found.types),
      in: files
    )
  }

  /// The same without what the declarations of their members say.
  static func unparsed(in files: [SourceDeclarations]) -> FoundProtocols {
    let imported = Set(files.flatMap(\.imports).compactMap(\.declaration.module.pathNames.first))
    let types = DeclaredTypes(files.flatMap(\.types), importing: imported)
    let found = FoundProtocols(files.flatMap(\.protocols), types: types)
    return FoundProtocols(found.all.indices.map { found.completed(at: $0) }, types: types)
  }

  /// What the place of the members of the protocol at `position` adds to their texts.
  private func place(at position: Int) -> DeclarationParser.Place {
    let scopes = Array(self[position].path.enclosingPaths.dropFirst())
    // Those come before the types that its outer types have.
    let own = scopes.isEmpty ? [] : associatedTypes(at: position)
    return DeclarationParser.Place(
      path: { [types] name in
        if own.contains(name) { return nil }
        return scopes.lazy.map { "\($0).\(name)" }.first { !types[$0].isEmpty }
      },
      isMacro: { [types] in types.isMacro($0) }
    )
  }

  /// The names of the associated types of the protocol at `position` and of those that it inherits.
  func associatedTypes(at position: Int) -> Set<String> {
    Set(lineage(of: position).flatMap { self[$0].members.compactMap(\.associatedType) })
  }

  /// The types in which the protocol at `position` looks names up, innermost first.
  func scopes(at position: Int) -> [String] {
    innerScopes(at: position) + self[position].path.enclosingPaths.dropFirst()
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
    let scopes = Array(found.path.enclosingPaths.dropFirst())
    head.access = scopes.compactMap { path in types[path].first { $0.alias == nil }?.access }
      .reduce(head.access) { min($0, $1) }
    head.inherited = head.inherited.flatMap { inherited in
      if let base = base(inherited.name, of: position) {
        let text = (try? self[base].head.get())?.escapedPath ?? inherited.text
        let name = self[base].path
        return [ProtocolHead.Inherited(name: name, text: text, position: inherited.position)]
      }
      return types.protocols(called: inherited.name, in: scopes)
        .map { part in
          let paths = part.scopes.map { "\($0).\(part.name)" }
          let path = paths.first { !positions(ofPath: $0).isEmpty } ?? part.name
          return ProtocolHead.Inherited(name: path, text: path, position: inherited.position)
        }
    }
    found.head = .success(head)
    return found
  }
}
