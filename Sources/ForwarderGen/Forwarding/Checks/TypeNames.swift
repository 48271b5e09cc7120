/// The names that the specs of a run give to types of the module, and where.
struct TypeNames {
  private var taken = SeenUnderConditions<SourceLocation>()

  /// Takes the names of `declared` and of its forwarder, and reports those that are taken already.
  mutating func take(
    for declared: DeclaredProtocol,
    _ forwarder: Forwarder?,
    forwarding requirements: [ResolvedRequirement],
    _ diagnostics: inout Diagnostics
  ) {
    // A base that only Swift files name may be another module's, and has no forwarder.
    if declared.parsed.item?.newItem != nil { return }
    let condition = declared.parsed.options.condition?.text
    let head = declared.head
    let isNew = take([head.path], under: condition, at: head.namePosition, &diagnostics)
    guard let forwarder else { return }
    let typeNames = forwarder.typeNames(forwarding: requirements)
    if case .head(let stated) = declared.parsed.forwarder {
      take(typeNames, under: condition, at: stated.position, &diagnostics)
    } else if isNew {
      // Names that derive from a taken name are not reported again.
      take(typeNames, under: condition, at: head.namePosition, &diagnostics)
    }
  }

  /// Takes `names`, and reports the first one that is taken already; whether none was.
  ///
  /// Declarations under different conditions may share a name.
  @discardableResult
  mutating func take(
    _ names: [String],
    under condition: String?,
    at position: SourcePosition,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    for name in names {
      if Forwarder.moduleNames.contains(name) {
        diagnostics.report(.nameOfModule(name), at: position)
        return false
      }
      if let earlier = taken.meeting(name, under: condition) {
        diagnostics.report(
          .nameTaken(name),
          at: position,
          notes: [Diagnostic.Note(location: earlier, message: .earlierName(name))]
        )
        return false
      }
      let location = diagnostics.source.location(of: position)
      taken.insert(location, called: name, under: condition)
    }
    return true
  }
}
