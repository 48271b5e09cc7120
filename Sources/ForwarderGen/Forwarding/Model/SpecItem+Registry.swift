extension SpecItem {
  /// Another name for the forwarder's `delegates`, since one of `requirements` has that.
  func fixItOfRegistry(besides requirements: [RequirementDeclaration]) -> FixIt {
    FixIt(
      item: self,
      change: .delegatesProperty(Forwarder.registryName(besides: requirements))
    )
  }
}
