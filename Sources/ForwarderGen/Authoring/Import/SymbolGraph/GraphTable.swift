/// The symbols of all graphs of an import, and how they are related.
struct GraphTable {
  /// A member of a protocol.
  struct Member {
    let symbol: GraphSymbol
    let isOptional: Bool
  }

  /// All Swift forms of an Objective-C method have the same identifier.
  private var symbols: [String: [GraphSymbol]] = [:]
  private var requirements: [String: [SymbolGraph.Relationship]] = [:]
  private var implementations: [String: [String]] = [:]

  init(_ graphs: [SymbolGraph]) {
    for symbol in graphs.flatMap(\.symbols) {
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

  /// The members of `protocol`, in the order of its source, as far as that is known.
  func members(of protocol: GraphSymbol) -> [Member] {
    var seen: Set<String> = []
    let all = (requirements[`protocol`.identifier] ?? [])
      .flatMap { relationship in
        guard seen.insert(relationship.source).inserted else { return [Member]() }
        return (symbols[relationship.source] ?? [])
          .map {
            Member(symbol: $0, isOptional: relationship.kind == .optionalRequirement)
          }
      }
    let members = all.filter { member in
      !`protocol`.isObjectiveC || !all.contains { member.symbol.isAsyncTwin(of: $0.symbol) }
    }
    let places = members.compactMap(\.symbol.place)
    guard places.count == members.count, Set(places.map(\.file)).count == 1 else { return members }
    return zip(members, places)
      .sorted { ($0.1.line, $0.1.character) < ($1.1.line, $1.1.character) }.map(\.0)
  }

  /// The protocols whose extensions implement `member` for all of their adopters.
  func implementers(of member: GraphSymbol) -> Set<String> {
    let sources = implementations[member.identifier] ?? []
    return Set(
      sources.flatMap { symbols[$0] ?? [] }.filter { !$0.isConstrained }
        .map { $0.path.dropLast().joined(separator: ".") }
    )
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
