/// Writes the registry's name and the weak reference that it holds.
struct ReferenceEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  /// Writes the names of the registry and, where it needs one, of the delegates' type.
  func emitRegistry(_ writer: inout SwiftWriter) {
    emitRegistryName(&writer)
    guard style.forwarder.needsAlias else { return }
    writer.blank()
    let name = "\(style.forwarder.aliasName)\(style.parameters)"
    writer.doc("A delegate of a `\(style.forwarder.name)`.")
    style.emitAttributes(on: style.forwarder.delegatesAccess, &writer)
    let type = "\(style.delegateType)\(style.forwarder.whereClause)"
    writer.line(style.registryHead("typealias \(name) = \(type)").text)
  }

  private func emitRegistryName(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("The delegates of a `\(forwarder.name)`.")
    style.emitAttributes(on: style.forwarder.delegatesAccess, &writer)
    let name = style.registryHead("typealias \(forwarder.registryName)\(style.parameters) =").text
    let registry = "\(FileEmitter.runtime).DelegateRegistry<\(style.referenceType)>"
    if writer.lineIfFits("\(name) \(registry)\(forwarder.whereClause)") { return }
    writer.line(name)
    writer.indented { $0.line(registry, where: forwarder.whereClause) }
  }

  /// Writes the weak reference to a delegate.
  func emitReference(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("A weak reference to a delegate of a `\(forwarder.name)`.")
    style.emitAttributes(on: style.forwarder.delegatesAccess, &writer)
    var conformances = style.referenceProtocols.map { "\(FileEmitter.runtime).\($0)" }
    if style.delegatesAreSendable { conformances.append("Sendable") }
    let head = style.registryHead(
      "struct \(forwarder.referenceName)\(style.parameters)",
      isolation: .nonisolated,
      inheriting: conformances,
      where: forwarder.whereClause
    )
    writer.type(head) { emitMembers(requirements, &$0) }
    emitSharing(&writer)
  }

  /// Writes that the reference must not leave the actor: for a composition, the Swift 5 language mode
  /// would infer that it may.
  private func emitSharing(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let isOneProtocol = forwarder.composition?.isOneProtocol ?? forwarder.isClassBound
    guard style.hasNonisolatedPart || style.sharesRegistry, !isOneProtocol else { return }
    writer.blank()
    writer.line("@available(*, unavailable)")
    writer.line("extension \(forwarder.referenceName): Sendable {}")
  }

  private func emitMembers(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let type = style.aliasedDelegateType
    let accepting = style.acceptance.map { AcceptanceEmitter($0, style) }
    let requirement = "typealias Requirement = \(style.forwarder.requirementName)"
    writer.line(style.registryHead(Code(requirement)).text)
    writer.blank()
    let optional = style.takesAnyObject ? "\(type)?" : "(\(type))?"
    let property = style.registryHead(
      "var delegate: \(optional)",
      modifiers: ["private(set)", "weak"]
    )
    writer.line(property.text)
    accepting?.emitProperties(&writer)
    writer.blank()
    writer.block(style.registryHead("init(_ delegate: \(optional))")) { writer in
      writer.line("self.delegate = delegate")
      accepting?.emitInitialization(&writer)
    }
    writer.blank()
    let identity = style.registryHead(
      Code("func identity(", list: ["of delegate: \(type)"], ") -> ObjectIdentifier"),
      modifiers: ["static"]
    )
    writer.block(identity) { $0.line("ObjectIdentifier(delegate)") }
    if style.hasSelectors { SelectorEmitter(style).emitAnswer(&writer) }
    accepting?.emitConformance(requirements, &writer)
  }
}
