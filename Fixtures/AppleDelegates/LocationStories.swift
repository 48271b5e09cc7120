import CoreLocation
import Foundation
import MultiDelegateRuntime

/// The one manager of an app, which any number of screens listen to.
final class LocationService {
  private let manager = CLLocationManager()
  private let multi = MultiCLLocationManagerDelegate()

  init() {
    manager.delegate = multi
  }

  /// Screens come and go, and none has to say goodbye.
  var listeners: MultiCLLocationManagerDelegateRegistry { multi.delegates }
}

/// Hears of places.
final class Compass: NSObject, CLLocationManagerDelegate {
  private(set) var last: CLLocation?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }
}

/// Hears of errors, and is asked whether to calibrate: one who wants that is enough.
final class Settings: NSObject, CLLocationManagerDelegate {
  private(set) var hasFailed = false

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    hasFailed = true
  }

  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
}

func listen(_ service: LocationService, _ compass: Compass, _ settings: Settings) -> Int {
  service.listeners.add(compass)
  service.listeners.add(settings)
  return service.listeners.count
}
