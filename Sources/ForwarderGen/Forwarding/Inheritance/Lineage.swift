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
    if heir.markers == .unclear || heir.markers.known?.contains(name) == true {
      inheritsNamedMarker = true
      return nil
    }
    return ["Actor", "AnyActor"].contains(unqualified)
      ? .refusedActor
      : .unknownBase(name, inSwiftFile: heir.parsed.place.isFile)
  }
}

extension DeclaredProtocol {
  func note(_ message: DiagnosticMessage) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: head.namePosition), message: message)
  }
}

/// The order in which every protocol comes after those that it inherits.
///
/// Tarjan's algorithm, without recursion, because a chain of protocols may have any length.
struct InheritanceOrder {
  /// Each protocol once: alone, or together with those that inherit each other in a circle.
  private(set) var circles: [Set<Int>] = []

  private let bases: [[Int]]

  /// The number of each protocol in the order of the search; nil if it is not reached yet.
  private var numbers: [Int?]

  /// The earliest protocol that each one leads back to, as far as is known.
  private var lowest: [Int]

  /// Those whose circle is not complete yet.
  private var open: [Int] = []
  private var isOpen: [Bool]
  private var count = 0

  /// Orders protocols, of which each inherits those at its index in `bases`.
  ///
  /// - Complexity: linear in the number of all bases.
  init(of bases: [[Int]]) {
    self.bases = bases
    numbers = bases.map { _ in nil }
    lowest = bases.map { _ in 0 }
    isOpen = bases.map { _ in false }
    for start in bases.indices where numbers[start] == nil { visit(start) }
  }

  private mutating func visit(_ start: Int) {
    var path: [(position: Int, nextBase: Int)] = []
    enter(start)
    path.append((start, 0))
    while let (position, nextBase) = path.last {
      if nextBase < bases[position].count {
        path[path.count - 1].nextBase += 1
        let base = bases[position][nextBase]
        if numbers[base] == nil {
          enter(base)
          path.append((base, 0))
        } else if isOpen[base] {
          lowest[position] = min(lowest[position], numbers[base] ?? 0)
        }
      } else {
        path.removeLast()
        if let heir = path.last?.position {
          lowest[heir] = min(lowest[heir], lowest[position])
        }
        if lowest[position] == numbers[position] { close(position) }
      }
    }
  }

  private mutating func enter(_ position: Int) {
    numbers[position] = count
    lowest[position] = count
    count += 1
    open.append(position)
    isOpen[position] = true
  }

  /// Takes the circle whose first protocol in the search is at `position`.
  private mutating func close(_ position: Int) {
    var circle: Set<Int> = []
    while let member = open.popLast() {
      isOpen[member] = false
      circle.insert(member)
      if member == position { break }
    }
    circles.append(circle)
  }
}
