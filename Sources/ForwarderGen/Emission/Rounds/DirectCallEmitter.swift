/// Calls delegates directly, without a queue.
struct DirectCallEmitter: CallEmitter {
  private let requirement: ResolvedRequirement
  let responder: String
  let responders = "responders"
  let firstResponder = "firstResponder"

  init(_ requirement: ResolvedRequirement, names: LocalNames) {
    self.requirement = requirement
    responder = names.name("delegate", "responder")
  }

  private var declaration: RequirementDeclaration { requirement.declaration }

  var changesResponder: Bool { declaration.isMutating }

  func setterChangesResponder(_ accessors: Accessors) -> Bool {
    requirement.isSetInVariable(accessors)
  }

  var marks: String { declaration.callMarks }

  func call(_ member: Code, on responder: Code, isCondition: Bool) -> Code {
    responder + member
  }

  var enqueued: QueuedCallEmitter? { nil }

  func emit(_ claim: Claim, _ writer: inout SwiftWriter) {
    writer.line("let \(claim.claimant) = \(responder) as? \(claim.type)")
    let question = "\(claim.mark)\(claim.claimant)?" + claim.member
    writer.line("let \(claim.result) = " + question + " ?? false")
  }

  func setting(_ member: Code, _ accessors: Accessors) -> Code {
    requirement.setting(member, accessors, of: responder)
  }

  func emitChecks(_ writer: inout SwiftWriter) {}
}

extension ResolvedRequirement {
  /// Whether setting it takes a variable that the delegate is in.
  func isSetInVariable(_ accessors: Accessors) -> Bool {
    adopters != .objects && !accessors.isSetterNonmutating
  }

  /// The statement that sets `member` of `delegate`, which is the name of a variable, or a constant
  /// where that is enough.
  func setting(_ member: Code, _ accessors: Accessors, of delegate: String) -> Code {
    let mark = declared.declaration.safetyMark
    if adopters == .unclear, isSetInVariable(accessors) {
      // The closure may change its argument, and need not.
      return Code("({", body: ["\(mark)$0" + member + " = newValue"], "})(&\(delegate))")
    }
    return "\(mark)\(delegate)" + member + " = newValue"
  }
}
