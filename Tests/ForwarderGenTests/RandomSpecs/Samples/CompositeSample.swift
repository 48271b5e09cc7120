/// A composite of a random spec, whose protocols are known by their positions in the sample.
struct CompositeSample: Sendable {
  var file = 0
  var name: String

  /// Nil where the spec states the name alone.
  var access: ProtocolSample.Access?
  var required: [Int] = []
  var accepted: [Int] = []
  var delegatesProperty: String?
  var hasQueues = false
  var hasEvents = false
  var leavesBoxOut = false
  var sendsBoxUnchecked = false
  var doc: String?
  var condition: String?

  /// Whether it is there where the samples are compiled.
  var isOnLinux: Bool { condition != "!os(Linux)" }

  /// The text for it in a spec.
  func json(pathsOf protocols: [ProtocolSample]) -> JSONText {
    func list(_ positions: [Int]) -> JSONText? {
      positions.isEmpty
        ? nil : .array(positions.map { .string(protocols[$0].path.replacing("`", with: "")) })
    }
    return .object([
      ("forwarder", .string(access.map { "\($0.text) final class \(name)" } ?? name)),
      ("requires", list(required)),
      ("accepts", list(accepted)),
      ("delegatesProperty", delegatesProperty.map { .string($0) }),
      ("queues", hasQueues ? .literal("true") : nil),
      ("events", hasEvents ? .events(leavingOutBox: leavesBoxOut) : nil),
      ("unchecked", sendsBoxUnchecked ? .box : nil),
      ("doc", doc.map { .string($0) }),
      ("if", condition.map { .string($0) }),
    ])
  }
}
