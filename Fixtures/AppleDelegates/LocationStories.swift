import CoreLocation
import Foundation
import MultiDelegateRuntime

final class LocationService {
  private let manager = CLLocationManager()
  private let multi: MultiCLLocationManagerDelegate

  init(_ first: any CLLocationManagerDelegate...) {
    multi = MultiCLLocationManagerDelegate(weakly: first)
    manager.delegate = multi
  }

  /// For a screen that comes later, and need not say goodbye.
  func add(_ screen: any CLLocationManagerDelegate) {
    multi.delegates.add(screen)
    manager.delegate = nil
    manager.delegate = multi
  }
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

func follow(_ compass: Compass, _ settings: Settings) -> LocationService {
  let service = LocationService(compass)
  service.add(settings)
  return service
}
