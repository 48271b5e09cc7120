/// The parts of the compiler's symbol graph that an import reads: the protocols of a module with
/// their members.
///
/// A file `Module@Other.symbols.json` has the module's extensions of types of another module.
struct SymbolGraph: Equatable, Sendable {
  /// A statement about two symbols, by their identifiers.
  struct Relationship: Equatable, Sendable {
    enum Kind: String, Sendable {
      case requirement = "requirementOf"
      case optionalRequirement = "optionalRequirementOf"
      case defaultImplementation = "defaultImplementationOf"
    }

    let kind: Kind
    let source: String
    let target: String
  }

  let module: String
  let symbols: [GraphSymbol]

  /// In the order of the graph, in which the members of a protocol are in theirs.
  let relationships: [Relationship]

  /// Reads a graph; nil, after a report, where `source` is none.
  static func read(_ source: SourceText, _ diagnostics: inout Diagnostics) -> SymbolGraph? {
    let root = JSONParser.parse(source, limits: .symbolGraph, &diagnostics)
    guard let node = root else { return nil }
    guard let module = node["module"]?["name"]?.text, let symbols = node["symbols"]?.elements,
      let relationships = node["relationships"]?.elements
    else {
      diagnostics.report(.notASymbolGraph(), at: node.position)
      return nil
    }
    let known = relationships.compactMap { Relationship($0) }
    // A graph has thousands of symbols that an import has no use for.
    var needed = Set(known.map(\.source))
    for relationship in known { needed.insert(relationship.target) }
    return SymbolGraph(
      module: module,
      symbols: symbols.compactMap { symbol in
        let isNeeded =
          symbol["kind"]?["identifier"]?.text == "swift.protocol"
          || symbol["identifier"]?["precise"]?.text.map { needed.contains($0) } == true
        return isNeeded ? GraphSymbol.read(symbol, &diagnostics) : nil
      },
      relationships: known
    )
  }
}

extension SymbolGraph.Relationship {
  /// Nil where it is of a kind that an import has no use for.
  fileprivate init?(_ node: JSONNode) {
    guard let kind = node["kind"]?.text.flatMap({ Kind(rawValue: $0) }),
      let source = node["source"]?.text, let target = node["target"]?.text
    else { return nil }
    self.init(kind: kind, source: source, target: target)
  }
}
