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

  static func run(_ arguments: String..., in folder: Folder? = nil) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url }
    let output = try temporaryFile()
    let errors = try temporaryFile()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try text(of: output),
      errors: try text(of: errors)
    )
  }

  /// A file without a name: unlike a pipe it never fills up while nobody reads.
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
