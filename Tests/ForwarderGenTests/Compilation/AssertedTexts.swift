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
  /// One that the compiler rejects together with the others is checked alone: two may declare the same function, or a type
  /// that gets a number may have the name of a member.
  func check(against module: RuntimeModule) throws {
    var rest = lock.withLock {
      defer { pending = [] }
      return Array(pending.enumerated())
    }
    while rest.count > 1 {
      let result = try module.result(of: Self.merged(rest), Self.arguments + Self.alone)
      if result.succeeded { return }
      let rejected = Set(result.errors.compactMap { Self.number(of: $0.path) })
      // An error without a place says nothing about the others.
      let alone = rejected.isEmpty ? rest : rest.filter { rejected.contains($0.offset) }
      for (_, text) in alone { try Self.check(text, against: module) }
      rest.removeAll { rejected.isEmpty || rejected.contains($0.offset) }
    }
    for (_, text) in rest { try Self.check(text, against: module) }
  }

  private static let arguments = ["-typecheck", "-swift-version", "6"]

  /// What one file imports, no other file sees.
  private static let alone = [
    "-warnings-as-errors", "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  private static func check(_ text: Module, against module: RuntimeModule) throws {
    try module.compile(text.files, arguments, sourceLocation: text.sourceLocation)
  }

  private static func merged(_ modules: [(offset: Int, element: Module)]) -> [String: String] {
    modules.reduce(into: [:]) { files, module in
      let own = numbered(module.element.files, module.offset)
      for (name, text) in own { files["\(module.offset).\(name.replacing("/", with: "."))"] = text }
    }
  }

  private static func number(of path: String) -> Int? {
    path.split(separator: ".").first.flatMap { Int($0) }
  }
}

/// The files of a module, texts by their names, with `number` in the name of each type on their top level.
func numbered(_ files: [String: String], _ number: Int) -> [String: String] {
  let declaration =
    /(?:^|; )(?:[@\w]+(?:\([^)\n]*\))? )*(?:actor|class|enum|protocol|struct|typealias) `?(\w+)/
    .anchorsMatchLineEndings()
  let names = Set(files.values.flatMap { $0.matches(of: declaration).map(\.1) })
  return files.mapValues { text in
    text.replacing(/\w+/) { names.contains($0.output) ? "\($0.output)n\(number)" : $0.output }
  }
}
