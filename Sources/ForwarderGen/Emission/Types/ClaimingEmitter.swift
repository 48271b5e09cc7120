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
    let head = style.head(
      "protocol \(style.claimingType)",
      isolation: forwarder.isolation,
      inheriting: [refined] + forwarder.claimingBases.map(\.name)
    )
    let doc = "A delegate of a `\(forwarder.name)` whose answers may replace earlier answers."
    style.declare(head, doc: doc, &writer) { writer in
      for (index, requirement) in claimed.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { emitQuestion(requirement, &$0) }
      }
    }
    writer.blank()
    emitDefaults(claimed, &writer)
  }

  private func emitQuestion(_ requirement: ResolvedRequirement, _ writer: inout SwiftWriter) {
    let names = LocalNames(avoiding: requirement.words)
    let name = requirement.declaration.compoundName
    let claim = ClaimSignature(requirement, names: names)
    var head = requirement.claimHead(claim, access: style.forwarder.access)
    // The members of a protocol state no access.
    head.access = .internal
    let question = "Whether this delegate's answer to `\(name)` should replace"
    let doc = writer.wrapped("\(question) `\(names.answer)`, the answer so far.")
    writer.userLine(head.text, at: requirement.location, doc: doc)
  }

  private func emitDefaults(_ claimed: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let head = DeclarationHead(
      declaration: "extension \(style.forwarder.claimingName)",
      isolation: style.forwarder.isolation.ofExtension
    )
    style.declare(head, doc: "By default, a delegate claims no answer.", &writer) { writer in
      for (index, requirement) in claimed.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { writer in
          requirement.emitClaim(access: style.forwarder.access, "false", &writer)
        }
      }
    }
  }
}

extension ResolvedRequirement {
  /// Writes a member that gives `answer` to the question whether a delegate claims this one.
  func emitClaim(access: AccessLevel, _ answer: Code, _ writer: inout SwiftWriter) {
    let claim = ClaimSignature(self, names: LocalNames(avoiding: declared.words))
    writer.userLine("\(claimHead(claim, access: access).text) {", at: declared.location)
    writer.indented { $0.line(answer) }
    writer.line("}")
  }

  /// The head of a member with the question `claim`, with its availability and isolation.
  fileprivate func claimHead(_ claim: ClaimSignature, access: AccessLevel) -> DeclarationHead {
    DeclarationHead(
      declaration: Code(claim.declaration),
      attributes: availability(on: access),
      isolation: ownIsolation,
      access: access
    )
  }
}
