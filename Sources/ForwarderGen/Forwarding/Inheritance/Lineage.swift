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

  /// The bases that cannot be inherited, with the reasons: their requirements would not be forwarded.
  private(set) var refusals: [Diagnostic] = []

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

  /// The bases of the protocol at `position` in `table`, which has their lineages already if the `order` has an end.
  init(of position: Int, in table: ProtocolTable, ordered order: InheritanceOrder) {
    let circle = order.circle(of: position)
    let declared = table.protocols[position]
    isObjectiveC = declared.head.isObjectiveC
    isClassBound = declared.head.isClassBound
    var known: Set<Int> = []
    for (inherited, lookup) in zip(declared.head.inherited, table.lookups[position]) {
      func refuse(_ message: DiagnosticMessage, _ notes: [Diagnostic.Note] = []) {
        let location = declared.source.location(of: inherited.position)
        refusals.append(Diagnostic(location: location, message: message, notes: notes))
      }
      let name = inherited.name
      if lookup.isEmpty {
        if let message = recognize(name, inheritedBy: declared) { refuse(message) }
      } else if let base = lookup.only, circle.contains(base) {
        refuse(.inheritanceCycle(declared.head.path))
      } else if let base = lookup.only, declared.head.isObjectiveC,
        !table.protocols[base].head.isObjectiveC
      {
        refuse(.swiftBase(name))
      } else if let base = lookup.only {
        bases += table.family(of: base).filter { known.insert($0).inserted }
        join(table.lineages[base])
      } else {
        let conditions = lookup.compactMap { table.protocols[$0].parsed.options.condition?.text }
        let isConditional = Set(conditions).count == lookup.count
        let message: DiagnosticMessage =
          isConditional
          ? .baseUnderConditions(name, of: declared.head.path) : .ambiguousBase(name)
        refuse(message, lookup.map { table.protocols[$0].note(.isHere("'\(name)'")) })
      }
    }
    if order.ancestors[position].count > ParsedProtocol.maximumBases {
      let message = DiagnosticMessage.tooManyBases(ParsedProtocol.maximumBases)
      refusals.append(Diagnostic(location: declared.location, message: message))
      bases = []
    }
  }

  var adopters: Adopters {
    if isClassBound { return .objects }
    return inheritsNamedMarker ? .unclear : .values
  }

  /// Takes a name that no spec declares for what it is known to be, and returns why it cannot be inherited, if so.
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
    if let text = PrintedText.byProtocol[unqualified] {
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

/// What protocols inherit, directly or through others.
struct InheritanceOrder {
  /// The protocols that each one inherits, itself, too, in a circle; of too many, one more than the maximum.
  let ancestors: [Set<Int>]

  /// Finds them for protocols that inherit others at their index in `bases`, in linear time: each walk has an end.
  init(of bases: [[Int]]) {
    let limit = ParsedProtocol.maximumBases + 1
    ancestors = bases.map { $0.closure(upTo: limit) { bases[$0].prefix(limit) } }
  }

  /// All protocols, each after those that it inherits, unless it is in a circle or inherits too many.
  var positions: [Int] {
    let counts = ancestors.indices.map { ancestors[$0].union([$0]).count }
    return counts.indices.sorted { counts[$0] < counts[$1] }
  }

  /// The protocols that inherit the one at `position` and are inherited by it.
  func circle(of position: Int) -> Set<Int> {
    ancestors[position].filter { ancestors[$0].contains(position) }
  }
}
