/// The code by which a round calls one of its responders.
///
/// Every dispatch is written in these terms, so that none depends on where delegates are called: directly,
/// or on the queues that they are registered on, if they are. There, a call is enqueued if its caller does
/// not wait for it. A call that returns a value, throws or borrows is performed synchronously.
struct CallEmitter {
  private let requirement: ResolvedRequirement

  /// Whether delegates can be registered on queues.
  private let hasQueues: Bool
  private let names: LocalNames

  /// The local variable for a responder.
  let responder: String

  /// The parameters inside the body.
  let parameters: [PassedParameter]

  init(_ requirement: ResolvedRequirement, hasQueues: Bool) {
    self.requirement = requirement
    self.hasQueues = hasQueues
    names = requirement.names
    responder =
      hasQueues ? names.name("responder", "recipient") : names.name("delegate", "responder")
    parameters = requirement.declaration.passed(names)
  }

  /// The local variable for the delegate, inside the closure that is called where it may be used.
  private var delegate: String { names.name("delegate", "target") }

  /// The local variable for a delegate that its call may change.
  private var changed: String { names.name("value", "changed") }

  /// The local variable for a responder that can claim.
  private var claimant: String { names.name("claimant", "contender", "applicant") }

  private var declaration: RequirementDeclaration { requirement.declaration }

  /// The view of a round that has what is called: `.onQueues`, or nothing.
  var view: String { hasQueues ? ".onQueues" : "" }

  // On a queue, only the closure's own variable is ever changed.

  /// Whether a call may change ``responder``, so that it has to be a `var`.
  var changesResponder: Bool { !hasQueues && declaration.isMutating }

  /// Whether setting may change ``responder``, so that it has to be a `var`.
  var setterChangesResponder: Bool { !hasQueues && requirement.isSetInVariable }

  // MARK: Calls

  /// Whether calls are enqueued, so that the round ends before it is known whether one is made.
  var areEnqueued: Bool { hasQueues && declaration.canBeEnqueued }

  /// The keywords before a statement that contains a call: `try await `, or nothing.
  var marks: String {
    if !hasQueues { return declaration.callMarks }
    return areEnqueued ? "" : declaration.effects.marks
  }

  /// `delegate.download(download)`: the call of `member` on a local variable, or on an optional chain that ends in `?`.
  ///
  /// In a condition, a brace after it would begin a body.
  func call(_ member: Code, on responder: Code, isCondition: Bool) -> Code {
    if !hasQueues { return "\(responder)\(member)" }
    let body = body(isMutating: declaration.isMutating, isReturned: declaration.value != nil) {
      "\(declaration.callMarks)\($0)\(member)"
    }
    let stated = [captures(), thrown].compactMap(\.self)
    let head = stated.isEmpty ? "{" : "{ \(stated.joined(separator: " ")) in"
    if areEnqueued { return "\(responder).enqueue \(head) \(body: body) }" }
    return isCondition
      ? "\(responder).perform(\(head) \(body: body) })"
      : "\(responder).perform \(head) \(body: body) }"
  }

  /// The call of `member` on each of `responders`, and `otherwise`, which is run if no call is made.
  @Lines func enqueuing(
    _ member: Code,
    on responders: Code,
    @Lines otherwise: () -> Lines
  ) -> Lines {
    let usedByFallback = requirement.fallback?.words ?? []
    let head = captures().map { "{ \($0) in" } ?? "{"
    // The compiler warns of a capture that the closure does not use.
    let other = captures(whereUsed: usedByFallback.contains).map { "{ \($0) in" } ?? "{"
    block("\(responders).enqueue \(head)", closing: "} otherwise: \(other)") {
      let statements = body(isMutating: declaration.isMutating, isReturned: true) {
        "\(declaration.callMarks)\($0)\(member)"
      }
      for statement in statements { statement }
    }
    indented(otherwise)
    "}"
  }

  /// The constant `result` for the answer of ``responder`` to `claim`: no, if it is no `type`.
  @Lines func claim(_ claim: ClaimSignature, of type: String, as result: String) -> Lines {
    if hasQueues {
      block("let \(result) = \(responder).perform {") {
        "\(claim.mark)($0 as? \(type))?\(claim.member) ?? false"
      }
    } else {
      "let \(claimant) = \(responder) as? \(type)"
      "let \(result) = \(claim.mark)\(claimant)?\(claim.member) ?? false"
    }
  }

  /// The statement that sets `member` of ``responder``: `delegate.volume = newValue`.
  func setting(_ member: Code) -> Code {
    if !hasQueues { return requirement.setting(member, of: responder) }
    let body = body(isMutating: requirement.isSetInVariable, isReturned: false) {
      requirement.setting(member, of: $0)
    }
    return "\(responder).enqueue { \(body: body) }"
  }

  /// The body of the closure: `statement`, on a variable if it changes the delegate.
  private func body(
    isMutating: Bool,
    isReturned: Bool,
    _ statement: (_ delegate: String) -> Code
  ) -> [Code] {
    let argument = thrown == nil ? "$0" : delegate
    if !isMutating { return [statement(argument)] }
    return [
      "var \(changed) = \(argument)", "\(isReturned ? "return " : "")\(statement(changed))",
    ]
  }

  /// `delegate throws(DownloadError)`, where the compiler would not infer what the closure throws.
  private var thrown: String? {
    declaration.effects.typedError.map { "\(delegate) throws(\($0.text))" }
  }

  /// `[token]`: the closure captures a copy of the variable of a consumed parameter, if its name is used.
  private func captures(whereUsed isUsed: (String) -> Bool = { _ in true }) -> String? {
    let givenAway = parameters.enumerated()
      .filter { index, passed in
        let annotations = passed.parameter.type.annotations
        let isGivenAway = annotations.contains(.consuming) || annotations.contains(.sending)
        // A pipeline passes the answer so far in place of its parameter, and what is unchecked is a constant.
        return isGivenAway && index != requirement.dispatch.pipelineIndex
          && !requirement.unchecked.contains(index)
          && isUsed(passed.parameter.name?.name ?? "")
      }
      .map(\.element.name)
    return givenAway.isEmpty ? nil : "[\(givenAway.joined(separator: ", "))]"
  }

  // MARK: Checks

  /// Mentions all types that are sent to a queue, before the first call, so that the compiler reports those
  /// that are not `Sendable`.
  @Lines var checks: Lines {
    if hasQueues {
      requirement.checks(of: requirement.typesSentToQueue, with: parameters)
      if declaration.canBeEnqueued { requirement.uncheckedConstants(for: parameters) }
    }
  }
}

extension ResolvedRequirement {
  /// Whether setting it takes a variable that the delegate is in.
  fileprivate var isSetInVariable: Bool {
    adopters != .objects && declaration.accessors?.isSetterNonmutating != true
  }

  /// The statement that sets `member` of `delegate`, which is the name of a variable, or a constant
  /// where that is enough.
  fileprivate func setting(_ member: Code, of delegate: String) -> Code {
    let mark = declared.declaration.safetyMark
    if adopters == .unclear, isSetInVariable {
      // The closure may change its argument, and need not.
      return "({ \(body: ["\(mark)$0\(member) = newValue"]) })(&\(delegate))"
    }
    return "\(mark)\(delegate)\(member) = newValue"
  }

  /// Mentions `types`, and those of `parameters` that are sent elsewhere and whose types have no name.
  func checks(of types: [String], with parameters: [PassedParameter]) -> Lines {
    let opaque = opaqueSentToQueue.map { parameters[$0].name }
    return checks(of: types, opaque, proposing: namesToListUnchecked)
  }

  /// Mentions `types`, and the parameters called `names` whose types have no name.
  ///
  /// They are arguments of the runtime's type `Sent`, so the compiler reports types that are not
  /// `Sendable`. It quotes the comment after them, which proposes what to write then.
  @Lines func checks(
    of types: [String],
    _ names: [String] = [],
    proposing unchecked: [String]
  ) -> Lines {
    let check = "\(KnownNames.runtime).Sent"
    let listed = unchecked.map { "\"\($0)\"" }.joined(separator: ", ")
    let comment = listed.isEmpty ? "" : "  // if not Sendable: \"unchecked\": [\(listed)]"
    if !types.isEmpty {
      let type = types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
      userLine("_ = \(check)<\(type)>.self\(comment)", at: declared.location)
    }
    for name in names { userLine("\(check).check(\(name))\(comment)", at: declared.location) }
  }

  /// A constant for each argument that is sent elsewhere unchecked, in place of its parameter, which is one of
  /// `parameters`.
  @Lines func uncheckedConstants(for parameters: [PassedParameter]) -> Lines {
    for passed in unchecked.sorted().map({ parameters[$0] }) {
      let (parameter, name) = (passed.parameter, passed.name)
      // The caller of what cannot be copied waits, or else it is refused.
      if declaration.reasonAgainstSharing(parameter) == nil, !declaration.isNoncopyable(parameter) {
        let value = parameter.type.isPack ? "(repeat each \(name))" : passed.copied
        // Each use of what is not `@safe` needs `unsafe`, as each use of an unsafe type does.
        let (mark, use) = parameter.type.isUnsafe ? ("", "unsafe ") : ("@safe ", "")
        // At the requirement's line the compiler warns if the type is `Sendable` after all.
        let constant = "\(mark)nonisolated(unsafe) let \(name) = \(use)\(value)"
        userLine(constant, at: declared.location)
      }
    }
  }
}
