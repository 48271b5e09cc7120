import Dispatch
import MultiDelegateRuntime

final class Recorder {}

protocol RecorderDelegate: AnyObject {
  func recorderDidStart(_ recorder: Recorder)
  func recorder(_ recorder: Recorder, didReach time: Double)
  func recorder(_ recorder: Recorder, shouldKeep name: String) -> Bool
  func recorderLimit(_ recorder: Recorder) -> Int
}

protocol GateDelegate: AnyObject {
  func mayOpen(_ number: Int, done: @escaping (Bool) -> Void)
  func ranks(done: @escaping ([Int]) -> Void)
  func name() -> String
  func weight(of number: Int) -> Int
  func titles() -> [String]
  func gateDidClose()
  @available(macOS 10.15, iOS 13, *)
  func load() async throws -> [String]
}

extension GateDelegate {
  func gateDidClose() {}
}

/// A value may be a delegate.
protocol LightDelegate {
  func brightness() -> Int
}

@available(macOS 10.15, iOS 13, *)
@MainActor
protocol ScreenDelegate: AnyObject {
  func screenDidAppear(_ animated: Bool)
}

@available(macOS 13, iOS 16, *)
protocol StoreDelegate<Item>: AnyObject {
  associatedtype Item
  func items(like item: Item) -> [Item]
}

func heaviest(_ gates: some Sequence<any GateDelegate>, _ number: Int) -> Int {
  gates.map { $0.weight(of: number) }.max() ?? 0
}

private struct Lamp: LightDelegate {
  func brightness() -> Int { 3 }
}

private final class Panel: RecorderDelegate {
  func recorderDidStart(_ recorder: Recorder) {}
  func recorder(_ recorder: Recorder, didReach time: Double) {}
  func recorder(_ recorder: Recorder, shouldKeep name: String) -> Bool { true }
  func recorderLimit(_ recorder: Recorder) -> Int { 10 }
}

private final class Panels: DelegateProvider {
  let panels = [Panel()]

  func delegates() -> [any RecorderDelegate] { panels }
}

final class Studio {
  let recorders = MultiRecorderDelegate()
  let lights = MultiLightDelegate()
  let gates = MultiGateDelegate()
  private let panel = Panel()
  private let panels = Panels()

  init() {
    recorders.delegates.add(panel, at: .first)
    recorders.delegates.add(retaining: panel, on: DispatchQueue(label: "panel"))
    recorders.delegates.add(provider: panels)
    lights.delegates.add(retaining: Lamp())
  }

  func ask(_ done: @escaping (Bool) -> Void) -> Int {
    gates.mayOpen(3, done: done)
    return recorders.recorderLimit(Recorder()) + lights.brightness() + recorders.delegates.count
  }

  var names: [String] { recorders.delegates.registrations.map(\.description) }

  @available(macOS 10.15, iOS 13, *)
  func listen() async -> Int {
    var count = 0
    for await event in recorders.events() {
      if case .recorderDidReach = event { count += 1 }
    }
    return count
  }
}
