import Foundation
import Testing

/// The runtime, built as a module for the tests of a suite, which has the trait `.runtimeModule`.
struct RuntimeModule: Sendable {
  @TaskLocal static var current: RuntimeModule?
  fileprivate static let shared = SharedFolder<RuntimeModule>()

  /// The folder that it is in.
  let path: String

  /// What is compiled at the end of the suite.
  let asserted = AssertedTexts()

  fileprivate init(in folder: Folder) throws {
    path = folder.path
    let result = try SwiftCompiler.run(
      ["-emit-module", "-emit-module-path", "MultiDelegateRuntime.swiftmodule"]
        + ["-emit-library", "-static", "-o", "libMultiDelegateRuntime.a"]
        + ["-parse-as-library", "-module-name", "MultiDelegateRuntime", "-swift-version", "6"]
        + Repository.swiftFiles(in: "Sources/MultiDelegateRuntime"),
      in: folder
    )
    try #require(result.succeeded, "\(result.complaints)")
  }

  /// Compiles `files`, texts by their names, together with `others`, as a module of its own.
  ///
  /// A warning is an error.
  func compile(
    _ files: [String: String],
    with others: [String] = [],
    _ arguments: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let result = try run(arguments + ["-warnings-as-errors"], files, with: others)
    #expect(result.succeeded, "\(result.complaints)", sourceLocation: sourceLocation)
  }

  /// The errors that a type check finds in `files`, texts by their names, which are a module of
  /// their own.
  func errors(
    in files: [String: String],
    _ arguments: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [SwiftCompiler.ErrorLine] {
    let result = try run(["-typecheck", "-swift-version", "6"] + arguments, files)
    try #require(
      result.succeeded == result.errors.isEmpty,
      "\(result.complaints)",
      sourceLocation: sourceLocation
    )
    return result.errors
  }

  /// The compiler's messages about `files`, texts by their names, which are a module of their own.
  func result(
    of files: [String: String],
    _ arguments: [String]
  ) throws -> SwiftCompiler.Result {
    try run(arguments, files)
  }

  /// The output of the program that `files`, texts by their names, are.
  func output(of files: [String: String], _ arguments: [String]) throws -> String {
    let folder = try Folder()
    let program = try run(
      arguments + ["-o", "program", "-L", path, "-lMultiDelegateRuntime"],
      files,
      in: folder
    )
    try #require(program.succeeded, "\(program.complaints)")
    return try folder.output(of: "program")
  }

  private func run(
    _ arguments: [String],
    _ files: [String: String],
    with others: [String] = [],
    in folder: Folder? = nil
  ) throws -> SwiftCompiler.Result {
    let folder = try folder ?? Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try SwiftCompiler.run(
      arguments + ["-I", path, "-module-name", "Checked", "-package-name", "checked"]
        + ["-parse-as-library"] + files.keys.sorted() + others,
      in: folder
    )
  }
}

extension Folder {
  /// The output of a program in the folder, which ends well.
  func output(of program: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url.appending(path: program)
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}

extension Trait where Self == FolderTrait<RuntimeModule> {
  /// Gives the tests of a suite ``RuntimeModule``.
  static var runtimeModule: Self {
    Self(local: RuntimeModule.$current, shared: RuntimeModule.shared) {
      try RuntimeModule(in: $0)
    } finish: {
      try $0.asserted.check(against: $0)
    }
  }
}

extension Repository {
  /// The paths of the Swift files in a folder of the checkout, sorted.
  static func swiftFiles(in folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { url.appending(path: $0).path(percentEncoded: false) }
  }
}
