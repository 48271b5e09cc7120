import Foundation
import PackagePlugin

/// Generates the forwarders of a target at every build: one command per target over all its specs.
///
/// The plugin looks only at file names. When the content of a file changes, the build system does
/// not run the plugin again. It runs the command whose input the file is. So the tool does
/// everything that depends on content, and reports all messages about it.
#if !MULTIDELEGATE_PLUGIN_TESTS
@main
#endif
struct MultiDelegatePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else {
      Diagnostics.error("'\(target.name)' has no source files for MultiDelegatePlugin to look at")
      return []
    }
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
    let request = GenerationRequest(
      targetName: target.name,
      files: module.sourceFiles.map(\.url),
      dependencyFiles: dependencies.flatMap { $0.sourceFiles.map(\.url) },
      folder: module.directoryURL,
      output: context.pluginWorkDirectoryURL,
      swiftFolders: GenerationRequest.swiftFolders(of: module, context.package)
    )
    let setUp = SetUp(package: context.package, target: module)
    setUp.checkNames()
    if request.specs.isEmpty {
      setUp.reportNoSpec()
      request.deleteOutputs()
      return []
    }
    guard setUp.dependsOnRuntime() else { return [] }
    return try request.commands { try context.tool(named: "forwarder-gen-build").url }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Xcode compiles this. Elsewhere, `.ci/apple` compiles it against a stub.
extension MultiDelegatePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(
    context: XcodePluginContext,
    target: XcodeTarget
  ) throws -> [Command] {
    let request = GenerationRequest(
      targetName: target.displayName,
      files: target.inputFiles.map(\.url),
      dependencyFiles: target.dependencies.flatMap { dependency in
        if case .target(let target) = dependency { return target.inputFiles.map(\.url) }
        return []
      },
      folder: context.xcodeProject.directoryURL,
      output: context.pluginWorkDirectoryURL,
      swiftFolders: [.init(url: context.xcodeProject.directoryURL)]
    )
    if request.specs.isEmpty {
      Diagnostics.warning(SetUp.noSpec(in: target.displayName))
      return []
    }
    return try request.commands { try context.tool(named: "forwarder-gen-build").url }
  }
}
#endif

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
