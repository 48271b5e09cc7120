/// A requirement that a forwarder implements.
struct ResolvedRequirement: Equatable, Sendable {
  let declaration: RequirementDeclaration

  /// What tells it from its overloads: `download(_: Download, didAdvanceTo: Double)`.
  let signature: String

  /// The declaration as written, on one line.
  let text: String

  /// The part of it that is behind the attributes and modifiers.
  let body: String
  let location: SourceLocation

  /// When it is there at all, and where the spec says so.
  let condition: ResolvedCondition?

  /// `@MainActor` or `nonisolated`, where it comes from a protocol of another isolation.
  var statedIsolation: String?

  /// Whether a class-bound protocol has it from one that values can adopt: setting it then takes a
  /// variable, as far as the compiler knows.
  var isInheritedFromValues = false

  /// The protocol that declares it, as it stands in Swift.
  let protocolName: String

  /// Whether that is an Objective-C one, where there is Objective-C.
  let isObjectiveC: Bool

  /// Whether it is written as a member of that Objective-C protocol.
  var isObjectiveCMember = false

  /// Whether delegates can be asked if they have it: it is `optional` in Objective-C.
  var isOptionalMember = false

  /// Whether `NSObject` has such a member.
  var isOverride = false

  /// In a composite, what a delegate is called as, which need not conform to the protocol that has
  /// the requirement: `MultiTableAsTableEditing`.
  var acceptedRole: String?

  /// In `MultiDownloadDelegateRequirement.downloadDidStart`, `downloadDidStart`.
  let caseName: String
  let dispatch: Dispatch

  /// Where the `dispatch` stands, if there is one.
  let dispatchLocation: SourceLocation

  /// Whether everyone is called before the first error is thrown.
  let throwsAfterAll: Bool
  let fallback: Fallback?
  let fallbackLocation: SourceLocation

  /// Whether an adopter may leave it out, and a default implementation takes its place.
  var isOptional: Bool
  let doc: String?

  /// Every word in the declaration and in its `default`: names that no local variable may take.
  let words: Set<String>
}

extension ResolvedRequirement {
  /// Whether it says that it runs on no actor.
  var isNonisolated: Bool {
    statedIsolation == "nonisolated"
      || declaration.modifiers.contains { $0.name == "nonisolated" }
  }

  /// Whether it says that it runs on no actor, or on that of a parameter.
  var mayRunElsewhere: Bool {
    isNonisolated
      || declaration.attributes.contains { $0.name == "concurrent" }
      || declaration.parameters.contains { parameter in
        parameter.type.annotations.contains { $0.name == "isolated" }
      }
  }

  /// Whether nobody may call it.
  var isUnavailable: Bool { declaration.isUnavailable }

  /// What Objective-C calls it, where that is stated.
  var statedSelector: String? {
    declaration.attributes.lazy.compactMap(\.selector).first
  }

  /// Whether it only tells delegates something: all of them hear it, and none answers.
  var isNotification: Bool {
    dispatch == .broadcast && declaration.value == nil
  }

  /// Whether a later delegate may claim that its own answer shall count.
  var isClaimed: Bool { dispatch == .claimed }

  /// Whether a default implementation, which cannot be told from a real one, could answer alone for
  /// an adopter that has left the requirement out, in place of one that has not.
  ///
  /// An answer that is neutral among others is one all the same: where nobody else responds, it
  /// stands in for a `default` that says something else.
  var mayBeAnsweredByOmission: Bool {
    guard isOptional else { return false }
    switch dispatch {
    case .broadcast: return declaration.value != nil
    case .first, .last, .reduce, .claimed: return true
    case .firstNonNil, .pipeline: return false
    case .anyTrue, .allTrue, .collect: return fallback != nil
    }
  }
}
