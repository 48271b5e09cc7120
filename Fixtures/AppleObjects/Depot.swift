import Foundation
import MultiDelegateRuntime

struct Full: Error {}

final class Shelf: NSObject, DepotDelegate {
  func store(_ name: String) throws { throw Full() }
  func open(_ name: String) throws -> NSObject { throw Full() }
  func find(_ name: String) throws -> NSObject { self }
}

@MainActor func fill(_ depot: MultiDepotDelegate, _ shelf: Shelf) -> Bool {
  depot.delegates.add(shelf)
  do {
    try depot.store("sand")
    return try depot.find("sand") === depot.open("sand")
  } catch {
    return depot.responds(to: #selector((any DepotDelegate).depotDidClose))
  }
}
