import Testing

@testable import MultiDelegateRuntime

@Suite("Part B, what is refused")
struct PreconditionTests {
  /// What a process said that was expected to fail.
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a negative index is a precondition failure with a message`() async {
    let one = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      MultiTransferDelegate().delegates.insert(Recorder("A"), at: -1)
    }
    #expect(message(one).contains("a delegate cannot be inserted at -1: indices begin at 0"))
    let several = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      MultiTransferDelegate().delegates.insert(contentsOf: [], at: -7)
    }
    #expect(message(several).contains("a delegate cannot be inserted at -7: indices begin at 0"))
  }

  private static let itself = "a forwarder cannot be a delegate of itself"

  @Test func `adding the forwarder to itself is a precondition failure with a message`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let multi = MultiTransferDelegate()
      multi.delegates.add(multi)
    }
    #expect(message(result).contains(Self.itself))
  }

  @Test func `every way to add refuses the forwarder itself`() async {
    let retaining = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let multi = MultiTransferDelegate()
      multi.delegates.add(retaining: multi)
    }
    let inserting = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let (multi, anchor) = (MultiTransferDelegate(), Recorder("A"))
      multi.delegates.add(anchor)
      multi.delegates.insert(multi, before: anchor)
    }
    let several = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let multi = MultiTransferDelegate()
      multi.delegates.insert(contentsOf: [multi], at: 0)
    }
    let replacing = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let multi = MultiTransferDelegate()
      multi.delegates.replaceAll(with: [multi])
    }
    let onAnActor = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let multi = MultiScreenDelegate()
      multi.delegates.add(multi)
    }
    for result in [retaining, inserting, several, replacing, onAnActor] {
      #expect(message(result).contains(Self.itself))
    }
  }
}
