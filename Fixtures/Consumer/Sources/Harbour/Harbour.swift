/// Uses the forwarders; no spec names this file.
public final class Harbour {
  /// Who is asked and told.
  public let masters = MultiHarbourMaster()

  /// Makes a harbour without masters.
  public init() {}

  /// Opens in the morning.
  public func open() {
    masters.lampDidChange(toOn: true)
    masters.shipDidArrive(Ship(name: "Ada"))
  }

  /// What entering costs.
  public var fee: Int { masters.fee(for: Ship(name: "Ada")) }
}
