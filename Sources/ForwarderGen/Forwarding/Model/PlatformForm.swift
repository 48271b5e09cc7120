/// The form of an `@objc` protocol and its forwarder on a platform.
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

extension ProtocolTable {
  /// The forms that the protocol at `position`, or its forwarder, has.
  func forms(of position: Int) -> [PlatformForm] {
    PlatformForm.all(
      ofObjectiveC: lineages[position].isObjectiveC,
      under: protocols[position].parsed.condition
    )
  }
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

extension Condition {
  /// Whether it holds on Apple's platforms only, as far as its parts tell.
  ///
  /// Where that is not seen, what is for other platforms is written as well, and never compiled.
  var isApples: Bool { conjuncts.contains(where: Self.apples.contains) }

  private static let apples = Set(
    ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].map { "os(\($0))" }
      + ["AppKit", "ObjectiveC", "UIKit", "WatchKit"].map { "canImport(\($0))" }
  )
}
