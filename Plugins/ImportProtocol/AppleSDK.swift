import Foundation

/// An SDK of Xcode, as `xcrun` describes it.
struct AppleSDK {
  /// The platform that a module is extracted for.
  private struct Platform {
    let sdk: String
    let architecture: String
    let system: String
    var environment = ""
  }

  // Every SDK for watches has an architecture with pointers of 32 bits. Only newer SDKs have
  // others.
  private static let platforms = [
    Platform(sdk: "macosx", architecture: "arm64", system: "macosx"),
    Platform(sdk: "iphoneos", architecture: "arm64", system: "ios"),
    Platform(
      sdk: "iphonesimulator",
      architecture: "arm64",
      system: "ios",
      environment: "-simulator"
    ),
    Platform(sdk: "appletvos", architecture: "arm64", system: "tvos"),
    Platform(
      sdk: "appletvsimulator",
      architecture: "arm64",
      system: "tvos",
      environment: "-simulator"
    ),
    Platform(sdk: "watchos", architecture: "arm64_32", system: "watchos"),
    Platform(
      sdk: "watchsimulator",
      architecture: "arm64",
      system: "watchos",
      environment: "-simulator"
    ),
    Platform(sdk: "xros", architecture: "arm64", system: "xros"),
    Platform(sdk: "xrsimulator", architecture: "arm64", system: "xros", environment: "-simulator"),
  ]

  /// The names that people use.
  private static var names: String {
    platforms.map { "'\($0.sdk)'" }.joined(separator: ", ")
  }

  /// The folder of the SDK.
  let path: String

  /// The target of the platform, in the version of the SDK.
  let triple: String

  /// The SDK called `name`, such as `iphoneos` or `iphoneos26.0`.
  init(named name: String) throws {
    let unversioned = String(name.prefix { $0.isLetter })
    guard let platform = Self.platforms.first(where: { $0.sdk == unversioned }) else {
      // 'xcrun' knows whether there is such an SDK.
      _ = try Self.answer("--show-sdk-path", about: name)
      throw PluginFailure(
        description: "nothing can be imported from SDK '\(name)': '--sdk' takes \(Self.names)"
      )
    }
    path = try Self.answer("--show-sdk-path", about: name)
    let version = try Self.answer("--show-sdk-version", about: name)
    triple =
      "\(platform.architecture)-apple-\(platform.system)\(version)\(platform.environment)"
  }

  /// The answer of `xcrun` to `question`.
  private static func answer(_ question: String, about name: String) throws -> String {
    guard let xcrun else {
      throw PluginFailure(
        description: "'--sdk' needs Xcode's 'xcrun', which is not on the search path"
      )
    }
    let run = try ToolRun(xcrun, ["--sdk", name, question])
    let lines = run.output.split(whereSeparator: \.isNewline)
    // Warnings come before the answer.
    if run.code == 0, let answer = lines.last { return String(answer) }
    let nearest = NearestWord.nearest(to: name, among: platforms.map(\.sdk))
    let way = nearest.map { "did you mean '\($0)'?" } ?? "'--sdk' takes \(names)"
    throw PluginFailure(
      description:
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
