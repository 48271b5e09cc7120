/// Messages about the forwarding of requirements.
extension DiagnosticMessage {
  static func refusedActor() -> Self {
    Self(
      .refusedActor,
      "an actor's members are called from outside with 'await' only: let the protocol "
        + "inherit 'AnyObject' and declare them 'async'"
    )
  }

  static func refusedBase(_ name: String) -> Self {
    Self(
      .refusedBase,
      "a forwarder cannot conform to '\(name)' for its delegates: "
        + "let the types that adopt the protocol conform to it"
    )
  }

  static func unknownBase(_ name: String, inSwiftFile: Bool) -> Self {
    let way =
      inSwiftFile
      ? "add an item for it, 'declared' in its Swift file, or 'elsewhere' if that is another module's"
      : "declare it in a spec"
    return Self(
      .unknownBase,
      "no spec declares '\(name)', so what it requires would not be forwarded: "
        + "\(way), list it under 'markers' if it requires nothing, or inherit 'AnyObject' if it is a "
        + "class"
    )
  }

  static func duplicateRequirement(_ signature: String) -> Self {
    Self(.duplicateRequirement, "'\(signature)' is declared twice: remove one")
  }

  static func earlierDeclaration() -> Self {
    Self(.earlierDeclaration, "the other declaration is here")
  }

  static func namedLikeRegistry(_ name: String) -> Self {
    Self(
      .namedLikeRegistry,
      "the forwarder has a property '\(name)' of its own: rename that one with 'delegatesProperty'"
    )
  }

  static func namedLikeMember(_ name: String) -> Self {
    Self(
      .namedLikeMember,
      "every forwarder has a property '\(name)' of its own: rename this requirement"
    )
  }

  static func invalidPropertyName(_ name: String) -> Self {
    Self(
      .invalidPropertyName,
      "'\(name)' cannot name a property: write letters, digits and underscores, and no keyword"
    )
  }

  static func invalidName(_ name: String) -> Self {
    Self(.invalidName, "'\(name)' cannot name a case: write letters, digits and underscores")
  }

  /// `other` is a name to give it instead.
  static func reservedCaseName(_ name: String, proposing other: String) -> Self {
    Self(
      .reservedCaseName,
      "the requirement enum has a member '\(name)' of its own: "
        + "give this requirement another case name with '\"name\": \"\(other)\"'"
    )
  }

  /// `other` is a name to give it instead.
  static func caseNameTaken(_ name: String, proposing other: String) -> Self {
    Self(
      .caseNameTaken,
      "the case name '\(name)' is taken: give this requirement another one with "
        + "'\"name\": \"\(other)\"'"
    )
  }

  /// `other` is a name to give it instead.
  static func earlierCase(_ name: String, proposing other: String? = nil) -> Self {
    let way = other.map { ": give it another name with '\"name\": \"\($0)\"'" } ?? ""
    return Self(.earlierCase, "'\(name)' names the case of this requirement\(way)")
  }

  static func valueWithoutDispatch(_ fitting: [String]) -> Self {
    Self(
      .valueWithoutDispatch,
      "this requirement has a value, so its spec must state which answer counts: "
        + "set 'dispatch' to \(alternatives(fitting))"
    )
  }

  static func closureWithoutDispatch() -> Self {
    Self(
      .closureWithoutDispatch,
      "this requirement passes a closure on, so its spec must state which delegates get it: "
        + "set 'dispatch' to 'first', or write '\"dispatch\": \"broadcast\", \"through\": \"none\"' "
        + "if all may call it"
    )
  }

  static func closureToAll() -> Self {
    Self(
      .closureToAll,
      "'broadcast' hands the closure to all delegates, and each of them may call it: write 'first', "
        + "or add '\"through\": \"none\"' if it is not an answer, such as a progress callback"
    )
  }

  static func unfitThrough() -> Self {
    Self(
      .unfitThrough,
      "'through' fits a 'broadcast' that hands an escaping closure to all delegates: remove it"
    )
  }

  static func unfitDispatch(_ dispatch: String, fits need: String, fitting: [String]) -> Self {
    Self(.unfitDispatch, "'\(dispatch)' fits \(need): write \(alternatives(fitting))")
  }

  static func reduceWithoutFunction() -> Self {
    Self(
      .reduceWithoutFunction,
      "'reduce' makes one value of two with a function or an operator: "
        + "name it, 'reduce(max)' or 'reduce(+)'"
    )
  }

  static func ambiguousPipeline(_ forms: [String]) -> Self {
    Self(
      .ambiguousPipeline,
      "several parameters could take the value so far: "
        + (forms.isEmpty ? "give one a label" : "write \(alternatives(forms))")
    )
  }

  static func unfitParameter(_ name: String, _ forms: [String]) -> Self {
    Self(
      .unfitParameter,
      "no parameter '\(name)' is written with the type of the value: "
        + (forms.isEmpty ? "give one a label" : "write \(alternatives(forms))")
    )
  }

  static func unfitErrors(_ policy: String) -> Self {
    Self(
      .unfitErrors,
      "'\(policy)' fits a 'broadcast' that throws and returns nothing: remove 'errors'"
    )
  }

  static func rethrowingErrors(_ policy: String) -> Self {
    Self(
      .rethrowingErrors,
      "a requirement that rethrows throws only the errors of its closure, so '\(policy)' does not "
        + "fit: declare it 'throws(E)'"
    )
  }

  static func unfitConcurrency() -> Self {
    Self(
      .unfitConcurrency,
      "'concurrently' fits an 'async' requirement that does not rethrow, under 'broadcast', "
        + "'collect' or 'reduce': remove it"
    )
  }

  static func concurrentParameter(_ name: String, _ reason: String) -> Self {
    Self(
      .concurrentParameter,
      "concurrent calls cannot share the parameter '\(name)', which \(reason): "
        + "remove 'concurrently', or change the parameter"
    )
  }

  static func valueWithoutDefault(of type: String, example: String?) -> Self {
    Self(
      .valueWithoutDefault,
      "this requirement has a value, so the spec states it for the case that no delegate responds: "
        + "add a 'default', "
        + (example.map { "for example '\"default\": \($0)'" }
          ?? "a Swift expression of type '\(type)'")
    )
  }

  static func unknownDefault(_ name: String) -> Self {
    Self(
      .unknownDefault,
      "no parameter is called '\(name)': write '\"default\": \"\\\"\(name)\\\"\"' for a string, or the "
        + "name of its module before a constant"
    )
  }

  static func closureWithoutDefault() -> Self {
    Self(
      .closureWithoutDefault,
      "this requirement passes a closure on, so the spec states what happens to it when no delegate "
        + "responds: add a 'default' that calls it"
    )
  }

  /// The `default` is the placeholder `text`; the dispatches `neutral` need none.
  static func undecidedDefault(_ text: String, callsClosure: Bool, neutral: [String]) -> Self {
    let answer = callsClosure ? "a call of the closure" : "the answer"
    let way =
      neutral.isEmpty
      ? "" : ", or remove 'default' and set 'dispatch' to \(alternatives(neutral))"
    return Self(
      .undecidedDefault,
      "only you can say what happens when no delegate responds: write \(answer) in place of '\(text)'\(way)"
    )
  }

  static func needlessDefault(_ dispatch: String, _ answer: String) -> Self {
    Self(
      .needlessDefault,
      "'\(dispatch)' returns \(answer) when no delegate responds: remove 'default'"
    )
  }

  static func throwingDefault() -> Self {
    Self(
      .throwingDefault,
      "this requirement does not throw, so its 'default' cannot: declare it 'throws'"
    )
  }

  static func defaultNamesMember(_ name: String) -> Self {
    Self(
      .defaultNamesMember,
      "inside the forwarder '\(name)' is its own member: write 'self.\(name)' if that is "
        + "meant, or the name of its module before it"
    )
  }

  static func inheritedDefaultNamesMember(_ name: String) -> Self {
    Self(
      .inheritedDefaultNamesMember,
      "inside this forwarder '\(name)' is its own member, and an inherited 'default' means another "
        + "one: write the name of its module before it there"
    )
  }

  static func inheritedDefault() -> Self {
    Self(.inheritedDefault, "the 'default' is here")
  }

  static func unlikeObject(_ member: String, _ type: String) -> Self {
    Self(
      .unlikeObject,
      "the forwarder is an 'NSObject', whose own '\(member)' has the type '\(type)': "
        + "declare it with that type, or rename it"
    )
  }

  static func objectMemberOnActor(_ member: String) -> Self {
    Self(
      .objectMemberOnActor,
      "the forwarder is an 'NSObject', whose own '\(member)' is not isolated: "
        + "write 'nonisolated' before it"
    )
  }

  static func nameTaken(_ name: String) -> Self {
    Self(.nameTaken, "the name '\(name)' is taken: rename one")
  }

  static func nameOfModule(_ name: String) -> Self {
    Self(
      .nameOfModule,
      "a type called '\(name)' would hide the module of that name, which generated code uses: name the "
        + "protocol or its 'forwarder' differently"
    )
  }

  static func earlierName(_ name: String) -> Self {
    Self(.earlierName, "'\(name)' is here")
  }

  static func forwarderTooAccessible(_ access: String, _ protocolAccess: String) -> Self {
    Self(
      .forwarderTooAccessible,
      "a forwarder cannot be '\(access)' when its protocol is '\(protocolAccess)': "
        + "write '\(protocolAccess)'"
    )
  }

  static func delegatesTooAccessible(_ access: String, _ forwarderAccess: String) -> Self {
    Self(
      .delegatesTooAccessible,
      "the delegates cannot be '\(access)' when their forwarder is '\(forwarderAccess)': "
        + "write '\(forwarderAccess)'"
    )
  }

  static func queuedActor(_ actor: String) -> Self {
    Self(
      .queuedActor,
      "actor-isolated requirements cannot be called on a queue: remove '\(actor)', or 'queues'"
    )
  }

  static func queuedUnstated(_ name: String) -> Self {
    Self(
      .queuedUnstated,
      "'\(name)' may be isolated to the module's default actor, so it cannot be called on a queue: "
        + "write 'nonisolated' before it"
    )
  }

  static func queuedAsync(_ name: String) -> Self {
    Self(
      .queuedAsync,
      "a call on a queue cannot be awaited: remove 'async' from '\(name)', or 'queues'"
    )
  }

  static func queuedNoncopyable() -> Self {
    Self(
      .queuedNoncopyable,
      "a queue cannot consume a noncopyable argument: take it as 'borrowing'"
    )
  }

  static func noEvents() -> Self {
    Self(
      .noEvents,
      "no requirement here can be an event: add a notification, or remove 'events'"
    )
  }

  static func noEvent(_ name: String, because reason: String) -> Self {
    Self(.noEvent, "'\(name)' is no event, because \(reason)")
  }

  static func unfitEvent(because reason: String) -> Self {
    Self(
      .unfitEvent,
      "this requirement is no event in any case, because \(reason): remove 'event'"
    )
  }

  static func eventWithoutEvents() -> Self {
    Self(
      .eventWithoutEvents,
      "no forwarder has events of this requirement: remove 'event', or add '\"events\": true' to the "
        + "protocol"
    )
  }

  static func ambiguousBase(_ name: String) -> Self {
    Self(
      .ambiguousBase,
      "'\(name)' could be one of several protocols: write 'Module.\(name)'"
    )
  }

  static func baseUnderConditions(_ name: String, of heir: String) -> Self {
    Self(
      .baseUnderConditions,
      "'\(name)' is declared under several conditions: declare '\(heir)' under each of them, too"
    )
  }

  static func tooManyBases(_ limit: Int) -> Self {
    Self(
      .tooManyBases,
      "this inherits more than \(limit) protocols: divide it, and give each part a forwarder"
    )
  }

  static func tooManyForwarded(_ limit: Int) -> Self {
    Self(
      .tooManyForwarded,
      "the forwarders of the target have more than \(limit) requirements here: divide the target"
    )
  }

  static func inheritanceCycle(_ name: String) -> Self {
    Self(
      .inheritanceCycle,
      "'\(name)' inherits itself through this protocol: remove one of the inheritances"
    )
  }

  static func nonprimaryAssociatedType(_ name: String, in head: String) -> Self {
    Self(
      .nonprimaryAssociatedType,
      "a forwarder is generic over primary associated types only: "
        + "make '\(name)' primary, 'protocol \(head)'"
    )
  }

  static func equatedAssociatedType(_ name: String, isElsewhere: Bool) -> Self {
    Self(
      .equatedAssociatedType,
      "a forwarder is generic over its associated types, and '==' makes '\(name)' one fixed type: "
        + (isElsewhere
          ? "only the module that declares the protocol can remove '\(name)'"
          : "remove '\(name)' and write the other type instead")
    )
  }

  /// `isInSwift` says whether a Swift file declares the protocol.
  static func undeclaredAssociatedType(_ name: String, isInSwift: Bool) -> Self {
    let declaration = "'associatedtype \(name)'"
    return Self(
      .undeclaredAssociatedType,
      "this protocol has no associated type '\(name)': "
        + (isInSwift ? "declare \(declaration) in it" : "list \(declaration) under 'requirements'")
    )
  }

  static func inheritedCaseNameTaken(_ name: String) -> Self {
    Self(
      .inheritedCaseNameTaken,
      "two requirements of this forwarder have the case name '\(name)': "
        + "give one of them another name with 'name'"
    )
  }

  static func propertyAndMethod(_ name: String) -> Self {
    Self(
      .propertyAndMethod,
      "this forwarder would have both a property and a method without parameters called '\(name)', "
        + "which no class can have: rename one"
    )
  }

  static func propertiesOfTwoTypes(_ name: String, _ types: (String, String)) -> Self {
    Self(
      .propertiesOfTwoTypes,
      "this forwarder would have a property '\(name)' of the type '\(types.0)' and one of the type "
        + "'\(types.1)', which no class can have: rename one, or write one type in both protocols"
    )
  }

  static func rethrowingDefault() -> Self {
    Self(
      .rethrowingDefault,
      "a requirement that rethrows throws only what its closure throws: "
        + "declare it 'throws(E)' for a 'default' that throws"
    )
  }

  /// The protocol that inherits `base` is on `actor`, or `nonisolated` if that is nil.
  static func unclearIsolation(_ base: String, _ actor: String?) -> Self {
    let place = actor.map { "on '\($0)'" } ?? "'nonisolated'"
    let ways = (actor.map { ["'\($0)'"] } ?? []) + ["'nonisolated'"]
    return Self(
      .unclearIsolation,
      "this is \(place), and '\(base)', which it inherits, states no isolation: "
        + "add \(ways.joined(separator: " or ")) to '\(base)'"
    )
  }
}
