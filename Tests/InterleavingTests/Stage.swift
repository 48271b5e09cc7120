/// The state that the delegates of one schedule share: the notes of their calls and deallocations.
// Safety: the registry is read by one thread at a time, and the rest is constant or locked.
final class Stage: @unchecked Sendable {
  let interleaving: Interleaving
  weak var registry: DelegateRegistry<ProbeReference>?

  /// Whether one of the operations can deallocate a delegate.
  let lifetimesChange: Bool

  /// Called while a delegate is deallocated, before it removes itself.
  var whileDeallocating: () -> Void = {}

  private let calls = Guarded<[Int: [String]]>([:])
  private let deallocated = Guarded<[String]>([])

  init(_ interleaving: Interleaving, lifetimesChange: Bool) {
    self.interleaving = interleaving
    self.lifetimesChange = lifetimesChange
  }

  /// Notes that something happened in the call `number`.
  func note(_ text: String, in number: Int) {
    calls.withLock { $0[number, default: []].append(text) }
  }

  /// Notes that a delegate has been deallocated, or a provider, which has no `identity`.
  func noteDeallocation(of name: String, _ identity: Identity? = nil) {
    interleaving.noteDeallocation(of: identity)
    deallocated.withLock { $0.append(name) }
  }

  /// The notes of the call `number`, in order.
  func notes(of number: Int) -> String {
    calls.withLock { $0[number, default: []].joined(separator: " ") }
  }

  /// The names of the delegates that have been deallocated.
  var deallocations: String { deallocated.withLock { $0.sorted().joined(separator: " ") } }
}
