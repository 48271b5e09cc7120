import Testing

@testable import MultiDelegateRuntime

/// Slow under a sanitizer, and of no use there: `--skip GrowthTests`.
@Suite("Part B, growth")
struct GrowthTests {
  private let log = Log()
  private let multi = MultiTransferDelegate()

  @Test func `a million add-and-die rounds do not grow the list`() {
    let kept = Recorder("kept", log)
    multi.delegates.add(kept)
    var longest = 0
    for round in 0..<1_000_000 {
      multi.delegates.add(Recorder("†", log))
      if round.isMultiple(of: 1000) {
        longest = max(longest, multi.delegates.registrations.capacity)
      }
    }
    #expect(longest <= 64)
    #expect(multi.delegates.names == "kept")
    withExtendedLifetime(kept) {}
  }

  @Test func `a call drops the dead of a long list, so that a peak is not paid for ever after`() {
    var peak = (0..<1000).map { Recorder("\($0)", log) }
    multi.delegates.add(contentsOf: peak)
    peak = []
    multi.transferDidStart("one")
    #expect(multi.delegates.registrations.count == 0)
    #expect(log.take() == "")
  }
}
