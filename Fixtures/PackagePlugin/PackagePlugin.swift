/// What the plugins use of SwiftPM's module of this name, made by tests: SwiftPM's own types have no initializers.
///
/// `.ci/consumer` and `.ci/plugins` run the plugins with SwiftPM's module.
package import Foundation

package protocol Target {
  var id: String { get }
  var name: String { get }
  var directoryURL: URL { get }
  var recursiveTargetDependencies: [any Target] { get }
}

package protocol SourceModuleTarget: Target {
  var moduleName: String { get }
  var sourceFiles: [File] { get }
}

package struct File: Sendable {
  package let url: URL
  package let type: FileType

  package init(url: URL, type: FileType) {
    self.url = url
    self.type = type
  }
}

package enum FileType: Sendable { case source, header, resource, unknown }

package protocol Product {
  var id: String { get }
  var name: String { get }
  var targets: [any Target] { get }
}

package struct LibraryProduct: Product {
  package let id: String
  package let name: String
  package let targets: [any Target]

  package init(name: String, targets: [any Target]) {
    id = name
    self.name = name
    self.targets = targets
  }
}

package struct Package {
  package let id: String
  package let displayName: String
  package let directoryURL: URL
  package var dependencies: [PackageDependency] = []
  package var products: [any Product] = []
  package var targets: [any Target] = []

  package init(id: String, displayName: String, directoryURL: URL) {
    self.id = id
    self.displayName = displayName
    self.directoryURL = directoryURL
  }
}

package struct PackageDependency {
  package let package: Package

  package init(package: Package) { self.package = package }
}

package struct PluginContext {
  package let package: Package
  package let pluginWorkDirectoryURL: URL
  private let tools: [String: URL]

  package init(package: Package, pluginWorkDirectoryURL: URL, tools: [String: URL]) {
    self.package = package
    self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    self.tools = tools
  }

  package struct Tool {
    package let url: URL
  }

  package struct NoTool: Error {}

  package func tool(named name: String) throws -> Tool {
    guard let url = tools[name] else { throw NoTool() }
    return Tool(url: url)
  }
}

package enum Diagnostics {
  /// The messages of a test.
  package final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []

    package init() {}

    package var messages: [String] { lock.withLock { added } }

    fileprivate func add(_ message: String) { lock.withLock { added.append(message) } }
  }

  @TaskLocal package static var log: Log?

  package static func error(_ message: String) { log?.add("error: \(message)") }

  package static func warning(_ message: String) { log?.add("warning: \(message)") }
}

package protocol BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command]
}

package enum Command {
  case buildCommand(
    displayName: String,
    executable: URL,
    arguments: [String],
    inputFiles: [URL],
    outputFiles: [URL]
  )
}

package protocol CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
}

extension CommandPlugin {
  package var packageManager: PackageManager { PackageManager() }
}

package struct PackageManager {
  /// Makes the symbol graph of a target for a test: returns its folder.
  @TaskLocal package static var makeSymbolGraph:
    @Sendable (any Target, SymbolGraphOptions) throws -> URL = { _, _ in
      throw PluginContext.NoTool()
    }

  package enum AccessLevel { case `internal`, `public` }

  package struct SymbolGraphOptions {
    package let minimumAccessLevel: AccessLevel
    package let includeSynthesized: Bool
    package let includeSPI: Bool

    package init(minimumAccessLevel: AccessLevel, includeSynthesized: Bool, includeSPI: Bool) {
      self.minimumAccessLevel = minimumAccessLevel
      self.includeSynthesized = includeSynthesized
      self.includeSPI = includeSPI
    }
  }

  package struct SymbolGraphResult {
    package let directoryURL: URL
  }

  package func getSymbolGraph(
    for target: any Target,
    options: SymbolGraphOptions
  ) throws -> SymbolGraphResult {
    SymbolGraphResult(directoryURL: try Self.makeSymbolGraph(target, options))
  }
}
