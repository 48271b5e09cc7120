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
