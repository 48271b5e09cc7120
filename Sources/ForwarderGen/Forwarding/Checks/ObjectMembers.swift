/// The members of `NSObject` that a protocol may require as well: a forwarder overrides them.
enum ObjectMembers {
  /// The type of each member's value, by signature.
  private static let types = [
    "description": "String", "debugDescription": "String", "hash": "Int",
    "isEqual(_: Any?)": "Bool", "copy()": "Any", "mutableCopy()": "Any",
  ]

  /// Marks the `requirements` that an `NSObject` forwarder overrides, and reports those that it
  /// cannot override.
  ///
  /// It reports an `own` requirement at its place, and any other at the `name` of the protocol that
  /// has it.
  static func overridden(
    by requirements: [ResolvedRequirement],
    own: [DeclaredRequirement],
    of name: SourcePosition,
    on isolation: Isolation,
    _ diagnostics: inout Diagnostics
  ) -> [ResolvedRequirement] {
    requirements.map { requirement in
      let declaration = requirement.declaration
      guard let type = types[requirement.signature] else { return requirement }
      let isOwn = own.contains { $0 === requirement.declared }
      let position = isOwn ? declaration.name.position : name
      let isPlain = declaration.effects == .none && declaration.accessors?.isSettable != true
      if declaration.value?.text != type || !isPlain {
        diagnostics.report(.unlikeObject(requirement.signature, type), at: position)
      } else if isolation != .nonisolated, !requirement.isNonisolated {
        diagnostics.report(.objectMemberOnActor(requirement.signature), at: position)
      }
      var requirement = requirement
      requirement.isOverride = true
      return requirement
    }
  }
}
