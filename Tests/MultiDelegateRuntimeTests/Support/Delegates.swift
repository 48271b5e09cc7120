// The protocols whose forwarders the plugin generates for the tests, as `Delegates.delegates.json` decides.

/// Its delegates may be used on any thread, and be on queues.
protocol AlarmDelegate: AnyObject, Sendable {
  func alarm(_ number: Int)
  func level() -> Int
}

enum BellError: Error, Equatable {
  case cracked(Int)
}

/// Its delegates may be on queues.
protocol BellDelegate: AnyObject {
  func ring(_ number: Int)
  func ringOne(_ number: Int)
  func tone(_ number: Int) -> Int
  func strength(_ number: Int) -> Int
  func check(_ number: Int) throws(BellError)
  func chime(into tones: inout [Int])
}

/// A default implementation could answer for another delegate, so `handling:` has to be written.
protocol PolicyDelegate: AnyObject {
  func policyDidChange()
  func timeLimit() -> Int
}

extension PolicyDelegate {
  func policyDidChange() {}
  func timeLimit() -> Int { 60 }
}

@MainActor
protocol ScreenDelegate: AnyObject {
  func screenDidAppear()
}

/// Its delegates may be used on any thread.
protocol SignalDelegate: AnyObject, Sendable {
  func signal(_ number: Int)
}

/// Values may adopt it, too.
protocol TintDelegate {
  func tint() -> Int
}
