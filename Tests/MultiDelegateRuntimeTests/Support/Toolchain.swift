import Foundation

/// The compiler and its companions, run on the runtime's own sources.
struct Toolchain {
  /// How a tool ended, and everything it said.
  struct Outcome {
    let succeeded: Bool
    let output: String
  }

  /// The package's folder.
  let root: URL

  /// A folder for this test alone, which `remove` deletes.
  let folder: URL

  init() throws {
    root = (0..<4)
      .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("MultiDelegate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() {
    do { try FileManager.default.removeItem(at: folder) } catch { print(error) }
  }

  /// The runtime's source files.
  func runtimeSources() throws -> [String] {
    let sources = root.appendingPathComponent("Sources/MultiDelegateRuntime")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .map { sources.appendingPathComponent($0).path }
      .sorted()
  }

  /// Writes `text` into the folder, and answers where.
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Runs the compiler with the settings of the package, and with one process for all files.
  func swiftc(_ arguments: [String]) throws -> Outcome {
    let atomics = root.appendingPathComponent("Sources/MultiDelegateRuntime/Atomics/include")
    let settings = [
      "-wmo", "-I", atomics.path,
      "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
      "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
    ]
    return try run("swiftc", settings + arguments)
  }

  /// Runs a tool that is found as the shell finds it.
  func run(_ tool: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8)
    return Outcome(succeeded: process.terminationStatus == 0, output: text)
  }
}
