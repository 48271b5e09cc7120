/// Reads protocols from the compiler's symbol graphs.
///
///     SourceText → SymbolGraph → FoundProtocols → ImportedSpec
enum SymbolGraphImporter {
  /// Imports the protocols called `names` from `graphs`.
  ///
  /// - Parameters:
  ///   - names: `XMLParserDelegate`, `Outer.Delegate` or `Module.Delegate`.
  ///   - graphs: the graphs of one or more modules, in any order, with those of their extensions.
  /// - Returns: a spec, and what is not in it, or everything that is wrong.
  static func importProtocols(_ names: [String], from graphs: [SourceText]) -> ImportResult {
    var reports = graphs.map { Diagnostics(of: $0) }
    let found = found(in: graphs, &reports)
    return ImportResolver.result(importing: names, of: found, in: graphs, reports)
  }

  /// All protocols that `sources` have; `reports` has the diagnostics of each.
  static func found(in sources: [SourceText], _ reports: inout [Diagnostics]) -> FoundProtocols {
    let graphs = sources.indices.compactMap { index in
      SymbolGraph.read(sources[index], &reports[index]).map { (sources[index], $0) }
    }
    let table = GraphTable(graphs.map(\.1))
    var seen: Set<String> = []
    var found: [FoundProtocol] = []
    for (source, graph) in graphs {
      for symbol in graph.symbols
      where symbol.kind == "swift.protocol" && seen.insert(symbol.identifier).inserted {
        found.append(`protocol`(symbol, of: graph.module, in: source, table))
      }
    }
    // A graph has its symbols in any order.
    return FoundProtocols(found.sorted { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") })
  }

  private static func `protocol`(
    _ symbol: GraphSymbol,
    of module: String,
    in source: SourceText,
    _ table: GraphTable
  ) -> FoundProtocol {
    let members = table.members(of: symbol)
    let modules = ([symbol] + members.map(\.symbol)).flatMap(\.modules)
    let isObjectiveCElsewhere =
      !symbol.isObjectiveC && GraphImports.isObjectiveCElsewhere(symbol.name, of: module)
    let differsElsewhere = isObjectiveCElsewhere && GraphImports.differsElsewhere(module)
    return FoundProtocol(
      path: symbol.name,
      head: Result { () throws(DeclarationError) in
        let text = symbol.protocolHead(isObjectiveC: symbol.isObjectiveC || isObjectiveCElsewhere)
        var head = try DeclarationParser.protocolHead(Lexer.tokens(of: text).tidy, at: text.start)
        if differsElsewhere { head.inherited.removeAll { $0.name == "Sendable" } }
        return head
      },
      module: module,
      doc: symbol.doc,
      condition: GraphImports.condition(of: module, isApple: symbol.isObjectiveC),
      members: members.map { member in
        let declaration = member.symbol.declaration(in: symbol)
        let tokens = Result { () throws(DeclarationError) in
          try Lexer.tokens(of: declaration).tidy
        }
        return FoundMember(
          tokens: tokens,
          text: (try? tokens.get().dropLast().text) ?? declaration.text,
          doc: member.symbol.doc,
          isOptional: member.isOptional,
          isOptionalInObjectiveC: differsElsewhere,
          implementedBy: table.implementers(of: member.symbol)
        )
      },
      imports: GraphImports.imports(
        of: module,
        mentioning: modules,
        isApple: symbol.isObjectiveC
      ),
      location: source.location(of: symbol.position)
    )
  }
}
