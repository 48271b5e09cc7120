extension ResolvedRequirement {
  /// The requirement in a forwarder of `form` that is an `NSObject`, or is not.
  func written(in form: PlatformForm, asObject isObject: Bool) -> Self {
    var requirement = self
    requirement.isOverride = isOverride && isObject
    requirement.isObjectiveCMember = form == .objectiveC && declared.isObjectiveC
    return requirement
  }

  /// Whether delegates are asked by selector if they have it: they need not, and can tell.
  ///
  /// In a composite that is also what an accepted protocol requires; of a subscript Swift names no
  /// selector.
  var isAskedFor: Bool {
    if case .subscript = declared.declaration { return false }
    return isOptionalMember || isObjectiveCMember && acceptedRole != nil
  }
}
