/// Brings ships in; inherits from a protocol of the other file.
public protocol Pilot: ShipObserver {
  func takeOver(_ ship: Ship) async throws
}

/// Says what entering costs.
public protocol HarbourMaster: Pilot, Lamp {
  func fee(for ship: Ship) -> Int
}

/// Hears about the lamp at the entrance.
public protocol Lamp: AnyObject {
  func lampDidChange(toOn isOn: Bool)
}

protocol Register<Entry>: AnyObject {
  associatedtype Entry
  func note(_ entry: Self.Entry)
  func last() -> Entry?
}
