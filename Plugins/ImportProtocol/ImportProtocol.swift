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

/// The arguments of `import-protocol`.
struct ImportProtocolOptions {
  static let help = """
    Writes a spec for protocols that exist already, or brings one up to date.

    USAGE: swift package --allow-writing-to-package-directory import-protocol
             (--source FILE… | --module NAME…) --protocol NAME… --target NAME
             [--sdk NAME] [--output SPEC] [--check]

    OPTIONS
      --source FILE…    Swift files of the target, or of one that it depends on, that declare
                        the protocols; the spec gets their names and the decisions, and
                        builds read the rest
      --module NAME…    modules without source that declare the protocols: of the toolchain,
                        or targets of this package and of those that it depends on, which
                        are built; NAME.swiftinterface beside the spec gets the declarations,
                        and a warning has the dependency that the target lacks
      --protocol NAME…  what to import; nested: Outer.Delegate
      --target NAME     the target that the spec belongs to
      --sdk NAME        the SDK of Xcode that has the modules, such as 'iphoneos', as 'xcrun'
                        knows it; if not given, 'macosx' on a Mac
      --output SPEC     the spec, below the package's folder; if not given, the name of the
                        first file or module with '.delegates.json': beside the file, or in
                        the target
      --check           writes nothing; lists the files that would change, and fails if there
                        are any
      --help, -h        prints this

    """

  let sources: [String]
  let modules: [String]
  let protocols: [String]
  let target: String
  let sdk: String?
  let output: String?
  let isCheck: Bool

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(try arguments.withoutPermission(before: "import-protocol"))
    sources = try reader.list(of: "--source")
    modules = try reader.list(of: "--module")
    protocols = try reader.list(of: "--protocol")
    let target = try reader.value(of: "--target")
    sdk = try reader.value(of: "--sdk")
    output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    try reader.end(
      help: "swift package import-protocol --help",
      ways: "'--source', '--module', '--protocol', '--target', '--sdk' or '--output'"
    )
    if !sources.isEmpty, !modules.isEmpty {
      throw UsageError("'--source' and '--module' do not go together: import twice")
    }
    if !sources.isEmpty, sdk != nil {
      throw UsageError(
        "'--sdk' says where modules are, and '--source' reads a Swift file: remove '--sdk'"
      )
    }
    if sources.isEmpty, modules.isEmpty {
      throw UsageError("say what to import from with '--source FILE.swift' or '--module NAME'")
    }
    if protocols.isEmpty {
      throw UsageError("say what to import with '--protocol NAME'")
    }
    guard let target else {
      throw UsageError("say which target the spec belongs to with '--target NAME'")
    }
    if let output, !OutputName.isSpec(output) { throw .notCalledSpec(output) }
    self.target = target
  }
}
