import ForwarderGen

/// The text that explains to people what the forwarders of a spec do.
enum Explanation {
  /// In characters.
  static let screenWidth = 80

  /// The text of `explain` for one spec: a list per protocol and composite, and advice.
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
        lines += [""] + list(of: declaration.forwarded, in: spec)
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
      let place = "\(advice.location.line):\(advice.location.column): "
      lines += [""] + wrapped(file(of: advice.location, in: spec) + place, advice.text)
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
    lines += [""] + list(of: composite.forwarded, in: spec)
    if composite.forwarder.options.hasEvents { lines += [""] + events(of: composite.forwarded) }
    return lines
  }

  /// The events of the stream, and the requirements that are not events.
  private static func events(of requirements: [ResolvedRequirement]) -> [String] {
    let events = requirements.compactMap(\.eventCase).map(\.signature)
    return wrapped("events() has ", events.joined(separator: ", "))
      + requirements.flatMap { requirement in
        requirement.obstacleToEvent.map {
          wrapped("no event: ", "\(requirement.declaration.compoundName), because \($0.rawValue)")
        } ?? []
      }
  }

  private static func list(
    of requirements: [ResolvedRequirement],
    in spec: ResolvedSpec
  ) -> [String] {
    requirements.flatMap { requirement in
      let declaration = requirement.declaration
      let isOptional = requirement.isOptional || declaration.isOptionalInObjectiveC
      let place = requirement.location
      let file = file(of: place, in: spec)
      let title = declaration.compoundName + (isOptional ? " (optional)" : "")
      return wrapped("", "\(title), \(file.isEmpty ? "line " : file)\(place.line)")
        + wrapped("  ", "\(requirement.decisions): \(requirement.summary)")
    }
  }

  /// `Sync.swift:`, before the line of a place in another file than `spec`.
  private static func file(of place: SourceLocation, in spec: ResolvedSpec) -> String {
    place.path == spec.path ? "" : "\(place.path.fileName):"
  }

  /// `text` after `start`, on as many lines as the screen takes, the further ones below its own beginning.
  private static func wrapped(_ start: String, _ text: String) -> [String] {
    let margin = String(repeating: " ", count: start.count)
    return text.divided { start.count + $0.count <= screenWidth }.enumerated()
      .map { ($0.offset == 0 ? start : margin) + $0.element }
  }
}

extension ResolvedRequirement {
  /// What the spec decides: `allTrue, concurrently`.
  fileprivate var decisions: String {
    declared.dispatch.text + (declared.isReversed ? ", reversed" : "")
      + (declared.callsConcurrently ? ", concurrently" : "")
  }
}
