import ForwarderGen

/// A `default` that ends the program, `preconditionFailure("no delegate responds to 'count'")`, or
/// that is still to be written, `<#Int#>`.
///
/// An import writes one where it does not know the answer. Others are written by hand.
struct Trap: Equatable, Sendable {
  /// What tells the requirement from others: its protocol and its declaration or name as they are
  /// written, each with its `if`.
  let subject: [String?]
  let name: String

  /// The `default`, where it is a placeholder.
  let placeholder: String?
  let location: SourceLocation

  /// `P.delegates.json:15:22: warning: 'count' stops the program if …`.
  func line(_ severity: String) -> String {
    let (state, replaced) =
      placeholder.map { ("has no answer yet", "'\($0)'") } ?? (
        "stops the program", "this 'default'"
      )
    let place = "\(location.path):\(location.line):\(location.column)"
    return "\(place): \(severity): '\(name)' \(state) if no delegate responds: "
      + "replace \(replaced) with an answer, or choose another 'dispatch'\n"
  }
}

extension Trap {
  static func all(in spec: Spec) -> [Trap] {
    spec.protocols.flatMap { item in
      item.requirements.compactMap { requirement in
        guard let fallback = requirement.decision.fallback.known,
          [.trap, .placeholder].contains(fallback.kind)
        else { return nil }
        return Trap(
          subject: [
            item.path, item.options.condition?.text, requirement.declaration.text,
            requirement.decision.condition?.text,
          ],
          name: requirement.declaration.nameInDeclaration ?? requirement.declaration.text,
          placeholder: fallback.kind == .placeholder ? fallback.text : nil,
          location: spec.source.location(of: fallback.position)
        )
      }
    }
  }

  /// The traps that the spec `text` has, and that `present`, what it was before, has not.
  static func added(by text: SourceText, to present: SourceText?) -> [Trap] {
    func all(in source: SourceText) -> [Trap] {
      DecodedSpecs([source]).specs.compactMap(\.self).flatMap { self.all(in: $0) }
    }
    let known = Set((present.map(all(in:)) ?? []).map(\.subject))
    return all(in: text).filter { !known.contains($0.subject) }
  }
}
