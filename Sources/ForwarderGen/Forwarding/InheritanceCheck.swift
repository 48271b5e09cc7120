/// Finds out what a protocol inherits, and refuses what would go unforwarded.
struct InheritanceCheck {
  /// The standard library's protocols that have nothing to forward.
  static let standardMarkers: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
  ]

  /// The markers of the spec.
  let markers: Stated<Set<String>>

  /// The protocols that the specs of this run declare.
  let declared: Set<String>

  /// What is wrong with what `head` inherits.
  func errors(in head: ProtocolHead) -> [DeclarationError] {
    let errors = head.inherited.compactMap { inherited in
      message(for: inherited.name)
        .map {
          DeclarationError(message: $0, position: inherited.position)
        }
    }
    if errors.isEmpty, !Self.inherits("AnyObject", head) {
      return [
        DeclarationError(message: .notClassBound(head.name), position: head.namePosition)
      ]
    }
    return errors
  }

  /// Whether `head` names the standard library's `name` among what it inherits.
  static func inherits(_ name: String, _ head: ProtocolHead) -> Bool {
    head.inherited.contains { $0.name == name || $0.name == "Swift.\(name)" }
  }

  private func message(for name: String) -> DiagnosticMessage? {
    let unqualified = name.hasPrefix("Swift.") ? String(name.dropFirst("Swift.".count)) : name
    if Self.standardMarkers.contains(unqualified) { return nil }
    if markers == .unclear || markers.known?.contains(name) == true { return nil }
    if unqualified == "Actor" { return .refusedActor() }
    if name == "NSObjectProtocol" || declared.contains(name) {
      return .unsupportedShape("the inheritance of '\(name)'")
    }
    return .unknownBase(name)
  }
}
