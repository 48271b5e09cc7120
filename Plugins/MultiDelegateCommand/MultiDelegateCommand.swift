import Foundation
import PackagePlugin

/// Runs the tool for a target of the package: `multidelegate generate`, `multidelegate import` and so on.
///
/// It adds to the arguments what SwiftPM knows of the target. The tool does the work, and reports all that is wrong
/// with files.
#if !MULTIDELEGATE_PLUGIN_TESTS
@main
#endif
struct MultiDelegateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let permission = "--allow-writing-to-package-directory"
    if arguments.contains(permission) {
      throw Mistake(
        "write '\(permission)' before 'multidelegate': swift package \(permission) multidelegate …"
      )
    }
    let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
    guard let command = arguments.first.flatMap(TargetCommand.Name.init), !asksForHelp else {
      try run(arguments, in: context)
      return
    }
    let call = try TargetCommand(arguments.dropFirst(), in: context)
    let words =
      switch command {
      case .explain: try call.explaining()
      case .generate: try call.generating()
      case .import: try call.importing(graph(of:isOwn:))
      }
    try run(words, in: context)
  }

  /// Makes the symbol graph of a target, which only SwiftPM can build, and returns its folder.
  private func graph(of target: any Target, isOwn: Bool) throws -> URL {
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: isOwn ? .internal : .public,
      includeSynthesized: true,
      includeSPI: true
    )
    return try packageManager.getSymbolGraph(for: target, options: options).directoryURL
  }

  /// Runs the tool, and ends the plugin if that fails: the tool has said why.
  ///
  /// The output of a plugin goes to standard error, and so does that of the programs it runs.
  private func run(_ arguments: [String], in context: PluginContext) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "forwarder-gen").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.standardInput = FileHandle.nullDevice
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = context.pluginWorkDirectoryURL.filePath
    if let program = try? context.tool(named: "swift-symbolgraph-extract").url {
      let toolchain = program.deletingLastPathComponent().filePath
      environment["PATH"] = "\(toolchain):\(environment["PATH"] ?? "")"
    }
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    let hasSucceeded = process.terminationReason == .exit && process.terminationStatus == 0
    if !hasSucceeded { exit(1) }
  }
}

/// What is wrong with the arguments of the plugin.
struct Mistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The arguments with which the tool does what a command says for a target.
struct TargetCommand {
  enum Name: String { case explain, generate, `import` }

  let context: PluginContext
  let target: any SourceModuleTarget

  /// The words that the tool reads itself.
  private let words: [String]

  /// The stated place of what is written.
  private let output: String?

  init(_ arguments: some Sequence<String>, in context: PluginContext) throws {
    var extractor = ArgumentExtractor(Array(arguments))
    func value(of option: String) throws -> String? {
      let values = extractor.extractOption(named: option)
      if values.count > 1 { throw Mistake("'--\(option)' is given twice") }
      return values.first
    }
    let name = try value(of: "target")
    output = try value(of: "output")
    words = extractor.remainingArguments
    guard let name else { throw Mistake("say which target with '--target NAME'") }
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    guard let target = targets.first(where: { $0.name == name }) else {
      let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Mistake("this package has no target '\(name)': there is \(names)")
    }
    self.target = target
    self.context = context
  }

  /// The target's files, with the specs and the interfaces that it excludes, because SwiftPM would warn of them
  /// without the build-tool plugin.
  private func request(writingTo folder: URL) -> GenerationRequest {
    GenerationRequest(for: target, in: context.package, output: folder) { target in
      let others = context.package.targets + self.target.recursiveTargetDependencies
      let excluded = target.unlistedFiles(besides: others)
        .filter { file in
          let name = file.lastPathComponent
          return OutputName.isSpec(name) || OutputName.isInterface(name)
        }
      return target.sourceFiles.map(\.url) + excluded
    }
  }

  /// The same for a command that needs a spec.
  private func requestWithSpec(writingTo folder: URL) throws -> GenerationRequest {
    let request = request(writingTo: folder)
    if request.specs.isEmpty {
      throw Mistake(
        "target '\(target.name)' has no spec: add a file NAME\(OutputName.specSuffix) to it"
      )
    }
    return request
  }

  func explaining() throws -> [String] {
    let request = try requestWithSpec(writingTo: context.pluginWorkDirectoryURL)
    // It writes nothing, and the tool refuses a place.
    return ["explain"] + request.specs.map(\.filePath) + request.surroundings + words
      + (output.map { ["--output", $0] } ?? [])
  }

  /// The folder `Generated` of the target is the command's own, so orphans there are deleted.
  func generating() throws -> [String] {
    let folder =
      output.map {
        URL(filePath: $0, directoryHint: .isDirectory, relativeTo: context.package.directoryURL)
      }
      ?? target.directoryURL.appending(path: "Generated", directoryHint: .isDirectory)
    let request = try requestWithSpec(writingTo: folder.absoluteURL.standardized)
    let sources = try request.listSources(in: context.pluginWorkDirectoryURL)
    return request.arguments + ["--no-source-locations", "--sources", sources.filePath]
      + (output == nil && !words.contains("--prune") ? ["--prune"] : []) + words
  }

  /// A module of a package is read from the symbol graph that `makeGraph` makes of its target.
  func importing(_ makeGraph: (any Target, Bool) throws -> URL) throws -> [String] {
    var (modules, others): ([String], [String]) = ([], [])
    var isModule = false
    for word in words {
      if word.hasPrefix("-") { isModule = word == "--module" }
      if word.hasPrefix("--module=") {
        modules.append(String(word.dropFirst("--module=".count)))
      } else if !isModule {
        others.append(word)
      } else if word != "--module" {
        modules.append(word)
      }
    }
    let request = request(writingTo: context.pluginWorkDirectoryURL)
    let references = request.specs.flatMap { ["--reference", $0.filePath] } + request.surroundings
    let beside = modules.first.map { module in
      let spec = target.directoryURL.appending(path: module + OutputName.specSuffix)
      return spec.path(below: context.package.directoryURL) ?? spec.filePath
    }
    let place = (output ?? beside).map { ["--output", $0] } ?? []
    let graphs = try graphs(of: modules, makeGraph)
    let origin = graphs.isEmpty ? words : ["--symbol-graph"] + graphs.map(\.filePath) + others
    return ["import"] + origin + place + references
  }

  /// The symbol graphs of `modules`, unless these are of the toolchain or of an SDK.
  private func graphs(
    of modules: [String],
    _ makeGraph: (any Target, Bool) throws -> URL
  ) throws -> [URL] {
    if modules.contains(target.moduleName) {
      throw Mistake(
        "module '\(target.moduleName)' is that of target '\(target.name)' itself, whose spec reads the Swift file: "
          + "name that instead of '--module \(target.moduleName)'"
      )
    }
    let known = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    let targets = modules.compactMap { module in known.first { $0.moduleName == module } }
    if targets.isEmpty { return [] }
    if let other = modules.first(where: { module in !targets.contains { $0.moduleName == module } })
    {
      throw Mistake(
        "module '\(targets[0].moduleName)' is of a package that target '\(target.name)' depends on, and "
          + "'\(other)' is not: import twice"
      )
    }
    return try targets.flatMap { target in
      let isOwn = context.package.targets.contains { $0.id == target.id }
      let folder: URL
      do {
        folder = try makeGraph(target, isOwn)
      } catch {
        // SwiftPM prints the compiler's errors itself. The error that it throws does not help.
        throw Mistake(
          "target '\(target.name)' does not compile, and its module is read from the build: correct the errors above"
            + (isOwn ? ", or name its Swift file instead, which compiles nothing" : "")
        )
      }
      // `Module@Other` has the module's extensions of another module.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
      return
        names.filter { name in
          name.hasSuffix(".symbols.json")
            && (name.hasPrefix("\(target.moduleName).") || name.hasPrefix("\(target.moduleName)@"))
        }
        .map { folder.appending(path: $0) }
    }
  }
}
