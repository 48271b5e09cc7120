/// The protocols of a composite's forwarder, and how it comes from a delegate to what it calls.
struct Composition: Sendable {
  /// Those that every delegate conforms to.
  let required: [ComposedProtocol]

  /// Those that a delegate may conform to.
  let accepted: [ComposedProtocol]

  /// The accepted protocols that a requirement is called on, and bases that such ones share.
  let roles: [AcceptedRole]

  /// Whether the compiler has to be told that delegates are objects.
  let isClassBound: Bool

  /// Whether one of the required protocols makes delegates an `NSObjectProtocol`.
  let requiresNSObject: Bool

  /// Whether the compiler has to be told that delegates may be used on any thread.
  let addsSendable: Bool

  var all: [ComposedProtocol] { required + accepted }

  /// The names of accepted protocols that mean something else inside the reference.
  var hiddenNames: [String] {
    let names = accepted.map(\.name) + roles.map(\.protocolName)
    return Forwarder.referenceMembers.filter { names.contains($0) }
  }

  /// `any TableData & TableHeaders`, `AnyObject`, or one of them with what makes it usable.
  var delegateType: String {
    let names =
      required.map(\.name) + (isClassBound ? [] : ["AnyObject"])
      + (addsSendable ? ["Sendable"] : [])
    return takesAnyObject ? "AnyObject" : "any \(names.joined(separator: " & "))"
  }

  /// Whether every object can be a delegate.
  var takesAnyObject: Bool { required.isEmpty && !addsSendable }

  /// Whether ``delegateType`` is one protocol's: `any TableData`.
  var isOneProtocol: Bool { required.count == 1 && isClassBound && !addsSendable }
}
