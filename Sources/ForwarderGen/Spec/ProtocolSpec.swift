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

  /// What the spec says about the forwarder.
  enum ForwarderChoice: Equatable, Sendable {
    /// Nothing: it is called `Multi` and the protocol's name.
    case derived
    /// There shall be none.
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

  /// Whether `requirements` has all that the spec says of them: what could not be read may decide on any.
  let isComplete: Bool

  /// What the forwarder's `delegates` is called instead.
  let delegatesProperty: EmbeddedText?

  /// Whether registrations may name a queue.
  let hasQueues: Bool

  /// `canImport(UIKit)`.
  let condition: EmbeddedText?
  let doc: EmbeddedText?
}
