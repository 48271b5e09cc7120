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

package struct Package {
  package let directoryURL: URL
  package let targets: [any Target]

  package init(directoryURL: URL, targets: [any Target]) {
    self.directoryURL = directoryURL
    self.targets = targets
  }
}

/// Takes options out of the arguments of a command.
package struct ArgumentExtractor {
  package private(set) var remainingArguments: [String]

  package init(_ arguments: [String]) { remainingArguments = arguments }

  package mutating func extractOption(named name: String) -> [String] {
    var values: [String] = []
    var left: [String] = []
    var arguments = remainingArguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--\(name)" {
        values += arguments.popFirst().map { [$0] } ?? []
      } else if argument.hasPrefix("--\(name)=") {
        values.append(String(argument.dropFirst(name.count + 3)))
      } else {
        left.append(argument)
      }
    }
    remainingArguments = left
    return values
  }
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
