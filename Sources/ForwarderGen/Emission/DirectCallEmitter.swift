/// Calls delegates where the caller is.
struct DirectCallEmitter: CallEmitter {
  private let declaration: RequirementDeclaration

  /// Whether a delegate that is a value would be changed by being given a new one.
  private let setsInPlace: Bool

  let responder: String
  let responders = "responders"
  let firstResponder = "firstResponder"

  init(_ requirement: ResolvedRequirement, of forwarder: Forwarder, names: LocalNames) {
    declaration = requirement.declaration
    setsInPlace = requirement.setsInPlace(in: forwarder)
    responder = names.name("delegate", "responder")
  }

  var changesResponder: Bool { declaration.isMutating }

  func setterChangesResponder(_ accessors: Accessors) -> Bool {
    setsInPlace && !accessors.isSetterNonmutating
  }

  var marks: String { declaration.callMarks }

  func call(_ member: String, on responder: String, isCondition: Bool) -> String {
    "\(responder)\(member)"
  }

  var enqueued: QueuedCallEmitter? { nil }

  func emit(_ claim: Claim, _ writer: inout SwiftWriter) {
    writer.line("let \(claim.claimant) = \(responder) as? \(claim.type)")
    let answer = "\(claim.mark)\(claim.claimant)?\(claim.member) ?? false"
    writer.line("let \(claim.result) = \(answer)")
  }

  func setting(_ member: String, _ accessors: Accessors) -> String {
    "\(declaration.safetyMark)\(responder)\(member) = newValue"
  }

  func emitChecks(_ writer: inout SwiftWriter) {
    writer.endUserText()
  }
}

extension ResolvedRequirement {
  /// Whether setting it, as far as the compiler knows, changes the variable that a delegate is in.
  func setsInPlace(in forwarder: Forwarder) -> Bool {
    !forwarder.isClassBound || isInheritedFromValues
  }
}
