/// The summary that a run of `import` prints.
enum ImportSummary {
  /// The text for standard output.
  static func text(
    of merge: Merge,
    omissions: [ImportOmission],
    path: String,
    isWritten: Bool,
    isNew: Bool
  ) -> String {
    var lines = [isWritten ? "wrote \(path)" : "\(path) is up to date"]
    let known = Set(merge.protocols.map(\.name))
    for changes in merge.protocols {
      lines.append("  \(changes.name): \(outcome(of: changes))")
      for (word, names) in [
        ("added", changes.isNew ? [] : changes.added),
        ("removed", changes.removed), ("changed", changes.changed),
      ] {
        lines += names.map { "    \(word): \($0)" }
      }
      if changes.isHeadChanged { lines.append("    changed: the protocol's own declaration") }
      lines += changes.conditional.map {
        "    not in the module, and kept for its 'if': \($0)"
      }
      lines += omissions.filter { $0.protocolName == changes.name }
        .map { "    left out: \($0.requirement ?? "the protocol"): \($0.reason.text)" }
    }
    lines += omissions.filter { !known.contains($0.protocolName) }
      .map { omission in
        let requirement = omission.requirement.map { ", \($0)" } ?? ""
        return "  left out: \(omission.protocolName)\(requirement): \(omission.reason.text)"
      }
    lines += merge.addedModules.map { "  imports: \($0)" }
    if isNew { lines.append(next) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The lines that a package needs for a new spec.
  private static var next: String {
    """
    next: the build generates the forwarders if Package.swift gives the spec's target
      dependencies: [.product(name: "MultiDelegateRuntime", package: "MultiDelegate")],
      plugins: [.plugin(name: "MultiDelegatePlugin", package: "MultiDelegate")]
    """
  }

  /// `1 added, 2 changed, 10 kept`.
  private static func outcome(of changes: ProtocolChanges) -> String {
    if changes.isNew {
      return "new, \(changes.added.count) \(changes.counted)\(changes.added.count == 1 ? "" : "s")"
    }
    let counts = [
      (changes.added.count, "added"), (changes.removed.count, "removed"),
      (changes.changed.count, "changed"), (changes.kept, "kept"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no \(changes.counted)s" : parts.joined(separator: ", ")
  }
}
