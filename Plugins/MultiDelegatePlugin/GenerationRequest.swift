import Foundation
import PackagePlugin

/// The files to generate for one target, whether SwiftPM or Xcode builds it.
struct GenerationRequest {
  let targetName: String

  /// All files of the target.
  let files: [URL]

  /// All files of the targets that it depends on, directly or not.
  let dependencyFiles: [URL]

  /// The folder from which the names of generated files derive.
  let folder: URL

  /// The folder that generated files go to.
  let output: URL

  /// The folders of the Swift files that specs may name, and the modules of the targets there; empty if they may
  /// name any.
  var swiftFolders: [SwiftFolder] = []

  struct SwiftFolder {
    let url: URL
    var module: String?
  }

  /// Where the specs of the target are.
  var specs: [URL] { Self.specs(among: files) }

  /// Where the specs are whose protocols those of the target may inherit.
  var references: [URL] { Self.specs(among: dependencyFiles) }

  /// The folders of the Swift files that specs of `target` may name: its own first.
  ///
  /// A file that decides about generated code has to be an input, and only the content of the specs tells
  /// which files those are. So all that can be are: those of local targets, and those of targets with
  /// specs.
  static func swiftFolders(of target: any SourceModuleTarget, _ package: Package) -> [SwiftFolder] {
    let ownNames = Set(package.targets.map(\.name))
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { dependency in
        ownNames.contains(dependency.name)
          || dependency.sourceFiles.contains { OutputName.isSpec($0.url.lastPathComponent) }
      }
    return ([target] + dependencies)
      .map { SwiftFolder(url: $0.directoryURL, module: $0.moduleName) }
  }

  /// Writes a list of ``swiftFiles`` into the output folder, if it has changed.
  func listSources() throws -> URL {
    let list = output.appending(path: "Swift files.txt")
    let text = swiftFiles.map { "\($0.filePath)\n" }.sorted().joined()
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    return list
  }

  /// The Swift files in ``swiftFolders``, any of which a spec may name.
  ///
  /// A target may depend on hundreds of others. So each folder above a file is looked up, and the file is
  /// not compared with each folder.
  var swiftFiles: [URL] {
    let folders = Set(swiftFolders.map { $0.url.filePath.split(separator: "/") })
    return (files + dependencyFiles)
      .filter { file in
        guard OutputName.isSwift(file.lastPathComponent), file.path(below: output) == nil else {
          return false
        }
        let path = file.filePath.split(separator: "/")
        return path.indices.contains { folders.contains(Array(path[..<$0])) }
      }
  }

  /// The names of the generated files, in the order of ``specs``.
  var outputNames: [String] {
    specs.map { OutputName.swiftFile(forSpecAt: relativePath(of: $0)) }
  }

  /// The arguments for the tool.
  var arguments: [String] {
    ["generate"] + specs.map(\.filePath) + [
      "--output", output.filePath, "--base", folder.filePath,
    ] + references.flatMap { ["--reference", $0.filePath] }
      + swiftFolders.flatMap { folder in
        ["--swift-folder", (folder.module.map { "\($0)=" } ?? "") + folder.url.filePath]
      }
  }

  private static func specs(among files: [URL]) -> [URL] {
    files.filter { OutputName.isSpec($0.lastPathComponent) }.sortedByPath
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

extension URL {
  /// The path as the file system has it, without percent encoding.
  var filePath: String { path(percentEncoded: false) }

  /// The path from `folder` on; nil if this is not in it.
  func path(below folder: URL) -> String? {
    let base = folder.filePath.hasSuffix("/") ? folder.filePath : folder.filePath + "/"
    guard filePath.hasPrefix(base), filePath != base else { return nil }
    return String(filePath.dropFirst(base.count))
  }
}

extension [URL] {
  var sortedByPath: [URL] { sorted { $0.path < $1.path } }
}
