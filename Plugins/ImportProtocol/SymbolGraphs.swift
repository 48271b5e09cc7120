import Foundation
import PackagePlugin

/// Has the compiler write down what modules consist of.
struct SymbolGraphs {
  let context: PluginContext
  let packageManager: PackageManager

  /// The files that say what is in `module`.
  func files(of module: String) throws -> [URL] {
    let owner = packages.lazy
      .compactMap { package in
        package.targets.first { ($0 as? any SourceModuleTarget)?.moduleName == module }
          .map { (target: $0, isOwn: package.id == context.package.id) }
      }
      .first
    let folder = try owner.map { try build($0.target, isOwn: $0.isOwn) } ?? extract(module)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    // `Module@Other` has what the module adds to another one.
    return files.filter { $0.pathExtension == "json" }
      .filter {
        $0.lastPathComponent.hasPrefix("\(module).") || $0.lastPathComponent.hasPrefix("\(module)@")
      }
      .sorted { $0.filePath < $1.filePath }
  }

  /// The folder with the files for a target of a package, which is built for that.
  private func build(_ target: any Target, isOwn: Bool) throws -> URL {
    try packageManager.getSymbolGraph(
      for: target,
      options: .init(
        minimumAccessLevel: isOwn ? .internal : .public,
        includeSynthesized: true,
        includeSPI: true
      )
    )
    .directoryURL
  }

  /// The folder with the files for a module that comes with the toolchain or the system.
  private func extract(_ module: String) throws -> URL {
    let folder = context.pluginWorkDirectoryURL.appending(path: "SymbolGraphs/\(module)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let run = try ToolRun(
      context.tool(named: "swift-symbolgraph-extract").url,
      ["-module-name", module, "-target", try triple(), "-minimum-access-level", "public"]
        + ["-output-dir", folder.filePath] + (try systemArguments())
    )
    guard run.code == 0 else {
      let known = packages.flatMap(\.targets)
        .compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
      let words = run.output.split(whereSeparator: \.isWhitespace).map { String($0) }
      let nearest = NearestWord.nearest(to: module, among: known + words.filter { $0 != module })
      let way = nearest.map { " (did you mean '\($0)'?)" } ?? ""
      throw PluginFailure(
        description:
          "cannot read module '\(module)'\(way); swift-symbolgraph-extract says: \(run.output)"
      )
    }
    return folder
  }

  /// What the compiler compiles for when nobody says.
  private func triple() throws -> String {
    let run = try ToolRun(context.tool(named: "swiftc").url, ["-print-target-info"])
    let info = try? JSONDecoder()
      .decode(TargetInfo.self, from: Data(run.output.drop { $0 != "{" }.utf8))
    guard run.code == 0, let info else {
      throw PluginFailure(description: "swiftc does not say what it compiles for: \(run.output)")
    }
    return info.target.triple
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }

    let target: Target
  }

  /// Where the system's modules are.
  private func systemArguments() throws -> [String] {
    #if os(macOS)
    // Compiled and run on macOS only.
    let run = try ToolRun(URL(filePath: "/usr/bin/xcrun"), ["--sdk", "macosx", "--show-sdk-path"])
    return run.code == 0
      ? ["-sdk", run.output.trimmingCharacters(in: .whitespacesAndNewlines)] : []
    #else
    return []
    #endif
  }

  /// The package, and those that it depends on, directly or not.
  private var packages: [Package] {
    var found: [Package] = []
    var pending = [context.package]
    while let next = pending.popLast() {
      if found.contains(where: { $0.id == next.id }) { continue }
      found.append(next)
      pending += next.dependencies.map(\.package)
    }
    return found
  }
}
