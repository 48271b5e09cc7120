extension ProtocolTable {
  /// The protocols in which the forwarders of the protocols at `bases` let delegates claim answers.
  ///
  /// Whoever claims answers from the forwarder of an heir can then be a delegate of the base's,
  /// too, and claim the same. One that is less accessible than the heir's forwarder stays out.
  func claimingProtocols(of bases: [Int], access: AccessLevel) -> [String] {
    bases.compactMap { base in
      let declared = protocols[base]
      guard let forwarder = declared.forwarderName, forwarder.access >= access,
        !declared.isReference || forwarder.access >= .public, forwardsClaims(at: base)
      else { return nil }
      return Keyword.escaped("\(forwarder.name)Claiming")
    }
  }

  /// Whether the protocol at `position` has or inherits a requirement whose answer can be claimed.
  private func forwardsClaims(at position: Int) -> Bool {
    declaresClaims[position]
      && RequirementMerger.requirements(at: position, in: self)
        .contains(where: \.requirement.isClaimed)
  }
}
