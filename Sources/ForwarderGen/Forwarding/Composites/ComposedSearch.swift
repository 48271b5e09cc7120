/// Finds the protocols that a composite names.
struct ComposedSearch {
  private let composite: ParsedComposite
  private let table: ProtocolTable
  private let isComplete: Bool

  /// Where each protocol was named first.
  private var found: [Int: SourcePosition] = [:]

  init(for composite: ParsedComposite, in table: ProtocolTable, isComplete: Bool) {
    self.composite = composite
    self.table = table
    self.isComplete = isComplete
  }

  /// The protocol called `name`; nil, and reported, where there is none that could be composed.
  mutating func find(
    _ name: EmbeddedText,
    _ diagnostics: inout Diagnostics
  ) -> ComposedProtocol? {
    guard let position = position(of: name, &diagnostics) else { return nil }
    if let earlier = found[position] {
      diagnostics.report(
        .composedTwice(name.text),
        at: name.quotePosition,
        notes: [diagnostics.note(.earlierName(name.text), at: earlier)]
      )
      return nil
    }
    found[position] = name.quotePosition
    let declared = table.protocols[position]
    if declared.hasAssociatedTypes(in: table, at: position) {
      diagnostics.report(.composedAssociatedTypes(name.text), at: name.quotePosition)
      return nil
    }
    if let condition = declared.parsed.condition, composite.condition == nil {
      diagnostics.report(
        .composedConditionally(name.text, condition.text),
        at: name.quotePosition
      )
      return nil
    }
    let swiftName = name.text.dropLast(declared.head.path.count) + declared.head.escapedPath
    return ComposedProtocol(
      position: position,
      path: name.text,
      name: String(swiftName),
      type: table.objectType(of: position, as: String(swiftName)),
      isolatesConformance: table.isolatesConformance(to: position),
      isObjectiveC: declared.head.isObjectiveC
    )
  }

  private func position(of name: EmbeddedText, _ diagnostics: inout Diagnostics) -> Int? {
    switch table.find(name.text) {
    case .found(let position): return position
    case .ambiguous(let positions):
      // The protocol under the condition of the composite, if several conditions exclude each
      // other.
      let simultaneous = positions.filter {
        table.protocols[$0].parsed.condition?.text == composite.condition?.text
      }
      if simultaneous.count == 1 { return simultaneous[0] }
      let notes = positions.map { table.protocols[$0].note(.earlierName(name.text)) }
      diagnostics.report(.ambiguousBase(name.text), at: name.quotePosition, notes: notes)
    case .none where isComplete:
      let known = table.protocols.map(\.head.path)
      diagnostics.report(.unknownComposed(name.text, known: known), at: name.quotePosition)
    case .none: break
    }
    return nil
  }
}

extension ProtocolTable {
  /// `any TableData`, or `any TableData & AnyObject` where values can adopt the protocol.
  func objectType(of position: Int, as name: String) -> String {
    "any \(name)" + (lineages[position].isClassBound ? "" : " & AnyObject")
  }
}

extension DeclaredProtocol {
  /// Whether it has associated types, of its own or inherited.
  fileprivate func hasAssociatedTypes(in table: ProtocolTable, at position: Int) -> Bool {
    !head.primaryTypes.isEmpty
      || ([position] + table.lineages[position].bases)
        .contains { !table.protocols[$0].parsed.associatedTypes.isEmpty }
  }
}
