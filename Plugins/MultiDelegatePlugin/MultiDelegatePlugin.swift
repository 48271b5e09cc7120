import Foundation
import PackagePlugin

/// Generates the forwarders of a target at every build: one command per target over all its specs.
///
/// The plugin looks only at file names. When the content of a file changes, the build system does
/// not run the plugin again. It runs the command whose input the file is. So the tool does
/// everything that depends on content, and reports all messages about it.
@main
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
