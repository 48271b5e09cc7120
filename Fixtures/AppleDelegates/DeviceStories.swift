import AVFAudio
import CoreBluetooth
import Foundation
import MultiDelegateRuntime
import UserNotifications
import WatchConnectivity

// MARK: A player whose end two objects hear

/// Plays the next song when one ends.
final class Playlist: NSObject, AVAudioPlayerDelegate {
  private(set) var position = 0

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    position += 1
  }
}

/// Counts the songs that were played, and the ones that could not be decoded.
final class ListeningHistory: NSObject, AVAudioPlayerDelegate {
  private(set) var played = 0
  private(set) var broken = 0

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    if flag { played += 1 }
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    broken += 1
  }
}

/// The player keeps no delegate, so this object keeps the forwarder.
final class Jukebox {
  private let player = AVAudioPlayer()
  private let multi: MultiAVAudioPlayerDelegate

  init(_ playlist: Playlist, _ history: ListeningHistory) {
    multi = MultiAVAudioPlayerDelegate(weakly: playlist, history)
    player.delegate = multi
  }
}

// MARK: A heart-rate sensor with a scanner, a connection and a display

/// Shows whether Bluetooth is on.
final class BluetoothStatus: NSObject, CBCentralManagerDelegate {
  private(set) var isOn = false

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    isOn = central.state == .poweredOn
  }
}

/// Lists the sensors that are in reach.
final class SensorScanner: NSObject, CBCentralManagerDelegate {
  private(set) var names: [String] = []

  // The protocol requires it.
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}

  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi strength: NSNumber
  ) {
    names.append(peripheral.name ?? "Sensor")
  }
}

/// Counts the services of the sensor.
final class SensorSetup: NSObject, CBPeripheralDelegate {
  private(set) var services = 0

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    services = peripheral.services?.count ?? 0
  }
}

/// Shows the last value, and knows nothing of the setup.
final class HeartRateDisplay: NSObject, CBPeripheralDelegate {
  private(set) var last: Data?

  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    last = characteristic.value
  }
}

/// Has a forwarder for the manager, and one for each sensor.
final class HeartRateService {
  private let central = CBCentralManager()
  private let multi = MultiCBCentralManagerDelegate()
  private let sensors = MultiCBPeripheralDelegate()

  init(_ status: BluetoothStatus, _ scanner: SensorScanner) {
    multi.delegates.add(status)
    // The scanner does not hear of the state, though it has the member.
    multi.delegates.add(scanner, handling: [.centralManagerDidDiscoverAdvertisementDataRssi])
    central.delegate = multi
  }

  func watch(_ sensor: CBPeripheral, _ setup: SensorSetup, _ display: HeartRateDisplay) {
    sensors.delegates.add(setup)
    sensors.delegates.add(display)
    sensor.delegate = sensors
  }
}

// MARK: A watch whose messages several features receive

/// Has the members that the protocol requires.
///
/// The session calls on a background queue, so no delegate of it belongs to the main actor.
nonisolated class WatchFeature: NSObject, WCSessionDelegate {
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}

  func sessionDidBecomeInactive(_ session: WCSession) {}

  func sessionDidDeactivate(_ session: WCSession) {}
}

/// Activates the session for the next watch of the user.
///
/// One feature is enough for that.
nonisolated final class WatchSwitch: WatchFeature {
  override func sessionDidDeactivate(_ session: WCSession) { session.activate() }
}

/// Hears of settings that the user changes on the watch.
nonisolated final class WatchSettings: WatchFeature {
  private(set) var changes = 0

  func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {
    changes += 1
  }
}

/// Answers the questions of the watch, by calling the handler once.
nonisolated final class WatchQuestions: WatchFeature {
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {
    replyHandler(["steps": 4200])
  }
}

/// Each feature responds to the members that it has, so at most one of them gets a reply handler.
nonisolated func connect(
  _ session: WCSession,
  _ features: [WatchFeature]
) -> MultiWCSessionDelegate {
  let multi = MultiWCSessionDelegate()
  multi.delegates.add(contentsOf: features)
  session.delegate = multi
  session.activate()
  return multi
}

// MARK: Notifications of an app and an SDK

/// Shows notifications while the app is in front.
final class Banners: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }
}

/// Opens what the user taps.
final class NotificationRouter: NSObject, UNUserNotificationCenterDelegate {
  private(set) var opened: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    opened.append(response.actionIdentifier)
    completionHandler()
  }
}

/// An SDK that plays a sound for its messages, and tells its server which of them are opened.
final class MessagingSDK: NSObject, UNUserNotificationCenterDelegate {
  private var unreported: [@Sendable () -> Void] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    unreported.append(completionHandler)
  }

  func serverDidAnswer() {
    for completionHandler in unreported { completionHandler() }
    unreported = []
  }
}

/// Gives the center three delegates.
///
/// What one of them wants to present is presented, and the system learns that a response is handled when
/// all of them have handled it.
func receive(
  _ center: UNUserNotificationCenter,
  _ banners: Banners,
  _ router: NotificationRouter,
  _ sdk: MessagingSDK
) -> MultiUNUserNotificationCenterDelegate {
  let multi = MultiUNUserNotificationCenterDelegate(weakly: banners, router, sdk)
  center.delegate = multi
  return multi
}
