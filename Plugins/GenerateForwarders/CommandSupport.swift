import Foundation
import PackagePlugin

/// Finds targets by their names, and files by their paths.
enum TargetSearch {
  /// The target of `package` that is called `name`.
  static func target(_ name: String, in package: Package) throws -> any SourceModuleTarget {
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
    if let target = targets.first(where: { $0.name == name }) { return target }
    let names = targets.map(\.name)
    let way =
      NearestWord.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "there is \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw PluginFailure("this package has no target '\(name)': \(way)")
  }

  /// Whether `folder` belongs to the target called `name` alone: it is in the target's folder, and
  /// not in the folder of a target inside that.
  static func owns(_ folder: URL, _ name: String, in package: Package) throws -> Bool {
    let own = try target(name, in: package).directoryURL
    let others = package.targets.filter { $0.name != name && $0.directoryURL.isIn(own) }
    return folder.isIn(own) && !others.contains { folder.isIn($0.directoryURL) }
  }

  /// All files of `target`, including excluded ones.
  ///
  /// A target without the build-tool plugin may exclude its specs, and the interfaces beside them.
  static func files(of target: any SourceModuleTarget, in package: Package) -> [URL] {
    let folder = target.directoryURL
    let others = package.targets.map(\.directoryURL).filter { $0.path(below: folder) != nil }
    let found = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    let own = (found?.compactMap { $0 as? URL } ?? [])
      .filter { file in
        let name = file.lastPathComponent
        return OutputName.isSpec(name) || OutputName.isInterface(name)
      }
      .filter { file in !others.contains { file.path(below: $0) != nil } }
    let known = Set(own.map(\.filePath))
    return own + target.sourceFiles.map(\.url).filter { !known.contains($0.filePath) }
  }
}

extension URL {
  /// Whether this is `folder`, or is in it.
  fileprivate func isIn(_ folder: URL) -> Bool {
    func components(of url: URL) -> [String] { url.absoluteURL.standardizedFileURL.pathComponents }
    return components(of: self).starts(with: components(of: folder))
  }
}

extension [String] {
  /// The arguments of the command `verb`.
  ///
  /// Throws if SwiftPM's permission is among them, because SwiftPM accepts it only before the verb.
  func withoutPermission(before verb: String) throws(UsageError) -> [String] {
    let permission = "--allow-writing-to-package-directory"
    if contains(permission) {
      throw UsageError(
        "write '\(permission)' before '\(verb)': swift package \(permission) \(verb) …"
      )
    }
    return self
  }
}

/// A program that has run to its end.
struct ToolRun {
  let code: Int32

  /// Its output, from standard output and standard error, in the order of arrival.
  let output: String

  /// Runs `program`.
  ///
  /// All output is read before the end of the program is awaited. A program with a full pipe waits
  /// for a reader, and would never end.
  init(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // A signal is not an exit code, and means a failure.
    let hasExited = process.terminationReason == .exit
    code = hasExited ? process.terminationStatus : 128 + process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// Prints the output and, if the program failed, ends the plugin with `failure`.
  ///
  /// Everything goes to one stream. SwiftPM receives thrown errors on another one, and could print
  /// them inside one of these lines.
  func report(failure: String) {
    print(output, terminator: "")
    guard code != 0 else { return }
    print("error: \(failure)")
    exit(1)
  }
}

/// The reason why a plugin stops.
///
/// SwiftPM prints its description.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
