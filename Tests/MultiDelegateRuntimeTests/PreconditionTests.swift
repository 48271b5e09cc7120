import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

@Suite("What is refused")
struct PreconditionTests {
  /// Expects `message` of a process that was expected to fail.
  ///
  /// Optimised code fails all the same, but Swift leaves the messages of preconditions out of it.
  private func expect(
    _ message: String,
    of result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if DEBUG
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(message), sourceLocation: sourceLocation)
    #else
    #expect(result != nil, sourceLocation: sourceLocation)
    #endif
  }

  // FSQMessageForwarder inserts at the end: it compares a signed number with an unsigned one.
  @Test func `a negative index is a precondition failure with a message`() async {
    let one = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      MultiTransferDelegate().delegates.add(Recorder("A"), at: .index(-1))
    }
    expect("a delegate cannot be added at -1: indices begin at 0", of: one)
    let several = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      MultiTransferDelegate().delegates
        .add(contentsOf: [Recorder("A"), Recorder("B")], at: .index(-7))
    }
    expect("a delegate cannot be added at -7: indices begin at 0", of: several)
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
    expect(Self.itself, of: result)
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
      multi.delegates.add(multi, at: .before(anchor))
    }
    let several = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let multi = MultiTransferDelegate()
      multi.delegates.add(contentsOf: [multi], at: .index(0))
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
      expect(Self.itself, of: result)
    }
  }
}
