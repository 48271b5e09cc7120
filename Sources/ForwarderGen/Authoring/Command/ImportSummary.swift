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

/// The difference between two texts, as tools show it: lines with `-` are in the old one, lines
/// with `+` in the new one.
enum LineDifference {
  /// How many lines are shown round a difference.
  private static let context = 3

  private struct Line {
    let mark: Character
    let text: String
  }

  /// The difference in the unified format; empty if there is none.
  static func text(
    from old: String,
    named oldName: String,
    to new: String,
    named newName: String
  ) -> String {
    let lines = lines(from: split(old), to: split(new))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    let shown = hunks.map { hunk(lines, $0) }.joined()
    return "--- \(oldName)\n+++ \(newName)\n\(shown)"
  }

  /// Both texts as one list of lines.
  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(Line(mark: "-", text: text))
        continue
      }
      while inserted.contains(place) {
        lines.append(Line(mark: "+", text: new[place]))
        place += 1
      }
      lines.append(Line(mark: " ", text: text))
      place += 1
    }
    return lines + new[place...].map { Line(mark: "+", text: $0) }
  }

  /// `@@ -12,3 +12,4 @@`, where the numbers are those of its first lines and how many there are,
  /// and the lines.
  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    func place(without mark: Character) -> String {
      let before = lines[..<range.lowerBound].count { $0.mark != mark }
      let count = lines[range].count { $0.mark != mark }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    let text = lines[range].map { "\($0.mark)\($0.text)\n" }.joined()
    return "@@ -\(place(without: "+")) +\(place(without: "-")) @@\n\(text)"
  }

  /// The lines of `text`; the line break that ends it ends its last line.
  private static func split(_ text: String) -> [String] {
    if text.isEmpty { return [] }
    let scalars = text.unicodeScalars
    let body = scalars.last == "\n" ? scalars.dropLast() : scalars[...]
    return body.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
