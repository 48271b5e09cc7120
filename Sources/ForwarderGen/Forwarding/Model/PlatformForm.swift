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
