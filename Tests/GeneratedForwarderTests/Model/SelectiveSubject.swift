import MultiDelegateRuntime

/// A composite whose delegates may be any objects: what adds one throws unless it conforms.
final class SelectiveSubject<Reference: SelectiveDelegateReference & ~Copyable>:
  RegistrySubject<Reference>
{
  override func add(_ participant: Participant, _ listed: Handling) throws -> Bool {
    try registry.add(delegate(participant), handling: handling(listed))
  }

  override func retain(_ participant: Participant, _ listed: Handling) throws -> Bool {
    try registry.add(retaining: delegate(participant), handling: handling(listed))
  }

  override func addAll(_ participants: [Participant], _ listed: Handling) throws {
    try registry.add(contentsOf: participants.map(delegate), handling: handling(listed))
  }

  override func replaceAll(_ participants: [Participant], _ listed: Handling) throws {
    try registry.replaceAll(with: participants.map(delegate), handling: handling(listed))
  }

  override func insert(
    _ participant: Participant,
    isBefore: Bool,
    _ anchor: Participant,
    _ listed: Handling?
  ) throws -> Bool {
    let (delegate, anchor) = (delegate(participant), delegate(anchor))
    let handling = handling(listed ?? ForwarderShape.everything)
    return isBefore
      ? try registry.insert(delegate, before: anchor, handling: handling)
      : try registry.insert(delegate, after: anchor, handling: handling)
  }

  override func insertAll(_ participants: [Participant], at index: Int, _ listed: Handling?) throws
  {
    try registry.insert(
      contentsOf: participants.map(delegate),
      at: index,
      handling: handling(listed ?? ForwarderShape.everything)
    )
  }
}
