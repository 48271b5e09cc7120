import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Printing")
struct PrintingTests {
  private struct Tint: TintDelegate {
    func tint(of value: Int) throws -> Int { value }
    func tintDidChange(to tint: inout Int) {}
    var shade: Int {
      get { 0 }
      nonmutating set {}
    }
    var name: String? { nil }
    subscript(index: Int) -> Int { get async { index } }
  }

  @MainActor
  private final class Screen: ScreenDelegate {
    var title = "screen"
    func screenDidAppear(_ name: String) {}
    func load() async throws -> Int { 0 }
  }

  @MainActor private func makeScreen() -> (MultiScreenDelegate, Screen) {
    let screen = Screen()
    return (MultiScreenDelegate(weakly: screen), screen)
  }

  @Test func `a forwarder prints its type and its delegates`() {
    let multi = MultiTintDelegate()
    #expect("\(multi)" == "MultiTintDelegate []")
    multi.delegates.add(retaining: Tint(), handling: [.tintOf])
    #expect("\(multi)" == "MultiTintDelegate [Tint (value, handling [.tintOf])]")
    #expect(String(reflecting: multi) == "\(multi)")
    #expect(multi.delegates.registrations.compactMap { $0.value as? Tint }.count == 1)
  }

  @Test func `an actor's forwarder prints on any thread`() async {
    let (multi, screen) = await makeScreen()
    let text = "\(multi)"
    #expect(text == "MultiScreenDelegate [Screen]")
    await screen.screenDidAppear("kept alive until here")
  }

  @Test func `what a delegate of a composite does not conform to is not missing`() {
    let log = Log()
    let (rows, selectable) = (Rows("plain", log), SelectableRows("selectable", log))
    let multi = MultiTable(weakly: rows, selectable)
    #expect("\(multi)" == "MultiTable [Rows, SelectableRows]")
    multi.delegates.add(selectable, handling: .notifications)
    #expect("\(multi)".hasPrefix("MultiTable [Rows, SelectableRows (handling [."))
    withExtendedLifetime((rows, selectable)) {}
  }

  @Test func `a mirror of a forwarder shows its registry`() {
    let multi = MultiTintDelegate()
    multi.delegates.add(retaining: Tint())
    let child = Mirror(reflecting: multi).children.first { $0.label == "delegates" }
    #expect(child.map { "\($0.value)" } == "[Tint (value)]")
  }
}
