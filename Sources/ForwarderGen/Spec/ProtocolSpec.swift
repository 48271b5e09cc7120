/// An item of a spec's `protocols`.
struct ProtocolSpec: Equatable, Sendable {
  /// Where the protocol's own declaration is.
  enum Place: Equatable, Sendable {
    /// In the generated file.
    case here
    /// In a module or in the user's own Swift, and repeated in the spec.
    case elsewhere
    /// In the Swift file of this path, which is read.
    case file(EmbeddedText)

    var isFile: Bool {
      if case .file = self { return true }
      return false
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
