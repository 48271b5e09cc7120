import ForwarderGen

/// The symbols of all graphs of an import, and how they are related.
struct GraphTable {
  struct Member {
    let symbol: GraphSymbol
    let isOptional: Bool
  }

  private let sources: [SourceText]

  /// In the order of their names, as a graph has its symbols in any order.
  let protocols: [GraphSymbol]
  private let aliases: [String: GraphSymbol]

  /// All Swift forms of an Objective-C method have the same identifier.
  private var symbols: [String: [GraphSymbol]] = [:]
  private var requirements: [String: [SymbolGraph.Relationship]] = [:]
  private var implementations: [String: [String]] = [:]

  /// Reads the graphs `sources` of one or more modules, in any order, with those of their extensions.
  ///
  /// - Throws: everything that is wrong with them.
  init(_ sources: [SourceText]) throws(Merge.Refusal) {
    var mistakes: [Diagnostic] = []
    var graphs: [SymbolGraph] = []
    for source in sources {
      var report = Diagnostics(of: source)
      if let graph = SymbolGraph.read(source, &report) {
        graphs.append(graph)
      }
      mistakes += report.all
    }
    // Where a file could not be read, what is not found may be in there.
    if !mistakes.isEmpty {
      throw Merge.Refusal(diagnostics: mistakes.sorted { $0.location < $1.location })
    }
    self.sources = sources
    let all = graphs.flatMap(\.symbols)
    protocols = all.filter { $0.kind == .protocol }.unique(by: \.identifier)
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    aliases = Dictionary(all.filter { $0.kind == .alias }.map { ($0.identifier, $0) }) { $1 }
    for symbol in all {
      let isKnown = symbols[symbol.identifier]?.contains { $0.fragments == symbol.fragments }
      if isKnown != true { symbols[symbol.identifier, default: []].append(symbol) }
    }
    for relationship in graphs.flatMap(\.relationships) {
      switch relationship.kind {
      case .requirement, .optionalRequirement:
        requirements[relationship.target, default: []].append(relationship)
      case .defaultImplementation:
        implementations[relationship.target, default: []].append(relationship.source)
      }
    }
  }

  /// The protocols called `name`: `Delegate`, `Outer.Delegate` or `Module.Delegate`.
  func protocols(called name: String) -> [GraphSymbol] {
    let found = protocols.filter { $0.name == name }
    return found.isEmpty ? protocols.filter { "\($0.module).\($0.name)" == name } : found
  }

  func `protocol`(_ identifier: String) -> GraphSymbol? {
    protocols.first { $0.identifier == identifier }
  }

  func unknown(_ name: String) -> Diagnostic {
    .unknownProtocol(name, among: protocols.map { ($0.name, $0.location) }, in: sources)
  }

  /// The aliases in the declarations of `symbols`, and in the aliases that those name.
  func aliases(mentionedBy symbols: [GraphSymbol]) -> [GraphSymbol] {
    var found: [GraphSymbol] = []
    var open = symbols.flatMap(\.mentioned)
    var known: Set<String> = []
    while let next = open.popLast() {
      guard known.insert(next).inserted, let alias = aliases[next] else { continue }
      found.append(alias)
      open += alias.mentioned
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The members of `protocol`, in the order of its source, in which a graph relates them.
  func members(of protocol: GraphSymbol) -> [Member] {
    let all = (requirements[`protocol`.identifier] ?? []).unique(by: \.source)
      .flatMap { relationship in
        (symbols[relationship.source] ?? [])
          .map { Member(symbol: $0, isOptional: relationship.kind == .optionalRequirement) }
      }
    return all.filter { member in
      !`protocol`.isObjectiveC || !all.contains { member.symbol.isAsyncTwin(of: $0.symbol) }
    }
  }

  func implementations(of member: GraphSymbol) -> [GraphSymbol] {
    let identifiers = implementations[member.identifier] ?? []
    return identifiers.flatMap { symbols[$0] ?? [] }
  }
}

extension GraphSymbol {
  /// Whether it is the `async` form of `other`, which takes a completion handler.
  fileprivate func isAsyncTwin(of other: GraphSymbol) -> Bool {
    guard isAsync, !other.isAsync else { return false }
    return identifier == other.identifier
      || other.names.count == names.count + 1 && other.names.starts(with: names)
  }

  /// Base name and labels: `fetch`, `_` and `completionHandler`.
  private var names: [Substring] {
    (path.last ?? "").split { "(:)".contains($0) }
  }

  private var isAsync: Bool {
    fragments.contains { $0.kind == "keyword" && $0.spelling == "async" }
  }
}
