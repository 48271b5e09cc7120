import Foundation
import PackagePlugin

/// Generates the forwarders of a target into the source tree.
@main
struct GenerateForwarders: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(GenerateForwardersOptions.help, terminator: "")
      return
    }
    let options = try GenerateForwardersOptions(arguments)
    try PluginUse.refuse(options.target, in: context)
    let request = try Self.request(options, context.package)
    if request.specs.isEmpty {
      throw PluginFailure(
        description:
          "target '\(options.target)' has no spec: add a file NAME\(OutputName.specSuffix) to it"
      )
    }
    guard request.isFreeOfClashes() else { return }
    let prunes =
      try options.prunes
      || TargetSearch.owns(request.output, options.target, in: context.package)
    let run = try ToolRun(
      context.tool(named: "forwarder-gen").url,
      request.arguments + ["--no-source-locations"] + (options.isCheck ? ["--check"] : [])
        + (prunes ? ["--prune"] : [])
    )
    let failure = options.isCheck ? "is not up to date" : "has not been generated"
    run.report(failure: "target '\(options.target)' \(failure)")
    if !options.isCheck {
      for name in request.outputNames { print(request.output.appending(path: name).filePath) }
    }
  }

  private static func request(
    _ options: GenerateForwardersOptions,
    _ package: Package
  ) throws -> GenerationRequest {
    let target = try TargetSearch.target(options.target, in: package)
    let dependencies = target.recursiveTargetDependencies.compactMap {
      $0 as? any SourceModuleTarget
    }
    return GenerationRequest(
      targetName: target.name,
      files: TargetSearch.files(of: target, in: package),
      dependencyFiles: dependencies.flatMap { TargetSearch.files(of: $0, in: package) },
      folder: target.directoryURL,
      output: options.output.map { URL(filePath: $0, relativeTo: package.directoryURL) }
        ?? target.directoryURL.appending(path: "Generated")
    )
  }
}
