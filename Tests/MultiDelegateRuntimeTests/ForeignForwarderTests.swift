import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("Forwarders of other protocols as delegates")
struct ForeignForwarderTests {
  @Test func `a forwarder implements by itself what it does not pass on`() {
    let (bells, alarm) = (MultiBellDelegate(), MultiAlarmDelegate())
    bells.delegates.add(alarm)
    #expect(bells.responds(to: .ring))
    #expect(!alarm.responds(to: .alarm))
    #expect(bells.tone(3) == 6)
  }

  @Test func `requirements are the same by their signatures, and otherwise by their names`() {
    #expect(Spelled.same(as: OtherSpelled.ring) == [.ring])
    #expect(Spelled.same(as: OtherSpelled.strike) == [.strikeOnce, .strikeTwice])
    #expect(Spelled.same(as: OtherSpelled.swing) == [])
  }
}

extension MultiAlarmDelegate: BellDelegate {
  func ring(_ number: Int) {}
  func ringOne(_ number: Int) {}
  func tone(_ number: Int) -> Int { 2 * number }
  func strength(_ number: Int) -> Int { 0 }
  func check(_ number: Int) throws(BellError) {}
  func chime(into tones: inout [Int]) {}
}

private enum Spelled: Int, DelegateRequirement {
  case ring, strikeOnce, strikeTwice

  static var notifications: [Self] { [] }

  var signature: String {
    switch self {
    case .ring: "ring(_:) (Int)"
    case .strikeOnce: "strike(_:) (Int)"
    case .strikeTwice: "strike(_:) (String)"
    }
  }
}

private enum OtherSpelled: Int, DelegateRequirement {
  case ring, strike, swing

  static var notifications: [Self] { [] }

  var signature: String {
    switch self {
    case .ring: "ring(_:) (Int)"
    case .strike: "strike(_:) (Swift.Int)"
    case .swing: "swing(_:) (Int)"
    }
  }
}
