import Foundation
import Testing

/// Modules that stand for Apple's, and the runtime beside them, for the tests of a suite, which has the
/// trait `.appleModules`.
///
/// `Fixtures/AppleStubs` has a folder for each: headers that the compiler imports as it would those
/// of an SDK, and Swift overlays. The compiler takes Objective-C for available with an option of its
/// frontend; it can check types then, and no more.
struct AppleModules: Sendable {
  @TaskLocal static var current: AppleModules?
  fileprivate static let shared = SharedFolder<AppleModules>()

  /// Those that have a Swift part, each behind what it needs.
  private static let overlays = ["ObjectiveC", "Foundation", "FoundationXML"]

  /// The options that every use of the modules takes.
  private let options: [String]

  fileprivate init(in folder: Folder) throws {
    let stubs = Repository.fixtures.appending(path: "AppleStubs")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: stubs.path(percentEncoded: false)
    )
    let places = [folder.path] + names.sorted().map { stubs.appending(path: $0).filePath }
    options =
      ["-Xfrontend", "-enable-objc-interop"]
      + ["-Xfrontend", "-disable-objc-attr-requires-foundation-module", "-Xcc", "-fblocks"]
      + places.flatMap { ["-I", $0] }
    for name in Self.overlays {
      try build(name, in: folder, [stubs.appending(path: "\(name)/\(name).swift").filePath])
    }
    try build(
      "MultiDelegateRuntime",
      in: folder,
      Repository.swiftFiles(in: "Sources/MultiDelegateRuntime")
    )
  }

  private func build(_ name: String, in folder: Folder, _ sources: [String]) throws {
    let result = try SwiftCompiler.run(
      ["-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6"]
        + ["-emit-module-path", folder.path("\(name).swiftmodule")] + options + sources,
      in: folder
    )
    try #require(result.succeeded, "\(name): \(result.complaints)")
  }

  /// Type-checks `files`, texts by their names, together with `others`, as a module of its own.
  ///
  /// A warning is an error.
  func complaints(
    about files: [String: String],
    with others: [String] = [],
    _ arguments: [String]
  ) throws -> SwiftCompiler.Result {
    let folder = try Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try SwiftCompiler.run(
      ["-typecheck", "-parse-as-library", "-module-name", "Checked", "-package-name", "checked"]
        + ["-warnings-as-errors"] + arguments + options + files.keys.sorted() + others,
      in: folder
    )
  }
}

extension Trait where Self == FolderTrait<AppleModules> {
  /// Gives the tests of a suite ``AppleModules``.
  static var appleModules: Self {
    Self(local: AppleModules.$current, shared: AppleModules.shared) { try AppleModules(in: $0) }
  }
}

extension URL {
  fileprivate var filePath: String { path(percentEncoded: false) }
}
