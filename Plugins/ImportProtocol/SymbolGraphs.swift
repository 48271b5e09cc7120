import Foundation
import PackagePlugin

/// Makes the compiler write the symbol graphs of modules.
struct SymbolGraphs {
  let context: PluginContext
  let packageManager: PackageManager

  /// The names of the requested protocols.
  let protocols: [String]

  /// The SDK that has the modules; nil for the one of the system, if there is one.
  let sdk: String?

  /// The symbol graphs of `module`.
  func files(of module: String) throws -> [URL] {
    let owner = PackageGraph(context.package).owner(ofModule: module)
    if let sdk, let owner {
      throw PluginFailure(
        "module '\(module)' is built from target '\(owner.target.name)' and is in no SDK: "
          + "import it without '--sdk \(sdk)'"
      )
    }
    let folder = try owner.map { try build($0) } ?? extract(module)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    // `Module@Other` has the module's extensions of another module.
    return files.filter { $0.pathExtension == "json" }
      .filter {
        $0.lastPathComponent.hasPrefix("\(module).") || $0.lastPathComponent.hasPrefix("\(module)@")
      }
      .sorted { $0.filePath < $1.filePath }
  }

  /// The folder with the files for a target of a package, after a build of that target.
  private func build(_ owner: PackageGraph.Owner) throws -> URL {
    let isOwn = owner.package.id == context.package.id
    do {
      return
        try packageManager.getSymbolGraph(
          for: owner.target,
          options: .init(
            minimumAccessLevel: isOwn ? .internal : .public,
            includeSynthesized: true,
            includeSPI: true
          )
        )
        .directoryURL
    } catch {
      throw failure(building: owner.target, isOwn: isOwn, error)
    }
  }

  /// The message for a target that SwiftPM cannot build because of `error`.
  ///
  /// SwiftPM prints the compiler's errors itself. The error that it throws does not help.
  private func failure(
    building target: any SourceModuleTarget,
    isOwn: Bool,
    _ error: any Error
  ) -> PluginFailure {
    let text = "\(error)"
    let reason = text.contains("fatalError") ? "" : " (SwiftPM says: \(text))"
    let start = "target '\(target.name)' does not compile, and its module is read from the build"
    guard isOwn else { return PluginFailure(start + reason) }
    let file = declaringFile(in: target) ?? "FILE"
    return PluginFailure(
      "\(start)\(reason): correct the errors above, or write '--source \(file)' instead "
        + "of '--module \(target.moduleName)', which compiles nothing"
    )
  }

  /// The path of the Swift file of `target` that seems to declare the first protocol.
  private func declaringFile(in target: any SourceModuleTarget) -> String? {
    guard let name = protocols.first?.split(separator: ".").last else { return nil }
    let file = target.sourceFiles.first { file in
      let text = try? String(contentsOf: file.url, encoding: .utf8)
      return file.url.pathExtension == "swift"
        && text?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.isDeclaring(name) == true
    }
    return file?.url.path(below: context.package.directoryURL)
  }

  /// The folder with the files for a module that comes with the toolchain or the system.
  private func extract(_ module: String) throws -> URL {
    let folder = context.pluginWorkDirectoryURL.appending(path: "SymbolGraphs/\(module)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let run = try ToolRun(
      context.tool(named: "swift-symbolgraph-extract").url,
      ["-module-name", module, "-minimum-access-level", "public"]
        + ["-output-dir", folder.filePath] + (try platformArguments())
    )
    guard run.code == 0 else {
      let graph = PackageGraph(context.package)
      if let product = graph.product(module), !product.modules.isEmpty {
        let names = product.modules.map { "'--module \($0)'" }.joined(separator: " or ")
        throw PluginFailure(
          "'\(module)' is a product and no module: write \(names)"
        )
      }
      let known = graph.modules
      let words = run.output.split(whereSeparator: \.isWhitespace).map { String($0) }
      let nearest = NearestWord.nearest(to: module, among: known + words.filter { $0 != module })
      let way = nearest.map { " (did you mean '\($0)'?)" } ?? ""
      throw PluginFailure(
        "cannot read module '\(module)'\(way); swift-symbolgraph-extract says: \(run.output)"
      )
    }
    return folder
  }

  /// The compiler's default target.
  private func triple() throws -> String {
    let run = try ToolRun(context.tool(named: "swiftc").url, ["-print-target-info"])
    let info = try? JSONDecoder()
      .decode(TargetInfo.self, from: Data(run.output.drop { $0 != "{" }.utf8))
    guard run.code == 0, let info else {
      throw PluginFailure("swiftc does not say what it compiles for: \(run.output)")
    }
    return info.target.triple
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }

    let target: Target
  }

  /// The platform that the module is extracted for, and the place of the system's modules.
  private func platformArguments() throws -> [String] {
    if let sdk { return try AppleSDK(named: sdk).arguments }
    #if os(macOS)
    // This runs only on macOS. `.ci/apple` compiles it elsewhere, too. Without Xcode, only the
    // toolchain's modules are available.
    if let sdk = try? AppleSDK(named: "macosx") { return sdk.arguments }
    #endif
    return ["-target", try triple()]
  }

}

extension [Substring] {
  /// Whether these words declare a protocol called `name`.
  fileprivate func isDeclaring(_ name: Substring) -> Bool {
    zip(self, dropFirst()).contains { $0 == "protocol" && $1 == name }
  }
}

/// An SDK of Xcode, as `xcrun` describes it.
struct AppleSDK {
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

  /// The names that people use.
  private static var names: String {
    platforms.map { "'\($0.sdk)'" }.joined(separator: ", ")
  }

  /// The folder of the SDK.
  let path: String

  /// The target of the platform, in the version of the SDK.
  let triple: String

  var arguments: [String] { ["-target", triple, "-sdk", path] }

  /// The SDK called `name`, such as `iphoneos` or `iphoneos26.0`.
  init(named name: String) throws {
    let unversioned = String(name.prefix { $0.isLetter })
    guard let platform = Self.platforms.first(where: { $0.sdk == unversioned }) else {
      // 'xcrun' knows whether there is such an SDK.
      _ = try Self.answer("--show-sdk-path", about: name)
      throw PluginFailure(
        "nothing can be imported from SDK '\(name)': '--sdk' takes \(Self.names)"
      )
    }
    path = try Self.answer("--show-sdk-path", about: name)
    let version = try Self.answer("--show-sdk-version", about: name)
    let environment = platform.sdk.hasSuffix("simulator") ? "-simulator" : ""
    triple = platform.target + version + environment
  }

  /// The answer of `xcrun` to `question`.
  private static func answer(_ question: String, about name: String) throws -> String {
    guard let xcrun else {
      throw PluginFailure(
        "'--sdk' needs Xcode's 'xcrun', which is not on the search path"
      )
    }
    let run = try ToolRun(xcrun, ["--sdk", name, question])
    let lines = run.output.split(whereSeparator: \.isNewline)
    // Warnings come before the answer.
    if run.code == 0, let answer = lines.last { return String(answer) }
    let nearest = NearestWord.nearest(to: name, among: platforms.map(\.sdk))
    let way = nearest.map { "did you mean '\($0)'?" } ?? "'--sdk' takes \(names)"
    throw PluginFailure(
      "cannot use SDK '\(name)': \(way); xcrun says: \(lines.joined(separator: "; "))"
    )
  }

  /// The program on the search path.
  private static var xcrun: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "xcrun") }
      .first { FileManager.default.isExecutableFile(atPath: $0.filePath) }
  }
}
