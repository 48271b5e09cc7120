import Foundation

/// A program that has run to its end.
struct ToolRun {
  let code: Int32

  /// What it wrote, to standard output and to standard error, in that order of arrival.
  let output: String

  /// Runs `program`.
  ///
  /// What it writes is read until there is no more, and only then its end is awaited: a program
  /// whose pipe is full waits for a reader, and would never end.
  init(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // A signal is no exit code, and no success.
    let hasExited = process.terminationReason == .exit
    code = hasExited ? process.terminationStatus : 128 + process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// Prints what it wrote and, where it failed, ends the plugin with `failure`.
  ///
  /// All in one stream: what a plugin throws reaches SwiftPM by another way than what it prints, and
  /// would be put into the middle of one of these lines.
  func report(failure: String) {
    print(output, terminator: "")
    guard code != 0 else { return }
    print("error: \(failure)")
    exit(1)
  }
}

/// Why a plugin stops; its words are what SwiftPM prints.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String
}
