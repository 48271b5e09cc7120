import Foundation
import Testing

@testable import ForwarderGen

/// The toolchain's own extractor of symbol graphs.
enum SymbolGraphExtractor {
  /// The parts of what `swiftc -print-target-info` prints.
  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
      let runtimeResourcePath: String
    }

    let target: Target
    let paths: Paths
  }

  private static let info = Result { () throws -> TargetInfo in
    let output = try Self.output(of: ["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(TargetInfo.self, from: output)
  }

  /// The arguments by which the compiler finds the toolchain's own modules, including those for tests.
  static func searchPaths() throws -> [String] {
    try info.get().paths.runtimeLibraryImportPaths.flatMap { ["-I", $0] }
  }

  /// The arguments by which a compiler without a driver finds the toolchain's own macros on Linux.
  static func macroPaths() throws -> [String] {
    let host = try info.get().paths.runtimeResourcePath + "/host"
    return ["-plugin-path", "\(host)/plugins"]
      + ["-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so"]
  }

  /// All graphs of a module of the toolchain, or of one in the folder at `path`, which are written to
  /// `folder`.
  static func graphs(
    of module: String,
    at path: String? = nil,
    in folder: Folder
  ) throws -> [SourceText] {
    let info = try info.get()
    _ = try output(
      of: ["swift-symbolgraph-extract", "-module-name", module, "-target", info.target.triple]
        + ["-resource-dir", info.paths.runtimeResourcePath, "-minimum-access-level", "public"]
        + ["-output-dir", folder.path] + searchPaths()
        + ["-I", Repository.atomics] + (path.map { ["-I", $0] } ?? [])
    )
    return try folder.files()
      .map { name in
        SourceText(
          path: folder.path(name),
          bytes: Array(try Data(contentsOf: folder.url.appending(path: name)))
        )
      }
  }

  private static func output(of arguments: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    // The pipe is emptied first: a process that finds it full would not end.
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
    return output
  }
}
