/// The order in which every protocol comes behind those that it inherits.
///
/// Tarjan's algorithm, without recursion, because a chain of protocols may have any length.
struct InheritanceOrder {
  /// Each protocol once: alone, or together with those that inherit each other in a circle.
  private(set) var circles: [Set<Int>] = []

  private let bases: [[Int]]

  /// The number of each protocol in the order of the search; nil if it is not reached yet.
  private var numbers: [Int?]

  /// The earliest protocol that each one leads back to, as far as is known.
  private var lowest: [Int]

  /// Those whose circle is not complete yet.
  private var open: [Int] = []
  private var isOpen: [Bool]
  private var count = 0

  /// Orders protocols, of which each inherits those at its index in `bases`.
  ///
  /// - Complexity: linear in the number of all bases.
  init(of bases: [[Int]]) {
    self.bases = bases
    numbers = bases.map { _ in nil }
    lowest = bases.map { _ in 0 }
    isOpen = bases.map { _ in false }
    for start in bases.indices where numbers[start] == nil { visit(start) }
  }

  private mutating func visit(_ start: Int) {
    var path: [(position: Int, nextBase: Int)] = []
    enter(start)
    path.append((start, 0))
    while let (position, nextBase) = path.last {
      if nextBase < bases[position].count {
        path[path.count - 1].nextBase += 1
        let base = bases[position][nextBase]
        if numbers[base] == nil {
          enter(base)
          path.append((base, 0))
        } else if isOpen[base] {
          lowest[position] = min(lowest[position], numbers[base] ?? 0)
        }
      } else {
        path.removeLast()
        if let heir = path.last?.position {
          lowest[heir] = min(lowest[heir], lowest[position])
        }
        if lowest[position] == numbers[position] { close(position) }
      }
    }
  }

  private mutating func enter(_ position: Int) {
    numbers[position] = count
    lowest[position] = count
    count += 1
    open.append(position)
    isOpen[position] = true
  }

  /// Takes the circle whose first protocol in the search is at `position`.
  private mutating func close(_ position: Int) {
    var circle: Set<Int> = []
    while let member = open.popLast() {
      isOpen[member] = false
      circle.insert(member)
      if member == position { break }
    }
    circles.append(circle)
  }
}
