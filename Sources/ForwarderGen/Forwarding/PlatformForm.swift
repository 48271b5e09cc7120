/// What an `@objc` protocol is on a platform, and with it what its forwarder is.
enum PlatformForm: Equatable, Sendable {
  /// A Swift protocol: there is no Objective-C.
  case swift
  /// An Objective-C protocol, whose adopters can be asked what they have.
  case objectiveC

  /// The forms that occur where `condition` holds.
  static func all(ofObjectiveC isObjectiveC: Bool, under condition: Condition?) -> [Self] {
    if !isObjectiveC { return [.swift] }
    return condition?.isApples == true ? [.objectiveC] : [.objectiveC, .swift]
  }
}

extension Condition {
  /// Whether it holds on Apple's platforms only, as far as its text tells.
  fileprivate var isApples: Bool {
    guard !text.contains("||") else { return false }
    return text.split(separator: "&&").map { $0.filter { $0 != " " } }
      .contains { Self.apples.contains($0) }
  }

  private static let apples = Set(
    ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].map { "os(\($0))" }
      + modules.map { "canImport(\($0))" }
  )

  /// Modules with delegate protocols that no other platform has.
  ///
  /// Under one that is not among them both forms are written, and one is never compiled.
  private static let modules = [
    "ARKit", "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "CallKit", "CarPlay",
    "ClassKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreLocation", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreSpotlight", "EventKit", "EventKitUI",
    "ExternalAccessory", "GameController", "GameKit", "HealthKit", "HomeKit", "Intents",
    "IntentsUI", "JavaScriptCore", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Messages", "MetalKit", "MultipeerConnectivity", "NearbyInteraction", "NetworkExtension",
    "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "QuickLookUI", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Speech", "SpriteKit",
    "StoreKit", "SwiftUI", "UIKit", "UserNotifications", "UserNotificationsUI", "VisionKit",
    "WatchConnectivity", "WatchKit", "WebKit",
  ]
}

extension Forwarder {
  /// Whether it is an `NSObject`.
  func isObject(in form: PlatformForm) -> Bool { inheritsNSObject || form == .objectiveC }

  /// `requirements`, which it forwards, as they are in `form`.
  func requirements(
    _ requirements: [ResolvedRequirement],
    in form: PlatformForm
  ) -> [ResolvedRequirement] {
    requirements.map { $0.written(in: form, asObject: isObject(in: form)) }
  }
}

extension ResolvedRequirement {
  /// The requirement in a forwarder of `form` that is an `NSObject`, or is not.
  func written(in form: PlatformForm, asObject isObject: Bool) -> Self {
    var requirement = self
    requirement.isOverride = isOverride && isObject
    if form == .objectiveC, isObjectiveC {
      requirement.isOptionalMember = isOptional || declaration.isOptionalInObjectiveC
      requirement.isOptional = false
      requirement.isObjectiveCMember = true
    }
    return requirement
  }

  /// Whether delegates are asked by selector if they have it: they need not, and can tell.
  ///
  /// In a composite that is also what an accepted protocol requires.
  var isAskedFor: Bool { isOptionalMember || isObjectiveCMember && acceptedRole != nil }
}
