/// Finds the protocols, extensions, types, aliases and imports of a Swift file.
///
/// A file consists of members, as a type does, and among them are types again. Functions contain no protocols, so their
/// bodies are passed over.
struct SourceReader {
  /// What members belong to.
  private struct Scope {
    /// The type's path; nil for the file.
    var path: String?

    /// The name by which an extension extends the outermost type, if one does.
    var extended: String?

    var depth = 0

    /// From where members can be used that do not say it.
    var access = AccessLevel.internal
    var conditions: [Condition] = []
  }

  /// How many types may be nested, as the path of each has all names around it: as many as the compiler reads.
  static let maximumDepth = 256

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  private let file: SwiftFile
  private var declarations: SourceDeclarations

  /// The declarations of `source`, whose positions begin at `start`; throws if its brackets do not close.
  static func declarations(
    in source: SourceText,
    at start: Int = 0
  ) throws(DeclarationError) -> SourceDeclarations {
    let file = try SwiftFile(source, at: start)
    var reader = SourceReader(file: file, declarations: SourceDeclarations(file: file))
    try reader.read(file.members(in: file.tokens.indices.dropLast()), of: Scope())
    let nested = reader.declarations.types.filter { !$0.isExtension }.map(\.path.pathNames)
      .filter { $0.count > 1 }
    reader.declarations.hiddenNames.formUnion(nested.compactMap(\.last))
    return reader.declarations
  }

  private mutating func read(_ members: [SourceMember], of scope: Scope) throws(DeclarationError) {
    // Where the attributes are that an `#if` puts on the next declaration.
    var attributesApart: SourcePosition?
    for member in members {
      if member.keyword == member.range.upperBound {
        attributesApart = attributesApart ?? file.tokens[member.range.lowerBound].position
        continue
      }
      var scope = scope
      scope.conditions += member.conditions
      if member.access ?? scope.access <= .fileprivate, !file.at(member.keyword, "extension"),
        let name = file.name(of: member)
      {
        declarations.hiddenNames.insert(name)
      }
      let keyword = file.tokens[member.keyword]
      switch keyword.kind == .word ? keyword.text : "" {
      case "import": readImport(member, in: scope)
      case "typealias": readAlias(member, in: scope)
      case "protocol": try readProtocol(member, in: scope, attributesApart)
      case let text where Self.types.contains(text): try readType(member, in: scope)
      default: break
      }
      attributesApart = nil
    }
  }

  private func declaredType(
    _ member: SourceMember,
    _ head: SwiftFile.Head,
    in scope: Scope
  ) -> DeclaredType {
    let isExtension = file.at(member.keyword, "extension")
    let outer = isExtension ? nil : scope.path
    return DeclaredType(
      keyword: file.tokens[member.keyword].text,
      path: [outer, head.path].compactMap(\.self).joined(separator: "."),
      extended: isExtension ? head.path : scope.extended,
      location: file.location(of: member.keyword + 1),
      access: member.access ?? scope.access,
      isConditional: !scope.conditions.isEmpty,
      parameters: head.parameters,
      inherited: head.inherited
    )
  }

  private mutating func readType(_ member: SourceMember, in scope: Scope) throws(DeclarationError) {
    let keyword = member.keyword
    guard !file.at(keyword, "actor") || !file.startsLine(keyword + 1),
      let open = file.opening(after: keyword), let close = file.closing(of: open),
      let head = file.head(behind: keyword, before: open)
    else { return }
    if scope.depth == Self.maximumDepth {
      let position = file.tokens[open].position
      throw DeclarationError(.tooDeep("brackets", Self.maximumDepth), at: position)
    }
    let members = file.members(in: (open + 1)..<close)
    var type = declaredType(member, head, in: scope)
    var inner = scope
    inner.depth += 1
    (inner.path, inner.extended) = (type.path, type.extended)
    if type.isExtension {
      if !type.inherited.isEmpty { declarations.types.append(type) }
      // It applies to the members; a type states its own.
      inner.access = member.access ?? .internal
      // Elsewhere the compiler refuses one.
      if scope.depth == 0 {
        declarations.extensionMembers += members.map {
          SourceDeclarations.ExtensionMember(
            file: file,
            path: type.path,
            clause: head.conditions..<open,
            owner: member,
            member: $0,
            conditions: scope.conditions + $0.conditions
          )
        }
      }
    } else {
      type.isGlobalActor = member.marks.attributes.contains { $0.name == "globalActor" }
      declarations.types.append(type)
      inner.access = .internal
    }
    try read(members, of: inner)
  }

  private mutating func readProtocol(
    _ member: SourceMember,
    in scope: Scope,
    _ attributesApart: SourcePosition?
  ) throws(DeclarationError) {
    let keyword = member.keyword
    let end = member.range.upperBound
    guard let head = file.head(behind: keyword, before: end) else { return }
    guard let open = file.opening(after: keyword), open < end, let close = file.closing(of: open)
    else {
      let position = file.tokens[keyword + 1].position
      throw DeclarationError(.protocolWithoutBody(head.path), at: position)
    }
    var type = declaredType(member, head, in: scope)
    var inner = scope
    (inner.path, inner.access) = (type.path, type.access)
    let members = file.members(in: (open + 1)..<close)
    let aliases = members.filter { file.at($0.keyword, "typealias") }
    let associatedTypes = members.filter { file.at($0.keyword, "associatedtype") }
    for member in aliases + associatedTypes { readAlias(member, in: inner) }
    let start = member.range.lowerBound
    let tokens = file.declaration(at: start..<open)
    let found = FoundProtocol(
      path: type.path,
      extended: type.extended,
      head: Result { () throws(DeclarationError) in
        if let attributesApart { throw .attributesApart(at: attributesApart) }
        let outer = Array(type.path.pathNames.dropLast())
        var head = try DeclarationParser.protocolHead(tokens, at: tokens[0].position, in: outer)
        head.access = type.access
        return head
      },
      doc: file.doc(before: start),
      condition: .joined(scope.conditions),
      members: members.compactMap { requirement($0, in: scope) },
      location: type.location,
      aliases: aliases.map { file.tokens[$0.keyword + 1] }
    )
    declarations.protocols.append(found)
    let understood = try? found.head.get()
    type.inherited = understood?.inherited ?? []
    declarations.types.append(type)
    // `where Item == Callback` is as good as an alias in the protocol.
    for constraint in understood?.whereClause?.constraints ?? [] where constraint.isEquation {
      guard constraint.type != nil, let path = constraint.subject.plainPath, let name = path.last,
        path.count == 1 || path.dropLast() == ["Self"]
      else { continue }
      var alias = type
      (alias.keyword, alias.path) = ("typealias", "\(type.path).\(name)")
      (alias.parameters, alias.inherited, alias.alias) = ([], [], constraint.type)
      declarations.types.append(alias)
    }
  }

  /// What `member` of a protocol asks of its adopters; nil for nothing.
  private func requirement(_ member: SourceMember, in scope: Scope) -> FoundMember? {
    let keyword = member.keyword
    // The requirements that another macro adds are invisible here.
    let isDirective = ["warning", "error", "sourceLocation"].contains(file.tokens[keyword + 1].text)
    if file.at(keyword, "#") ? isDirective : file.at(keyword, "typealias") { return nil }
    return FoundMember(
      tokens: file.declaration(at: member.range)[...],
      isAssociatedType: file.at(keyword, "associatedtype"),
      name: file.name(of: member),
      doc: file.doc(before: member.range.lowerBound),
      condition: .joined(member.conditions),
      conditions: scope.conditions + member.conditions
    )
  }

  /// Reads `typealias Callback<Value> = (Value) -> Void`, unless that makes no sense, or an associated type.
  private mutating func readAlias(_ member: SourceMember, in scope: Scope) {
    let rest = (member.keyword + 1)..<member.range.upperBound
    let equals = rest.first { file.at($0, "=") }
    guard let head = file.head(behind: member.keyword, before: equals ?? rest.upperBound),
      equals != nil || file.at(member.keyword, "associatedtype")
    else { return }
    var type = declaredType(member, head, in: scope)
    if let equals {
      var parser = DeclarationParser(file.tokens, at: equals + 1, goesOn: true)
      type.alias = try? parser.parseType()
      let end = Token(kind: .end, text: "", position: file.tokens[equals].position)
      type.aliasTokens = parser.tokens(since: equals + 1) + [end]
      // The rest of one that is not understood may follow.
      let ends = ["where", ";", "}", "#"].contains { file.at(parser.mark, $0) }
      if !ends, !file.startsLine(parser.mark), parser.peek.kind != .end { type.alias = nil }
    }
    declarations.types.append(type)
  }

  /// Reads what is after `import`, of which generated code repeats what it needs.
  private mutating func readImport(_ member: SourceMember, in scope: Scope) {
    var parser = DeclarationParser(file.tokens, at: member.keyword + 1)
    // The compiler reports any other text in the file itself.
    guard var declaration = try? parser.parseImport(member.marks),
      file.startsLine(parser.mark) || file.at(parser.mark, ";") || parser.peek.kind == .end
    else { return }
    declaration.attributes.removeAll { $0 == "@_exported" }
    declaration.condition = .joined(scope.conditions)
    declarations.imports.append(declaration)
  }
}

/// The declarations of one Swift file, as far as protocols need them.
package struct SourceDeclarations: Equatable, Sendable {
  let file: SwiftFile
  var imports: [ImportDeclaration] = []

  /// Without what other declarations say about them.
  package var protocols: [FoundProtocol] = []
  var extensionMembers: [ExtensionMember] = []

  /// Its types, protocols and aliases, and the extensions that inherit something.
  var types: [DeclaredType] = []

  /// The names that other files cannot use, or not without the type that they are in.
  var hiddenNames: Set<String> = []
}
