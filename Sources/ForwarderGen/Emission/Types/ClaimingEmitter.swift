/// Writes the protocol by which delegates claim that their answers count.
///
/// Each requirement that is `claimed` has a question in it, to which the default answer is no.
struct ClaimingEmitter {
  let style: ForwarderStyle

  @Lines var lines: Lines {
    let claimed = style.requirements.filter(\.isClaimed)
    let forwarder = style.forwarder
    // Its primary associated types are called like the forwarder's parameters.
    // A delegate of a composite need not conform to all of its protocols.
    let refined = forwarder.composition == nil ? style.protocolName : "AnyObject"
    style.declaration(
      "\(forwarder.isolation.prefix)\(style.access)protocol \(style.claimingType)",
      inheriting: [refined] + forwarder.claimingBases.map(\.name),
      doc: "A delegate of a `\(forwarder.name)` whose answers may replace earlier answers."
    ) {
      each(claimed, isSeparated: true) { question(about: $0) }
    }
    Lines.blank
    style.declaration(
      "\(forwarder.isolation.prefixOfExtension)extension \(forwarder.claimingName)",
      doc: "By default, a delegate claims no answer."
    ) {
      each(claimed, isSeparated: true) { $0.claim(access: forwarder.access) { "false" } }
    }
  }

  private func question(about requirement: ResolvedRequirement) -> Lines {
    let question = "Whether this delegate's answer to `\(requirement.declaration.compoundName)`"
    return userLine(
      // The members of a protocol state no access.
      requirement.claimHead(availableOn: style.forwarder.access, access: .internal),
      at: requirement.location,
      summary: "\(question) should replace `\(requirement.names.answer)`, the answer so far."
    )
  }
}

extension ResolvedRequirement {
  /// A member that answers the question whether a delegate claims this one.
  @Lines func claim(access: AccessLevel, @Lines _ answer: () -> Lines) -> Lines {
    userLine("\(claimHead(availableOn: access, access: access)) {", at: declared.location)
    indented(answer)
    "}"
  }

  /// The head of a member with the question, with its availability in a type of `widest` access.
  fileprivate func claimHead(availableOn widest: AccessLevel, access: AccessLevel) -> String {
    let attributes = availability(on: widest).map { "\($0) " }.joined()
    return attributes + ownIsolation.prefix + access.prefix + ClaimSignature(self).declaration
  }
}
