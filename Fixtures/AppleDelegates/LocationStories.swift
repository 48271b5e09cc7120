import CoreLocation
import Foundation
import MultiDelegateRuntime
import UIKit

@MainActor final class LocationService {
  private let manager = CLLocationManager()
  private let recorder = TripRecorder()
  private let log = LocationLog()
  private let multi: MultiCLLocationManagerDelegate

  init() {
    multi = MultiCLLocationManagerDelegate(weakly: recorder, log)
    manager.delegate = multi
  }

  /// For a screen that comes later, and need not say goodbye.
  func add(_ screen: any CLLocationManagerDelegate) {
    guard multi.delegates.add(screen) else { return }
    manager.delegate = nil
    manager.delegate = multi
  }
}

/// It is on the main actor, and wants the heading to be calibrated.
@MainActor final class TripRecorder: NSObject, @MainActor CLLocationManagerDelegate {
  private(set) var trip: [CLLocation] = []

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    trip += locations
  }

  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
}

/// So is every view controller.
final class RouteScreen: UIViewController, @MainActor CLLocationManagerDelegate {
  private var last: CLLocation?

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }
}

/// It is on no actor, and has no opinion on the heading.
final class LocationLog: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    print(error)
  }
}
