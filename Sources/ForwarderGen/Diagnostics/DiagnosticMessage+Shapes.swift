/// Messages about requirements that cannot be forwarded.
extension DiagnosticMessage {
  static func refusedStatic(_ modifier: String) -> Self {
    Self(
      .refusedStatic,
      "a '\(modifier)' requirement is called on a type, and a forwarder calls instances: "
        + "remove '\(modifier)'"
    )
  }

  static func refusedSelf() -> Self {
    Self(
      .refusedSelf,
      "'Self' is a different type in the forwarder and in each delegate: name the protocol, "
        + "as in 'any P'"
    )
  }

  static func refusedOpaqueResult() -> Self {
    Self(
      .refusedOpaqueResult,
      "Swift does not let a protocol require an opaque result: return 'any P', or a type"
    )
  }

  static func refusedPrivate(_ access: String) -> Self {
    Self(
      .refusedPrivate,
      "the generated file cannot use a '\(access)' protocol: make it internal"
    )
  }

  static func refusedSPI(_ attribute: String) -> Self {
    Self(
      .refusedSPI,
      "Swift allows '\(attribute)' in a public protocol only: make the protocol 'public', or remove "
        + "the attribute"
    )
  }

  static func settableWithEffects() -> Self {
    Self(
      .settableWithEffects,
      "a property whose getter is 'async' or throws cannot be settable in Swift: require a "
        + "function that sets it"
    )
  }

  static func refusedSending() -> Self {
    Self(
      .refusedSending,
      "a 'sending' argument can go to one delegate only: write the dispatch 'first', or remove "
        + "'sending'"
    )
  }

  static func refusedClaimedSending() -> Self {
    Self(
      .refusedClaimedSending,
      "a 'sending' result cannot be shown to the delegates that may claim: write another dispatch, "
        + "or remove 'sending'"
    )
  }

  static func refusedNoncopyable() -> Self {
    Self(
      .refusedNoncopyable,
      "only one delegate can consume a noncopyable argument: write the dispatch 'first', or take the "
        + "argument as 'borrowing'"
    )
  }

  static func refusedNoncopyableAnswer() -> Self {
    Self(
      .refusedNoncopyableAnswer,
      "a noncopyable result cannot be shown to other delegates before it is returned: "
        + "write the dispatch 'first' or 'last'"
    )
  }

  static func refusedAutoclosure(_ error: String) -> Self {
    Self(
      .refusedAutoclosure,
      "Swift cannot infer '\(error)' from an '@autoclosure' that is passed on: "
        + "take a closure, or throw 'any Error'"
    )
  }

  static func mutatingObject(_ modifier: Modifier.Kind) -> Self {
    Self(
      .mutatingObject,
      "'\(modifier.rawValue)' means nothing in a class-bound protocol: remove it"
    )
  }

  static func refusedAccessors() -> Self {
    Self(
      .refusedAccessors,
      "a property with 'mutating get' and 'nonmutating set' cannot be set through 'any P': "
        + "write 'set'"
    )
  }
}

/// Messages about composites.
extension DiagnosticMessage {
  static func compositeOfNothing() -> Self {
    Self(
      .compositeOfNothing,
      "a composite is a forwarder of several protocols: "
        + "name those that delegates conform to under 'requires', or may under 'accepts'"
    )
  }

  static func unknownComposed(_ name: String, known: [String]) -> Self {
    let nearest = NearestWord.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    return Self(
      .unknownComposed,
      "no spec declares '\(name)': "
        + (nearest ?? "list it under 'protocols', with \"declared\": \"elsewhere\" if it exists")
    )
  }

  static func composedTwice(_ name: String) -> Self {
    Self(.composedTwice, "'\(name)' is named twice: remove one")
  }

  static func composedAssociatedTypes(_ name: String) -> Self {
    Self(
      .composedAssociatedTypes,
      "'\(name)' has associated types, and Swift has no type for a delegate that conforms to it and "
        + "to other protocols: leave it to a forwarder of its own"
    )
  }

  static func composedConditionally(_ name: String, _ condition: String) -> Self {
    Self(
      .composedConditionally,
      "'\(name)' exists only under a condition: add '\"if\": \"\(condition)\"' to the composite"
    )
  }

  static func composedApart(
    _ first: (name: String, place: String),
    _ second: (name: String, place: String)
  ) -> Self {
    Self(
      .composedApart,
      "'\(first.name)' is \(first.place), and '\(second.name)' is \(second.place), so one "
        + "forwarder cannot conform to both: compose protocols with the same isolation"
    )
  }

  static func acceptedNotSendable(_ name: String, _ sendable: String) -> Self {
    Self(
      .acceptedNotSendable,
      "'\(name)' is not 'Sendable', and '\(sendable)' is, so a delegate could be called where it "
        + "does not conform: require '\(name)', or let it inherit 'Sendable'"
    )
  }

  static func acceptedAnyway(_ name: String, _ heir: String) -> Self {
    Self(
      .acceptedAnyway,
      "every delegate conforms to '\(name)', which '\(heir)' inherits: remove it from 'accepts'"
    )
  }

  static func sharedDeclaration(_ signature: String, _ names: (String, String)) -> Self {
    Self(
      .sharedDeclaration,
      "'\(names.0)' and '\(names.1)' declare '\(signature)' differently, so one member cannot "
        + "implement both: rename one"
    )
  }

  static func sharedDispatch(_ signature: String, _ names: (String, String)) -> Self {
    Self(
      .sharedDispatch,
      "the forwarder calls '\(signature)' once for '\(names.0)' and '\(names.1)', which decide "
        + "differently about it: give both the same 'dispatch', 'default', 'errors', 'concurrently', "
        + "'event', 'optional' and 'name'"
    )
  }

  static func sharedByAccepted(_ signature: String, _ names: (String, String)) -> Self {
    Self(
      .sharedByAccepted,
      "a delegate may have '\(signature)' from '\(names.0)' or from '\(names.1)': "
        + "move it to a protocol that both inherit, or require one of them"
    )
  }
}

/// Messages about Objective-C protocols in a spec.
extension DiagnosticMessage {
  static func objectiveCMember(_ attribute: String) -> Self {
    Self(
      .objectiveCMember,
      "'\(attribute)' needs an '@objc' protocol: write '@objc' before 'protocol', or remove this"
    )
  }

  static func optionalModifier() -> Self {
    Self(
      .optionalModifier,
      "'optional' needs an '@objc' protocol: write '\"optional\": true' beside 'declaration'"
    )
  }

  static func notInObjectiveC(_ what: String) -> Self {
    Self(.notInObjectiveC, "\(what) do not exist in Objective-C: remove '@objc' from the protocol")
  }

  static func swiftBase(_ name: String) -> Self {
    Self(
      .swiftBase,
      "an '@objc' protocol inherits only '@objc' protocols: add '@objc' to '\(name)', or remove it here"
    )
  }

  static func settableOptional() -> Self {
    Self(
      .settableOptional,
      "an optional property cannot be set through its protocol: "
        + "require a function that sets it, or '{ get }'"
    )
  }

  static func optionalSubscript() -> Self {
    Self(
      .optionalSubscript,
      "a subscript has no selector, so it cannot be optional: require a function"
    )
  }

  static func optionalEffect(_ effect: String) -> Self {
    Self(
      .optionalEffect,
      "the compiler crashes on a call of an optional Objective-C member with '\(effect)': leave the "
        + "member out, or give it a completion handler in place of '\(effect)'"
    )
  }

  static func selectorNeeded(_ requirement: String, hasParameters: Bool) -> Self {
    let colon = hasParameters ? ":" : ""
    return Self(
      .selectorNeeded,
      "the forwarder needs the selector of '\(requirement)', which Swift does not look up under "
        + "'@available': write '@objc(name\(colon))'"
    )
  }

  static func requirementIsHere() -> Self {
    Self(.requirementIsHere, "the requirement is declared here")
  }

  static func objectImport() -> Self {
    Self(
      .objectImport,
      "the forwarder of an Objective-C protocol is an 'NSObject': add a module that has it to "
        + "'imports', such as 'Foundation'"
    )
  }
}
