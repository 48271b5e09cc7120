@testable import SpecForwarders

/// A delegate that notes when the player starts and stops.
class Recorder: PlayerEventsDelegate {
  private(set) var heard: [String] = []
  var onStart: () -> Void = {}
  private let farewell: () -> Void

  init(farewell: @escaping () -> Void = {}) {
    self.farewell = farewell
  }

  deinit { farewell() }

  func playerDidStart(_ track: String) {
    onStart()
    heard.append("start \(track)")
  }

  func playerDidStop() { heard.append("stop") }
  func player(_ name: String, didAdvanceTo seconds: Double) {}
  func playerDidRewind(_ mark: Int!) {}
  func playerDidFade(to volume: Double) {}
  func playerDidFadeOut() {}
  func playerDidSkip(_ count: Int) {}
  func playerDidLoad(_ media: AnyObject) {}
  func player(fill buffer: inout [Int]) {}
  func player(tell progress: @escaping () -> Void) {}
  var volume = 0
  subscript(index: Int) -> String? { nil }
}

extension AsyncStream {
  /// All that is in the stream, up to its end.
  func texts() async -> [String] {
    var texts: [String] = []
    for await element in self { texts.append("\(element)") }
    return texts
  }
}
