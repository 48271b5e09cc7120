/// What the forwarders of a spec do, for people.
enum Explanation {
  private static let titles = ["requirement", "dispatch", "called", "caller gets", "if nobody"]

  /// The text of `explain` for one spec: a table per protocol, and advice.
  static func text(of spec: ResolvedSpec) -> String {
    let parts = spec.protocols.map { lines(of: $0).map { "\($0)\n" }.joined() }
    return "\(spec.source.path)\n\n\(parts.joined(separator: "\n"))"
  }

  private static func lines(of declaration: ResolvedProtocol) -> [String] {
    let name = declaration.head.path
    guard let forwarder = declaration.forwarder else {
      return ["\(name): no forwarder; its requirements belong to those of its heirs."]
    }
    var lines = ["\(name), forwarded by \(forwarder.name)"]
    if declaration.forwarded.isEmpty { return lines + ["It requires nothing."] }
    var table = Table(titles: titles)
    for requirement in declaration.forwarded { table.append(cells(of: requirement)) }
    lines += [""] + table.lines
    for advice in Advisor.advice(on: declaration) {
      lines += [""] + wrapped(advice)
    }
    return lines
  }

  private static func cells(of requirement: ResolvedRequirement) -> [String] {
    let explanation = DispatchExplanation(requirement)
    let declaration = requirement.declaration
    let marks = (requirement.isOptional ? " (optional)" : "")
    let isSettable = declaration.accessors?.isSettable == true
    return [
      declaration.title + marks, requirement.dispatch.text,
      explanation.called + (isSettable ? " (set: all)" : ""),
      explanation.given, explanation.nobody,
    ]
  }

  /// `12:9: note: …` on as many lines as the screen takes.
  private static func wrapped(_ advice: Advice) -> [String] {
    let place = "\(advice.location.line):\(advice.location.column): "
    var lines: [String] = []
    var line = place
    for word in advice.text.split(separator: " ") {
      if line.count + word.count > Table.screenWidth {
        lines.append(line)
        line = String(repeating: " ", count: place.count)
      }
      line += "\(word) "
    }
    return (lines + [line])
      .map { line in
        line.last == " " ? String(line.dropLast()) : line
      }
  }
}
