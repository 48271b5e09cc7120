/// Writes the registry's name and the weak reference that it holds.
struct ReferenceEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  func emit(_ writer: inout SwiftWriter) {
    emitRegistry(&writer)
    writer.blank()
    if style.needsAlias {
      let name = "\(style.forwarder.aliasName)\(style.parameters)"
      writer.doc("A delegate of a `\(style.forwarder.name)`.")
      style.emitAttributes(&writer)
      writer.line(
        "\(style.access)typealias \(name) = \(style.delegateType)\(style.forwarder.whereClause)"
      )
      writer.blank()
    }
    emitReference(&writer)
  }

  private func emitRegistry(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("The delegates of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    let name = "\(style.access)typealias \(forwarder.registryName)\(style.parameters) ="
    let registry = "\(FileEmitter.runtime).DelegateRegistry<\(style.referenceType)>"
    if writer.fits("\(name) \(registry)\(forwarder.whereClause)") {
      writer.line("\(name) \(registry)\(forwarder.whereClause)")
    } else {
      writer.line(name)
      writer.indented { $0.line(registry + forwarder.whereClause) }
    }
  }

  private func emitReference(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    writer.doc("A weak reference to a delegate of a `\(forwarder.name)`.")
    style.emitAttributes(&writer)
    var conformances = "\(FileEmitter.runtime)."
    conformances += style.needsHandling ? "DelegateReference" : "CompleteDelegateReference"
    if forwarder.hasQueues { conformances += ", \(FileEmitter.runtime).QueuedDelegateReference" }
    if forwarder.isSendable {
      conformances += ", Sendable"
    } else if case .globalActor(let actor) = forwarder.isolation {
      writer.line(
        "// Safety: delegates are called on \(actor) only; elsewhere they are only identified."
      )
      conformances += ", @unchecked Sendable"
    }
    let head = "nonisolated \(style.access)struct \(forwarder.referenceName)\(style.parameters):"
    writer.block(head, "\(conformances), ~Copyable\(forwarder.whereClause)") { writer in
      emitMembers(&writer)
    }
  }

  private func emitMembers(_ writer: inout SwiftWriter) {
    let (access, type) = (style.access, style.aliasedDelegateType)
    writer.line("\(access)typealias Requirement = \(style.forwarder.requirementName)")
    writer.blank()
    writer.line("\(access)private(set) weak var delegate: (\(type))?")
    writer.blank()
    writer.block("\(access)init(_ delegate: \(type)) {") { writer in
      writer.line("self.delegate = delegate")
    }
    writer.blank()
    writer.block("\(access)static func identity(of delegate: \(type)) -> ObjectIdentifier {") {
      writer in
      writer.line("ObjectIdentifier(delegate)")
    }
  }
}
