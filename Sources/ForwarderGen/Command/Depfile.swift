/// What other build systems are told about a run: which files it has read for those that it writes.
///
/// A rule as Make has it, which is what Ninja and CMake read.
enum Depfile {
  /// The rule for `outputs`, which come of `inputs`.
  static func text(of outputs: [String], from inputs: [String]) -> String {
    let targets = outputs.map(escaped).joined(separator: " ")
    return "\(targets):\(inputs.map { " \(escaped($0))" }.joined())\n"
  }

  /// `path` as one word of a rule.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { escaped, character in
      switch character {
      case " ", "#": escaped += "\\\(character)"
      case "$": escaped += "$$"
      default: escaped.append(character)
      }
    }
  }
}
