/// The conditions of the `#if`s around a place in a Swift file.
struct SourceConditions: Equatable, Sendable {
  /// The tokens after which a condition goes on in the next line.
  private static let unfinished: Set<String> = ["|", "&", "!", "if", "elseif"]

  /// What holds in each branch that the place is in: that no earlier one was taken, and its own condition.
  private var branches: [[Condition]] = []

  var parts: [Condition] { branches.flatMap(\.self) }

  /// Reads the directive at `index`, and says whether there was one; the compiler reports one that misses another.
  mutating func read(in file: SwiftFile, at index: inout Int) -> Bool {
    guard file.isDirective(index) else { return false }
    let position = file.tokens[index].position
    let directive = file.tokens[index + 1].text
    index += 2
    let first = index
    while file.tokens[index].kind != .end,
      !file.startsLine(index) || Self.unfinished.contains(file.tokens[index - 1].text)
    {
      index = (file.closing(of: index) ?? index) + 1
    }
    var branch = directive == "if" ? [] : branches.popLast() ?? []
    if directive == "endif" { return true }
    if let passed = branch.popLast() { branch.append(passed.negated) }
    if directive != "else" {
      let place = first == index ? position : file.tokens[first].position
      branch.append(Condition(file.tokens[first..<index].tidy.text, at: place))
    }
    branches.append(branch)
    return true
  }
}
