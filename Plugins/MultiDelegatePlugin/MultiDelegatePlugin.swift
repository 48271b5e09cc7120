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
    // A file that a spec names has to be an input, and only the content of the specs tells which
    // files those are. So all files that specs may name are inputs: those of local targets, and
    // those of targets with specs.
    let ownNames = Set(context.package.targets.map(\.name))
    let named = dependencies.filter { dependency in
      ownNames.contains(dependency.name)
        || dependency.sourceFiles.contains { OutputName.isSpec($0.url.lastPathComponent) }
    }
    let request = GenerationRequest(
      targetName: target.name,
      files: module.sourceFiles.map(\.url),
      dependencyFiles: dependencies.flatMap { $0.sourceFiles.map(\.url) },
      folder: module.directoryURL,
      output: context.pluginWorkDirectoryURL,
      swiftFolders: [module.directoryURL] + named.map(\.directoryURL)
    )
    let setUp = SetUp(package: context.package, target: module)
    setUp.checkNames()
    if request.specs.isEmpty {
      setUp.reportNoSpec()
      request.deleteOutputs()
      return []
    }
    guard setUp.dependsOnRuntime() else { return [] }
    return try request.commands { try context.tool(named: "forwarder-gen").url }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Xcode compiles this. Elsewhere, `.ci/plugins` compiles it against a stub.
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
      swiftFolders: [context.xcodeProject.directoryURL]
    )
    if request.specs.isEmpty {
      Diagnostics.warning(SetUp.noSpec(in: target.displayName))
      return []
    }
    return try request.commands { try context.tool(named: "forwarder-gen").url }
  }
}
#endif
