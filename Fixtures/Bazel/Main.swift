import MultiDelegateRuntime

/// Says what it hears.
final class Listener: ClockDelegate {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func bellDidRing(_ times: Int) { print("\(name) hears \(times)") }

  func hourToRing(after hour: Int) -> Int { hour + 2 }
}

@main
enum Main {
  static func main() {
    let clock = MultiClockDelegate()
    clock.bellDidRing(clock.hourToRing(after: 12))
    let (first, second) = (Listener("Ada"), Listener("Bo"))
    clock.delegates.add(contentsOf: [first, second])
    clock.bellDidRing(clock.hourToRing(after: 3))
    withExtendedLifetime((first, second)) {}
  }
}
