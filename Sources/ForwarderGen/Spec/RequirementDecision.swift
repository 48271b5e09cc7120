/// What a spec says about a requirement, which goes whole to the forwarder; the Swift file of a protocol states
/// the condition and the documentation.
///
/// An object, because it has many parts, and goes from stage to stage unchanged.
@dynamicMemberLookup
package final class RequirementDecision: Equatable, Sendable {
  /// The policy for errors that delegates throw, in place of ending the round at the first one.
  package enum ErrorPolicy: String, CaseIterable, Sendable {
    /// All responders are called, and the first error is thrown afterwards.
    case afterAll
    /// The first error cancels the other calls of a round that are made at the same time.
    case cancel
  }

  /// The order in which responders are called, in place of that of their registration.
  package enum Order: String, CaseIterable, Sendable {
    /// The last one first.
    case reversed
  }

  /// The `through` of a requirement whose closures are no answers, and may be for all delegates.
  static let throughNone = "none"

  package struct Parts: Equatable, Sendable {
    /// `firstNonNil`.
    var dispatch = Stated<DispatchSyntax>.absent

    /// The closure that delegates answer through, by its label, or ``throughNone``.
    var through = Stated<EmbeddedText>.absent
    var order = Stated<Positioned<Order>>.absent
    var errors = Stated<Positioned<ErrorPolicy>>.absent

    /// Where `"concurrently": true` is, if the calls of a round run at the same time.
    var concurrently: SourcePosition?

    /// The `default`: `0`, or `throw DownloadError.refused`.
    package var fallback = Stated<Fallback>.absent

    /// The name of its case in the requirement enum, in place of the derived one.
    var name = Stated<EmbeddedText>.absent

    /// Whether an adopter may leave it out; nil if that is not stated.
    var isOptional: Bool?

    /// Whether the forwarder implements it, and leaves it to the default implementation otherwise.
    var isForwarded = true

    /// Whether its calls may be events of a stream; nil if that is not stated.
    var event: Bool?

    /// The parameters whose arguments are sent elsewhere although the compiler cannot check them.
    var unchecked = ParameterNames()
    package var condition: Condition?
    var doc: String?
  }

  /// What is said about most requirements.
  static let none = RequirementDecision(Parts())

  private let parts: Parts

  init(_ parts: Parts) { self.parts = parts }

  package subscript<Value>(dynamicMember keyPath: KeyPath<Parts, Value>) -> Value {
    parts[keyPath: keyPath]
  }

  package static func == (left: RequirementDecision, right: RequirementDecision) -> Bool {
    left === right || left.parts == right.parts
  }

  func changing(_ change: (inout Parts) -> Void) -> RequirementDecision {
    var parts = parts
    change(&parts)
    return parts == self.parts ? self : RequirementDecision(parts)
  }
}

/// A value, and where the spec states it.
struct Positioned<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value
  let position: SourcePosition
}

extension RequirementDecision.Parts {
  init(_ object: SpecObject, _ diagnostics: inout Diagnostics) {
    dispatch = object.swift(.dispatch, DeclarationParser.dispatch, &diagnostics)
    through = object.string(.through, &diagnostics)
    order = object.choice(.order, &diagnostics)
    errors = object.choice(.errors, &diagnostics)
    let isConcurrent = object.boolean(.concurrently, &diagnostics).known
    concurrently = isConcurrent.flatMap { $0.value ? $0.position : nil }
    fallback = object[.default]
      .map { $0.swift(as: "'default'", &diagnostics) }
      .map { diagnostics.attempt(DeclarationParser.fallback, $0) }
    name = object.string(.name, &diagnostics)
    isOptional = object.boolean(.optional, &diagnostics).known?.value
    isForwarded = object.boolean(.forwarded, &diagnostics).known?.value ?? true
    event = object.boolean(.event, &diagnostics).known?.value
    unchecked = object.parameterNames(.unchecked, &diagnostics)
    condition = object.swift(.if, DeclarationParser.condition, &diagnostics).known
    doc = object.string(.doc, &diagnostics).known?.text
  }
}
