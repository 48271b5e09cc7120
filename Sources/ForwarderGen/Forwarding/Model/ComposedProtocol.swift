/// A protocol that a composite names.
struct ComposedProtocol: Equatable, Sendable {
  /// Where it is among all that the run knows.
  let position: Int

  /// `TableData`, or `Tables.TableData`, without back-ticks.
  let path: String

  /// The same as it stands in Swift.
  let name: String

  /// `any TableData`, which is an object also where values can adopt the protocol.
  let type: String

  /// Whether the forwarder's conformance to it is stated to be on the forwarder's actor.
  let isolatesConformance: Bool

  /// Whether it is an Objective-C one, where there is Objective-C.
  let isObjectiveC: Bool
}
