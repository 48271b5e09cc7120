import Foundation

/// A program that is started as often as it is measured.
struct Tool {
  private let path: String

  /// Those before all others.
  private let arguments: [String]

  /// The Swift compiler, where a shell would find it.
  static let compiler = Tool(path: "/usr/bin/env", arguments: ["swiftc"])

  /// The generator as the plugin has run it: the one that the package was told to use, or else the one that is built
  /// beside this program.
  static let generator: Tool = {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    var paths = [folder.appendingPathComponent("forwarder-gen-build-tool").path]
    if let bundle = ProcessInfo.processInfo.environment["MULTIDELEGATE_EXISTING_TOOL"] {
      let platforms = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
      paths = platforms.map { "\(bundle)/\($0)/forwarder-gen" }
    }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      fatalError("there is no generator: \(paths)")
    }
    return Tool(path: path, arguments: [])
  }()

  /// Runs it to its end, and stops everything if it fails.
  func run(_ arguments: [String]) {
    let words = ([path] + self.arguments + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var process = pid_t()
    var status: Int32 = -1
    guard posix_spawn(&process, path, &actions, nil, words, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { fatalError("\(path) \(self.arguments + arguments) fails") }
  }
}
