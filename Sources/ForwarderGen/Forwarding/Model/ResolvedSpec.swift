/// The content of one generated file, with every decision made.
package struct ResolvedSpec: Sendable {
  let source: SourceText
  let imports: [ImportDeclaration]
  package let protocols: [ResolvedProtocol]
  package let composites: [ResolvedComposite]

  /// How widely each forwarder uses the runtime in declarations, and the condition under which it is there.
  var runtimeUses: [(access: AccessLevel, condition: String?)] {
    protocols.compactMap { declared in
      declared.forwarder.map { ($0.access, declared.condition?.text) }
    } + composites.map { ($0.forwarder.access, $0.condition?.text) }
  }
}

extension ResolvedSpec {
  package var path: String { source.path }
}

/// A forwarder of several protocols.
package struct ResolvedComposite: Sendable {
  package let forwarder: Forwarder
  let condition: ResolvedCondition?

  /// The requirements that the forwarder implements: those of all its protocols, each once.
  package let forwarded: [ResolvedRequirement]
}

struct ResolvedCondition: Equatable, Sendable {
  /// `canImport(UIKit)`.
  let text: String
  let location: SourceLocation
}

/// A protocol that is declared in the file, its forwarder, or both.
package struct ResolvedProtocol: Sendable {
  let declared: DeclaredProtocol

  /// Where it is in the table.
  package let position: Int
  let isolation: Isolation
  package let forms: [PlatformForm]
  package let forwarder: Forwarder?

  /// The requirements that the forwarder implements: inherited ones and the protocol's own.
  package let forwarded: [ResolvedRequirement]
}

extension ResolvedProtocol {
  package var head: ProtocolHead { declared.head }
  package var location: SourceLocation { declared.source.location(of: head.position) }
  var condition: ResolvedCondition? {
    declared.parsed.options.condition.map(declared.source.resolve)
  }
  var isDeclaredHere: Bool { declared.parsed.place == .here }
  package var isInSwiftFile: Bool { declared.parsed.place.isFile }
  var requirements: [ResolvedRequirement] {
    declared.requirements.map { ResolvedRequirement($0, of: position) }
  }

  /// The names of its own requirements that it leaves to default implementations.
  package var unforwarded: [String] { declared.parsed.unforwarded }
}

/// A requirement as one forwarder implements it.
@dynamicMemberLookup
package struct ResolvedRequirement: Sendable {
  /// The parts that are the same in every forwarder.
  package let declared: DeclaredRequirement

  /// Where the protocol that declares it is in the table.
  package let source: Int

  /// The isolation of its protocol, where that is not the forwarder's; otherwise unstated.
  var statedIsolation = Isolation.unstated
  let adopters: Adopters

  /// Whether `NSObject` has such a member.
  var isOverride = false

  /// In a composite, what a delegate is called as, which need not conform to the protocol that has
  /// the requirement: `MultiTableAsTableEditing`.
  var acceptedRole: String?

  /// Whether it is written as a member of an Objective-C protocol.
  var isObjectiveCMember = false

  /// Whether the forwarder has another requirement that differs from it in its result only, so that a
  /// call has to say which one it means.
  var isOverloadedByResult = false

  /// Its case in the enum of the forwarder's events; nil if it has none.
  package var eventCase: EventCase?

  /// The positions of the parameters whose arguments are sent elsewhere unchecked.
  package var unchecked: Set<Int>

  init(_ declared: DeclaredRequirement, of source: Int, adoptedBy adopters: Adopters = .objects) {
    self.declared = declared
    self.source = source
    self.adopters = adopters
    unchecked = declared.unchecked
  }

  /// The same, changed.
  func changing(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  package subscript<Value>(dynamicMember keyPath: KeyPath<DeclaredRequirement, Value>) -> Value {
    declared[keyPath: keyPath]
  }

  // A path through the other `dynamicMember` would be made anew for each use.
  subscript<Value>(dynamicMember keyPath: KeyPath<ParsedRequirement, Value>) -> Value {
    declared.parsed[keyPath: keyPath]
  }
}

extension ResolvedRequirement {
  // Nearly everything that is asked is a part of the declaration, and a path to it through
  // `dynamicMember` is looked up at run time.
  package var declaration: RequirementDeclaration { declared.declaration }
  var isNotification: Bool { declared.isNotification }

  func note(_ message: DiagnosticMessage) -> Diagnostic.Note {
    Diagnostic.Note(location: declared.location, message: message)
  }

  /// Whether an adopter may leave it out, and a default implementation takes its place.
  package var isOptional: Bool { declared.isOptional && !isObjectiveCMember }

  /// Whether delegates can be asked if they have it: it is `optional` in Objective-C.
  var isOptionalMember: Bool {
    isObjectiveCMember && (declared.isOptional || declared.declaration.isOptionalInObjectiveC)
  }

  var isNonisolated: Bool {
    statedIsolation == .nonisolated || declared.declaration.isNonisolated
  }

  /// Whether it names an actor that it runs on, or is given one, or gets one from its protocol.
  var namesActor: Bool {
    statedIsolation == .unstated ? declared.declaration.namesActor : statedIsolation.isOnActor
  }

  /// Its isolation, where that is not its protocol's; otherwise unstated.
  var ownIsolation: Isolation {
    if statedIsolation != .unstated { return statedIsolation }
    let declaration = declared.declaration
    return declaration.isConcurrent && !declaration.isolation.isOnActor
      ? .nonisolated : declaration.isolation
  }

  /// Where it runs in a forwarder that states `isolation`, or nothing.
  func isolation(in isolation: Isolation) -> Isolation {
    if declared.declaration.isOnParameter { return .nonisolated }
    return ownIsolation == .unstated ? isolation : ownIsolation
  }

  /// Whether it can run off the actor of a forwarder that states `isolation`, or nothing.
  func mayRun(off isolation: Isolation) -> Bool {
    if isolation == .nonisolated { return false }
    switch self.isolation(in: isolation) {
    case .unstated: return false
    case .nonisolated: return true
    // An isolation that is not stated can only be that of the main actor, by the module's default.
    case let own: return own != (isolation.isOnActor ? isolation : .mainActor)
    }
  }

  /// Whether a default implementation could answer for an adopter that leaves the requirement out,
  /// in place of one that has it.
  ///
  /// The forwarder cannot distinguish the two.
  ///
  /// A neutral answer is still an answer: if no other delegate responds, it replaces a `default`
  /// with a different value.
  package var mayBeAnsweredByOmission: Bool { isOptional && declared.couldBeAnsweredByOmission }

  /// The signatures of the members of `NSObject` that a protocol may require as well.
  private static let objectMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_: Any?)", "copy()", "mutableCopy()",
  ]

  /// The requirement in a forwarder of `form` that is an `NSObject`, or is not.
  func written(in form: PlatformForm, asObject isObject: Bool) -> ResolvedRequirement {
    changing {
      $0.isOverride = isObject && Self.objectMembers.contains(declared.signature)
      $0.isObjectiveCMember = form == .objectiveC && declared.isObjectiveC
    }
  }

  /// Whether delegates are asked by selector if they have it: they need not, and can tell.
  ///
  /// In a composite that is also what an accepted protocol requires; of a subscript Swift names no selector.
  var isAskedFor: Bool {
    if declared.declaration.isSubscript { return false }
    return isOptionalMember || isObjectiveCMember && acceptedRole != nil
  }
}

extension [ResolvedRequirement] {
  /// The same requirements of one forwarder, which know of each other.
  var knowingOverloads: Self {
    // Mostly, each has a signature of its own.
    if Set(map(\.declared.signature)).count == count { return self }
    let overloads = Dictionary(grouping: self) { $0.signature }
    return map { requirement in
      let condition = requirement.condition?.text
      let isOverloaded =
        overloads[requirement.signature]?
        .contains { other in
          // Different conditions exclude each other.
          let isThere =
            condition == nil || other.condition == nil || other.condition?.text == condition
          return isThere && other.identity != requirement.identity
        } ?? false
      return requirement.changing { $0.isOverloadedByResult = isOverloaded }
    }
  }
}

/// The form of an `@objc` protocol and its forwarder on a platform.
package enum PlatformForm: Equatable, Sendable {
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
  func forms(of position: Int) -> [PlatformForm] {
    PlatformForm.all(
      ofObjectiveC: lineages[position].isObjectiveC,
      under: protocols[position].parsed.options.condition
    )
  }
}

extension Forwarder {
  /// Whether it is an `NSObject`.
  func isObject(in form: PlatformForm) -> Bool { inheritsNSObject || form == .objectiveC }
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
