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
    let dependencies = target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
    // What a spec names has to be an input, and which files those are is in the specs. So all are
    // that may be named: those of targets that people work on, and of those that have specs.
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

// Compiled by Xcode; elsewhere `.ci/plugins` compiles it against a stub.
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
