// Protocols with associated types that are not primary, as a library declares them.
// `Fixtures/Specs/Adopting.delegates.json` repeats some, and reads the others from here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public protocol StoreSubscriber: AnyObject {
  associatedtype State
  func newState(state: State)
}

nonisolated public protocol LoudStoreSubscriber: StoreSubscriber where State: Equatable {
  associatedtype Sound: Sendable
  func loudness(of sound: Sound) -> Int
  var last: State? { get set }
}

/// Values can adopt it.
protocol PaletteSource<Name> {
  associatedtype Name: Hashable = String
  associatedtype Tint: Collection where Tint.Element == Shade
  associatedtype Shade

  /// The tint called `name`.
  func tint(named name: Name) -> Tint?
  func rank(of name: Name) -> Int
}

nonisolated public protocol ParcelTracker: AnyObject, Sendable {
  associatedtype Parcel: Sendable
  func parcelDidArrive(_ parcel: Parcel)
  func isExpecting(_ parcel: Parcel) -> Bool
}

public enum Archive {
  @MainActor public protocol Delegate: AnyObject {
    associatedtype Item
    nonisolated func archiveDidClose()
    func archive(_ item: Item)
  }
}
