/// Reads protocols from Swift files.
///
///     SourceText → SwiftFile → SourceDeclarations → FoundProtocols → ImportedSpec
enum SourceImporter {
  /// Imports the protocols called `names` from `sources`.
  ///
  /// - Parameters:
  ///   - names: `DownloadDelegate`, or `Outer.Delegate`.
  ///   - sources: Swift files of one module.
  /// - Returns: a spec, and what is not in it, or everything that is wrong.
  static func importProtocols(_ names: [String], from sources: [SourceText]) -> ImportResult {
    var reports = sources.map { Diagnostics(of: $0) }
    let files = sources.indices.compactMap { index in
      SwiftFile.read(sources[index], &reports[index])
        .flatMap { SourceReader.read($0, &reports[index]) }
    }
    let found = FoundProtocols(files.flatMap { $0.found })
    let complete = DefaultImplementations(in: files).marked(found)
    return ImportResolver.result(importing: names, of: complete, in: sources, reports)
  }
}

extension SourceDeclarations {
  /// The protocols of the file as they are found, without what extensions add.
  fileprivate var found: [FoundProtocol] {
    protocols.map { declaration in
      FoundProtocol(
        path: declaration.path,
        head: Result { () throws(DeclarationError) in
          try DeclarationParser.protocolHead(head(of: declaration))
        },
        doc: file.doc(before: declaration.head.lowerBound),
        condition: SourceConditions.joined(declaration.conditions),
        members: declaration.members.filter { isRequirement($0) }
          .map { member in
            FoundMember(
              text: file.text(of: member.range),
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

  /// The head of `declaration`, with the types that it is in before its name.
  private func head(of declaration: ProtocolDeclaration) -> EmbeddedText {
    let whole = file.text(of: declaration.head)
    guard declaration.path.contains("."), let start = whole.runs.first?.sourceOffset else {
      return whole
    }
    let name = file.tokens[declaration.name]
    let before = name.position.offset - start
    let bytes = Array(whole.text.utf8)
    let outer = declaration.path.split(separator: ".").dropLast().joined(separator: ".")
    let text = [bytes[..<before], Array("\(outer).".utf8)[...], bytes[before...]].joined()
    return EmbeddedText(
      text: String(decoding: Array(text), as: UTF8.self),
      runs: [
        EmbeddedText.Run(textOffset: 0, sourceOffset: start),
        EmbeddedText.Run(
          textOffset: before + outer.utf8.count + 1,
          sourceOffset: name.position.offset
        ),
      ],
      quotePosition: whole.quotePosition
    )
  }
}
