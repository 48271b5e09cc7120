/// A protocol of a random spec.
struct ProtocolSample: Sendable {
  enum Access: Int, Comparable, Sendable {
    case `internal`, package, `public`

    var text: String {
      switch self {
      case .internal: "internal"
      case .package: "package"
      case .public: "public"
      }
    }

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// Where the members are.
  enum Isolation: Equatable, Sendable {
    case unstated, nonisolated
    case globalActor(String)

    var isOnActor: Bool {
      if case .globalActor = self { return true }
      return false
    }
  }

  /// The class that is generated.
  enum Forwarder: Sendable {
    case implied, none
    case named(String)
    case head(String, Access)
  }

  /// The compiler's view of the head, with everything that it inherits.
  struct Facts: Sendable {
    var isClassBound = false
    var isSendable = false
    var isObject = false
    var isSPI = false
    var isDeprecated = false
    var isolation = Isolation.unstated

    /// Whether all requirements can be called on queues.
    var isQueueable = false
    var ancestors: Set<Int> = []
  }

  var file = 0
  var outerType: String?
  var name: String
  var attributes: [String] = []
  var access = Access.internal
  var stated = Isolation.unstated
  var associatedTypes: [AssociatedType] = []

  /// Those that the base declares, too.
  var inheritedTypes: [AssociatedType] = []

  /// The names of those that are not primary.
  var nonprimaryTypes: Set<String> = []
  var whereClause: String?

  /// The positions in the sample of the protocols that it inherits.
  var bases: [Int] = []

  /// The other protocols that it inherits.
  var markers: [String] = []
  var requirements: [RequirementSample] = []
  var isElsewhere = false

  /// Whether the spec names the Swift file of what is elsewhere, and does not repeat it.
  var isInFile = false
  var forwarder = Forwarder.implied
  var delegatesProperty: String?
  var hasQueues = false
  var hasEvents = false

  /// Whether events leave out what is not `Sendable`.
  var leavesBoxOut = false

  /// Whether that is sent elsewhere unchecked.
  var sendsBoxUnchecked = false
  var doc: String?
  var condition: String?
  var facts = Facts()

  struct AssociatedType: Sendable {
    var name: String
    var constraint: String?
  }

  /// The name by which other protocols and composites call it.
  var path: String { (outerType.map { "\($0)." } ?? "") + name }

  /// Whether it is there where the samples are compiled.
  var isOnLinux: Bool { condition != "!os(Linux)" }

  /// The forwarder's access; nil where there is none.
  var forwarderAccess: Access? {
    switch forwarder {
    case .implied, .named: forwarderAccessByName
    case .none: nil
    case .head(_, let access): access
    }
  }

  /// The access of a forwarder that states none.
  var forwarderAccessByName: Access { isElsewhere && !isInFile ? .internal : access }

  /// The head as in a spec.
  func head(basePaths: [String]) -> String {
    head(basePaths: basePaths, named: path, stated: stated)
  }

  private func head(basePaths: [String], named name: String, stated: Isolation) -> String {
    var words = attributes
    switch stated {
    case .unstated: break
    case .nonisolated: words.append("nonisolated")
    case .globalActor(let actor): words.append("@\(actor)")
    }
    if access != .internal { words.append(access.text) }
    let types = (inheritedTypes + associatedTypes).map(\.name)
      .filter { !nonprimaryTypes.contains($0) }
    let list = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    let inherited = basePaths + markers
    let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
    words.append("protocol \(name)\(list)\(clause)")
    if let whereClause { words.append("where \(whereClause)") }
    return words.joined(separator: " ")
  }

  /// The protocol as a Swift file declares it that exists elsewhere.
  func swift(basePaths: [String]) -> String {
    let own = facts.isolation.isOnActor ? stated : .nonisolated
    let types = associatedTypes.map(\.declaration)
    let members = types + requirements.map { conditional($0.declaration, $0.condition) }
    let left = requirements.filter(\.isOptional)
    let extended = left.map { conditional($0.implementation(access: access.text), $0.condition) }
    let declaration =
      "\(head(basePaths: basePaths, named: name, stated: own)) {\n\(members.joined(separator: "\n"))\n}\n"
    let declared = outerType.map { "extension \($0) {\n\(declaration)}\n" } ?? declaration
    let words = attributes.filter { $0.hasPrefix("@available") || $0.hasPrefix("@_spi") }
    let prefix = (words + (own == .nonisolated ? ["nonisolated "] : [""])).joined(separator: " ")
    let extensions =
      extended.isEmpty
      ? "" : "\(prefix)extension \(path) {\n\(extended.joined(separator: "\n"))\n}\n"
    return conditional(declared + extensions, condition)
  }

  private func conditional(_ text: String, _ condition: String?) -> String {
    condition.map { "#if \($0)\n\(text)\n#endif\n" } ?? text
  }
}

extension ProtocolSample.AssociatedType {
  var declaration: String { "associatedtype \(name)" + (constraint.map { ": \($0)" } ?? "") }
}

extension ProtocolSample {
  /// The text for it in a spec whose Swift file is at `path`.
  func json(basePaths: [String], inFileAt path: String) -> JSONText {
    isInFile ? shortJSON(inFileAt: path) : longJSON(basePaths: basePaths)
  }

  private func shortJSON(inFileAt path: String) -> JSONText {
    let entries = requirements.compactMap(\.entryJSON)
    return .object([
      ("protocol", .string(self.path)),
      ("declared", .string(path)),
      ("forwarder", forwarderJSON),
      ("delegatesProperty", delegatesProperty.map { .string($0) }),
      ("queues", hasQueues ? .literal("true") : nil),
      ("events", hasEvents ? .events(leavingOutBox: leavesBoxOut) : nil),
      ("unchecked", sendsBoxUnchecked ? .box : nil),
      ("requirements", entries.isEmpty ? nil : .array(entries)),
    ])
  }

  private var forwarderJSON: JSONText? {
    switch forwarder {
    case .implied: nil
    case .none: .literal("false")
    case .named(let name): .string(name)
    case .head(let name, let access): .string("\(access.text) final class \(name)")
    }
  }

  private func longJSON(basePaths: [String]) -> JSONText {
    let types = associatedTypes.map { JSONText.string($0.declaration) }
    return .object([
      ("protocol", .string(head(basePaths: basePaths))),
      ("declared", isElsewhere ? .string("elsewhere") : nil),
      ("forwarder", forwarderJSON),
      ("delegatesProperty", delegatesProperty.map { .string($0) }),
      ("queues", hasQueues ? .literal("true") : nil),
      ("events", hasEvents ? .events(leavingOutBox: leavesBoxOut) : nil),
      ("unchecked", sendsBoxUnchecked ? .box : nil),
      ("doc", doc.map { .string($0) }),
      ("if", condition.map { .string($0) }),
      ("requirements", .array(types + requirements.map(\.json))),
    ])
  }
}
