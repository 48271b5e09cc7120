/// Writes a forwarder class and what belongs to it.
struct ForwarderEmitter {
  private let style: ForwarderStyle
  private let requirements: [ResolvedRequirement]
  private let doc: String?

  /// Where the requirements are whose documentation their protocol carries.
  private let documented: Set<SourceLocation>

  init(_ forwarder: Forwarder, of declaration: ResolvedProtocol) {
    style = ForwarderStyle(forwarder, of: declaration)
    requirements = declaration.forwarded
    doc = declaration.isDeclaredHere ? nil : declaration.doc
    documented = Set(declaration.isDeclaredHere ? declaration.requirements.map(\.location) : [])
  }

  init(_ composite: ResolvedComposite) {
    style = ForwarderStyle(composite)
    requirements = composite.forwarded
    doc = composite.doc
    documented = []
  }

  func emit(_ writer: inout SwiftWriter) {
    emitClass(&writer)
    writer.blank()
    RequirementEnumEmitter(style).emit(requirements, &writer)
    writer.blank()
    ReferenceEmitter(style).emit(requirements, &writer)
    if style.hasClaims {
      writer.blank()
      ClaimingEmitter(style).emit(requirements, &writer)
    }
    for requirement in requirements {
      guard case .reduce(let combiner) = requirement.dispatch else { continue }
      writer.blank()
      writer.conditional(requirement.condition) {
        ReductionEmitter(requirement, by: combiner, in: style).emit(&$0)
      }
    }
    if style.takesValues {
      writer.blank()
      ValueEmitter(style).emit(requirements, &writer)
    }
  }

  // MARK: The class

  private func emitClass(_ writer: inout SwiftWriter) {
    if let doc {
      writer.doc(doc)
      writer.doc("")
    }
    writer.doc("Passes the calls of \(style.quotedNames) on to any number of delegates.")
    style.emitAttributes(&writer)
    let forwarder = style.forwarder
    let bases = (forwarder.inheritsNSObject ? ["NSObject"] : []) + style.protocolNames
    let head =
      "\(style.isolation)\(style.access)final class \(forwarder.className)\(style.parameters):"
    writer.type(head, bases, forwarder.whereClause) { writer in
      emitMembers(&writer)
      for requirement in requirements {
        writer.blank()
        writer.conditional(requirement.condition) { writer in
          RequirementEmitter(
            requirement,
            in: style,
            isDocumented: !documented.contains(requirement.location)
          )
          .emit(&writer)
        }
      }
    }
  }

  private func emitMembers(_ writer: inout SwiftWriter) {
    // What is safe on every thread is not bound to the actor: a delegate can then remove itself in
    // its `deinit`, which runs anywhere.
    let nonisolated = style.isOnActor ? "nonisolated " : ""
    let property = style.forwarder.delegatesProperty
    writer.doc(
      "The delegates in the order in which they are called, held weakly unless added `retaining:`."
    )
    if style.isSharedByMembers {
      writer.line("// Safety: it locks by itself, and members that are on no actor ask it only for")
      writer.line("// whom they call.")
    }
    let isolation = style.isSharedByMembers ? "@safe nonisolated(unsafe) " : nonisolated
    writer.line("\(isolation)\(style.access)let \(property): \(style.registryType)")
    writer.blank()
    emitInitializer(&writer)
    writer.blank()
    writer.doc("Whether any of the delegates responds to `requirement`.")
    let responds = "func responds(to requirement: \(style.forwarder.requirementName)) -> Bool"
    if requirements.isEmpty {
      // Nobody can ask, and the compiler says of any statement that it will never be executed.
      writer.line("\(nonisolated)\(style.access)\(responds) {}")
    } else {
      writer.block("\(nonisolated)\(style.access)\(responds) {") { writer in
        writer.line("\(property).respond(to: requirement)")
      }
    }
  }

  private func emitInitializer(_ writer: inout SwiftWriter) {
    let property = style.forwarder.delegatesProperty
    let isObject = style.forwarder.inheritsNSObject
    if style.needsHandling {
      writer.doc("Makes a forwarder to no delegates. Adding one says what it handles.")
      writer.block("\(style.access)\(isObject ? "override " : "")init() {") { writer in
        writer.line("\(property) = \(style.registryType)()")
        if isObject { writer.line("super.init()") }
        writer.line("\(property).attach(to: self)")
      }
    } else {
      writer.doc("Makes a forwarder to `delegates`, none of which it keeps alive.")
      let (throwing, attempt) =
        style.isSelective ? (" throws(\(style.errorType))", "try ") : ("", "")
      if style.isSelective {
        writer.doc("")
        writer.doc("- Throws: when one of them conforms to none of the protocols.")
      }
      let head = "\(style.access)init(weakly delegates: \(style.delegateType)...)\(throwing) {"
      writer.block(head) { writer in
        writer.line("self.\(property) = \(attempt)\(style.registryType)(weakly: delegates)")
        if isObject { writer.line("super.init()") }
        writer.line("self.\(property).attach(to: self)")
      }
    }
  }
}
