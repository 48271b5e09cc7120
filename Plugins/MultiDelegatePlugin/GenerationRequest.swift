import Foundation
import PackagePlugin

/// What is to be generated for one target, whoever asks.
///
/// This file belongs to the build-tool plugin and, through a symbolic link, to the command that
/// generates into the source tree.
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

  /// The folders of the Swift files that specs may name; none where any may be named.
  var swiftFolders: [URL] = []

  /// Where the specs of the target are.
  var specs: [URL] { Self.specs(among: files) }

  /// Where the specs are whose protocols those of the target may inherit.
  var references: [URL] { Self.specs(among: dependencyFiles) }

  /// The Swift files in ``swiftFolders``, any of which a spec may name.
  var swiftFiles: [URL] {
    (files + dependencyFiles)
      .filter { file in
        file.pathExtension == "swift" && file.path(below: output) == nil
          && swiftFolders.contains { file.path(below: $0) != nil }
      }
  }

  /// What the files are called that are generated, in the order of ``specs``.
  var outputNames: [String] {
    specs.map { OutputName.swiftFile(forSpecAt: relativePath(of: $0)) }
  }

  /// What the tool is asked to do.
  var arguments: [String] {
    ["generate"] + specs.map(\.filePath) + [
      "--output", output.filePath, "--base", folder.filePath,
    ] + references.flatMap { ["--reference", $0.filePath] }
      + swiftFolders.flatMap { ["--swift-folder", $0.filePath] }
  }

  private static func specs(among files: [URL]) -> [URL] {
    files.filter { OutputName.isSpec($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
  }

  private func relativePath(of file: URL) -> String {
    file.path(below: folder) ?? file.lastPathComponent
  }

  /// Whether no Swift file of the target has the name of a generated one, which Swift does not allow.
  ///
  /// Files in the output folder were generated before. The tool reports specs that share a name.
  func isFreeOfClashes() -> Bool {
    var owners: [String: URL] = [:]
    for file in files where file.pathExtension == "swift" && file.path(below: output) == nil {
      owners[file.lastPathComponent.lowercased()] = file
    }
    var isFree = true
    for (name, spec) in zip(outputNames, specs) {
      guard let owner = owners[name.lowercased()] else { continue }
      Diagnostics.error(
        """
        '\(spec.filePath)' is generated as '\(name)', and the target already has a file of that \
        name, '\(owner.filePath)': rename one (or, if that file is generated code, delete it, or \
        take the plugin off)
        """
      )
      isFree = false
    }
    return isFree
  }
}
