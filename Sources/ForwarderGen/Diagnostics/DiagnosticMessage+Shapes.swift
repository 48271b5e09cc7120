/// What a requirement may not look like.
extension DiagnosticMessage {
  static func refusedStatic(_ modifier: String) -> Self {
    Self(
      .refusedStatic,
      "a forwarder has delegates, its type has none: make this an instance requirement, "
        + "without '\(modifier)'"
    )
  }

  static func refusedSelf() -> Self {
    Self(
      .refusedSelf,
      "'Self' is the forwarder here and another type in each delegate: name the protocol, "
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
      "a '\(access)' protocol cannot be reached from the generated file: make it internal"
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
      "Swift does not let a property be set whose getter is 'async' or throws: require a "
        + "function that sets it"
    )
  }

  static func refusedSending() -> Self {
    Self(
      .refusedSending,
      "what is sent can be received once: write the dispatch 'first', or take it without 'sending'"
    )
  }

  static func refusedClaimedSending() -> Self {
    Self(
      .refusedClaimedSending,
      "what is sent cannot be shown to those who may claim: write another dispatch, or return it "
        + "without 'sending'"
    )
  }

  static func refusedNoncopyable() -> Self {
    Self(
      .refusedNoncopyable,
      "what cannot be copied can be consumed once: write the dispatch 'first', or 'borrowing'"
    )
  }

  static func refusedNoncopyableAnswer() -> Self {
    Self(
      .refusedNoncopyableAnswer,
      "what cannot be copied cannot be shown to others before it is returned: "
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
      "Swift cannot set through 'any P' what a 'mutating get' and a 'nonmutating set' share: "
        + "write 'set'"
    )
  }
}
