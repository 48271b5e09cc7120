import Foundation
import PackagePlugin

/// Writes a spec for existing protocols.
@main
struct ImportProtocol: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      print(ImportProtocolOptions.help, terminator: "")
      return
    }
    let options = try ImportProtocolOptions(arguments)
    let target = try TargetSearch.target(options.target, in: context.package)
    let folder = context.package.directoryURL
    let spec =
      (options.output.map { URL(filePath: $0, relativeTo: folder) }
      ?? Self.spec(of: options, folder, target))
      .absoluteURL
    if options.modules.contains(target.moduleName) {
      throw PluginFailure(
        "module '\(target.moduleName)' is that of target '\(target.name)' itself, whose spec "
          + "reads the Swift file: write '--source FILE.swift' instead of '--module "
          + "\(target.moduleName)'"
      )
    }
    let modules = ImportedModules(of: options, for: target, in: context.package)
    let dependencies = try modules.missingDependencies
    let run = try ToolRun(
      context.tool(named: "forwarder-gen").url,
      ["import"] + Self.origin(options, context, packageManager, besides: spec)
        + ["--protocol"] + options.protocols + ["--output", spec.filePath]
        + (options.isCheck ? ["--check"] : [])
    )
    let failure = options.isCheck ? "is not up to date" : "has not been written"
    run.report(failure: "'\(spec.filePath)' \(failure)\(Self.hint(options))")
    let others = ForwardedElsewhere.warnings(
      of: options.protocols,
      for: target,
      in: context.package
    )
    for text in dependencies + modules.missingImports(in: spec) + others {
      print("warning: \(text)")
    }
  }

  /// A hint for protocols that are in Foundation on a Mac, and in another module here.
  private static func hint(_ options: ImportProtocolOptions) -> String {
    #if canImport(ObjectiveC)
    ""
    #else
    options.modules.contains("Foundation") && options.sdk == nil
      ? "; here, Foundation's XML is in module 'FoundationXML', and its networking in 'FoundationNetworking'"
      : ""
    #endif
  }

  /// The default path of the spec, named after the source of the import.
  private static func spec(
    of options: ImportProtocolOptions,
    _ folder: URL,
    _ target: any SourceModuleTarget
  ) -> URL {
    guard let source = options.sources.first else {
      return target.directoryURL.appending(path: options.modules[0] + OutputName.specSuffix)
    }
    let file = URL(filePath: source, relativeTo: folder).absoluteURL
    let name = file.deletingPathExtension().lastPathComponent + OutputName.specSuffix
    return file.deletingLastPathComponent().appending(path: name)
  }

  /// The tool's inputs: Swift files and the other specs of the targets, or symbol graphs.
  private static func origin(
    _ options: ImportProtocolOptions,
    _ context: PluginContext,
    _ packageManager: PackageManager,
    besides spec: URL
  ) throws -> [String] {
    if options.sources.isEmpty {
      let graphs = SymbolGraphs(
        context: context,
        packageManager: packageManager,
        protocols: options.protocols,
        sdk: options.sdk
      )
      return ["--symbol-graph"]
        + (try options.modules.flatMap { try graphs.files(of: $0) }.map(\.filePath))
    }
    let target = try TargetSearch.target(options.target, in: context.package)
    let targets = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let references = ([target] + targets)
      .flatMap { TargetSearch.files(of: $0, in: context.package) }
      .filter { OutputName.isSpec($0.lastPathComponent) && $0.filePath != spec.filePath }
    let files = options.sources.map {
      URL(filePath: $0, relativeTo: context.package.directoryURL).absoluteURL.filePath
    }
    return ["--source"] + files + references.flatMap { ["--reference", $0.filePath] }
  }
}
