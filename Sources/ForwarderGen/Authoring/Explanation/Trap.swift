import ForwarderGen

/// A `default` that ends the program, `preconditionFailure("no delegate responds to 'count'")`, or
/// that is still to be written, `<#Int#>`.
///
/// An import writes one where it does not know the answer. Others are written by hand.
struct Trap: Equatable, Sendable {
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
  /// Those in the specs to generate from.
  static func all(in decoded: DecodedSpecs) -> [Trap] {
    decoded.specs.prefix(decoded.ownCount).compactMap(\.self)
      .flatMap { spec in
        spec.protocols.flatMap(\.requirements)
          .compactMap { requirement in
            guard let fallback = requirement.decision.fallback.known,
              [.trap, .placeholder].contains(fallback.kind)
            else { return nil }
            return Trap(
              name: requirement.declaration.nameInDeclaration ?? requirement.declaration.text,
              placeholder: fallback.kind == .placeholder ? fallback.text : nil,
              location: spec.source.location(of: fallback.position)
            )
          }
      }
  }
}
