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
