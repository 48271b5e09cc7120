/// Uses the forwarders; no spec names this file.
public final class Harbour {
  /// The delegates of the harbour.
  public let masters = MultiHarbourMaster()

  /// Makes a harbour without masters.
  public init() {}

  /// Opens in the morning.
  public func open() {
    masters.lampDidChange(toOn: true)
    masters.shipDidArrive(Ship(name: "Ada"))
  }

  /// The fee for entering.
  public var fee: Int { masters.fee(for: Ship(name: "Ada")) }
}
