import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

// The other form of the same spec is type-checked; here it is at work where there is no Objective-C.
#if !canImport(ObjectiveC)
/// An `@objc` protocol where protocols are Swift's.
@Suite("Objective-C protocols as Swift's")
struct ObjectiveCTests {
  /// Has what an adopter must have, and one thing more.
  private final class Quiet: NSObject, RecorderDelegate {
    private(set) var ends = 0

    func recorder(_ recorder: NSObject, volumeAt second: Int) -> Int { second }
    func recorderDidEnd(_ recorder: NSObject) { ends += 1 }
  }

  /// Answers some of what may be left out.
  private final class Strict: NSObject, RecorderDelegate {
    func recorder(_ recorder: NSObject, volumeAt second: Int) -> Int { 0 }
    func recorder(_ recorder: NSObject, mayRecord second: Int) -> Bool { second > 10 }
    func recorder(_ recorder: NSObject, heightAt second: Int) -> Int { 100 }
    func recorder(_ recorder: NSObject, prepare text: String) -> String { text.uppercased() }
  }

  private let recorder = NSObject()
  private let quiet = Quiet()
  private let strict = Strict()
  private let multi = MultiRecorderDelegate()

  @Test func `what a delegate leaves out answers as if it were not there`() {
    multi.delegates.add(quiet, handling: .all)
    multi.recorderDidEnd(recorder)
    #expect(quiet.ends == 1)
    #expect(multi.recorder(recorder, prepare: "a") == "a")
    #expect(multi.recorder(recorder, tagsAt: 1) == [])
    #expect(multi.recorder(recorder, titleAt: 1) == nil)
  }

  @Test func `adding says what a delegate handles, since nobody can be asked`() {
    multi.delegates.add(quiet, handling: [.recorderVolumeAt, .recorderDidEnd])
    multi.delegates.add(
      strict,
      handling: [.recorderMayRecord, .recorderHeightAt, .recorderPrepare]
    )
    #expect(multi.recorder(recorder, volumeAt: 3) == 3)
    #expect(multi.recorder(recorder, heightAt: 3) == 100)
    #expect(!multi.recorder(recorder, mayRecord: 5))
    #expect(multi.recorder(recorder, mayRecord: 11))
    #expect(multi.recorder(recorder, prepare: "a") == "A")
    #expect(multi.responds(to: .recorderHeightAt))
    #expect(!multi.responds(to: .title))
    multi.delegates.removeAll()
    #expect(multi.recorder(recorder, mayRecord: 5))
    #expect(!multi.recorder(recorder, mayRecord: 2))
    #expect(multi.recorder(recorder, heightAt: 3) == 44)
  }

  @Test func `a completion handler is called once, whoever is there`() {
    var answers: [Bool] = []
    multi.recorder(recorder, decide: { answers.append($0) })
    #expect(answers == [true])
  }

  @MainActor
  @Test func `only objects adopt it, though nothing else says so`() {
    final class Lens: LensDelegate {
      var closed = 0
      func lensDidClose() { closed += 1 }
    }
    let lens = Lens()
    let multi = MultiLensDelegate()
    multi.delegates.add(lens)
    multi.lensDidOpen()
    multi.lensDidClose()
    #expect(lens.closed == 1)
    withExtendedLifetime(lens) {}
  }

  @Test func `a composite accepts what conforms`() throws {
    let studio = MultiStudio()
    try studio.delegates.add(strict, handling: [.recorderHeightAt])
    #expect(studio.recorder(recorder, heightAt: 1) == 100)
    #expect(studio.tapeLength(of: 1) == 60)
    #expect(throws: DelegateConformanceError.self) {
      try studio.delegates.add(recorder, handling: .all)
    }
  }
}
#endif
