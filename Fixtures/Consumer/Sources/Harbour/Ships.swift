import Foundation

/// A ship, as the harbour knows it.
public struct Ship: Sendable, Equatable {
  /// The name on its bow.
  public let name: String

  /// Makes a ship called `name`.
  public init(name: String) { self.name = name }
}

/// The arrivals and departures of ships.
public protocol ShipObserver: AnyObject {
  func shipDidArrive(_ ship: Ship)
  func shipDidLeave(_ ship: Ship)
}

/// Decides about ships.
public protocol ShipDelegate: ShipObserver {
  func ship(_ ship: Ship, mayEnterAt date: Date) -> Bool
  func berth(for ship: Ship) -> Int?
}

extension ShipDelegate {
  /// None, unless an adopter knows one.
  public func berth(for ship: Ship) -> Int? { nil }
}

extension Ship {
  /// Is on board.
  public protocol Passenger: Crew {
    typealias Farewell = () -> Void
    func wave(_ farewell: Farewell?)
  }

  /// Works on board.
  public protocol Crew {
    func hoist(flag: String)
  }
}

/// Pays the bills.
protocol Owner: AnyObject {
  func bill(_ amount: Int)
  func bill(_ text: String)
}

/// Moves things.
@MainActor protocol Crane: AnyObject {
  func lift(_ crate: String)
  func mayLift(_ crate: String) -> Bool
}
