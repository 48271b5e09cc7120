/// Writes a forwarder class and what belongs to it.
struct ForwarderEmitter {
  private let forwarder: Forwarder
  private let declaration: ResolvedProtocol

  /// `any DownloadDelegate`.
  private let delegateType: String

  /// `public `, or nothing.
  private let access: String

  init(_ forwarder: Forwarder, of declaration: ResolvedProtocol) {
    self.forwarder = forwarder
    self.declaration = declaration
    delegateType = "any \(Keyword.escaped(declaration.head.name))"
    access = forwarder.access == .internal ? "" : "\(forwarder.access.rawValue) "
  }

  func emit(_ writer: inout SwiftWriter) {
    emitClass(&writer)
    writer.blank()
    emitRequirements(&writer)
    writer.blank()
    emitRegistry(&writer)
    writer.blank()
    emitReference(&writer)
  }

  // MARK: The class

  private func emitClass(_ writer: inout SwiftWriter) {
    let name = Keyword.escaped(declaration.head.name)
    if let doc = declaration.doc, !declaration.isDeclaredHere {
      writer.doc(doc)
      writer.doc("")
    }
    writer.doc("Passes the calls of `\(name)` on to any number of delegates.")
    emitAttributes(&writer)
    let isolation =
      switch forwarder.isolation {
      case .unstated: ""
      case .nonisolated: "nonisolated "
      case .globalActor(let actor): "\(actor) "
      }
    writer.block("\(isolation)\(access)final class \(forwarder.className): \(name) {") { writer in
      emitMembers(&writer)
      for requirement in declaration.requirements {
        writer.blank()
        RequirementEmitter(requirement, access: access, isDocumented: !declaration.isDeclaredHere)
          .emit(&writer)
      }
    }
  }

  private func emitMembers(_ writer: inout SwiftWriter) {
    // What is safe on every thread is not bound to the actor: a delegate can then remove itself in
    // its `deinit`, which runs anywhere.
    let nonisolated = if case .globalActor = forwarder.isolation { "nonisolated " } else { "" }
    writer.doc("The delegates, in the order in which they are called. None is kept alive.")
    writer.line("\(nonisolated)\(access)let delegates: \(forwarder.registryName)")
    writer.blank()
    emitInitializer(&writer)
    writer.blank()
    writer.doc("Whether any of the delegates responds to `requirement`.")
    let responds = "func responds(to requirement: \(forwarder.requirementName)) -> Bool"
    if declaration.requirements.isEmpty {
      // Nobody can ask, and the compiler says of any statement that it will never be executed.
      writer.line("\(nonisolated)\(access)\(responds) {}")
    } else {
      writer.block("\(nonisolated)\(access)\(responds) {") { writer in
        writer.line("delegates.respond(to: requirement)")
      }
    }
  }

  private func emitInitializer(_ writer: inout SwiftWriter) {
    if needsHandling {
      writer.doc("Makes a forwarder to no delegates. Adding one says what it handles.")
      writer.block("\(access)init() {") { writer in
        writer.line("delegates = \(forwarder.registryName)()")
        writer.line("delegates.attach(to: self)")
      }
    } else {
      writer.doc("Makes a forwarder to `delegates`, none of which it keeps alive.")
      writer.block("\(access)init(weakly delegates: \(delegateType)...) {") { writer in
        writer.line("self.delegates = \(forwarder.registryName)(weakly: delegates)")
        writer.line("self.delegates.attach(to: self)")
      }
    }
  }

  /// Whether somebody has to say which requirements a delegate handles.
  private var needsHandling: Bool {
    declaration.requirements.contains(where: \.mayBeAnsweredByOmission)
  }

  // MARK: What belongs to it

  private func emitRequirements(_ writer: inout SwiftWriter) {
    let name = forwarder.requirementName
    writer.doc("The requirements of `\(declaration.head.name)`.")
    emitAttributes(&writer)
    let head = "nonisolated \(access)enum \(name):"
    if declaration.requirements.isEmpty {
      // Swift gives no raw type to an enum without cases.
      writer.block(head, "\(FileEmitter.runtime).DelegateRequirement") { writer in
        writer.line("\(access)static var notifications: [Self] { [] }")
        writer.line("\(access)var rawValue: Int { switch self {} }")
        writer.line("\(access)init?(rawValue: Int) { nil }")
      }
      return
    }
    writer.block(head, "Int, \(FileEmitter.runtime).DelegateRequirement") { writer in
      for requirement in declaration.requirements {
        writer.line("case \(Keyword.escapedCase(requirement.caseName))")
      }
      writer.blank()
      emitNotifications(&writer)
    }
  }

  private func emitNotifications(_ writer: inout SwiftWriter) {
    let names = declaration.requirements.filter(\.isNotification)
      .map { ".\(Keyword.escapedCase($0.caseName))" }
    let head = "\(access)static var notifications: [Self]"
    let body = "[\(names.joined(separator: ", "))]"
    if writer.fits("\(head) { \(body) }") {
      writer.line("\(head) { \(body) }")
    } else {
      writer.block("\(head) {") { writer in
        writer.block("[", closing: "]") { writer in
          for name in names { writer.line("\(name),") }
        }
      }
    }
  }

  private func emitRegistry(_ writer: inout SwiftWriter) {
    writer.doc("The delegates of a `\(forwarder.name)`.")
    emitAttributes(&writer)
    let name = "\(access)typealias \(forwarder.registryName) ="
    let registry = "\(FileEmitter.runtime).DelegateRegistry<\(forwarder.referenceName)>"
    if writer.fits("\(name) \(registry)") {
      writer.line("\(name) \(registry)")
    } else {
      writer.line(name)
      writer.indented { $0.line(registry) }
    }
  }

  private func emitReference(_ writer: inout SwiftWriter) {
    writer.doc("A weak reference to a delegate of a `\(forwarder.name)`.")
    emitAttributes(&writer)
    let kind = needsHandling ? "DelegateReference" : "CompleteDelegateReference"
    var conformances = "\(FileEmitter.runtime).\(kind)"
    if forwarder.isSendable {
      conformances += ", Sendable"
    } else if case .globalActor(let actor) = forwarder.isolation {
      writer.line(
        "// Safety: delegates are called on \(actor) only; elsewhere they are only identified."
      )
      conformances += ", @unchecked Sendable"
    }
    let head = "nonisolated \(access)struct \(forwarder.referenceName)"
    writer.block("\(head):", "\(conformances), ~Copyable") { writer in
      writer.line("\(access)typealias Requirement = \(forwarder.requirementName)")
      writer.blank()
      writer.line("\(access)private(set) weak var delegate: (\(delegateType))?")
      writer.blank()
      writer.block("\(access)init(_ delegate: \(delegateType)) {") { writer in
        writer.line("self.delegate = delegate")
      }
      writer.blank()
      writer.block(
        "\(access)static func identity(of delegate: \(delegateType)) -> ObjectIdentifier {"
      ) { writer in
        writer.line("ObjectIdentifier(delegate)")
      }
    }
  }

  private func emitAttributes(_ writer: inout SwiftWriter) {
    for attribute in forwarder.attributes { writer.line(attribute) }
  }
}
