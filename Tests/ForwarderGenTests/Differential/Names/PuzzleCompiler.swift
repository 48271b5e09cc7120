/// Asks the compiler for the answers of puzzles that share their imports.
struct PuzzleCompiler {
  enum Truth: Equatable, Sendable {
    case yes, no

    /// Something in it is no Swift.
    case invalid(String)
  }

  /// The compiler does not survive, and does not say where.
  private struct Crash: Error {}

  /// A message about a puzzle; `proof` is the number of the proof that it is about, if it is about one.
  private struct Complaint {
    let message: String
    let proof: Int?
  }

  /// What the compiler says where the answer is no.
  private static let denials = [
    "does not conform to protocol", "cannot convert value of type",
    "has different argument labels from those required",
  ]

  private let puzzles: [NamePuzzle]
  private let folder: Folder
  private var truths: [Int: Truth] = [:]

  /// The answer of each of `puzzles`.
  static func truths(about puzzles: [NamePuzzle]) throws -> [Truth] {
    do {
      var compiler = PuzzleCompiler(puzzles: puzzles, folder: try Folder())
      for module in NamePuzzle.modules { try compiler.compile(module) }
      return puzzles.compactMap { compiler.truths[$0.number] }
    } catch is Crash {
      // It is one of them.
      if puzzles.count == 1 { return [.invalid("the compiler crashes")] }
      let middle = puzzles.count / 2
      return try truths(about: Array(puzzles[..<middle])) + truths(about: Array(puzzles[middle...]))
    }
  }

  private init(puzzles: [NamePuzzle], folder: Folder) {
    (self.puzzles, self.folder) = (puzzles, folder)
  }

  /// Compiles the puzzles that are left until none has a mistake, or all of them have their answers.
  private mutating func compile(_ module: String) throws {
    let isLast = module == NamePuzzle.modules.last
    while true {
      let rest = puzzles.filter { truths[$0.number] == nil }
      if rest.isEmpty { return }
      let (complaints, crash) = try complaints(about: rest, in: module, isLast: isLast)
      if let crash {
        truths[crash] = .invalid("the compiler crashes")
      } else if isLast {
        for puzzle in rest {
          truths[puzzle.number] = Self.truth(of: puzzle, complaints[puzzle.number] ?? [])
        }
      } else if complaints.isEmpty {
        return
      } else {
        for (number, messages) in complaints { truths[number] = .invalid(messages[0].message) }
      }
    }
  }

  private static func truth(of puzzle: NamePuzzle, _ complaints: [Complaint]) -> Truth {
    for complaint in complaints {
      let isDenial = denials.contains { complaint.message.contains($0) }
      if complaint.proof == nil || !isDenial { return .invalid(complaint.message) }
    }
    return Set(complaints.compactMap(\.proof)).count < puzzle.proofs.count ? .yes : .no
  }

  /// The messages about each of `puzzles`, and the puzzle at which the compiler crashed.
  private func complaints(
    about puzzles: [NamePuzzle],
    in module: String,
    isLast: Bool
  ) throws -> (complaints: [Int: [Complaint]], crash: Int?) {
    let files = NamePuzzle.File.allCases.filter { $0.module == module }
    var owners: [String: [Int: (number: Int, proof: Int?)]] = [:]
    for file in files {
      var lines = puzzles[0].imports.lines[file, default: []]
      for puzzle in puzzles {
        let parts = puzzle.lines[file, default: []].map { ($0, Int?.none) }
        let proofs = file == .app ? puzzle.proofs.enumerated().map { ($1, $0) } : []
        for (line, proof) in parts + proofs {
          lines.append(line)
          owners[file.name, default: [:]][lines.count] = (puzzle.number, proof)
        }
      }
      try folder.write(lines.map { "\($0)\n" }.joined(), to: file.name)
    }
    // If the compiler does not say that this is a mistake, it has not come so far.
    try folder.write("final class End: Unmet {}\nprotocol Unmet { func a() }\n", to: "End.swift")
    let result = try SwiftCompiler.run(
      (isLast ? ["-typecheck"] : ["-emit-module", "-o", "\(module).swiftmodule"])
        + ["-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-suppress-notes"]
        + ["-diagnostic-style", "llvm", "-module-name", module, "-I", "."] + files.map(\.name)
        + (isLast ? ["End.swift"] : []),
      in: folder
    )
    var complaints: [Int: [Complaint]] = [:]
    for error in result.errors {
      guard let owner = owners[error.path]?[error.line] else { continue }
      let complaint = Complaint(message: error.message, proof: owner.proof)
      complaints[owner.number, default: []].append(complaint)
    }
    let isWhole =
      isLast
      ? result.errors.contains { $0.path == "End.swift" }
      : result.succeeded || !complaints.isEmpty
    if isWhole, !result.complaints.contains("Stack dump") { return (complaints, nil) }
    let places = result.complaints.matches(of: /\(at [^:]*?([A-Za-z]+-[A-Za-z]+\.swift):([0-9]+):/)
    let crashes: [Int] = places.compactMap { place in
      Int(place.2).flatMap { owners[String(place.1)]?[$0]?.number }
    }
    guard let crash = crashes.last else { throw Crash() }
    return (complaints, crash)
  }
}

extension NamePuzzle.File {
  /// Its name in the folder where it is compiled.
  fileprivate var name: String { rawValue.replacing("/", with: "-") }
}
