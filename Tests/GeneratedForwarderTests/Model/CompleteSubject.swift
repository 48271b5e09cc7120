import MultiDelegateRuntime

/// A forwarder whose delegates respond to everything unless they say otherwise.
final class CompleteSubject<Reference: CompleteDelegateReference>:
  RegistrySubject<Reference>
{
  override func insert(
    _ participant: Participant,
    isBefore: Bool,
    _ anchor: Participant,
    _ listed: Handling?
  ) throws -> Bool {
    guard listed == nil else {
      return try super.insert(participant, isBefore: isBefore, anchor, listed)
    }
    return isBefore
      ? try registry.add(delegate(participant), at: .before(delegate(anchor)))
      : try registry.add(delegate(participant), at: .after(delegate(anchor)))
  }

  override func insertAll(_ participants: [Participant], at index: Int, _ listed: Handling?) throws
  {
    guard listed == nil else { return try super.insertAll(participants, at: index, listed) }
    try registry.add(contentsOf: participants.map(delegate), at: .index(index))
  }
}
