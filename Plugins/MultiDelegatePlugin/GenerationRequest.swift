import Foundation
import PackagePlugin

/// What is to be generated for one target, whichever build system asks.
struct GenerationRequest {
  let targetName: String

  /// All files of the target.
  let files: [URL]

  /// All files of the targets that it depends on, directly or not.
  let dependencyFiles: [URL]

  /// The folder that the names of generated files are made from.
  let folder: URL

  /// The folder that generated files go to.
  let output: URL

  /// The build command for the target, or none after saying why.
  func commands(tool: () throws -> URL) throws -> [Command] {
    let specs = Self.specs(among: files)
    let references = Self.specs(among: dependencyFiles)
    if specs.isEmpty {
      Diagnostics.warning(
        """
        target '\(targetName)' uses MultiDelegatePlugin and has no spec: add a file \
        NAME\(OutputName.specSuffix) to it, or remove the plugin from the target
        """
      )
      return []
    }
    let outputs = specs.map { OutputName.swiftFile(forSpecAt: relativePath(of: $0)) }
    guard isFreeOfClashes(outputs, of: specs) else { return [] }
    return [
      .buildCommand(
        displayName: "Generating forwarders for \(targetName)",
        executable: try tool(),
        arguments: ["generate"] + specs.map(\.filePath) + [
          "--output", output.filePath, "--base", folder.filePath,
        ] + references.flatMap { ["--reference", $0.filePath] },
        inputFiles: specs + references,
        outputFiles: outputs.map { output.appending(path: $0) }
      )
    ]
  }

  private static func specs(among files: [URL]) -> [URL] {
    files.filter { $0.lastPathComponent.hasSuffix(OutputName.specSuffix) }
      .sorted { $0.path < $1.path }
  }

  private func relativePath(of file: URL) -> String {
    let base = folder.filePath.hasSuffix("/") ? folder.filePath : folder.filePath + "/"
    let path = file.filePath
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : file.lastPathComponent
  }

  /// Whether no two files of the target would have the same name, which Swift does not allow.
  private func isFreeOfClashes(_ outputs: [String], of specs: [URL]) -> Bool {
    var owners: [String: URL] = [:]
    for file in files where file.pathExtension == "swift" {
      owners[file.lastPathComponent.lowercased()] = file
    }
    var isFree = true
    for (name, spec) in zip(outputs, specs) {
      guard let owner = owners.updateValue(spec, forKey: name.lowercased()) else { continue }
      Diagnostics.error(
        """
        '\(spec.filePath)' is generated as '\(name)', and the target already has a file of that \
        name from '\(owner.filePath)': rename one
        """
      )
      isFree = false
    }
    return isFree
  }
}

extension URL {
  /// The path as the file system knows it, spaces and letters of any language included.
  fileprivate var filePath: String { path(percentEncoded: false) }
}
