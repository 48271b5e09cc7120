/// One `NAME.delegates.json` with its keys understood.
///
/// The declarations of protocols and requirements are still text, because a Swift file may have them.
package struct Spec: Equatable, Sendable {
  package let source: SourceText

  /// Where its object begins.
  let position: SourcePosition
  let imports: [ImportDeclaration]

  /// Names of inherited protocols that have nothing to forward.
  let markers: Stated<Set<String>>

  package var protocols: [ProtocolSpec]
  let composites: [CompositeSpec]

  /// The modules where protocols may be that it names, beside its own.
  var searchedModules: Set<String> {
    guard protocols.contains(where: { $0.place == .target }) else { return [] }
    return Set(imports.compactMap(\.module.pathNames.last))
  }

  /// Whether nothing is generated from it.
  var isEmpty: Bool { protocols.isEmpty && composites.isEmpty }
}

/// An item of a spec's `protocols`.
package struct ProtocolSpec: Equatable, Sendable {
  /// Where the protocol's own declaration is.
  package enum Place: Equatable, Sendable {
    /// In the generated file.
    case here
    /// In a module or in the user's own Swift, and repeated in the spec.
    case elsewhere
    /// In the Swift file, or in the interface of a module, with this path, which is read.
    case file(EmbeddedText)
    /// In some Swift file of the target, or of one that the spec imports.
    case target

    package var isFile: Bool { self != .here && self != .elsewhere }

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
    case head(AccessibleName)
  }

  /// `public protocol DownloadDelegate: AnyObject`, or the name of one in a Swift file; nil, and
  /// reported, where there is none.
  package var head: EmbeddedText?
  package var place: Place
  let forwarder: ForwarderChoice
  package var options = ForwarderOptions()
  package var requirements: [RequirementSpec] = []

  /// Whether `requirements` is complete.
  ///
  /// An entry that could not be read may decide about any requirement.
  var isComplete = true
}

/// An item of a spec's `composites`.
struct CompositeSpec: Equatable, Sendable {
  let forwarder: AccessibleName

  /// The names of the protocols to all of which every delegate conforms.
  let required: [EmbeddedText]

  /// The names of the protocols to which a delegate may conform.
  let accepted: [EmbeddedText]

  let options: ForwarderOptions
}

/// An item of a protocol's `requirements`.
package struct RequirementSpec: Equatable, Sendable {
  /// `func downloadDidStart(_ download: Download)`, or, of a protocol in a Swift file, which of its
  /// requirements it is about: `downloadDidStart(_:)`.
  package let declaration: EmbeddedText
  package var decision = RequirementDecision.none
}

/// The value of a key that may be left out.
package enum Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing.
  case absent
  /// A value that could not be understood and has been reported.
  ///
  /// It causes no other message: each mistake is reported once.
  case unclear
  case value(Value)

  /// The value, where there is one.
  package var known: Value? {
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
