import Foundation

extension Foundation.Bundle {
  static let module: Bundle = {
    let place = Bundle.main.bundleURL.appendingPathComponent("MultiDelegate_newsroom.bundle").path
    guard let bundle = Bundle(path: place) else { Swift.fatalError("no resources at \(place)") }
    return bundle
  }()
}
