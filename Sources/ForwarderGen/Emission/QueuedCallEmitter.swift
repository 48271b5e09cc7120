/// Calls delegates on the queues that they are registered on, if they are.
///
/// What nobody waits for is enqueued; what answers, fails or borrows is performed synchronously.
struct QueuedCallEmitter: CallEmitter {
  private let requirement: ResolvedRequirement
  private let setsInPlace: Bool

  /// The local variable for the delegate, inside the closure that is called where it may be used.
  private let delegate: String

  /// The local variable for a delegate that its call may change.
  private let changed: String
  private let sent: String

  /// What the parameters are called inside the body.
  private let parameterNames: [String]

  let responder: String
  let responders = "queuedResponders"
  let firstResponder = "firstQueuedResponder"

  init(_ requirement: ResolvedRequirement, of forwarder: Forwarder, names: LocalNames) {
    self.requirement = requirement
    setsInPlace = requirement.setsInPlace(in: forwarder)
    responder = names.name("responder", "recipient")
    delegate = names.name("delegate", "target")
    changed = names.name("value", "changed")
    sent = names.name("Sent", "SentToQueue")
    parameterNames = requirement.declaration.parameters.enumerated()
      .map { index, parameter in
        PassedParameter(parameter, invented: names.name("argument\(index + 1)")).name
      }
  }

  private var declaration: RequirementDeclaration { requirement.declaration }

  // Only what is called by a closure is ever changed.
  var changesResponder: Bool { false }
  func setterChangesResponder(_ accessors: Accessors) -> Bool { false }

  // MARK: Calls

  func call(_ member: String, on responder: String, isCondition: Bool) -> String {
    let body = body(isMutating: declaration.isMutating, isReturned: declaration.value != nil) {
      "\(declaration.callMarks)\($0)\(member)"
    }
    if declaration.canBeEnqueued { return "\(responder).enqueue {\(captures) \(body) }" }
    let closure = "{\(signature) \(body) }"
    let call = isCondition ? "perform(\(closure))" : "perform \(closure)"
    return "\(declaration.effects.marks)\(responder).\(call)"
  }

  func setting(_ member: String, _ accessors: Accessors) -> String {
    let isMutating = setsInPlace && !accessors.isSetterNonmutating
    let body = body(isMutating: isMutating, isReturned: false) {
      "\(declaration.safetyMark)\($0)\(member) = newValue"
    }
    return "\(responder).enqueue { \(body) }"
  }

  /// What the closure does with its delegate: `statement`, in a variable where that changes.
  private func body(
    isMutating: Bool,
    isReturned: Bool,
    _ statement: (_ delegate: String) -> String
  ) -> String {
    let argument = signature.isEmpty ? "$0" : delegate
    if !isMutating { return statement(argument) }
    return "var \(changed) = \(argument); \(isReturned ? "return " : "")\(statement(changed))"
  }

  /// ` delegate throws(DownloadError) in`, or nothing where the closure's type can be inferred.
  private var signature: String {
    guard !declaration.canBeEnqueued, declaration.canThrow,
      case .typed(let error) = declaration.effects.throwing
    else { return "" }
    return " \(delegate) throws(\(error.text)) in"
  }

  /// ` [token] in`, or nothing: what a call consumes is a variable, of which the closure takes a copy.
  private var captures: String {
    let consumed = zip(declaration.parameters, parameterNames)
      .filter { parameter, _ in parameter.type.annotations.contains { $0.name == "consuming" } }
      .map { _, name in name }
    return consumed.isEmpty ? "" : " [\(consumed.joined(separator: ", "))] in"
  }

  // MARK: Checks

  /// Mentions all that crosses over to a queue in a place where the compiler refuses what is not
  /// `Sendable`.
  func emitChecks(_ writer: inout SwiftWriter) {
    if let type = checkedType {
      writer.userLine("typealias \(sent) = \(type)", at: requirement.location)
    }
    for (parameter, name) in zip(declaration.parameters, parameterNames)
    where parameter.type.isOpaque {
      writer.userLine("\(Self.check).check(\(name))", at: requirement.location)
    }
    writer.endUserText()
  }

  private static let check = "\(FileEmitter.runtime).SentToQueue"

  /// `SentToQueue<(Download, Double)>`, which takes what is `Sendable` only; nil where nothing crosses.
  private var checkedType: String? {
    let types = declaration.typesSentToQueue
    // The compiler does not look into a pack that is part of a tuple.
    let packs = types.filter { $0.hasPrefix("repeat ") }
    let single = types.filter { !$0.hasPrefix("repeat ") }
    let list = single.joined(separator: ", ")
    var checks = single.isEmpty ? [] : ["\(Self.check)<\(single.count == 1 ? list : "(\(list))")>"]
    checks += packs.map { "repeat \(Self.check)<\($0.dropFirst("repeat ".count))>" }
    if checks.isEmpty { return nil }
    return packs.isEmpty ? checks.joined() : "(\(checks.joined(separator: ", ")))"
  }
}
