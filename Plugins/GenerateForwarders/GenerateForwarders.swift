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
        "target '\(options.target)' has no spec: add a file NAME\(OutputName.specSuffix) to it"
      )
    }
    guard request.isFreeOfClashes() else { return }
    let prunes =
      try options.prunes
      || TargetSearch.owns(request.output, options.target, in: context.package)
    // Committed files may be in another folder than this one, and be of a spec that was renamed.
    let sources = try request.listSources(
      in: context.pluginWorkDirectoryURL,
      withGenerated: false
    )
    let run = try ToolRun(
      context.tool(named: "forwarder-gen-build").url,
      request.arguments + ["--sources", sources.filePath, "--no-source-locations"]
        + (options.isCheck ? ["--check"] : []) + (prunes ? ["--prune"] : [])
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
        ?? target.directoryURL.appending(path: "Generated"),
      swiftFolders: GenerationRequest.swiftFolders(of: target, package)
    )
  }
}

/// Finds out whether a target uses the build-tool plugin.
///
/// SwiftPM does not tell plugins.
enum PluginUse {
  private static let plugin = "MultiDelegatePlugin"

  /// Throws if the target called `name` uses the build-tool plugin: its forwarders would be generated
  /// twice.
  static func refuse(_ name: String, in context: PluginContext) throws {
    guard try manifestUses(context.package), try uses(name, in: context) else { return }
    throw PluginFailure(
      """
      target '\(name)' uses \(plugin), which generates its forwarders at every build: remove the \
      plugin from the target in Package.swift to commit them, or leave out this command
      """
    )
  }

  /// Whether the manifest names the plugin.
  ///
  /// If not, SwiftPM need not evaluate it.
  private static func manifestUses(_ package: Package) throws -> Bool {
    let manifest = package.directoryURL.appending(path: "Package.swift")
    // Another tools version may have a manifest of its own. SwiftPM chooses between them.
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return true }
    let others = try FileManager.default.contentsOfDirectory(atPath: package.directoryURL.filePath)
    return text.contains(plugin) || others.contains { $0.hasPrefix("Package@swift-") }
  }

  /// Whether the manifest, as SwiftPM evaluates it, gives the plugin to the target called `name`.
  ///
  /// If it cannot be evaluated here, the target counts as one without the plugin. If the target
  /// does have the plugin, the next build reports the duplicate file.
  private static func uses(_ name: String, in context: PluginContext) throws -> Bool {
    let run = try ToolRun(
      context.tool(named: "swift").url,
      [
        "package", "dump-package", "--package-path", context.package.directoryURL.filePath,
        "--scratch-path", context.pluginWorkDirectoryURL.appending(path: "Manifest").filePath,
        "--manifest-cache", "local", "--disable-sandbox",
      ]
    )
    // There may be warnings before and after the manifest.
    guard run.code == 0, let start = run.output.firstIndex(of: "{"),
      let end = run.output.lastIndex(of: "}"), start < end,
      case let json = Data(run.output[start...end].utf8),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: json)
    else { return false }
    return manifest.targets.contains { target in
      target.name == name && target.pluginUsages?.contains { $0.plugin?.first == plugin } == true
    }
  }
}

/// The needed parts of a manifest as `swift package dump-package` prints it.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let pluginUsages: [Use]?
  }

  struct Use: Decodable {
    /// The names of the plugin and its package, which is nil for the same package.
    let plugin: [String?]?
  }

  let targets: [Target]
}
