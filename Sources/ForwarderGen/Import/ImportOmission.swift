/// Something that an import left out.
struct ImportOmission: Equatable, Sendable {
  let protocolName: String

  /// The requirement; nil for the whole protocol.
  let requirement: String?

  /// `a variadic parameter cannot be passed on`.
  let reason: String
}
