import Testing

/// Asks the compiler which members are witnesses.
enum PairCompiler {
  /// What the compiler says of a pair.
  enum Truth: Equatable, Sendable {
    case implemented, notImplemented

    /// Its declarations have a mistake.
    case invalid(String)
  }

  private static let beginning = """
    protocol Unmet { func a() }

    """ + ImplementationPair.support

  /// A class that does not conform: if the compiler does not say so, it has not come so far.
  private static let end = "final class Unmeeting: Unmet {}\n"

  /// What it says of each of `pairs`, which are one file.
  ///
  /// In Swift 5, some members are witnesses with a warning which are mistakes in Swift 6. They are
  /// witnesses in both: a module is compiled in either.
  static func truths(about pairs: [ImplementationPair]) throws -> [Truth] {
    let (first, second) = (try truths(about: pairs, mode: "6"), try truths(about: pairs, mode: "5"))
    return zip(first, second)
      .map { first, second in
        if first == .implemented || second == .implemented { return .implemented }
        return first == .notImplemented ? first : second
      }
  }

  private static func truths(about pairs: [ImplementationPair], mode: String) throws -> [Truth] {
    var truths: [Truth?] = pairs.map { _ in nil }
    while true {
      let rest = pairs.indices.filter { truths[$0] == nil }
      let file = File(rest.map { pairs[$0] })
      let result = try file.result(mode: mode)
      if file.isChecked(in: result) {
        for (index, truth) in zip(rest, file.truths(in: result)) { truths[index] = truth }
        return truths.map { $0 ?? .implemented }
      }
      // The compiler says nothing about the pairs behind the one that it does not survive.
      let crash = try #require(file.crash(in: result), "\(result.complaints)")
      truths[rest[crash]] = .invalid("the compiler crashes")
    }
  }

  /// A file of pairs.
  private struct File {
    private var text = beginning

    /// The pairs by their lines.
    private var owners: [Int: Int] = [:]
    private let count: Int

    /// What the compiler says where a class cannot do without a member of its own.
    private static let denials = [
      "does not conform to protocol", "has different argument labels from those required",
      "because it matches a requirement in", "was used to satisfy a requirement of protocol",
    ]
    private let lastLine: Int

    init(_ pairs: [ImplementationPair]) {
      count = pairs.count
      var line = text.lineCount + 1
      for (index, pair) in pairs.enumerated() {
        text += pair.listing
        let next = line + pair.listing.lineCount
        for own in line..<next { owners[own] = index }
        line = next
      }
      text += end
      lastLine = line
    }

    func result(mode: String) throws -> SwiftCompiler.Result {
      let folder = try Folder()
      try folder.write(text, to: "Pairs.swift")
      return try SwiftCompiler.run(
        ["-typecheck", "-swift-version", mode, "-parse-as-library", "-suppress-warnings"]
          + [
            "-suppress-notes", "-diagnostic-style", "llvm", "-module-name",
            ImplementationPair.moduleName, "Pairs.swift",
          ],
        in: folder
      )
    }

    /// Whether the compiler has come to the end.
    func isChecked(in result: SwiftCompiler.Result) -> Bool {
      result.errors.contains { $0.line == lastLine }
    }

    /// The pair at which the compiler crashed.
    func crash(in result: SwiftCompiler.Result) -> Int? {
      let places = result.complaints.matches(of: /\(at [^:]*Pairs\.swift:([0-9]+):/)
      let lines = places.compactMap { Int($0.1) }
      return lines.compactMap { owners[$0] }.last
    }

    func truths(in result: SwiftCompiler.Result) -> [Truth] {
      var truths: [Truth] = Array(repeating: .implemented, count: count)
      for error in result.errors {
        guard let index = owners[error.line] else { continue }
        let isUnmet = Self.denials.contains { error.message.contains($0) }
        if !isUnmet {
          truths[index] = .invalid(error.message)
        } else if truths[index] == .implemented {
          truths[index] = .notImplemented
        }
      }
      return truths
    }
  }
}

extension String {
  fileprivate var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
