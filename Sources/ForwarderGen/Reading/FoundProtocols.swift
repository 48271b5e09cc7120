/// All protocols that the files of an import declare.
struct FoundProtocols: Equatable, Sendable {
  let all: [FoundProtocol]

  /// Those of the files that they are in.
  let aliases: TypeAliases
  private let positions: [String: [Int]]

  /// Where the bases of each are among them.
  private var bases: [[Int]] = []

  init(_ all: [FoundProtocol], aliases: TypeAliases = TypeAliases()) {
    self.all = all
    self.aliases = aliases
    positions = Dictionary(grouping: all.indices) { all[$0].path }
    bases = all.indices.map { position in
      all[position].inherited.compactMap { base($0, of: position) }
    }
  }

  subscript(position: Int) -> FoundProtocol { all[position] }

  /// The protocols with the path `path`; several are one under different conditions.
  func positions(ofPath path: String) -> [Int] { positions[path] ?? [] }

  /// The protocols called `name`: `Delegate`, `Outer.Delegate` or `Module.Delegate`.
  ///
  /// Several are one under different conditions, or of several modules.
  func positions(of name: String) -> [Int] {
    if let found = positions[name] { return found }
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let module = name[..<dot]
    let found = positions[String(name[name.index(after: dot)...])] ?? []
    return found.filter { all[$0].module ?? String(module) == module }
  }

  /// The protocol that `name` stands for in the head of the one at `position`.
  ///
  /// As in Swift, protocols that are nested in the same type come before others. Among protocols
  /// under different conditions, the first one under the same condition counts. The result is nil
  /// for protocols that are never forwarded: `Sendable`, `NSObjectProtocol`.
  func base(_ name: String, of position: Int) -> Int? {
    if Lineage.isMarker(name) { return nil }
    var scope = all[position].path.split(separator: ".").dropLast().map { String($0) }
    while true {
      let found = positions(of: (scope + [name]).joined(separator: "."))
        .filter { $0 != position }
      let alike = found.first {
        all[$0].module == all[position].module && isUnderSame($0, position)
      }
      if let base = alike ?? found.first { return base }
      if scope.popLast() == nil { return nil }
    }
  }

  /// The protocols that the one at `position` inherits, directly or not, and itself.
  func lineage(of position: Int) -> Set<Int> {
    var lineage: Set<Int> = []
    var open = [position]
    while let next = open.popLast() {
      guard lineage.insert(next).inserted else { continue }
      open += bases[next]
    }
    return lineage
  }

  private func isUnderSame(_ first: Int, _ second: Int) -> Bool {
    all[first].condition == all[second].condition
  }
}
