extension ProtocolTable {
  /// The protocols in which the forwarders of the protocols at `bases` let delegates claim answers.
  ///
  /// A delegate that claims answers of an heir's forwarder can then claim the same as a delegate of
  /// the base's forwarder. A base that is less accessible than the heir's forwarder is left out. An
  /// isolated class conforms to a `nonisolated` claiming protocol as to any base (see
  /// ``baseConformances(of:on:names:)``): it states the isolation if a claim is asked for on an
  /// actor.
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
