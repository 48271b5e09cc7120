/// What can be wrong with Objective-C protocols in a spec.
extension DiagnosticMessage {
  static func objectiveCMember(_ attribute: String) -> Self {
    Self(
      .objectiveCMember,
      "'\(attribute)' takes an '@objc' protocol: write '@objc' before 'protocol', or remove this"
    )
  }

  static func optionalModifier() -> Self {
    Self(
      .optionalModifier,
      "'optional' takes an '@objc' protocol: write '\"optional\": true' beside 'declaration'"
    )
  }

  static func notInObjectiveC(_ what: String) -> Self {
    Self(.notInObjectiveC, "\(what) do not exist in Objective-C: remove '@objc' from the protocol")
  }

  static func swiftBase(_ name: String) -> Self {
    Self(
      .swiftBase,
      "an '@objc' protocol inherits '@objc' protocols only: make '\(name)' one, or remove '@objc' here"
    )
  }

  static func settableOptional() -> Self {
    Self(
      .settableOptional,
      "Swift does not let an optional property be set through its protocol: "
        + "require a function that sets it, or '{ get }'"
    )
  }

  static func optionalSubscript() -> Self {
    Self(.optionalSubscript, "Swift names no selector of a subscript: require a function")
  }

  static func selectorNeeded(_ requirement: String, hasParameters: Bool) -> Self {
    let colon = hasParameters ? ":" : ""
    return Self(
      .selectorNeeded,
      "delegates are asked for '\(requirement)' by its selector, and Swift does not look that up under "
        + "'@available': state it, '@objc(name\(colon))'"
    )
  }

  static func requirementIsHere() -> Self {
    Self(.requirementIsHere, "the requirement is declared here")
  }

  static func objectImport() -> Self {
    Self(
      .objectImport,
      "an Objective-C protocol's forwarder is an 'NSObject': import what has it, as 'Foundation', "
        + "under 'imports'"
    )
  }
}
