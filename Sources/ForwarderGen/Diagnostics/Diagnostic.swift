/// Something that is wrong with a spec, and where.
package struct Diagnostic: Hashable, Sendable {
  package struct Note: Hashable, Sendable {
    let location: SourceLocation
    let message: DiagnosticMessage

    package init(location: SourceLocation, message: DiagnosticMessage) {
      self.location = location
      self.message = message
    }
  }

  package let location: SourceLocation
  package let message: DiagnosticMessage
  package var notes: [Note]
  package var fixIt: FixIt?

  package init(
    location: SourceLocation,
    message: DiagnosticMessage,
    notes: [Note] = [],
    fixIt: FixIt? = nil
  ) {
    self.location = location
    self.message = message
    self.notes = notes
    self.fixIt = fixIt
  }

  /// The lines that a compiler would print: `PATH:LINE:COLUMN: error: MESSAGE`, then the notes.
  var lines: [String] {
    [Self.line(at: location, "error", message)]
      + notes.map { Self.line(at: $0.location, "note", $0.message) }
  }

  private static func line(
    at location: SourceLocation,
    _ severity: String,
    _ message: DiagnosticMessage
  ) -> String {
    "\(location.path):\(location.line):\(location.column): \(severity): \(message.text)"
  }
}

/// The diagnostics of one file, in the order in which they were found.
package struct Diagnostics: Equatable, Sendable {
  package private(set) var source: SourceText
  package private(set) var all: [Diagnostic] = []

  /// The new items that fix-its have added.
  private var newItems: Set<SpecItem> = []

  package init(of source: SourceText) {
    self.source = source
  }

  /// The same, where further errors may be in the files `others`, too.
  func beside(_ others: [SourceText.Placed]) -> Diagnostics {
    var diagnostics = self
    diagnostics.source = source.beside(others)
    return diagnostics
  }

  /// Adds an error at `position`; `fixIt` is its first note.
  package mutating func report(
    _ message: DiagnosticMessage,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = [],
    fixIt: FixIt? = nil
  ) {
    let location = source.location(of: position)
    var notes = notes
    if let fixIt {
      let isFirst = newItems.insert(fixIt.item).inserted
      notes.insert(note(.fixIt(fixIt.text(isFirst: isFirst)), at: fixIt.item.position), at: 0)
    }
    report(Diagnostic(location: location, message: message, notes: notes, fixIt: fixIt))
  }

  mutating func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }
}

extension Diagnostics {
  func note(_ message: DiagnosticMessage, at position: SourcePosition) -> Diagnostic.Note {
    Diagnostic.Note(location: source.location(of: position), message: message)
  }
}

/// The missing part of a spec about a protocol of a Swift file.
package struct FixIt: Hashable, Sendable {
  package let item: SpecItem
  package var entry: ProposedEntry

  /// The same without decisions, which is equal for all that are about one requirement.
  package var undecided: FixIt {
    FixIt(item: item, entry: ProposedEntry(subject: entry.subject, condition: entry.condition))
  }

  /// The note: what to add, and where.
  ///
  /// A new item is written out with the first of its entries, if this `isFirst`.
  func text(isFirst: Bool) -> String {
    guard let newItem = item.newItem else { return "add to its 'requirements': \(entry.text)" }
    if !isFirst { return "add to the 'requirements' of '\(item.protocolName)': \(entry.text)" }
    let place = newItem.path.map { [(SpecKey.declared, $0.quotedForJSON)] } ?? []
    let members =
      [(.protocol, item.protocolName.quotedForJSON)] + place
      + [(.forwarder, "false"), (.requirements, "[\(entry.text)]")]
    let texts = members.map { "\($0.rawValue.quotedForJSON): \($1)" }
    return "it inherits that: add to 'protocols': { \(texts.joined(separator: ", ")) }"
  }
}

package struct SpecItem: Hashable, Sendable {
  package let protocolName: String
  package var newItem: NewItem?

  /// Where the name of the protocol is in the spec, or that of the heir by which it is known.
  package let position: SourcePosition
}

/// An item that a spec lacks: about a protocol that is known by its heirs only.
package struct NewItem: Hashable, Sendable {
  /// Its `declared`; nil if it needs none.
  package let path: String?
}

/// An entry about a requirement of a Swift file, ready to be added to a spec.
package struct ProposedEntry: Hashable, Sendable {
  /// `download(_:didAdvanceTo:)`.
  package let subject: String
  package var dispatch: String?
  package var through: String?
  package var fallback: String?
  package var isOptional = false
  var isForwarded = true
  package var name: String?

  /// `DEBUG`, if it is about the requirement under that condition only.
  package var condition: String?

  /// `{ "requirement": "count", "dispatch": "first", "default": "0" }`.
  package var text: String {
    let texts = members.map { "\($0.key.rawValue.quotedForJSON): \($0.value)" }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  /// Its keys, with their values as JSON.
  package var members: [(key: SpecKey, value: String)] {
    let strings: [(SpecKey, String?)] = [
      (.requirement, subject), (.if, condition), (.dispatch, dispatch), (.through, through),
      (.default, fallback), (.name, name),
    ]
    return strings.compactMap { key, text in text.map { (key, $0.quotedForJSON) } }
      + (isOptional ? [(.optional, "true")] : []) + (isForwarded ? [] : [(.forwarded, "false")])
  }
}
