import ForwarderGen

/// The protocols of a module with their members, as the compiler's symbol graphs have them: what an import
/// reads of these.
struct GraphTable {
  struct Member {
    let symbol: GraphSymbol
    let isOptional: Bool
  }

  private let sources: [SourceText]

  /// In the order of their names, as a graph has its symbols in any order.
  private(set) var protocols: [GraphSymbol] = []
  private var aliases: [String: GraphSymbol] = [:]

  /// All Swift forms of an Objective-C method have the same identifier.
  private var symbols: [String: [GraphSymbol]] = [:]

  /// By the protocol's identifier, in the order of a graph, in which the members of a protocol are in theirs.
  private var requirements: [String: [(identifier: String, isOptional: Bool)]] = [:]
  private var implementations: [String: [String]] = [:]

  /// Reads the graphs `sources` of one or more modules, in any order, with those of their extensions.
  ///
  /// - Throws: everything that is wrong with them.
  init(_ sources: [SourceText]) throws(Merge.Refusal) {
    self.sources = sources
    var mistakes: [Diagnostic] = []
    var all: [GraphSymbol] = []
    for source in sources {
      var report = Diagnostics(of: source)
      if let graph = JSONParser.parse(source, limits: .symbolGraph, &report) {
        all += read(graph, &report)
      }
      mistakes += report.all
    }
    // Where a file could not be read, what is not found may be in there.
    if !mistakes.isEmpty {
      throw Merge.Refusal(diagnostics: mistakes.sorted { $0.location < $1.location })
    }
    protocols = all.filter { $0.kind == .protocol }.unique(by: \.identifier)
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    aliases = Dictionary(all.filter { $0.kind == .alias }.map { ($0.identifier, $0) }) { $1 }
    for symbol in all {
      let isKnown = symbols[symbol.identifier]?.contains { $0.fragments == symbol.fragments }
      if isKnown != true { symbols[symbol.identifier, default: []].append(symbol) }
    }
  }

  /// The symbols of `graph` that an import has a use for, of thousands.
  ///
  /// A file `Module@Other.symbols.json` has the module's extensions of types of another module.
  private mutating func read(
    _ graph: JSONNode,
    _ diagnostics: inout Diagnostics
  ) -> [GraphSymbol] {
    guard let module = graph["module"]?["name"]?.text, let symbols = graph["symbols"]?.elements,
      let relationships = graph["relationships"]?.elements
    else {
      diagnostics.report(.notASymbolGraph, at: graph.position)
      return []
    }
    var related: Set<String> = []
    for node in relationships {
      guard let source = node["source"]?.text, let target = node["target"]?.text else { continue }
      switch node["kind"]?.text {
      case "requirementOf": requirements[target, default: []].append((source, false))
      case "optionalRequirementOf": requirements[target, default: []].append((source, true))
      case "defaultImplementationOf": implementations[target, default: []].append(source)
      default: continue
      }
      related.formUnion([source, target])
    }
    return symbols.compactMap { symbol in
      let isNeeded =
        GraphSymbol.Kind(symbol) != .member
        || symbol["identifier"]?["precise"]?.text.map { related.contains($0) } == true
      return isNeeded ? GraphSymbol(symbol, of: module, &diagnostics) : nil
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

  /// The members of `protocol`, in the order of its source.
  func members(of protocol: GraphSymbol) -> [Member] {
    let all = (requirements[`protocol`.identifier] ?? []).unique(by: \.identifier)
      .flatMap { identifier, isOptional in
        (symbols[identifier] ?? []).map { Member(symbol: $0, isOptional: isOptional) }
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
