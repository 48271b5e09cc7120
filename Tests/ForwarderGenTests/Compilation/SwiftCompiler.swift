import Foundation

/// The real compiler, run in a folder.
enum SwiftCompiler {
  /// How it ended, and everything it complained about.
  struct Result {
    let succeeded: Bool
    let complaints: String
  }

  /// Runs the compiler, with one process for all files of a module.
  ///
  /// Without `-wmo`, the driver starts a process for each file, and each reads all others. Before a type check the
  /// driver would take as long as the check itself.
  static func run(_ arguments: [String], in folder: Folder) throws -> Result {
    // Unlike a pipe, a file never fills up without a reader.
    let name = "\(UUID().uuidString).log"
    try folder.write("", to: name)
    let log = try FileHandle(forWritingTo: folder.url.appending(path: name))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = try ["swiftc"] + planned(arguments) + ["-I", Repository.atomics]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = log
    try process.run()
    process.waitUntilExit()
    return Result(
      succeeded: process.terminationStatus == 0,
      complaints: try folder.text(of: name)
    )
  }

  private static func planned(_ arguments: [String]) throws -> [String] {
    if arguments.first == "-frontend" { return arguments }
    #if os(Linux)
    if arguments.contains("-typecheck") {
      return try ["-frontend"] + SymbolGraphExtractor.macroPaths()
        + arguments.filter { !["-wmo", "-Xfrontend"].contains($0) }
    }
    #endif
    return arguments + ["-wmo"]
  }
}

extension Repository {
  /// The folder of the C module that the runtime imports, and whoever imports a forwarder has to find.
  static let atomics = root.appending(path: "Sources/MultiDelegateRuntime/Atomics/include")
    .path(percentEncoded: false)
}
