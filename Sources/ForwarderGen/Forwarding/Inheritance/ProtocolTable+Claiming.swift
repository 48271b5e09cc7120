extension ProtocolTable {
  /// The protocols in which the forwarders of the protocols at `bases` let delegates claim answers.
  ///
  /// Whoever claims answers from the forwarder of an heir can then be a delegate of the base's,
  /// too, and claim the same. One that is less accessible than the heir's forwarder stays out.
  /// A class that is not `nonisolated` conforms to one that is as to any base (see
  /// ``baseConformances(of:on:names:)``): it states so where a question to it is on an actor.
  func claimingProtocols(of bases: [Int], access: AccessLevel) -> [BaseConformance] {
    bases.compactMap { base in
      let declared = protocols[base]
      guard let forwarder = declared.forwarderName, forwarder.access >= access,
        !declared.isReference || forwarder.access >= .public
      else { return nil }
      let claimed = claimedRequirements(at: base)
      if claimed.isEmpty { return nil }
      return BaseConformance(
        name: Keyword.escaped("\(forwarder.name)Claiming"),
        isNonisolated: isolations[base] == .nonisolated && claimed.contains(where: \.namesActor)
      )
    }
  }

  /// The requirements, own and inherited, of the protocol at `position` whose answers can be claimed.
  private func claimedRequirements(at position: Int) -> [ResolvedRequirement] {
    if !declaresClaims[position] { return [] }
    return RequirementMerger.requirements(at: position, in: self).map(\.requirement)
      .filter(\.isClaimed)
  }
}
