extension SourceDeclarations {
  /// A member of an extension, which may implement a requirement.
  struct ExtensionMember: Equatable, Sendable {
    let file: SwiftFile

    /// What is extended: `Outer.Delegate`.
    let path: String

    /// Where the extension states which adopters it is for; empty if it is for all.
    let clause: Range<Int>

    /// The extension.
    let owner: SourceMember
    let member: SourceMember

    let conditions: [Condition]
  }
}

extension SourceDeclarations.ExtensionMember {
  /// The keywords of members that implement requirements.
  private static let keywords: Set<String> = ["func", "var", "subscript", "init"]

  var reach: AccessLevel { member.access ?? owner.access ?? .internal }

  /// Its name, if it may implement a requirement.
  var name: String? {
    if Self.keywords.contains(file.tokens[member.keyword].text) { return file.name(of: member) }
    // Behind a modifier of another Swift, it is not understood.
    guard let keyword = member.range.first(where: { Self.keywords.contains(file.tokens[$0].text) }),
      file.opening(after: member.range.lowerBound).map({ keyword < $0 }) ?? true
    else { return nil }
    let isNamed = ["func", "var"].contains(file.tokens[keyword].text)
    return file.tokens[isNamed ? keyword + 1 : keyword].name
  }

  var parsed: DeclarationParser.Member? {
    let tokens = file.declaration(at: member.range)
    return try? DeclarationParser.anyMember(tokens, in: .plain, ofExtension: true)
  }

  var location: SourceLocation { file.location(of: member.range.lowerBound) }

  var whereClause: WhereClause? {
    guard let start = clause.first(where: { file.at($0, "where") }) else { return nil }
    var parser = DeclarationParser(file.declaration(at: start..<clause.upperBound))
    let clause = try? parser.parseWhereClause(ofHead: true)
    return parser.peek.kind == .end ? clause : nil
  }
}
