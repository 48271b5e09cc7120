/// Writes the protocol by which delegates claim that their answers count.
///
/// Each requirement that is `claimed` has a question in it, to which the default answer is no.
struct ClaimingEmitter {
  let style: ForwarderStyle

  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let claimed = requirements.filter(\.isClaimed)
    let forwarder = style.forwarder
    // Its primary associated types are called like the forwarder's parameters.
    // A delegate of a composite need not conform to all of its protocols.
    let refined = forwarder.composition == nil ? style.protocolName : "AnyObject"
    style.declare(
      "\(forwarder.isolation.prefix)\(style.access)protocol \(style.claimingType)",
      inheriting: [refined] + forwarder.claimingBases.map(\.name),
      doc: "A delegate of a `\(forwarder.name)` whose answers may replace earlier answers.",
      &writer
    ) { writer in
      for (index, requirement) in claimed.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { emitQuestion(requirement, &$0) }
      }
    }
    writer.blank()
    style.declare(
      "\(forwarder.isolation.prefixOfExtension)extension \(forwarder.claimingName)",
      doc: "By default, a delegate claims no answer.",
      &writer
    ) { writer in
      for (index, requirement) in claimed.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { writer in
          requirement.emitClaim(access: forwarder.access, "false", &writer)
        }
      }
    }
  }

  private func emitQuestion(_ requirement: ResolvedRequirement, _ writer: inout SwiftWriter) {
    let name = requirement.declaration.compoundName
    let question = "Whether this delegate's answer to `\(name)` should replace"
    let doc = writer.wrapped("\(question) `\(requirement.names.answer)`, the answer so far.")
    // The members of a protocol state no access.
    let head = requirement.claimHead(availableOn: style.forwarder.access, access: .internal)
    writer.userLine(head, at: requirement.location, doc: doc)
  }
}

extension ResolvedRequirement {
  /// Writes a member that gives `answer` to the question whether a delegate claims this one.
  func emitClaim(access: AccessLevel, _ answer: Code, _ writer: inout SwiftWriter) {
    writer.userLine("\(claimHead(availableOn: access, access: access)) {", at: declared.location)
    writer.indented { $0.line(answer) }
    writer.line("}")
  }

  /// The head of a member with the question, with its availability in a type of `widest` access.
  fileprivate func claimHead(availableOn widest: AccessLevel, access: AccessLevel) -> String {
    let attributes = availability(on: widest).map { "\($0) " }.joined()
    return attributes + ownIsolation.prefix + access.prefix + ClaimSignature(self).declaration
  }
}
