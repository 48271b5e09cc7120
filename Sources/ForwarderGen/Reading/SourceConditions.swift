/// The conditions of the `#if`s around a place in a Swift file.
struct SourceConditions: Equatable, Sendable {
  /// One `#if`, with the branch that the place is in.
  private struct Frame: Equatable {
    let position: SourcePosition

    /// What holds in the branch: that no earlier one was taken, and its own condition.
    var conditions: [Condition] = []
    var isElse = false
  }

  /// The tokens after which a condition goes on in the next line.
  private static let unfinished: Set<String> = ["|", "&", "!", "if", "elseif"]

  private var frames: [Frame] = []

  var parts: [Condition] { frames.flatMap(\.conditions) }

  /// Where the innermost `#if` is that is still open.
  var openPosition: SourcePosition? { frames.last?.position }

  /// Reads the directive at `index`, and says whether there was one.
  mutating func read(in file: SwiftFile, at index: inout Int) throws(DeclarationError) -> Bool {
    guard file.isDirective(index) else { return false }
    let position = file.tokens[index].position
    let directive = file.tokens[index + 1].text
    index += 2
    let first = index
    while file.tokens[index].kind != .end,
      !file.startsLine(index) || Self.unfinished.contains(file.tokens[index - 1].text)
    {
      let isOpen = file.at(index, "(")
      index = (isOpen ? file.closing(of: index) ?? index : index) + 1
    }
    let isFirst = directive == "if"
    guard var frame = isFirst ? Frame(position: position) : frames.popLast(),
      !frame.isElse || directive == "endif"
    else { throw DeclarationError(.unopenedDirective("#\(directive)"), at: position) }
    if directive == "endif" { return true }
    if let passed = frame.conditions.popLast() { frame.conditions.append(passed.negated) }
    frame.isElse = directive == "else"
    if !frame.isElse {
      let place = first == index ? position : file.tokens[first].position
      frame.conditions.append(Condition(file.tokens[first..<index].tidy.text, at: place))
    }
    frames.append(frame)
    return true
  }
}
