import Foundation
import PackagePlugin

extension GenerationRequest {
  /// The build command for the target; none after a report.
  ///
  /// It deletes the files that deleted specs have left in the output folder. That folder belongs to
  /// the plugin.
  func commands(tool: () throws -> URL) throws -> [Command] {
    guard isFreeOfClashes() else { return [] }
    let sources = try listSources()
    return [
      .buildCommand(
        displayName: "Generating forwarders for \(targetName)",
        executable: try tool(),
        arguments: arguments + ["--prune", "--sources", sources.filePath],
        inputFiles: specs + references + swiftFiles,
        outputFiles: outputNames.map { output.appending(path: $0) }
      )
    ]
  }

  /// Writes a list of the target's Swift files, if there is none.
  private func listSources() throws -> URL {
    let list = output.appending(path: "Swift files.txt")
    let paths = files.filter { $0.pathExtension == "swift" }.map { "\($0.filePath)\n" }.sorted()
    let text = paths.joined()
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    return list
  }

  /// Deletes the generated files of a target that has no spec any more.
  ///
  /// Nothing reads these files, but a search finds them. So a failure to delete them is no error.
  func deleteOutputs() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output.filePath)) ?? []
    for name in names where name.hasSuffix(".delegates.swift") {
      try? FileManager.default.removeItem(at: output.appending(path: name))
    }
  }
}
