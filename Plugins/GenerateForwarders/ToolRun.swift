import Foundation

/// A program that has run to its end.
struct ToolRun {
  let code: Int32

  /// Its output, from standard output and standard error, in the order of arrival.
  let output: String

  /// Runs `program`.
  ///
  /// All output is read before the end of the program is awaited. A program with a full pipe waits
  /// for a reader, and would never end.
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
    // A signal is not an exit code, and means a failure.
    let hasExited = process.terminationReason == .exit
    code = hasExited ? process.terminationStatus : 128 + process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// Prints the output and, if the program failed, ends the plugin with `failure`.
  ///
  /// Everything goes to one stream. SwiftPM receives thrown errors on another one, and could print
  /// them inside one of these lines.
  func report(failure: String) {
    print(output, terminator: "")
    guard code != 0 else { return }
    print("error: \(failure)")
    exit(1)
  }
}

/// The reason why a plugin stops.
///
/// SwiftPM prints its description.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String
}
