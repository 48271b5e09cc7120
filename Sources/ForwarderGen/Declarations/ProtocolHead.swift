/// `public protocol DownloadDelegate: AnyObject`.
struct ProtocolHead: Equatable, Sendable {
  /// `AnyObject`.
  struct Inherited: Equatable, Sendable {
    let name: String
    let position: SourcePosition
  }

  let attributes: [Attribute]
  let access: AccessLevel
  let accessPosition: SourcePosition
  let isNonisolated: Bool
  let name: String
  let namePosition: SourcePosition
  let inherited: [Inherited]

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// The global actor that its members belong to.
  var globalActor: Attribute? { attributes.first { $0.isGlobalActor } }
}
