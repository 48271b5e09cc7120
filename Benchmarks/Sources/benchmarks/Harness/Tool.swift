import Foundation

/// A program that is started as often as it is measured.
struct Tool {
  private let path: String

  /// Those before all others.
  private let arguments: [String]

  /// The Swift compiler, where a shell would find it.
  static let compiler = Tool(path: "/usr/bin/env", arguments: ["swiftc"])

  /// The generator as the plugin has run it: the one that the package was told to use, or the one that is built beside
  /// `program`.
  static func generator(beside program: String) -> Tool {
    var path =
      URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("forwarder-gen-build-tool").path
    if let bundle = ProcessInfo.processInfo.environment["MULTIDELEGATE_EXISTING_TOOL"] {
      let platforms = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
      let paths = platforms.map { "\(bundle)/\($0)/forwarder-gen" }
      path = paths.first(where: FileManager.default.isExecutableFile) ?? path
    }
    precondition(FileManager.default.isExecutableFile(atPath: path), "there is no \(path)")
    return Tool(path: path, arguments: [])
  }

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
    precondition(
      posix_spawn(&process, path, &actions, nil, words, environ) == 0
        && waitpid(process, &status, 0) == process && status == 0,
      "\(path) \(arguments) fails"
    )
  }
}
