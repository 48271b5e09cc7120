/// What a protocol has from the protocols that it inherits, directly or not.
struct Lineage: Equatable {
  /// The protocols it inherits, in order and each once, those that others inherit before them.
  private(set) var bases: [Int] = []
  private(set) var isClassBound = false
  private(set) var isSendable = false
  private(set) var inheritsNSObject = false

  /// The standard library's protocols that have nothing to forward.
  private static let standardMarkers: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Error", "Escapable", "Sendable",
    "SendableMetatype",
  ]

  /// The standard library's protocols that nobody can adopt for others.
  private static let personalBases: Set<String> = [
    "CaseIterable", "Codable", "Collection", "Comparable", "Decodable", "Equatable", "Hashable",
    "Identifiable", "RawRepresentable", "Sequence",
  ]

  /// What makes adopters subclasses of `NSObject`, or what only those adopt without effort.
  static let objectBases: Set<String> = [
    "NSObject", "Foundation.NSObject", "ObjectiveC.NSObject",
    "NSObjectProtocol", "Foundation.NSObjectProtocol", "ObjectiveC.NSObjectProtocol",
  ]

  /// Follows what the protocol at `position` inherits, and reports what would go unforwarded.
  ///
  /// - Parameters:
  ///   - position: where the protocol is in `table`.
  ///   - table: all protocols that are known.
  ///   - isComplete: whether all specs could be read; if not, an unknown name may be in the others.
  ///   - diagnostics: those of the protocol's spec.
  init(
    of position: Int,
    in table: ProtocolTable,
    isComplete: Bool,
    _ diagnostics: inout Diagnostics
  ) {
    let declared = table.protocols[position]
    for inherited in declared.head.inherited {
      let error = follow(inherited, of: declared, in: table, path: [position])
      guard let error, isComplete || error.message.kind != .unknownBase else { continue }
      diagnostics.report(error.message, at: inherited.position, notes: error.notes)
    }
  }

  /// Whether `name` is known to have nothing to forward.
  static func isMarker(_ name: String) -> Bool {
    standardMarkers.contains(name.withoutSwiftModule) || objectBases.contains(name)
  }

  private typealias Refusal = (message: DiagnosticMessage, notes: [Diagnostic.Note])

  /// Adds what `inherited` stands for, or says why it cannot be inherited.
  private mutating func follow(
    _ inherited: ProtocolHead.Inherited,
    of declared: DeclaredProtocol,
    in table: ProtocolTable,
    path: [Int]
  ) -> Refusal? {
    let name = inherited.name
    switch table.find(name) {
    case .found(let base): return follow(base, named: name, in: table, path: path)
    case .ambiguous(let bases):
      let notes = bases.map { table.protocols[$0].note(.earlierName(name)) }
      return (.ambiguousBase(name), notes)
    case .none: return recognize(name, markers: declared.markers)
    }
  }

  private mutating func follow(
    _ base: Int,
    named name: String,
    in table: ProtocolTable,
    path: [Int]
  ) -> Refusal? {
    if path.contains(base) { return (.inheritanceCycle(name), []) }
    if bases.contains(base) { return nil }
    let declared = table.protocols[base]
    var refusal: Refusal?
    for inherited in declared.head.inherited {
      let inner = follow(inherited, of: declared, in: table, path: path + [base])
      // What is wrong with a base is said where the base is; only a circle is wrong everywhere.
      if inner?.message.kind == .inheritanceCycle { refusal = refusal ?? inner }
    }
    bases.append(base)
    return refusal
  }

  /// Takes a name that no spec declares for what it is known to be.
  private mutating func recognize(_ name: String, markers: Stated<Set<String>>) -> Refusal? {
    let unqualified = name.withoutSwiftModule
    if Self.standardMarkers.contains(unqualified) {
      if unqualified == "AnyObject" { isClassBound = true }
      if ["Sendable", "Error"].contains(unqualified) { isSendable = true }
      return nil
    }
    if Self.objectBases.contains(name) {
      isClassBound = true
      inheritsNSObject = true
      return nil
    }
    if Self.personalBases.contains(unqualified) { return (.refusedBase(name), []) }
    if markers == .unclear || markers.known?.contains(name) == true { return nil }
    return (["Actor", "AnyActor"].contains(unqualified) ? .refusedActor() : .unknownBase(name), [])
  }
}

extension ProtocolTable {
  /// Whether only objects can adopt the protocol at `position`.
  func isClassBound(at position: Int) -> Bool {
    var unheard = Diagnostics(of: protocols[position].source)
    return Lineage(of: position, in: self, isComplete: true, &unheard).isClassBound
  }
}

extension DeclaredProtocol {
  func note(_ message: DiagnosticMessage) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: head.namePosition), message: message)
  }
}
