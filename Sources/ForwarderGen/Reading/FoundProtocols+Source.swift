extension FoundProtocols {
  /// The protocols that the Swift files `files`, all of one module, declare.
  ///
  ///     SourceText → SwiftFile → SourceDeclarations → FoundProtocols
  static func read(from files: [SourceDeclarations]) -> FoundProtocols {
    let aliases = TypeAliases(files.flatMap(\.aliases))
    let found = FoundProtocols(files.flatMap(\.found), aliases: aliases)
    let resolved = found.all.indices.map { found.withBasesOfAliases(at: $0) }
    return DefaultImplementations(in: files).marked(FoundProtocols(resolved, aliases: aliases))
  }

  /// The protocol at `position`, with the protocols that aliases in its head stand for.
  private func withBasesOfAliases(at position: Int) -> FoundProtocol {
    var found = self[position]
    guard var head = try? found.head.get() else { return found }
    let scopes = Array(found.path.enclosingPaths.dropFirst())
    head.inherited = head.inherited.flatMap { inherited in
      if base(inherited.name, of: position) != nil { return [inherited] }
      return aliases.protocols(called: inherited.name, in: scopes)
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

extension SourceDeclarations {
  /// The protocols of the file as they are found, without what extensions add.
  fileprivate var found: [FoundProtocol] {
    protocols.map { declaration in
      FoundProtocol(
        path: declaration.path,
        head: Result { () throws(DeclarationError) in
          let tokens = head(of: declaration)
          var head = try DeclarationParser.protocolHead(tokens, at: tokens[0].position)
          let isStated = head.modifiers.contains { $0.accessLevel != nil }
          // A protocol is at most as accessible as the types around it.
          let outer = declaration.path.enclosingPaths.dropFirst().compactMap { access[$0] }
          let own = isStated ? head.access : declaration.defaultAccess
          head.access = outer.reduce(own) { min($0, $1) }
          return head
        },
        doc: file.doc(before: declaration.head.lowerBound),
        condition: SourceConditions.joined(declaration.conditions),
        conditionPosition: declaration.conditions.last?.position,
        members: declaration.members.filter { isRequirement($0) }
          .map { member in
            let tokens = file.declaration(at: member.range)
            return FoundMember(
              tokens: .success(tokens),
              text: tokens.dropLast().text,
              location: file.location(of: tokens[0]),
              doc: file.doc(before: member.range.lowerBound),
              condition: SourceConditions.joined(member.conditions),
              conditionPosition: member.conditions.last?.position,
              conditions: declaration.conditions + member.conditions
            )
          },
        location: file.location(of: declaration.name)
      )
    }
  }

  /// Whether a member of a protocol asks something of its adopters.
  private func isRequirement(_ member: Member) -> Bool {
    let keyword = file.keyword(from: member.range.lowerBound)
    if file.at(keyword, "#") {
      // The requirements that another macro adds are invisible here.
      return !["warning", "error", "sourceLocation"].contains(file.tokens[keyword + 1].text)
    }
    return !file.at(keyword, "typealias")
  }

  /// The tokens of the head of `declaration`, with the types that it is in before its name.
  private func head(of declaration: ProtocolDeclaration) -> [Token] {
    var tokens = file.declaration(at: declaration.head)
    let index = declaration.name - declaration.head.lowerBound
    var name = tokens[index]
    var path: [Token] = []
    for outer in declaration.path.split(separator: ".").dropLast() {
      path.append(name.replacingText(by: Keyword.escapedType(String(outer))))
      name.followsSpace = false
      path.append(Token(kind: .punctuation, text: ".", position: name.position))
    }
    tokens.replaceSubrange(index...index, with: path + [name])
    return tokens.withoutSelf
  }
}
