import Foundation
import PackagePlugin

/// Generates the forwarders of a target at every build: one command per target over all its specs.
///
/// The plugin looks at file names only. The build system does not run it again when a file's
/// content changes, it runs the command whose input the file is; so everything that depends on
/// content, all messages about it included, is the tool's.
@main
struct MultiDelegatePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else {
      Diagnostics.error("'\(target.name)' has no source files for MultiDelegatePlugin to look at")
      return []
    }
    let request = GenerationRequest(
      targetName: target.name,
      files: module.sourceFiles.map(\.url),
      dependencyFiles: target.recursiveTargetDependencies
        .compactMap { $0 as? any SourceModuleTarget }
        .flatMap { $0.sourceFiles.map(\.url) },
      folder: module.directoryURL,
      output: context.pluginWorkDirectoryURL
    )
    return try request.commands { try context.tool(named: "forwarder-gen").url }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Compiled by Xcode only; on other platforms there is nothing to check it against.
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
      output: context.pluginWorkDirectoryURL
    )
    return try request.commands { try context.tool(named: "forwarder-gen").url }
  }
}
#endif
