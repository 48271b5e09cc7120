/// Finds protocols, extensions and imports in a Swift file, and passes over everything else.
///
/// It knows brackets, `#if` and the beginnings of declarations. In the body of a function it reads
/// only brackets, because functions contain no protocols.
struct SourceReader {
  /// A type whose body is open, and where that ends.
  private struct Scope {
    let end: Int?
    let type: String

    /// From where members can be used that do not say it.
    var defaultAccess = AccessLevel.internal
  }

  /// How many types may be nested: as many as the compiler reads.
  ///
  /// The path of each has the names of all around it.
  static let maximumDepth = 256

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  let file: SwiftFile
  private(set) var declarations: SourceDeclarations
  private var index = 0
  private var scopes: [Scope] = []

  /// Where the brackets end that are none of a type.
  private var codeEnd = 0
  private var conditions = SourceConditions()

  /// Where the attributes are that an `#if` puts on the next declaration.
  private var attributesApart: SourcePosition?

  private init(_ file: SwiftFile) {
    self.file = file
    declarations = SourceDeclarations(file: file)
  }

  /// The declarations of `file`; nil, after a report, if its brackets or conditions do not close.
  static func read(_ file: SwiftFile, _ diagnostics: inout Diagnostics) -> SourceDeclarations? {
    diagnostics.attempt(declarations, file)
  }

  private static func declarations(
    in file: SwiftFile
  ) throws(DeclarationError) -> SourceDeclarations {
    var reader = SourceReader(file)
    try reader.readFile()
    return reader.declarations
  }

  private mutating func readFile() throws(DeclarationError) {
    while file.tokens[index].kind != .end {
      if try conditions.read(in: file, at: &index) { continue }
      // Only declarations in a file or in a type declare types.
      if index >= codeEnd, try readDeclaration() { continue }
      if let mistake = file.mistake(at: index) { throw mistake }
      if index == scopes.last?.end {
        scopes.removeLast()
      } else if let end = file.closing(of: index) {
        codeEnd = max(codeEnd, end)
      }
      index += 1
    }
    if let mistake = file.mistake(at: index) { throw mistake }
    if let position = conditions.openPosition {
      throw DeclarationError(.unclosedDirective, at: position)
    }
  }

  // MARK: Declarations

  /// Reads the head of a type, or all of a protocol or an import, if one begins here.
  private mutating func readDeclaration() throws(DeclarationError) -> Bool {
    let start = index
    let (marks, keyword) = file.marks(from: start)
    if keyword > start, file.isDirective(keyword) {
      attributesApart = attributesApart ?? file.tokens[start].position
      return pass(to: keyword)
    }
    defer { attributesApart = nil }
    let access = marks.modifiers.compactMap(\.accessLevel).first
    let text = file.tokens[keyword].kind == .word ? file.tokens[keyword].text : ""
    if text == "import" {
      index = keyword + 1
      readImport(marks)
    } else if text == "typealias" {
      readAlias(at: keyword, access)
      index = keyword + 1
    } else if text == "protocol", file.isName(keyword + 1) {
      try readProtocol(from: start, keyword, access)
    } else if Self.types.contains(text), let path = file.typePath(at: keyword + 1),
      text != "actor" || !file.startsLine(keyword + 1)
    {
      guard let open = file.opening(after: keyword) else { return pass(to: keyword + 1) }
      if scopes.count == Self.maximumDepth {
        let position = file.tokens[open].position
        throw DeclarationError(.bracketsNestedTooDeeply(Self.maximumDepth), at: position)
      }
      var scope = Scope(end: file.closing(of: open), type: path.text)
      if text == "extension" {
        // Elsewhere the compiler refuses one.
        if scopes.isEmpty { readExtension(of: path.text, access, path.end..<open) }
        // The access level of an extension applies to its members. A type states its own.
        scope.defaultAccess = access ?? .internal
      } else {
        var type = declaredType(at: keyword, path.text, access)
        type.isGlobalActor = marks.attributes.contains { $0.name == "globalActor" }
        type.isNoncopyable = (path.end..<open)
          .contains { file.at($0, "~") && file.at($0 + 1, "Copyable") }
        declarations.types.append(type)
        scope = Scope(end: file.closing(of: open), type: type.path)
      }
      scopes.append(scope)
      index = open + 1
    } else {
      // Attributes and modifiers are read only once.
      return keyword > start ? pass(to: keyword) : false
    }
    return true
  }

  private mutating func pass(to position: Int) -> Bool {
    index = position
    return true
  }

  /// The type called `name` whose keyword is at `keyword`, with those that it is in.
  private func declaredType(
    at keyword: Int,
    _ name: String,
    _ access: AccessLevel?
  ) -> DeclaredType {
    DeclaredType(
      keyword: file.tokens[keyword].text,
      path: [scopes.last?.type, name].compactMap(\.self).joined(separator: "."),
      location: file.location(of: keyword + 1),
      access: access ?? scopes.last?.defaultAccess ?? .internal,
      isConditional: !conditions.parts.isEmpty
    )
  }

  private mutating func readProtocol(
    from start: Int,
    _ keyword: Int,
    _ access: AccessLevel?
  ) throws(DeclarationError) {
    let token = file.tokens[keyword + 1]
    guard let open = file.opening(after: keyword),
      !file.startsDeclaration(in: (keyword + 1)..<open)
    else {
      throw DeclarationError(.protocolWithoutBody(token.name), at: token.position)
    }
    guard let close = file.closing(of: open) else {
      throw file.unclosed(open)
    }
    let type = declaredType(at: keyword, token.name, access)
    declarations.types.append(type)
    let members = try file.members(in: (open + 1)..<close)
    scopes.append(Scope(end: file.closing(of: open), type: type.path))
    for member in members {
      let keyword = file.keyword(from: member.range.lowerBound)
      if file.at(keyword, "typealias") { readAlias(at: keyword, nil) }
    }
    scopes.removeLast()
    index = close + 1
    if conditions.parts.contains(where: \.isNever) { return }
    let head = file.declaration(at: start..<open)
    let found = FoundProtocol(
      path: type.path,
      head: Result { () throws(DeclarationError) in
        if let attributesApart { throw .attributesApart(at: attributesApart) }
        let outer = Array(type.path.pathNames.dropLast())
        var head = try DeclarationParser.protocolHead(head, at: head[0].position, in: outer)
        head.access = type.access
        return head
      },
      doc: file.doc(before: start),
      condition: .joined(conditions.parts),
      members: members.compactMap { requirement($0) },
      location: type.location
    )
    declarations.protocols.append(found)
  }

  /// What `member` of a protocol asks of its adopters; nil for nothing.
  private func requirement(_ member: SourceDeclarations.Member) -> FoundMember? {
    let keyword = file.keyword(from: member.range.lowerBound)
    // The requirements that another macro adds are invisible here.
    let isDirective = ["warning", "error", "sourceLocation"].contains(file.tokens[keyword + 1].text)
    if file.at(keyword, "#") ? isDirective : file.at(keyword, "typealias") { return nil }
    return FoundMember(
      tokens: file.declaration(at: member.range),
      doc: file.doc(before: member.range.lowerBound),
      under: member.conditions,
      in: conditions.parts
    )
  }

  /// Reads `typealias Callback<Value> = (Value) -> Void`, unless that makes no sense.
  private mutating func readAlias(at keyword: Int, _ access: AccessLevel?) {
    let name = keyword + 1
    guard file.isName(name) else { return }
    // A type that is longer than this is not taken for a closure.
    let rest = file.tokens[(name + 1)...].prefix(512)
    guard let equals = rest.firstIndex(where: { $0.text == "=" }) else { return }
    let end = Token(kind: .end, text: "", position: file.tokens[equals].position)
    var parser = DeclarationParser(rest[(equals + 1)...] + [end])
    guard let alias = try? parser.parseType() else { return }
    var type = declaredType(at: keyword, file.tokens[name].name, access)
    type.alias = alias
    declarations.types.append(type)
  }

  private mutating func readExtension(
    of path: String,
    _ access: AccessLevel?,
    _ condition: Range<Int>
  ) {
    // Mistakes inside are found when the body is read.
    guard !conditions.parts.contains(where: \.isNever),
      let close = file.closing(of: condition.upperBound),
      let members = try? file.members(in: (condition.upperBound + 1)..<close)
    else { return }
    declarations.extensionMembers += members.map { member in
      SourceDeclarations.ExtensionMember(
        path: path,
        clause: condition,
        access: access,
        range: member.range,
        conditions: conditions.parts + member.conditions
      )
    }
  }

  /// Reads what is behind `import`, of which generated code repeats what it needs.
  private mutating func readImport(_ marks: DeclarationParser.Marks) {
    var parser = DeclarationParser(file.tokens, at: index)
    // The compiler reports any other text in the file itself.
    guard var declaration = try? parser.parseImport(marks),
      file.startsLine(parser.mark) || file.at(parser.mark, ";") || parser.peek.kind == .end
    else { return }
    index = parser.mark
    let condition = Condition.joined(conditions.parts)
    if condition?.mistake != nil { return }
    declaration.attributes.removeAll { $0 == "@_exported" }
    declaration.condition = condition
    declarations.imports.append(declaration)
  }
}

/// The documentation in the space before a declaration.
enum DocComment {
  /// The text of the last `///` lines, or of the last `/** … */`, in `space`; nil if there is
  /// none.
  ///
  /// Comments of other kinds do not count, wherever they are.
  static func text(in space: String) -> String? {
    var doc: [String]?
    var isRun = false
    var rest = space[...]
    while !rest.isEmpty {
      if rest.hasPrefix("/*") {
        let comment = blockComment(at: rest)
        rest = rest.dropFirst(comment.count)
        if comment.hasPrefix("/**"), comment.count > 4 { doc = lines(ofBlock: comment) }
        isRun = false
        continue
      }
      let line = rest.prefix { !$0.isNewline }
      let text = line.drop { $0.isWhitespace }
      if text.hasPrefix("/*") {
        rest = rest.dropFirst(line.count - text.count)
        continue
      }
      if text.hasPrefix("///"), !text.hasPrefix("////") {
        let content = text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)
        doc = (isRun ? doc ?? [] : []) + [String(content)]
        isRun = true
      } else if !text.hasPrefix("//") {
        // An empty line ends what belongs together; the first piece may follow another token.
        isRun = false
      }
      rest = rest.dropFirst(line.count).dropFirst()
    }
    return doc.flatMap { trimmed($0) }
  }

  /// The comment that `text` begins with; such comments nest.
  private static func blockComment(at text: Substring) -> Substring {
    var depth = 0
    var index = text.startIndex
    repeat {
      if text[index...].hasPrefix("/*") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if text[index...].hasPrefix("*/") {
        depth -= 1
        index = text.index(index, offsetBy: 2)
      } else {
        index = text.index(after: index)
      }
    } while depth > 0 && index < text.endIndex
    return text[..<index]
  }

  /// The lines of `/** … */`, without stars and indentation at their beginning.
  private static func lines(ofBlock comment: Substring) -> [String] {
    let inside = comment.dropFirst(3).dropLast(2)
    let lines = inside.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.prefix(1).map { String($0.drop { $0 == " " }) }
    var others = lines.dropFirst().map { $0 }
    let written = others.filter { !$0.allSatisfy(\.isWhitespace) }
    if !written.isEmpty, written.allSatisfy({ $0.drop { $0.isWhitespace }.hasPrefix("*") }) {
      others = others.map { $0.drop { $0.isWhitespace }.dropFirst() }
    }
    let indentation =
      others.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return first + others.map { String($0.dropFirst(indentation)) }
  }

  /// Without empty lines at both ends, and without space at the ends of lines.
  private static func trimmed(_ lines: [String]) -> String? {
    var lines = lines.map { line in
      String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.drop { $0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }
}
