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

  /// Writes a list of ``swiftFiles`` into `folder`, if it has changed.
  func listSources(in folder: URL) throws -> URL {
    let list = folder.appending(path: "Swift files.txt")
    let text = swiftFiles.map { "\($0.filePath)\n" }.sorted().joined()
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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

  /// The arguments with which the tool generates.
  var arguments: [String] {
    ["generate"] + specs.map(\.filePath) + ["--output", output.filePath, "--base", folder.filePath]
      + surroundings
  }

  /// The options that say what the specs may inherit and name.
  var surroundings: [String] {
    references.flatMap { ["--reference", $0.filePath] }
      + swiftFolders.flatMap { folder in
        ["--swift-folder", (folder.module.map { "\($0)=" } ?? "") + folder.url.filePath]
      }
  }

  private static func specs(among files: [URL]) -> [URL] {
    files.filter { OutputName.isSpec($0.lastPathComponent) }.sorted { $0.path < $1.path }
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

  /// The build command for the target; none after a report.
  ///
  /// It deletes the files that deleted specs have left in the output folder. That folder belongs to
  /// the plugin.
  func commands(tool: () throws -> URL) throws -> [Command] {
    guard isFreeOfClashes() else { return [] }
    let sources = try listSources(in: output)
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

extension GenerationRequest {
  /// What SwiftPM knows of `target`, which generates into the folder `output`.
  ///
  /// A file that decides about generated code has to be an input, and only the content of the specs tells
  /// which files those are. So the folders of Swift files are all that can be: those of local targets, and
  /// those of targets with specs. The target's own comes first.
  init(
    for target: any SourceModuleTarget,
    in package: Package,
    output: URL,
    files: (any SourceModuleTarget) -> [URL] = { $0.sourceFiles.map(\.url) }
  ) {
    let ownNames = Set(package.targets.map(\.name))
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
    let withFolder = dependencies.filter { dependency in
      ownNames.contains(dependency.name)
        || dependency.sourceFiles.contains { OutputName.isSpec($0.url.lastPathComponent) }
    }
    self.init(
      targetName: target.name,
      files: files(target),
      dependencyFiles: dependencies.flatMap(files),
      folder: target.directoryURL,
      output: output,
      swiftFolders: ([target] + withFolder)
        .map { SwiftFolder(url: $0.directoryURL, module: $0.moduleName) }
    )
  }
}

extension SourceModuleTarget {
  /// The files in the folder of the target that SwiftPM does not list, and that are in none of the
  /// folders of `others` inside it, sorted.
  func unlistedFiles(besides others: [any Target]) -> [URL] {
    let listed = Set(sourceFiles.map(\.url.filePath))
    let inside = others.map(\.directoryURL).filter { $0.path(below: directoryURL) != nil }
    let all = FileManager.default.enumerator(at: directoryURL, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { file in
        !listed.contains(file.filePath) && !inside.contains { file.path(below: $0) != nil }
      }
      .sorted { $0.path < $1.path }
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
