import Foundation

/// A program that is started as often as it is measured.
struct Tool {
  let path: String

  /// The generator as the plugin runs it, which is built beside this program.
  init?(beside program: String) {
    path =
      URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("forwarder-gen-tool").path
    if !FileManager.default.isExecutableFile(atPath: path) { return nil }
  }

  /// Runs it to its end, and stops everything if it fails.
  func run(_ arguments: [String]) {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
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
