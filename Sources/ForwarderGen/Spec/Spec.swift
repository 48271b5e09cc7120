/// One `NAME.delegates.json` with its keys understood and its Swift still text.
struct Spec: Equatable, Sendable {
  let source: SourceText

  /// Where its object begins.
  let position: SourcePosition
  let imports: [ImportSpec]

  /// Names of inherited protocols that have nothing to forward.
  let markers: Stated<[EmbeddedText]>

  var protocols: [ProtocolSpec]
  let composites: [CompositeSpec]

  /// Whether nothing is generated from it.
  var isEmpty: Bool { protocols.isEmpty && composites.isEmpty }
}

/// An item of a spec's `imports`.
struct ImportSpec: Equatable, Sendable {
  /// `Foundation`, or `public import Foundation`.
  let declaration: EmbeddedText

  /// `canImport(FoundationXML)`.
  let condition: EmbeddedText?
}

/// An item of a spec's `protocols`.
struct ProtocolSpec: Equatable, Sendable {
  /// Where the protocol's own declaration is.
  enum Place: Equatable, Sendable {
    /// In the generated file.
    case here
    /// In a module or in the user's own Swift, and repeated in the spec.
    case elsewhere
    /// In the Swift file, or in the interface of a module, with this path, which is read.
    case file(EmbeddedText)
    /// In some Swift file of the target, or of one that the spec imports.
    case target

    var isFile: Bool {
      switch self {
      case .here, .elsewhere: false
      case .file, .target: true
      }
    }

    /// Whether another module declares it.
    var isElsewhere: Bool {
      switch self {
      case .here, .target: false
      case .elsewhere: true
      case .file(let path): OutputName.isInterface(path.text)
      }
    }
  }

  /// The statement of the spec about the forwarder.
  enum ForwarderChoice: Equatable, Sendable {
    /// Nothing: it is called `Multi` and the protocol's name.
    case derived
    /// No forwarder is generated.
    case none
    /// `MultiX`, or `internal final class MultiX`.
    case head(EmbeddedText)
  }

  /// `public protocol DownloadDelegate: AnyObject`, or the name of one in a Swift file; nil, and
  /// reported, where there is none.
  let head: EmbeddedText?
  let place: Place
  let forwarder: ForwarderChoice
  let requirements: [RequirementSpec]

  /// Whether `requirements` is complete.
  ///
  /// An entry that could not be read may decide about any requirement.
  let isComplete: Bool

  /// Another name for the forwarder's `delegates`.
  let delegatesProperty: EmbeddedText?

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  /// `canImport(UIKit)`.
  let condition: EmbeddedText?
  let doc: EmbeddedText?
}

/// An item of a spec's `composites`.
struct CompositeSpec: Equatable, Sendable {
  /// `public final class MultiTable`; nil, and reported, where there is none.
  let forwarder: EmbeddedText?

  /// The names of the protocols to all of which every delegate conforms.
  let required: [EmbeddedText]

  /// The names of the protocols to which a delegate may conform.
  let accepted: [EmbeddedText]

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// Whether the forwarder has a stream of events.
  let hasEvents: Bool

  /// Another name for the forwarder's `delegates`.
  let delegatesProperty: EmbeddedText?

  /// `canImport(UIKit)`.
  let condition: EmbeddedText?
  let doc: EmbeddedText?
}

/// An item of a protocol's `requirements`.
struct RequirementSpec: Equatable, Sendable {
  /// The policy for errors that delegates throw, in place of ending the round at the first one.
  enum ErrorPolicy: String, CaseIterable, Sendable {
    /// All responders are called, and the first error is thrown afterwards.
    case afterAll
  }

  /// What a requirement answers through, apart from its value.
  enum AnswerPath: String, CaseIterable, Sendable {
    /// Nothing: its closures are no completion handlers.
    case none
  }

  /// The value of `event`, and its place.
  struct Event: Equatable, Sendable {
    let isAllowed: Bool
    let position: SourcePosition
  }

  /// The value of `errors`, and its place.
  struct Errors: Equatable, Sendable {
    let policy: ErrorPolicy
    let position: SourcePosition
  }

  /// `func downloadDidStart(_ download: Download)`, or, of a protocol in a Swift file, which of its
  /// requirements it is about: `downloadDidStart(_:)`.
  let declaration: EmbeddedText

  /// `firstNonNil`.
  var dispatch = Stated<EmbeddedText>.absent

  /// Where `"through": "none"` is, if its closures are for all delegates.
  var through = Stated<SourcePosition>.absent

  /// `afterAll`.
  var errors = Stated<Errors>.absent

  /// Where `"concurrently": true` is, if the calls of a round run at the same time.
  var concurrently: SourcePosition?

  /// The `default`: `0`, or `throw DownloadError.refused`.
  var fallback = Stated<EmbeddedText>.absent

  /// The name of its case in the requirement enum, in place of the derived one.
  var name = Stated<EmbeddedText>.absent

  /// Whether an adopter may leave it out; nil if that is not stated.
  var isOptional: Bool?

  /// Whether the forwarder implements it, and leaves it to the default implementation otherwise.
  var isForwarded = true

  /// Whether its calls may be events of a stream; nil if that is not stated.
  var event: Event?

  /// `canImport(UIKit)`.
  var condition: EmbeddedText?
  var doc: EmbeddedText?

  /// Whether only the declaration is stated.
  var isPlain: Bool { isUndecided && isForwarded && condition == nil && doc == nil }

  /// Whether nothing says how it is forwarded.
  var isUndecided: Bool {
    dispatch == .absent && through == .absent && errors == .absent && concurrently == nil
      && fallback == .absent && name == .absent && event == nil
      && isOptional == nil
  }
}

/// The value of a key that may be left out.
enum Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing.
  case absent
  /// A value that could not be understood and has been reported.
  ///
  /// It causes no other message: each mistake is reported once.
  case unclear
  case value(Value)

  /// The stated `value`; absent if it is nil.
  init(_ value: Value?) { self = value.map { .value($0) } ?? .absent }

  /// The value, where there is one.
  var known: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// The result of `transform` on the value; unclear if that is nil, after a report.
  func map<Result>(_ transform: (Value) -> Result?) -> Stated<Result> {
    switch self {
    case .absent: .absent
    case .unclear: .unclear
    case .value(let value): transform(value).map { .value($0) } ?? .unclear
    }
  }
}
