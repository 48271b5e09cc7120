extension FoundProtocols {
  /// The protocols that the Swift files `sources`, all of one module, declare.
  ///
  ///     SourceText → SwiftFile → SourceDeclarations → FoundProtocols
  ///
  /// What is wrong with a file is added to the diagnostics of the same number in `reports`.
  static func read(
    from sources: [SourceText],
    _ reports: inout [Diagnostics]
  ) -> FoundProtocols {
    let files = sources.indices.compactMap { index in
      SwiftFile.read(sources[index], &reports[index])
        .flatMap { SourceReader.read($0, &reports[index]) }
    }
    let aliases = TypeAliases(files.flatMap(\.aliases))
    let found = FoundProtocols(files.flatMap(\.found), aliases: aliases)
    return DefaultImplementations(in: files).marked(found)
  }
}

extension SourceDeclarations {
  /// The protocols of the file as they are found, without what extensions add.
  fileprivate var found: [FoundProtocol] {
    protocols.map { declaration in
      FoundProtocol(
        path: declaration.path,
        head: Result { () throws(DeclarationError) in
          let tokens = head(of: declaration)
          return try DeclarationParser.protocolHead(tokens, at: tokens[0].position)
        },
        doc: file.doc(before: declaration.head.lowerBound),
        condition: SourceConditions.joined(declaration.conditions),
        members: declaration.members.filter { isRequirement($0) }
          .map { member in
            let tokens = file.declaration(at: member.range)
            return FoundMember(
              tokens: .success(tokens),
              text: tokens.dropLast().text,
              location: file.source.location(of: tokens[0].position),
              doc: file.doc(before: member.range.lowerBound),
              condition: SourceConditions.joined(member.conditions),
              conditions: declaration.conditions + member.conditions
            )
          },
        imports: imports,
        location: file.source.location(of: file.tokens[declaration.name].position)
      )
    }
  }

  /// Whether a member of a protocol asks something of its adopters.
  private func isRequirement(_ member: Member) -> Bool {
    let keyword = file.keyword(from: member.range.lowerBound)
    return !file.at(keyword, "typealias") && !file.at(keyword, "#")
  }

  /// The tokens of the head of `declaration`, with the types that it is in before its name.
  private func head(of declaration: ProtocolDeclaration) -> [Token] {
    var tokens = file.declaration(at: declaration.head)
    let index = declaration.name - declaration.head.lowerBound
    var name = tokens[index]
    var path: [Token] = []
    for outer in declaration.path.split(separator: ".").dropLast() {
      path.append(name.replacingText(by: String(outer)))
      name.followsSpace = false
      path.append(Token(kind: .punctuation, text: ".", position: name.position))
    }
    tokens.replaceSubrange(index...index, with: path + [name])
    return tokens
  }
}
