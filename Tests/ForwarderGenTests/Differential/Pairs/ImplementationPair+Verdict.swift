@testable import ForwarderGen

extension ImplementationPair {
  /// What the tool says of `pair`, and its messages.
  ///
  /// A message of any kind is a question: it is not silent.
  static func verdict(of pair: ImplementationPair) -> (verdict: Verdict, messages: [String]) {
    let decision = entry(pair.requirement, #""dispatch": "first", "default": "fatalError()""#)
    let items = pair.protocols.map { name in
      pair.owners.contains(name) ? item(name, decision) : item(name)
    }
    let run = SwiftRun(
      specs: ["A.delegates.json": specText(items)],
      beside: ["X.swift": support + pair.text]
    )
    return verdict(of: pair, in: run)
  }

  /// The same if the spec declares the protocol; nil if `pair` has none that a spec could declare.
  static func verdictOfSpec(of pair: ImplementationPair) -> (verdict: Verdict, messages: [String])?
  {
    let declaration = /(?m)^protocol ([^{]*) \{ ([^{};]*|var [^{}]*\{[^{}]*\}) \}$/
    guard pair.protocols.count == 1, pair.owners == pair.protocols, !pair.text.contains("#if"),
      let match = pair.text.firstMatch(of: declaration)
    else { return nil }
    let requirement =
      #"{ "declaration": "\#(match.2)", "dispatch": "first", "default": "fatalError()" }"#
    let item = #"{ "protocol": "protocol \#(match.1)", "requirements": [\#(requirement)] }"#
    let run = SwiftRun(
      item,
      inTargetOf: ["X.swift": support + pair.text.replacing(match.0, with: "")]
    )
    return verdict(of: pair, in: run)
  }

  private static func verdict(
    of pair: ImplementationPair,
    in run: SwiftRun
  ) -> (verdict: Verdict, messages: [String]) {
    let resolution = run.resolution
    let messages = resolution.lines
    if !messages.isEmpty { return (.asked, messages) }
    let name = pair.protocols.last?.split(separator: ".").joined() ?? ""
    let requirement = resolution.forwarder("Multi\(name)")?.forwarded
      .first { $0.declared.declaration.compoundName == pair.requirement }
    // What cannot be forwarded is left out if an extension implements it.
    guard let requirement else { return (.implemented, []) }
    return (requirement.isOptional ? .implemented : .notImplemented, [])
  }
}
