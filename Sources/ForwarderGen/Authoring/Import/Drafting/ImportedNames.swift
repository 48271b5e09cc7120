/// Names the cases of imported requirements where the derived names collide.
///
/// The first of several keeps its name. Another one adds the types of the parameters that differ
/// from the first one's, or `Async`; where that does not tell them apart, a number.
struct ImportedNames {
  /// The declarations that have each name already.
  private var taken: [String: [RequirementDeclaration]] = [:]

  /// Takes the case names of the requirements that a protocol inherits.
  mutating func take(_ requirements: [DraftedRequirement]) {
    for requirement in requirements { take(requirement.caseName, for: requirement) }
  }

  /// The name for `requirement`; nil if the derived one is free.
  mutating func name(for requirement: DraftedRequirement) -> String? {
    let declaration = requirement.declaration
    let derived = CaseName.derived(from: declaration)
    if isFree(derived, for: requirement) {
      take(derived, for: requirement)
      return nil
    }
    let first = taken[derived]?.first ?? declaration
    let name = CaseName.alternative(for: declaration, besides: first) {
      isFree($0, for: requirement)
    }
    take(name, for: requirement)
    return name
  }

  private mutating func take(_ name: String, for requirement: DraftedRequirement) {
    taken[name, default: []].append(requirement.declaration)
  }

  private func isFree(_ name: String, for requirement: DraftedRequirement) -> Bool {
    !RequirementResolver.enumMembers.contains(name)
      && (taken[name] ?? []).allSatisfy { $0.identity == requirement.declaration.identity }
  }
}

extension ProtocolHead {
  /// The head that an imported spec states.
  ///
  /// - Parameters:
  ///   - inherited: the protocols behind the `:`.
  ///   - clauses: what stands behind `where`, of several protocols.
  ///   - actor: the global actor that it is on, stated or not.
  /// - Returns: the head, whose text is on one line and has the outer types:
  ///   `public protocol Outer.Delegate: AnyObject`.
  func imported(
    inheriting inherited: [Inherited],
    where clauses: [WhereClause],
    on actor: Attribute?
  ) -> ProtocolHead {
    var head = self
    if let actor, !attributes.contains(where: { $0.text == actor.text }) {
      head.attributes.append(actor)
    }
    head.inherited = inherited
    head.whereClause = clauses.isEmpty ? nil : WhereClause(joining: clauses)
    let primary = primaryTypes.map(\.text).joined(separator: ", ")
    let words =
      (access == .internal ? [] : [access.rawValue]) + (isNonisolated ? ["nonisolated"] : [])
    var text = (words + ["protocol", escapedPath]).joined(separator: " ")
    if !primary.isEmpty { text += "<\(primary)>" }
    if !inherited.isEmpty { text += ": \(inherited.map(\.text).joined(separator: ", "))" }
    if let whereClause = head.whereClause { text += " \(whereClause.text)" }
    head.textBehindAttributes = text
    head.text = (head.attributes.map(\.text) + [text]).joined(separator: " ")
    return head
  }
}

extension WhereClause {
  /// All conditions of `clauses`.
  fileprivate init(joining clauses: [WhereClause]) {
    let conditions = clauses.flatMap(\.conditions)
    self.init(
      text: "where \(conditions.joined(separator: ", "))",
      conditions: conditions,
      types: clauses.flatMap(\.types),
      equations: clauses.flatMap(\.equations),
      noncopyable: clauses.reduce(into: []) { $0.formUnion($1.noncopyable) }
    )
  }
}

extension FoundProtocols {
  /// The isolation of the members of the protocol at `position`: a global actor, or none.
  ///
  /// A protocol without a stated isolation has that of the first protocol that it inherits.
  func isolation(of position: Int) -> Isolation {
    actor(of: position).map { .globalActor($0.text) } ?? .nonisolated
  }

  /// The global actor that the members of the protocol at `position` are on, stated or not.
  func actor(of position: Int) -> Attribute? {
    var visited: Set<Int> = []
    return actor(of: position, &visited)
  }

  private func actor(of position: Int, _ visited: inout Set<Int>) -> Attribute? {
    guard visited.insert(position).inserted, case .success(let head) = all[position].head,
      !head.isNonisolated
    else { return nil }
    if let actor = head.globalActor { return actor }
    for inherited in head.inherited {
      guard let base = base(inherited.name, of: position) else { continue }
      if let actor = actor(of: base, &visited) { return actor }
    }
    return nil
  }

  /// Whether the protocol at `position` is an Objective-C one.
  func isObjectiveC(_ position: Int) -> Bool {
    (try? all[position].head.get())?.isObjectiveC == true
  }

  /// Whether only objects can adopt the protocol at `position`.
  func isClassBound(_ position: Int) -> Bool {
    lineage(of: position)
      .contains { relative in
        all[relative].inherited
          .contains { name in
            name.withoutSwiftModule == "AnyObject" || Lineage.objectBases.contains(name)
          }
      }
  }

  /// The protocols whose requirements are listed with those of the one at `position`: what it
  /// inherits and is not in `imported`, what those inherit before them, and itself.
  func included(in position: Int, importing imported: Set<Int>) -> [Int] {
    var included: [Int] = []
    visit(position, importing: imported) { included.append($0) }
    return included
  }

  /// The bases of the protocol at `position`.
  ///
  /// Bases that are not in `imported` are replaced by their own.
  func inherited(by position: Int, importing imported: Set<Int>) -> [ProtocolHead.Inherited] {
    var inherited: [ProtocolHead.Inherited] = []
    visit(position, importing: imported) { part in
      for stated in (try? all[part].head.get())?.inherited ?? [] {
        let base = base(stated.name, of: part)
        if let base, !imported.contains(base) { continue }
        let head = base.flatMap { try? all[$0].head.get() }
        let name = head?.path ?? stated.name
        if inherited.contains(where: { $0.name == name }) { continue }
        let text = head?.escapedPath ?? stated.text
        inherited.append(
          ProtocolHead.Inherited(name: name, text: text, position: stated.position)
        )
      }
    }
    return inherited
  }

  /// Calls `body` with the protocol at `position`, after all that it inherits and is not imported.
  private func visit(_ position: Int, importing imported: Set<Int>, _ body: (Int) -> Void) {
    var visited: Set<Int> = []
    func visit(_ next: Int) {
      guard visited.insert(next).inserted else { return }
      for name in all[next].inherited {
        if let base = base(name, of: next), !imported.contains(base) { visit(base) }
      }
      body(next)
    }
    visit(position)
  }

  /// The `where` of the protocol at `position`, which asks something of associated types.
  func whereClause(of position: Int) -> WhereClause? {
    (try? all[position].head.get())?.whereClause
  }
}

extension FoundProtocols {
  /// The message for a name that no protocol in the files `paths` has, placed at the nearest one.
  func unknown(_ name: String, in paths: [String]) -> Diagnostic {
    let known = all.map(\.path)
    let nearest = DiagnosticMessage.nearestProtocol(to: name, among: known)
    let start = SourceLocation(path: paths.first ?? "", line: 1, column: 1)
    let location = nearest.flatMap { path in all.first { $0.path == path }?.location }
    let message = DiagnosticMessage.unknownProtocol(name, known: known)
    return Diagnostic(location: location ?? start, message: message, notes: [])
  }

  /// The message for a name that all protocols at `positions` have.
  func ambiguous(_ name: String, at positions: [Int]) -> Diagnostic {
    let names = positions.map { [self[$0].module, self[$0].path].compactMap(\.self) }
      .map { $0.joined(separator: ".") }
    return Diagnostic(
      location: self[positions[0]].location,
      message: .ambiguousProtocol(name, names: Set(names).sorted()),
      notes: []
    )
  }
}
