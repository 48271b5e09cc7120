import Foundation
import Testing

/// The texts that tests have asserted something about and that have to compile, until they do.
///
/// Each is a module with other files. To start the compiler takes longer than to check most of them, so those of a
/// suite are checked as one module, in which what each declares has a number in its name.
final class AssertedTexts: @unchecked Sendable {
  /// Files that are a module, texts by their names.
  struct Module {
    let files: [String: String]
    let sourceLocation: Testing.SourceLocation
  }

  private let lock = NSLock()
  private var pending: [Module] = []

  func append(_ module: Module) {
    lock.withLock { pending.append(module) }
  }

  /// Expects each of them to compile without a warning.
  ///
  /// One that the compiler rejects together with the others is checked alone: two may declare the same operator, or
  /// what gets a number may have the name of a member.
  func check(against module: RuntimeModule) throws {
    var rest = lock.withLock {
      defer { pending = [] }
      return Array(pending.enumerated())
    }
    while !rest.isEmpty {
      let result = try module.result(of: Self.merged(rest), Self.arguments + Self.alone)
      if result.succeeded { return }
      let rejected = Set(result.errors.compactMap { Self.number(of: $0.path) })
      let alone = rejected.isEmpty ? rest : rest.filter { rejected.contains($0.offset) }
      for (_, text) in alone {
        try module.compile(text.files, Self.arguments, sourceLocation: text.sourceLocation)
      }
      if rejected.isEmpty || Self.isAllNumbered(result.complaints) { return }
      rest.removeAll { rejected.contains($0.offset) }
    }
  }

  /// Whether each error is in a file with the number of a text, so that the others have none.
  ///
  /// One in a line that has another place, or the compiler's own end, may hide others.
  private static func isAllNumbered(_ complaints: String) -> Bool {
    let errors = complaints.split(separator: "\n")
      .filter { $0.contains(#/^(?! *\d* *\|).*error: |Stack dump/#) }
    return errors.allSatisfy { $0.contains(#/^\d+\.[^:]+:\d+:\d+: error: /#) }
  }

  private static let arguments = ["-typecheck", "-swift-version", "6"]

  /// What one file imports, no other file sees.
  private static let alone = [
    "-warnings-as-errors", "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// The files of all `modules`, with the number of its module in the name of each.
  ///
  /// A file that several have is there once, unless it mentions what is not in it.
  private static func merged(_ modules: [(offset: Int, element: Module)]) -> [String: String] {
    var files: [String: String] = [:]
    var owners: [String: Int] = [:]
    for (number, module) in modules {
      var numbers: [String: Int] = [:]
      for (_, text) in module.files.sorted(by: { $0.key < $1.key }) {
        let owner = owners[text] ?? number
        owners[text] = owner
        for name in namesDeclared(in: text) { numbers[name] = owner }
      }
      for (name, text) in module.files {
        let numbered = text.numbered { numbers[$0] }
        let file = name.replacing("/", with: ".")
        if files["\(owners[text] ?? number).\(file)"] != numbered {
          files["\(number).\(file)"] = numbered
        }
      }
    }
    return files
  }

  private static func number(of path: String) -> Int? {
    path.split(separator: ".").first.flatMap { Int($0) }
  }
}

/// The names of the types and functions on the top level of a file.
func namesDeclared(in text: String) -> [String] {
  let declaration =
    /(?:^|; )(?:[@\w]+(?:\([^)\n]*\))? )*(?:actor|class|enum|func|protocol|struct|typealias) `?(\w+)/
    .anchorsMatchLineEndings()
  return text.matches(of: declaration).map { String($0.1) }
}

extension String {
  /// The text, with a number behind each word that has one.
  func numbered(_ number: (String) -> Int?) -> String {
    replacing(/\w+/) { word in
      let word = String(word.output)
      return number(word).map { "\(word)n\($0)" } ?? word
    }
  }
}
