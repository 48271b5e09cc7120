import Foundation
import PackagePlugin

/// Generates the forwarders of a target at every build: one command per target over all its specs.
///
/// The plugin looks only at file names. When the content of a file changes, the build system does
/// not run the plugin again. It runs the command whose input the file is. So the tool does
/// everything that depends on content, and reports all messages about it.
#if !MULTIDELEGATE_PLUGIN_TESTS
@main
#endif
struct MultiDelegatePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else {
      Diagnostics.error("'\(target.name)' has no source files for MultiDelegatePlugin to look at")
      return []
    }
    let request = GenerationRequest(
      for: module,
      in: context.package,
      output: context.pluginWorkDirectoryURL
    )
    let setUp = SetUp(package: context.package, target: module)
    setUp.checkNames()
    if request.specs.isEmpty {
      setUp.reportNoSpec()
      request.deleteOutputs()
      return []
    }
    guard setUp.dependsOnRuntime() else { return [] }
    return try request.commands { try context.tool(named: "forwarder-gen-build").url }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

// Xcode compiles this. Elsewhere, `.ci/apple` compiles it against a stub.
extension MultiDelegatePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let request = GenerationRequest(
      targetName: target.displayName,
      files: target.inputFiles.map(\.url),
      dependencyFiles: target.dependencies.flatMap { dependency in
        if case .target(let target) = dependency { return target.inputFiles.map(\.url) }
        return []
      },
      folder: context.xcodeProject.directoryURL,
      output: context.pluginWorkDirectoryURL,
      swiftFolders: [.init(url: context.xcodeProject.directoryURL)]
    )
    if request.specs.isEmpty {
      Diagnostics.warning(SetUp.noSpec(in: target.displayName))
      return []
    }
    return try request.commands { try context.tool(named: "forwarder-gen-build").url }
  }
}
#endif

/// Checks the set-up of a target that uses the plugin, and says how to mend it.
///
/// SwiftPM accepts a target that generates nothing, or that cannot compile the generated files. The
/// plugin is the first part that can report it.
struct SetUp {
  private static let runtime = "MultiDelegateRuntime"

  let package: Package
  let target: any SourceModuleTarget

  /// Whether the target depends on the runtime; reports a target that does not.
  func dependsOnRuntime() -> Bool {
    let dependencies = target.recursiveTargetDependencies
    if dependencies.contains(where: { $0.name == Self.runtime }) { return true }
    Diagnostics.error(
      """
      generated code imports \(Self.runtime), and target '\(target.name)' does not depend on it: \
      add '.product(name: "\(Self.runtime)", package: "\(nameOfThisPackage)")' to the \
      'dependencies' of target '\(target.name)' in Package.swift
      """
    )
    return false
  }

  /// Warns of files that have the wrong name for a spec, and of specs that the product would contain.
  func checkNames() {
    for file in target.sourceFiles {
      if file.type == .unknown {
        warnOfName(file.url)
      } else if file.type == .resource, OutputName.isSpec(file.url.lastPathComponent) {
        Diagnostics.warning(
          """
          '\(file.url.filePath)' is a resource, so the product contains it: remove it from the \
          'resources' of target '\(target.name)' in Package.swift
          """
        )
      }
    }
  }

  /// Warns that the target has no spec, and names files that are probably meant to be one.
  ///
  /// SwiftPM does not list hidden files for plugins. It does not list excluded files, files in
  /// copied folders, or files outside of the target, either.
  func reportNoSpec() {
    let unseen = target.unlistedFiles(besides: package.targets)
    for file in unseen { warnOfName(file) }
    let named = unseen.filter { OutputName.isSpec($0.lastPathComponent) }
    for file in named { warnOfKind(file) }
    let excluded = named.filter { Self.notFile($0) == nil }
    var message = Self.noSpec(in: target.name)
    if !excluded.isEmpty {
      message = """
        target '\(target.name)' excludes \(Self.list(excluded)), so nothing is generated: remove that \
        from its 'exclude' or 'resources' in Package.swift, or remove MultiDelegatePlugin from the \
        target
        """
    } else if case let elsewhere = specsElsewhere, !elsewhere.isEmpty {
      message += """
        ; the package has \(Self.list(elsewhere)), which the plugin reads if it is in the folder of a \
        target that uses the plugin
        """
    }
    Diagnostics.warning(message)
  }

  /// The message for a target without a spec.
  static func noSpec(in target: String) -> String {
    """
    target '\(target)' uses MultiDelegatePlugin and has no spec: add a file \
    NAME\(OutputName.specSuffix) to its folder, or remove the plugin from the target
    """
  }

  private func warnOfName(_ file: URL) {
    guard let name = SpecName.meant(by: file.lastPathComponent, in: target.name) else { return }
    Diagnostics.warning(
      """
      '\(file.filePath)' is not read, because the name of a spec is NAME\(OutputName.specSuffix): \
      rename it to '\(name)'
      """
    )
  }

  /// Warns of what is called like a spec and is no file.
  private func warnOfKind(_ file: URL) {
    guard let kind = Self.notFile(file) else { return }
    // The path of a folder ends in a slash.
    let path = file.deletingLastPathComponent().filePath + file.lastPathComponent
    Diagnostics.warning(
      "'\(path)' is \(kind), so it is no spec: put a file in its place, or remove it"
    )
  }

  /// What is at `url` if it is no file.
  private static func notFile(_ url: URL) -> String? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.filePath, isDirectory: &isFolder)
    return exists ? (isFolder.boolValue ? "a folder" : nil) : "a link to a file that does not exist"
  }

  private static func list(_ files: [URL]) -> String {
    let names = files.prefix(3).map { "'\($0.filePath)'" }.joined(separator: ", ")
    return files.count > 3 ? "\(names) and \(files.count - 3) more" : names
  }

  /// The specs at the root of the package, and in its other targets.
  private var specsElsewhere: [URL] {
    let root = package.directoryURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.filePath)) ?? []
    let atRoot = names.sorted().map { root.appending(path: $0) }
    let inTargets = package.targets.filter { $0.name != target.name }
      .flatMap { ($0 as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? [] }
    return (atRoot + inTargets).filter { OutputName.isSpec($0.lastPathComponent) }
  }

  /// The name of this package in the manifest.
  ///
  /// Only the text of the manifest has it. SwiftPM expects the last part of the location, or the
  /// stated name of the dependency.
  private var nameOfThisPackage: String {
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let use = /"MultiDelegatePlugin"\s*,\s*package:\s*"([^"]*)"/
    return text.firstMatch(of: use).map { String($0.1) } ?? "MultiDelegate"
  }
}

/// The names of files that are probably meant to be specs.
enum SpecName {
  /// The name that the file called `name` should have in the target `target`; nil for a file that
  /// does not look like a spec.
  ///
  /// A name counts if it ends in a word like "delegates" and in `.json`, `.jsonc` or `.json5`:
  /// `Feed.delegate.json`, `Feed.Delegates.json`, `FeedDelegates.json`, `delegates.json`.
  static func meant(by name: String, in target: String) -> String? {
    guard !OutputName.isSpec(name) else { return nil }
    let file = URL(filePath: "/\(name)")
    guard ["json", "jsonc", "json5"].contains(file.pathExtension.lowercased()) else { return nil }
    var stem = name.dropLast(file.pathExtension.count + 1)
    let start = stem.lastIndex { !$0.isLetter }.map { stem.index(after: $0) } ?? stem.startIndex
    var word = stem[start...]
    // `FeedDelegates` ends in a word of its own.
    if let capital = word.dropFirst().lastIndex(where: \.isUppercase),
      word[..<capital].contains(where: \.isLowercase)
    {
      word = word[capital...]
    }
    // A file about a delegation is not a spec, and one letter may be missing, wrong or in another place.
    let letters = word.lowercased()
    guard letters == "delegate" || letters.hasSuffix("s"), (8...10).contains(letters.count),
      letters.difference(from: "delegates").count <= 2
    else { return nil }
    stem = stem.dropLast(word.count)
    while let last = stem.last, !last.isLetter, !last.isNumber { stem.removeLast() }
    return (stem.isEmpty ? target : String(stem)) + OutputName.specSuffix
  }
}
