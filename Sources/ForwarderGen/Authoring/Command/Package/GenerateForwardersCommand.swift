import ForwarderGen

extension Command {
  /// `multidelegate generate`, for the package in `request`.
  static func generate(in request: PluginRequest) -> Command {
    Command(
      name: "generate",
      arguments: "--target NAME",
      summary: "writes the Swift files of a target's specs",
      help: """
        Writes the Swift files of a target's specs into the source tree.

        USAGE: swift package --allow-writing-to-package-directory multidelegate generate
                 --target NAME [--output DIR] [--check] [--prune]

        OPTIONS
          --target NAME  the target whose NAME.delegates.json are generated from
          --output DIR   where the Swift files go; without it, 'Generated' in the target
          --check        writes nothing; lists the files that are missing, stale or
                         orphaned, and fails if there are any
          --prune        deletes orphans, which are generated files that belong to no
                         spec of the target, even in a DIR outside of the target: make
                         sure that no other target writes there. In the target's own
                         folder they are always deleted
          --help, -h     prints this

        Such a target must not use MultiDelegatePlugin, which would generate the same
        files once more, at every build. List its specs under its 'exclude' in
        Package.swift, or SwiftPM warns of each.

        """,
      run: { arguments throws(UsageError) in
        try GenerateForwardersCommand(arguments, for: request).run()
      }
    )
  }
}

struct GenerateForwardersCommand {
  private static let plugin = "MultiDelegatePlugin"

  let request: PluginRequest
  let target: PackageGraph.Target
  let output: String?
  let isCheck: Bool
  let prunes: Bool

  init(_ arguments: [String], for request: PluginRequest) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    output = try reader.value(of: "--output")
    isCheck = reader.flag("--check")
    prunes = reader.flag("--prune")
    target = try reader.target(
      in: request.graph,
      help: "swift package multidelegate generate --help"
    )
    self.request = request
  }

  func run() throws(UsageError) -> Outcome {
    let graph = request.graph
    try refusePlugin()
    let output =
      self.output.map { path in
        "/" + OutputPlan.components(of: path, from: graph.root.folder).joined(separator: "/")
      } ?? "\(target.folder)/Generated"
    let files = graph.files(of: target)
    let others = graph.filesElsewhere(of: target)
    let generation = GenerateOptions(
      specs: try graph.specs(of: target, among: files),
      references: others.filter(OutputName.isSpec).sorted(),
      swiftFolders: graph.swiftFolders(of: target),
      output: output,
      base: target.folder,
      isCheck: isCheck,
      prunes: prunes || graph.owns(target, output)
    )
    let plan = try OutputPlan(for: generation, currentFolder: graph.root.folder)
    let made = "\(output)/"
    let clashes = Self.clashes(
      of: generation.specs,
      writtenTo: plan.paths,
      with: files.filter { !$0.hasPrefix(made) }
    )
    if !clashes.isEmpty { return Outcome(code: .usage, errors: clashes) }
    // Committed files may be in another folder than this one, and be of a spec that was renamed.
    let folders = generation.swiftFolders.map { "\($0.path)/" }
    let sources = (files + others)
      .filter { path in
        OutputName.isSwift(path) && !path.hasSuffix(".delegates.swift") && !path.hasPrefix(made)
          && folders.contains(where: path.hasPrefix)
      }
    var outcome = try GenerateCommand.run(generation, plan, besides: sources.sorted())
    if outcome.code == .success, !isCheck {
      outcome.output += plan.paths.map { "\($0)\n" }.joined()
    }
    return outcome
  }

  /// The errors about generated files that have the name of another one of the target, which Swift does not allow.
  private static func clashes(
    of specs: [String],
    writtenTo paths: [String],
    with files: [String]
  ) -> String {
    let owners = Dictionary(files.map { ($0.fileName.lowercased(), $0) }) { first, _ in first }
    return zip(specs, paths)
      .map { spec, path in
        guard let owner = owners[path.fileName.lowercased()] else { return "" }
        return Outcome.errorLine(
          "'\(spec)' is generated as '\(path.fileName)', and the target already has a file of that name, "
            + "'\(owner)': rename one (or, if that file is generated code, delete it)"
        )
      }
      .joined()
  }

  // MARK: The plugin

  /// Refuses a target that uses the build-tool plugin: its forwarders would be generated twice.
  ///
  /// SwiftPM does not tell plugins. If the manifest cannot be evaluated here, the target counts as one
  /// without the plugin. If the target does have the plugin, the next build reports the duplicate file.
  private func refusePlugin() throws(UsageError) {
    guard manifestMentionsPlugin, let swift = request.programs["swift"] else { return }
    let run = Subprocess(
      swift,
      [
        "package", "dump-package", "--package-path", request.graph.root.folder,
        "--scratch-path", "\(request.workFolder)/Manifest",
        "--manifest-cache", "local", "--disable-sandbox",
      ]
    )
    guard run.code == 0, Self.uses(target.name, inManifest: run.output) else { return }
    throw UsageError(
      "target '\(target.name)' uses \(Self.plugin), which generates its forwarders at every build: remove the "
        + "plugin from the target in Package.swift to commit them, or leave out this command"
    )
  }

  /// Whether the manifest names the plugin.
  ///
  /// If not, SwiftPM need not evaluate it.
  private var manifestMentionsPlugin: Bool {
    let folder = request.graph.root.folder
    // Another tools version may have a manifest of its own. SwiftPM chooses between them.
    let names = (try? FileSystem.names(in: folder)) ?? []
    if names.contains(where: { $0.hasPrefix("Package@swift-") }) { return true }
    guard let bytes = try? FileSystem.read("\(folder)/Package.swift", upTo: SwiftFile.maximumSize)
    else { return true }
    return String(decoding: bytes, as: UTF8.self).contains(Self.plugin)
  }

  /// Whether the target called `name` uses the plugin, in a manifest as SwiftPM prints it.
  static func uses(_ name: String, inManifest text: String) -> Bool {
    // There may be warnings before and after the manifest.
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end
    else { return false }
    let manifest = SourceText(path: "Package.swift", text: String(text[start...end]))
    let targets = manifest.json(limits: .symbolGraph)?["targets"]?.elements
    let target = targets?.first { $0["name"]?.text == name }
    return target?["pluginUsages"]?.elements?
      .contains { $0["plugin"]?.elements?.first?.text == plugin } == true
  }
}
