/// `listeners`, or `internal listeners`: a forwarder's property with its delegates.
struct DelegatesProperty: Equatable, Sendable {
  /// Nil where only a name is given.
  var access: AccessLevel?
  let accessPosition: SourcePosition
  let name: String
}
