/// Writes the protocol by which delegates claim that their answers count.
///
/// Each requirement that is `claimed` has a question in it, to which the default answer is no.
struct ClaimingEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let claimed = requirements.filter(\.isClaimed)
    let forwarder = style.forwarder
    writer.doc("A delegate of a `\(forwarder.name)` whose answers may replace earlier answers.")
    style.emitAttributes(&writer)
    // Its primary associated types are called like the forwarder's parameters.
    // A delegate of a composite need not conform to all of its protocols.
    let refined = forwarder.composition == nil ? style.protocolName : "AnyObject"
    let head = style.head(
      "protocol \(style.claimingType)",
      isolation: forwarder.isolation,
      inheriting: [refined] + forwarder.claimingBases.map(\.name)
    )
    writer.type(head) { writer in
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
      "extension \(style.forwarder.claimingName)",
      isolation: style.forwarder.isolation.ofExtension
    )
    writer.doc("By default, a delegate claims no answer.")
    style.emitAttributes(&writer)
    writer.block(head) { writer in
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
      Code(claim.declaration),
      attributes: availability(on: access),
      isolation: ownIsolation,
      access: access
    )
  }
}

/// Writes the function that combines two answers for `reduce`.
struct ReductionEmitter {
  private let requirement: ResolvedRequirement
  private let combiner: Combiner
  private let style: ForwarderStyle

  init(_ requirement: ResolvedRequirement, by combiner: Combiner, in style: ForwarderStyle) {
    self.requirement = requirement
    self.combiner = combiner
    self.style = style
  }

  func emit(_ writer: inout SwiftWriter) {
    let reduction = Reduction(requirement, by: combiner, in: style.forwarder)
    let name = requirement.declaration.name.name
    writer.doc("Combines two answers to `\(name)` of a `\(style.forwarder.name)`.")
    for attribute in requirement.availability(on: .private) { writer.line(attribute) }
    style.emitAttributes(on: .private, &writer)
    let head = DeclarationHead(
      "enum \(reduction.typeName)\(reduction.genericClause)",
      isolation: requirement.endsAnywhere(in: style.forwarder.isolation)
        ? .nonisolated : requirement.isolation(in: style.forwarder.isolation),
      access: .private,
      where: reduction.whereClause
    )
    writer.type(head) { emit(reduction, &$0) }
  }

  private func emit(_ reduction: Reduction, _ writer: inout SwiftWriter) {
    let type = requirement.answered.value?.unannotated
    let isNilNeutral = requirement.dispatch.neutralAnswer == .absent
    let answer = isNilNeutral ? type?.wrapped : type
    let value = answer?.text ?? ""
    let isClosure = if case .function? = answer?.kind { true } else { false }
    let passed = (isClosure ? "@escaping " : "") + value
    let names = LocalNames(avoiding: combiner.words)
    let (first, second) = (names.name("first"), names.name("second"))
    let parameters = "_ \(first): \(passed), _ \(second): \(passed)"
    writer.block("static func \(reduction.functionName)(\(parameters)) -> \(value) {") { writer in
      let mark = requirement.answered.valueMark
      writer.userLine(
        mark + combiner.applied(to: first, second),
        at: requirement.dispatchLocation
      )
    }
  }
}
