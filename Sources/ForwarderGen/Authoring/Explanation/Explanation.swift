import ForwarderGen

/// The text that explains to people what the forwarders of a spec do.
enum Explanation {
  private static let titles = [
    "requirement", "dispatch", "called", "caller gets", "no responder", "declared",
  ]

  /// The text of `explain` for one spec: a table per protocol and composite, and advice.
  static func text(of spec: ResolvedSpec) -> String {
    let explained =
      spec.protocols.map { lines(of: $0, in: spec) }
      + spec.composites.map { lines(of: $0, in: spec) }
    let parts = explained.map { lines in lines.map { "\($0)\n" }.joined() }
    return "\(spec.path)\n\n\(parts.joined(separator: "\n"))"
  }

  private static func lines(of declaration: ResolvedProtocol, in spec: ResolvedSpec) -> [String] {
    let name = declaration.head.path
    var lines: [String] = []
    if let forwarder = declaration.forwarder {
      let adopted = forwarder.refinementName.map { ", whose delegates adopt \($0)" } ?? ""
      lines += wrapped("\(name), ", "forwarded by \(forwarder.name)\(adopted)")
      if declaration.forwarded.isEmpty, declaration.unforwarded.isEmpty {
        return lines + ["It requires nothing."]
      }
      if !declaration.forwarded.isEmpty {
        lines += [""] + table(of: declaration.forwarded, in: spec)
      }
      if !declaration.unforwarded.isEmpty {
        let names = declaration.unforwarded.joined(separator: ", ")
        let answer =
          declaration.head.isObjectiveC
          ? "no delegate is asked." : "the default implementation answers."
        lines += [""] + wrapped("not forwarded: ", "\(names); \(answer)")
      }
      if forwarder.options.hasEvents { lines += [""] + events(of: declaration.forwarded) }
    } else {
      lines += wrapped(
        "\(name): ",
        "no forwarder; protocols that inherit it forward its requirements."
      )
    }
    for advice in Advisor.advice(on: declaration) {
      lines += [""] + wrapped(advice, in: spec)
    }
    return lines
  }

  private static func lines(of composite: ResolvedComposite, in spec: ResolvedSpec) -> [String] {
    var lines = ["\(composite.forwarder.name), a composite"]
    for (verb, protocols) in [
      ("requires", composite.forwarder.composition?.required ?? []),
      ("accepts", composite.forwarder.composition?.accepted ?? []),
    ] where !protocols.isEmpty {
      lines += wrapped("\(verb) ", protocols.map(\.name).joined(separator: ", "))
    }
    lines += [""] + table(of: composite.forwarded, in: spec)
    if composite.forwarder.options.hasEvents { lines += [""] + events(of: composite.forwarded) }
    return lines
  }

  /// The events of the stream, and the requirements that are not events.
  private static func events(of requirements: [ResolvedRequirement]) -> [String] {
    let events = requirements.compactMap(\.eventCase).map(\.signature)
    let lines = wrapped("events() has ", events.joined(separator: ", "))
    if events.count == requirements.count { return lines }
    var table = Table(titles: ["no event", "because"])
    for requirement in requirements {
      guard let obstacle = requirement.obstacleToEvent else { continue }
      table.rows.append([requirement.declaration.compoundName, obstacle.rawValue])
    }
    return lines + [""] + table.lines
  }

  private static func table(
    of requirements: [ResolvedRequirement],
    in spec: ResolvedSpec
  ) -> [String] {
    var table = Table(titles: titles)
    for requirement in requirements {
      let declaration = requirement.declaration
      let isOptional = requirement.isOptional || declaration.isOptionalInObjectiveC
      let place = requirement.location
      let file = place.path == spec.path ? "line " : "\(place.path.fileName):"
      table.rows.append(
        [declaration.compoundName + (isOptional ? " (optional)" : ""), requirement.dispatch.text]
          + requirement.explanation + ["\(file)\(place.line)"]
      )
    }
    return table.lines
  }

  /// `12:9: 'a()' asks …`, in another file `Sync.swift:12:9: …`, on as many lines as the screen takes.
  private static func wrapped(_ advice: Advice, in spec: ResolvedSpec) -> [String] {
    let place = advice.location
    let file = place.path == spec.path ? "" : "\(place.path.fileName):"
    return wrapped("\(file)\(place.line):\(place.column): ", advice.text)
  }

  /// `text` after `start`, and its further lines below its own beginning.
  private static func wrapped(_ start: String, _ text: String) -> [String] {
    let margin = String(repeating: " ", count: start.count)
    let lines = WrappedText.lines(of: text, width: Table.screenWidth - start.count)
    return lines.enumerated().map { ($0.offset == 0 ? start : margin) + $0.element }
  }
}

extension ResolvedRequirement {
  /// A few words for each column: which delegates are called, `until an answer is not nil`; the value that the
  /// caller gets, `the first one's`; and the result if no delegate responds, `gives false`.
  fileprivate var explanation: [String] {
    let hasValue = declared.answered.value != nil
    var called = Self.called(under: declared.dispatch)
    var given = hasValue ? declared.dispatch.answerInWords.explained : ""
    if let handler = declared.handler {
      given += (hasValue ? ", " : "") + "through \(declaration.parameters[handler.index].title)"
      // One is asked when the one before it has answered.
      if !declared.callsConcurrently { called += ", in turn" }
    }
    let isSettable = declared.declaration.accessors?.isSettable == true
    let others =
      (declared.callsConcurrently ? ", at once" : "") + (declared.isReversed ? ", reversed" : "")
      + (isSettable ? " (set: all)" : "")
    let answer = declared.fallback.map { Self.text(of: $0, hasValue) }
    return [
      called + others, given, answer ?? (hasValue ? Self.neutral(under: declared.dispatch) : ""),
    ]
  }

  /// Which delegates are called.
  private static func called(under dispatch: Dispatch) -> String {
    switch dispatch.name.facts.reach {
    case .first: "the first one"
    case .all, .allTogether: "all"
    case .until(.boolean(let value)): "until an answer is \(value)"
    case .until(.notNil): "until an answer is not nil"
    case .chain: "all, in a chain"
    case .chosen: "those that \(dispatch.function?.text ?? "") calls"
    }
  }

  /// What the caller gets without a responder and without a `default`.
  private static func neutral(under dispatch: Dispatch) -> String {
    switch dispatch.neutralAnswer {
    case nil: dispatch.name.facts.reach == .chosen ? "calls it, too" : ""
    case .absent: "gives nil"
    case .boolean(let value): "gives \(value)"
    case .emptyCollection: "gives an empty one"
    case .argument: "gives the argument"
    }
  }

  private static func text(of fallback: Fallback, _ hasValue: Bool) -> String {
    switch fallback.kind {
    case .expression: hasValue ? "gives \(fallback.text)" : "runs \(fallback.text)"
    case .throw: "throws" + fallback.text.dropFirst("throw".count)
    case .trap: "stops the program"
    case .placeholder: "is not written yet"
    }
  }
}
