/// An accepted protocol that a composite's forwarder calls a delegate as, if the delegate conforms
/// to it.
struct AcceptedRole: Sendable {
  /// `TableEditing`, as it stands in Swift.
  let protocolName: String

  /// `any TableEditing`, which is an object also where values can adopt the protocol.
  let type: String

  /// `MultiTableAsTableEditing`: the class that says how to get there.
  let className: String

  /// `tableEditing`: the weak reference.
  let property: String

  /// The types of accepted protocols that make a delegate one: `any TableEditing`, or those that
  /// inherit it.
  let origins: [String]

  /// The requirements that are called this way.
  let requirements: [ResolvedRequirement]
}
