import Foundation
import PackagePlugin

/// Writes a spec for protocols of a module.
@main
struct ImportProtocol: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(ImportProtocolOptions.help, terminator: "")
      return
    }
    let options = try ImportProtocolOptions(arguments)
    let target = try TargetSearch.target(options.target, in: context.package)
    let graphs = SymbolGraphs(context: context, packageManager: packageManager)
    let files = try options.modules.flatMap { try graphs.files(of: $0) }
    let spec =
      options.output.map { URL(filePath: $0, relativeTo: context.package.directoryURL) }
      ?? target.directoryURL.appending(path: options.modules[0] + OutputName.specSuffix)
    let run = try ToolRun(
      context.tool(named: "forwarder-gen").url,
      ["import", "--symbol-graph"] + files.map(\.filePath) + ["--protocol"] + options.protocols
        + ["--output", spec.absoluteURL.filePath] + (options.isCheck ? ["--check"] : [])
    )
    let failure = options.isCheck ? "is not up to date" : "has not been written"
    run.report(failure: "'\(spec.absoluteURL.filePath)' \(failure)")
  }
}
