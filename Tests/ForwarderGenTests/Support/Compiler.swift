import Foundation
import Testing

/// The real compiler, with the runtime's module, in a temporary folder.
struct Compiler: Sendable {
  /// Something that the compiler says about a line.
  struct Complaint: Equatable {
    let path: String
    let line: Int
    let message: String
  }

  /// The compiler of the suite that runs, which has the trait `.compiler`.
  @TaskLocal static var current: Compiler?

  private let folder: URL

  fileprivate init(in folder: URL) throws {
    self.folder = folder
    let sources = Repository.root.appending(path: "Sources/MultiDelegateRuntime")
      .path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: sources)
    let complaints = try run(
      ["-emit-module", "-parse-as-library", "-module-name", "MultiDelegateRuntime"]
        + names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
    )
    try #require(complaints == [])
  }

  /// The errors in `files`, texts by their names, which make up a module.
  func errors(in files: [String: String], _ arguments: [String] = []) throws -> [Complaint] {
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try run(
      ["-typecheck", "-module-name", "Checked", "-I", "."] + arguments + files.keys.sorted()
    )
  }

  /// Runs `swiftc` in the folder, and gives the errors that it prints.
  private func run(_ arguments: [String]) throws -> [Complaint] {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // The pipe is emptied first: a process that finds it full would not end.
    let output = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    let complaints = output.split(separator: "\n").compactMap { Self.complaint(in: $0) }
    try #require((process.terminationStatus == 0) == complaints.isEmpty, "\(output)")
    return complaints
  }

  /// What a line says when it is an error: `PATH:LINE:COLUMN: error: MESSAGE`.
  private static func complaint(in line: Substring) -> Complaint? {
    guard let match = line.wholeMatch(of: /([^:]+):([0-9]+):[0-9]+: error: (.*)/) else {
      return nil
    }
    guard let number = Int(match.2) else { return nil }
    return Complaint(path: String(match.1), line: number, message: String(match.3))
  }
}

/// Gives the tests of a suite a ``Compiler``, and cleans up behind them.
struct CompilerTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "MultiDelegate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result: Result<Void, any Error>
    do {
      let compiler = try Compiler(in: folder)
      result = .success(try await Compiler.$current.withValue(compiler, operation: function))
    } catch {
      result = .failure(error)
    }
    try FileManager.default.removeItem(at: folder)
    try result.get()
  }
}

extension Trait where Self == CompilerTrait {
  static var compiler: Self { Self() }
}
