import Foundation
import PackagePlugin

/// A target whose files are in a test's folder.
struct MadeTarget: SourceModuleTarget {
  let id: String
  let name: String
  let moduleName: String
  let directoryURL: URL
  let sourceFiles: [File]
  let recursiveTargetDependencies: [any Target]
}

extension Folder {
  /// Writes the files of a target, with the text of each, below `path`, which is `Sources/<name>` if it is nil.
  ///
  /// As with SwiftPM, the kind of what is neither Swift nor a resource is unknown, and what is `excluded` or hidden
  /// is not listed.
  func target(
    _ name: String,
    at path: String? = nil,
    _ files: [String: String] = [:],
    resources: Set<String> = [],
    excluded: Set<String> = [],
    dependencies: [MadeTarget] = []
  ) throws -> MadeTarget {
    let path = path ?? "Sources/\(name)"
    let directory = url.appending(path: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: "\(path)/\(file)") }
    let listed = files.keys.filter { !excluded.contains($0) && !$0.hasPrefix(".") }
    return MadeTarget(
      id: name,
      name: name,
      moduleName: name.replacing("-", with: "_"),
      directoryURL: directory,
      sourceFiles: listed.sorted()
        .map { file in
          let type: FileType =
            resources.contains(file) ? .resource : file.hasSuffix(".swift") ? .source : .unknown
          return File(url: directory.appending(path: file), type: type)
        },
      recursiveTargetDependencies: dependencies.flatMap { [$0] + $0.recursiveTargetDependencies }
    )
  }

  func package(_ targets: [MadeTarget]) -> Package {
    Package(directoryURL: URL(filePath: path, directoryHint: .isDirectory), targets: targets)
  }
}

/// The messages that a plugin reports in `body`.
func messages(_ body: () throws -> Void) rethrows -> [String] {
  let log = Diagnostics.Log()
  try Diagnostics.$log.withValue(log) { try body() }
  return log.messages
}
