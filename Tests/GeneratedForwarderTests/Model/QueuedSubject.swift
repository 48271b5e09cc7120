@_spi(GeneratedCode) import MultiDelegateRuntime

/// A forwarder whose delegates may be registered on queues.
final class QueuedSubject<Reference: QueuedDelegateReference>:
  RegistrySubject<Reference>
{
  override func add(
    _ participant: Participant,
    on queue: ModelQueue,
    _ listed: Handling
  ) throws
    -> Bool
  {
    try registry.add(
      checked: .weak(delegate(participant)),
      at: nil,
      on: queue.queue,
      handling: handling(listed)
    )
  }

  override func remove(_ participant: Participant, on queue: ModelQueue) -> Bool? {
    registry.remove(delegate(participant), on: queue.queue)
  }
}
