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
    style.emitAttributes(&writer)
    writer.line(
      "\(style.access)typealias \(name) = \(style.delegateType)\(style.forwarder.whereClause)"
    )
  }

  private func emitRegistryName(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("The delegates of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    let name = "\(style.access)typealias \(forwarder.registryName)\(style.parameters) ="
    let registry = "\(FileEmitter.runtime).DelegateRegistry<\(style.referenceType)>"
    if writer.lineIfFits("\(name) \(registry)\(forwarder.whereClause)") { return }
    writer.line(name)
    writer.indented { $0.line(registry + forwarder.whereClause) }
  }

  /// Writes the weak reference to a delegate.
  func emitReference(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("A weak reference to a delegate of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    var conformances = style.referenceProtocols.map { "\(FileEmitter.runtime).\($0)" }
    if style.delegatesAreSendable { conformances.append("Sendable") }
    let head = "nonisolated \(style.access)struct \(forwarder.referenceName)\(style.parameters):"
    conformances.append("~Copyable")
    writer.type(head, conformances, forwarder.whereClause) { emitMembers(requirements, &$0) }
    emitSharing(&writer)
  }

  /// Writes that the reference must not leave the actor: of a composition, the Swift 5 language mode
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
    let (access, type) = (style.access, style.aliasedDelegateType)
    let accepting = style.acceptance.map { AcceptanceEmitter($0, style) }
    writer.line("\(access)typealias Requirement = \(style.forwarder.requirementName)")
    writer.blank()
    let optional = style.takesAnyObject ? "\(type)?" : "(\(type))?"
    writer.line("\(access)private(set) weak var delegate: \(optional)")
    accepting?.emitProperties(&writer)
    writer.blank()
    writer.block("\(access)init(_ delegate: \(type)) {") { writer in
      writer.line("self.delegate = delegate")
      accepting?.emitInitialization(&writer)
    }
    writer.blank()
    writer.block("\(access)static func identity(of delegate: \(type)) -> ObjectIdentifier {") {
      writer in
      writer.line("ObjectIdentifier(delegate)")
    }
    if style.hasSelectors { SelectorEmitter(style).emitAnswer(&writer) }
    accepting?.emitConformance(requirements, &writer)
  }
}
