import Foundation

/// The built program, run as a process.
enum Tool {
  struct Result: Equatable {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Beside the test bundle, where the build system puts all products.
  private static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "forwarder-gen")
  }()

  /// Runs it with `arguments`, in `folder`, with `environment` added to that of the tests.
  static func run(
    _ arguments: String...,
    in folder: Folder? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    try result(of: process(arguments, in: folder, environment: environment))
  }

  static func result(
    of arguments: [String],
    in folder: Folder,
    environment: [String: String] = [:]
  ) throws -> Result {
    try result(of: process(arguments, in: folder, environment: environment))
  }

  /// Runs it behind `prelude`, which is for the shell: `ulimit -f 0`.
  static func run(
    behind prelude: String,
    _ arguments: String...,
    redirection: String = "",
    in folder: Folder
  ) throws -> Result {
    let process = process([], in: folder)
    process.executableURL = URL(filePath: "/bin/sh")
    let command = "\(prelude)\nexec \"$0\" \"$@\" \(redirection)"
    process.arguments = ["-c", command, executable.path(percentEncoded: false)] + arguments
    return try result(of: process)
  }

  /// A process that has not begun.
  static func process(
    _ arguments: [String],
    in folder: Folder? = nil,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  private static func result(of process: Process) throws -> Result {
    let output = try temporaryFile()
    let errors = try temporaryFile()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try text(of: output),
      errors: try text(of: errors)
    )
  }

  /// A file without a name.
  ///
  /// Unlike a pipe, it never fills up without a reader.
  private static func temporaryFile() throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forUpdating: url)
  }

  private static func text(of file: FileHandle) throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
