/// Declarations in three modules, in which it is asked what a name means.
struct NamePuzzle: Sendable {
  /// What is asked about a protocol that is forwarded.
  enum Question: Sendable {
    /// Whether the parameter of its requirement is a function.
    case isFunction

    /// Whether an extension implements its requirement.
    case isImplemented
  }

  enum File: String, CaseIterable, Sendable {
    /// The file with the protocol.
    case app = "App/D.swift"
    case otherOfApp = "App/Other.swift"
    case thirdOfApp = "App/Third.swift"
    case lastOfApp = "App/Last.swift"
    case kit = "Kit/Kit.swift"
    case otherOfKit = "Kit/Other.swift"
    case core = "Core/Core.swift"

    static let own = allCases.filter { $0.module == "App" }

    var module: String { String(rawValue.prefix { $0 != "/" }) }
  }

  /// The modules, each before those that may import it.
  static let modules = ["Core", "Kit", "App"]

  let number: Int
  let imports: PuzzleImports
  var question = Question.isFunction

  /// The declarations, line by line.
  var lines: [File: [String]] = [:]

  /// Lines in the protocol's file of which one compiles if the answer is yes, and none if it is no.
  var proofs: [String] = []

  /// The names of the protocol and of its requirement.
  var name: String { "D\(number)" }
  var requirement: String { "f\(number)" }

  /// The text of `file`, and of nothing else.
  func text(of file: File) -> String {
    (imports.lines[file, default: []] + lines[file, default: []]).map { "\($0)\n" }.joined()
  }

  /// All of it, for people.
  var listing: String {
    File.allCases.filter { !text(of: $0).isEmpty }
      .map { "// \($0.rawValue)\n\(text(of: $0))" }.joined()
      + proofs.map { "// \($0)\n" }.joined()
  }
}

/// What the files of some puzzles import.
struct PuzzleImports: Sendable {
  let lines: [NamePuzzle.File: [String]]

  init(_ random: inout SplitMix) {
    let others = [[], ["import Kit"], ["import Core"], ["import Kit", "import Core"]]
    lines = [
      .app: random.pick([["import Kit"], ["import Kit", "import Core"]]),
      .otherOfApp: random.pick(others),
      .thirdOfApp: random.pick(others),
      .lastOfApp: random.pick(others),
      .kit: random.pick([[], ["import Core"], ["@_exported import Core"]]),
      .otherOfKit: random.pick([[], ["import Core"]]),
    ]
  }

  /// The modules whose names `file` can use.
  func modules(for file: NamePuzzle.File) -> [String] {
    let imported = lines[file, default: []].compactMap { $0.split(separator: " ").last }
    let isExported = lines[.kit, default: []].contains { $0.hasPrefix("@_exported") }
    let exported = imported.contains("Kit") && isExported && !imported.contains("Core")
    return [file.module] + imported.map(String.init) + (exported ? ["Core"] : [])
  }
}
