/// A requirement as its protocol has it, resolved once.
///
/// An object, since every forwarder of a protocol that inherits it, and every step from here to the
/// text, hands it on, and it has more parts than are cheap to copy. None of them ever changes.
final class DeclaredRequirement: Sendable {
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

  /// The protocol that declares it, as it stands in Swift.
  let protocolName: String

  /// Whether that is an Objective-C one, where there is Objective-C.
  let isObjectiveC: Bool

  /// In `MultiDownloadDelegateRequirement.downloadDidStart`, `downloadDidStart`.
  let caseName: String
  let dispatch: Dispatch

  /// Where the `dispatch` stands, if there is one.
  let dispatchLocation: SourceLocation

  /// Whether everyone is called before the first error is thrown.
  let throwsAfterAll: Bool
  let fallback: Fallback?
  let fallbackLocation: SourceLocation

  /// Whether an adopter may leave it out: in Swift a default implementation takes its place.
  let isOptional: Bool
  let doc: String?

  /// Every word in the declaration and in its `default`: names that no local variable may take.
  let words: Set<String>

  init(
    declaration: RequirementDeclaration,
    signature: String,
    text: String,
    body: String,
    location: SourceLocation,
    condition: ResolvedCondition?,
    protocolName: String,
    isObjectiveC: Bool,
    caseName: String,
    dispatch: Dispatch,
    dispatchLocation: SourceLocation,
    throwsAfterAll: Bool,
    fallback: Fallback?,
    fallbackLocation: SourceLocation,
    isOptional: Bool,
    doc: String?,
    words: Set<String>
  ) {
    self.declaration = declaration
    self.signature = signature
    self.text = text
    self.body = body
    self.location = location
    self.condition = condition
    self.protocolName = protocolName
    self.isObjectiveC = isObjectiveC
    self.caseName = caseName
    self.dispatch = dispatch
    self.dispatchLocation = dispatchLocation
    self.throwsAfterAll = throwsAfterAll
    self.fallback = fallback
    self.fallbackLocation = fallbackLocation
    self.isOptional = isOptional
    self.doc = doc
    self.words = words
  }
}

extension DeclaredRequirement {
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
}
