/// The parts of a protocol that come from its bases, direct or indirect.
struct Lineage: Equatable {
  /// The protocols it inherits, in order and each once, those that others inherit before them.
  private(set) var bases: [Int] = []
  private(set) var isClassBound = false

  /// Whether it inherits a marker that only the spec names: it may be class-bound.
  private(set) var inheritsNamedMarker = false
  private(set) var isSendable = false
  private(set) var inheritsNSObject = false
  private(set) var printedTexts: Set<PrintedText> = []

  /// Whether the protocol, or one that it inherits, is an Objective-C one.
  private(set) var isObjectiveC = false

  /// The bases that cannot be inherited, with the reasons: their requirements would not be
  /// forwarded.
  private(set) var refusals: [Refusal] = []

  struct Refusal: Equatable {
    let message: DiagnosticMessage
    let position: SourcePosition
    let notes: [Diagnostic.Note]
  }

  /// The standard library's protocols that a forwarder cannot adopt for its delegates.
  private static let personalBases: Set<String> = [
    "AsyncIteratorProtocol", "AsyncSequence", "BitwiseCopyable", "CaseIterable", "Codable",
    "CodingKey", "Collection", "Comparable", "CustomReflectable", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible",
    "OptionSet", "RawRepresentable", "Sequence", "TextOutputStream", "TextOutputStreamable",
  ]

  /// What protocols have together whose `lineages` these are; of none, nothing.
  init(joining lineages: [Lineage] = []) {
    for lineage in lineages { join(lineage) }
  }

  private mutating func join(_ lineage: Lineage) {
    isClassBound = isClassBound || lineage.isClassBound
    inheritsNamedMarker = inheritsNamedMarker || lineage.inheritsNamedMarker
    isSendable = isSendable || lineage.isSendable
    inheritsNSObject = inheritsNSObject || lineage.inheritsNSObject
    printedTexts.formUnion(lineage.printedTexts)
    isObjectiveC = isObjectiveC || lineage.isObjectiveC
  }

  /// The bases of the protocol at `position` in `table`, which has their lineages already, apart from
  /// those in the same `circle`.
  init(of position: Int, in table: ProtocolTable, circle: Set<Int>) {
    let declared = table.protocols[position]
    isObjectiveC = declared.head.isObjectiveC
    isClassBound = declared.head.isClassBound
    var known: Set<Int> = []
    for (inherited, lookup) in zip(declared.head.inherited, table.lookups[position]) {
      func refuse(_ message: DiagnosticMessage, _ notes: [Diagnostic.Note] = []) {
        refusals.append(Refusal(message: message, position: inherited.position, notes: notes))
      }
      let name = inherited.name
      switch lookup {
      case .found(let base) where circle.contains(base):
        refuse(.inheritanceCycle(declared.head.path))
      case .found(let base)
      where declared.head.isObjectiveC && !table.protocols[base].head.isObjectiveC:
        refuse(.swiftBase(name))
      case .found(let base):
        let lineage = table.lineages[base]
        bases += (lineage.bases + [base]).filter { known.insert($0).inserted }
        join(lineage)
      case .ambiguous(let bases):
        let conditions = bases.compactMap { table.protocols[$0].parsed.options.condition?.text }
        let isConditional = conditions.count == bases.count && Set(conditions).count == bases.count
        let message: DiagnosticMessage =
          isConditional
          ? .baseUnderConditions(name, of: declared.head.path) : .ambiguousBase(name)
        refuse(message, bases.map { table.protocols[$0].note(.earlierName(name)) })
      case .none:
        if let message = recognize(name, inheritedBy: declared) { refuse(message) }
      }
    }
    if bases.count > ParsedProtocol.maximumBases {
      let message = DiagnosticMessage.tooManyBases(ParsedProtocol.maximumBases)
      refusals.append(Refusal(message: message, position: declared.head.namePosition, notes: []))
      bases = []
    }
  }

  var adopters: Adopters {
    if isClassBound { return .objects }
    return inheritsNamedMarker ? .unclear : .values
  }

  /// Takes a name that no spec declares for what it is known to be.
  ///
  /// - Returns: why it cannot be inherited; nil if it can.
  private mutating func recognize(
    _ name: String,
    inheritedBy heir: DeclaredProtocol
  ) -> DiagnosticMessage? {
    let unqualified = name.withoutSwiftModule
    if KnownNames.standardMarkers.contains(unqualified) {
      if ["Sendable", "Error"].contains(unqualified) { isSendable = true }
      return nil
    }
    if KnownNames.objectBases.contains(name) {
      inheritsNSObject = true
      return nil
    }
    if let text = PrintedText(rawValue: unqualified) {
      printedTexts.insert(text)
      return nil
    }
    if Self.personalBases.contains(unqualified) { return .refusedBase(name) }
    let requirement = heir.parsed.baseRequirements[name]
    let isListed = heir.markers.known?.contains(name) == true
    if heir.markers == .unclear || isListed && requirement == nil {
      inheritsNamedMarker = true
      return nil
    }
    return ["Actor", "AnyActor"].contains(unqualified)
      ? .refusedActor
      : .unknownBase(name, requiring: requirement, inSwiftFile: heir.parsed.place.isFile)
  }
}

extension DeclaredProtocol {
  func note(_ message: DiagnosticMessage) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: head.namePosition), message: message)
  }
}

/// The order in which every protocol comes after those that it inherits.
///
/// Kosaraju's algorithm, without recursion, because a chain of protocols may have any length.
enum InheritanceOrder {
  /// Each protocol once, of those that inherit others at their index in `bases`: alone, or together with
  /// those that inherit each other in a circle.
  ///
  /// - Complexity: linear in the number of all bases.
  static func circles(of bases: [[Int]]) -> [Set<Int>] {
    var heirs = bases.map { _ in [Int]() }
    for heir in bases.indices {
      for base in bases[heir] { heirs[base].append(heir) }
    }
    let order = reached(from: bases.indices.reversed(), along: heirs).joined()
    return reached(from: order.reversed(), along: bases).map { Set($0) }
  }

  /// What each of `starts` leads to that no earlier one does, each behind what it leads to itself.
  private static func reached(from starts: [Int], along edges: [[Int]]) -> [[Int]] {
    var known: Set<Int> = []
    return starts.compactMap { start in
      guard known.insert(start).inserted else { return nil }
      var reached: [Int] = []
      var path = [(position: start, next: 0)]
      while let (position, next) = path.last {
        if next == edges[position].count {
          reached.append(path.removeLast().position)
        } else {
          path[path.count - 1].next += 1
          let other = edges[position][next]
          if known.insert(other).inserted { path.append((other, 0)) }
        }
      }
      return reached
    }
  }
}
