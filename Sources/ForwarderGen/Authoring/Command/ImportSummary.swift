import ForwarderGen

enum ImportSummary {
  /// The text for standard output, after a run that wrote the files at `written`, of which one is the
  /// spec at `path`.
  static func text(
    of merge: Merge,
    written: [String],
    path: String,
    isNew: Bool
  ) -> String {
    var lines = written.contains(path) ? [] : ["\(path) is up to date"]
    lines += written.map { "wrote \($0)" }
    for changes in merge.protocols {
      lines.append("  \(changes.name): \(outcome(of: changes))")
      if !changes.isNew { lines += changes.added.map { "    added: \($0)" } }
    }
    if isNew { lines.append(next) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The lines that a package needs for a new spec.
  private static var next: String {
    """
    next: the build generates the forwarders if Package.swift gives the spec's target
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    or without the plugin, if you commit them: see 'swift package multidelegate generate --help'
    """
  }

  /// `1 added, 10 kept`.
  private static func outcome(of changes: ProtocolChanges) -> String {
    if changes.isNew {
      return "new, \(changes.added.count) decision\(changes.added.count == 1 ? "" : "s")"
    }
    let counts = [(changes.added.count, "added"), (changes.kept, "kept")]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no decisions" : parts.joined(separator: ", ")
  }
}
