import ForwarderGen

/// Reads what a module declares, from the symbol graphs that the compiler makes of it.
struct ModuleReader {
  let options: ImportOptions

  func graphs() throws(CommandError) -> [SourceText] {
    var graphs: [SourceText] = []
    for module in options.inputs { graphs += try extract(module) }
    return graphs
  }

  /// The graphs of `module` in `folder`.
  private func read(_ module: String, in folder: String) throws(CommandError) -> [SourceText] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    // `Module@Other` has the module's extensions of another module.
    let paths =
      names.filter { name in
        name.hasSuffix(".json") && (name.hasPrefix("\(module).") || name.hasPrefix("\(module)@"))
      }
      .map { "\(folder)/\($0)" }
    let graphs = try? InputFile.read(paths, upTo: JSONLimits.symbolGraph.size)
    guard let graphs, !graphs.isEmpty else {
      throw CommandError("cannot read what '\(folder)' has about module '\(module)'", .noInput)
    }
    // Nobody can look into a temporary folder later.
    return graphs.map { graph in
      SourceText(path: String(graph.path.dropFirst(folder.count + 1)), bytes: graph.bytes)
    }
  }

  /// The graphs of a module that comes with the toolchain or the system.
  private func extract(_ module: String) throws(CommandError) -> [SourceText] {
    let folder: String
    do {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw CommandError("cannot write to", error, .noInput)
    }
    defer { FileSystem.removeFolder(folder) }
    let arguments =
      ["-module-name", module, "-minimum-access-level", "public", "-output-dir", folder]
      + (try platformArguments())
    let run = try self.run("swift-symbolgraph-extract", arguments)
    if run.code == 0 { return try read(module, in: folder) }
    // All modules that there are follow the reason.
    let lines = run.output.split(whereSeparator: \.isNewline)
    let reason = lines.prefix { !$0.hasPrefix("Current visible modules") }.joined(separator: "; ")
    let words = lines.map { String($0) }
    let nearest = NearestWord.nearest(to: module, among: words.filter { $0 != module })
    let way =
      nearest.map { "did you mean '\($0)'?" }
      ?? "one of a package takes 'swift package multidelegate', and a target that depends on it"
    throw CommandError(
      "cannot read module '\(module)' (\(way)); swift-symbolgraph-extract says: \(reason)",
      .noInput
    )
  }

  /// The platform that the module is extracted for, and the place of the system's modules.
  private func platformArguments() throws(CommandError) -> [String] {
    if let sdk = options.sdk { return try AppleSDK.arguments(for: sdk) }
    #if os(macOS)
    // Without Xcode, only the toolchain's modules are available.
    if let arguments = try? AppleSDK.arguments(for: "macosx") { return arguments }
    #endif
    return ["-target", try triple()]
  }

  /// The compiler's default target.
  private func triple() throws(CommandError) -> String {
    let run = try self.run("swiftc", ["-print-target-info"])
    let source = SourceText(path: "swiftc", text: String(run.output.drop { $0 != "{" }))
    let target = source.json(limits: .symbolGraph)?["target"]
    guard run.code == 0, let triple = target?["triple"]?.text else {
      throw CommandError("swiftc does not say what it compiles for: \(run.output)", .noInput)
    }
    return triple
  }

  private func run(_ name: String, _ arguments: [String]) throws(CommandError) -> Subprocess {
    #if os(macOS)
    // The search path has few of them.
    let (program, arguments) = ("xcrun", [name] + arguments)
    #else
    let program = name
    #endif
    let run = Subprocess(program, arguments)
    if run.code == 127 {
      throw CommandError("the toolchain's '\(program)' is not on the search path", .noInput)
    }
    return run
  }
}

/// The SDKs of Xcode, as `xcrun` describes them.
enum AppleSDK {
  /// The SDKs that modules are extracted from, and how their targets begin.
  ///
  /// Every SDK for watches has an architecture with pointers of 32 bits. Only newer ones have others.
  private static let platforms = [
    (sdk: "macosx", target: "arm64-apple-macosx"),
    (sdk: "iphoneos", target: "arm64-apple-ios"),
    (sdk: "iphonesimulator", target: "arm64-apple-ios"),
    (sdk: "appletvos", target: "arm64-apple-tvos"),
    (sdk: "appletvsimulator", target: "arm64-apple-tvos"),
    (sdk: "watchos", target: "arm64_32-apple-watchos"),
    (sdk: "watchsimulator", target: "arm64-apple-watchos"),
    (sdk: "xros", target: "arm64-apple-xros"),
    (sdk: "xrsimulator", target: "arm64-apple-xros"),
  ]

  private static var names: String {
    platforms.map { "'\($0.sdk)'" }.joined(separator: ", ")
  }

  /// The arguments for the SDK called `name`, such as `iphoneos` or `iphoneos26.0`: the target of the
  /// platform, in the version of the SDK, and the folder.
  static func arguments(for name: String) throws(CommandError) -> [String] {
    let unversioned = String(name.prefix { $0.isLetter })
    // 'xcrun' knows whether there is such an SDK.
    let path = try answer("--show-sdk-path", about: name)
    guard let platform = platforms.first(where: { $0.sdk == unversioned }) else {
      throw CommandError(
        "nothing can be imported from SDK '\(name)': '--sdk' takes \(names)",
        .noInput
      )
    }
    let version = try answer("--show-sdk-version", about: name)
    let environment = platform.sdk.hasSuffix("simulator") ? "-simulator" : ""
    return ["-target", platform.target + version + environment, "-sdk", path]
  }

  private static func answer(
    _ question: String,
    about name: String
  ) throws(CommandError) -> String {
    let run = Subprocess("xcrun", ["--sdk", name, question])
    let lines = run.output.split(whereSeparator: \.isNewline)
    // Warnings come before the answer.
    if run.code == 0, let answer = lines.last { return String(answer) }
    if run.code == 127 {
      throw CommandError(
        "'--sdk' needs Xcode's 'xcrun', which is not on the search path",
        .noInput
      )
    }
    let nearest = NearestWord.nearest(to: name, among: platforms.map(\.sdk))
    let way = nearest.map { "did you mean '\($0)'?" } ?? "'--sdk' takes \(names)"
    throw CommandError(
      "cannot use SDK '\(name)': \(way); xcrun says: \(lines.joined(separator: "; "))",
      .noInput
    )
  }
}
