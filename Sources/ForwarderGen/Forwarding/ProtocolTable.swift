/// All protocols that a run knows, by name.
struct ProtocolTable {
  /// What a name stands for.
  enum Lookup: Equatable {
    case none
    case found(Int)
    case ambiguous([Int])
  }

  /// The protocols, in the order in which the specs were given, references last.
  private(set) var protocols: [DeclaredProtocol] = []
  private var positions: [String: [Int]] = [:]

  mutating func append(_ declared: DeclaredProtocol) {
    positions[declared.head.path, default: []].append(protocols.count)
    protocols.append(declared)
  }

  /// Finds what `name`, or `Module.Name`, stands for.
  ///
  /// A protocol of the target itself hides those of the targets it depends on, as in Swift. Which
  /// module a spec of those belongs to, its path says: `Sources/Module/…`.
  func find(_ name: String) -> Lookup {
    if let found = positions[name] { return choice(among: found) }
    guard let dot = name.firstIndex(of: ".") else { return .none }
    let module = name[..<dot]
    let found = positions[String(name[name.index(after: dot)...])] ?? []
    let inModule = found.filter { position in
      protocols[position].source.path.split(separator: "/").dropLast().contains(module)
    }
    return choice(among: inModule.isEmpty ? found : inModule)
  }

  private func choice(among found: [Int]) -> Lookup {
    let own = found.filter { !protocols[$0].isReference }
    let candidates = own.isEmpty ? found : own
    guard let first = candidates.first else { return .none }
    return candidates.count == 1 ? .found(first) : .ambiguous(candidates)
  }
}
