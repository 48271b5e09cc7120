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
