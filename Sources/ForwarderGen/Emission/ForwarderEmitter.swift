/// Writes a forwarder class and what belongs to it.
struct ForwarderEmitter {
  private let style: ForwarderStyle
  private let requirements: [ResolvedRequirement]
  private let doc: String?

  /// Where the requirements are whose documentation their protocol carries.
  private let documented: Set<SourceLocation>

  init(_ forwarder: Forwarder, of declaration: ResolvedProtocol, in form: PlatformForm) {
    requirements = forwarder.requirements(declaration.forwarded, in: form)
    style = ForwarderStyle(forwarder, of: declaration, forwarding: requirements, in: form)
    doc = declaration.isDeclaredHere ? nil : declaration.doc
    documented = Set(declaration.isDeclaredHere ? declaration.requirements.map(\.location) : [])
  }

  init(_ composite: ResolvedComposite, in form: PlatformForm) {
    requirements = composite.forwarder.requirements(composite.forwarded, in: form)
    style = ForwarderStyle(composite, forwarding: requirements, in: form)
    doc = composite.doc
    documented = []
  }

  /// All that is written, where it has one form.
  var parts: [SwiftWriter.Part] {
    [emitClass, emitEnum] + selectors + [emitRegistry, emitReference] + helpers
  }

  /// What is written for each form.
  var formParts: [SwiftWriter.Part] { [emitClass] + selectors + [emitReference] }

  /// What is written once for all forms.
  var sharedParts: [SwiftWriter.Part] { [emitEnum, emitRegistry] + helpers }

  // MARK: Beside the class

  private func emitEnum(_ writer: inout SwiftWriter) {
    RequirementEnumEmitter(style).emit(requirements, &writer)
  }

  private func emitRegistry(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style).emitRegistry(&writer)
  }

  private func emitReference(_ writer: inout SwiftWriter) {
    ReferenceEmitter(style).emitReference(requirements, &writer)
  }

  private var selectors: [SwiftWriter.Part] {
    guard style.hasSelectors else { return [] }
    return [{ SelectorEmitter(style).emit(requirements, &$0) }]
  }

  private var helpers: [SwiftWriter.Part] {
    var parts: [SwiftWriter.Part] = []
    if let acceptance = style.acceptance { parts += AcceptanceEmitter(acceptance, style).roleParts }
    if style.hasClaims { parts.append { ClaimingEmitter(style).emit(requirements, &$0) } }
    for requirement in requirements {
      guard case .reduce(let combiner) = requirement.dispatch else { continue }
      parts.append { writer in
        writer.conditional(requirement.condition) {
          ReductionEmitter(requirement, by: combiner, in: style).emit(&$0)
        }
      }
    }
    if style.takesValues { parts.append { ValueEmitter(style).emit(requirements, &$0) } }
    return parts
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
    let bases = (style.isObject ? ["NSObject"] : []) + style.conformances
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
        writer.line("\(style.registry(beside: ["requirement"])).respond(to: requirement)")
      }
    }
    if style.hasSelectors { SelectorEmitter(style).emitResponse(&writer) }
    if !style.acceptedObjectiveC.isEmpty { SelectorEmitter(style).emitConformance(&writer) }
  }

  /// Writes the initializer that takes delegates where each has to be added with what it handles.
  ///
  /// It exists only for its message. Without it, the compiler says that the call takes no arguments.
  private func emitUnavailableInitializer(_ writer: inout SwiftWriter) {
    let call = "\(style.forwarder.delegatesProperty).add(_:handling:)"
    writer.blank()
    writer.doc("Not available: a delegate is added with what it handles.")
    writer.line("@available(*, unavailable, message: \"add delegates with '\(call)'\")")
    writer.block("\(style.access)convenience init(weakly _: Any...) {") { writer in
      writer.line("self.init()")
    }
  }

  private func emitInitializer(_ writer: inout SwiftWriter) {
    let property = style.forwarder.delegatesProperty
    let isObject = style.isObject
    if style.needsHandling {
      writer.doc("Makes a forwarder to no delegates. Adding one says what it handles.")
      writer.block("\(style.access)\(isObject ? "override " : "")init() {") { writer in
        writer.line("\(property) = \(style.registryType)()")
        if isObject { writer.line("super.init()") }
        writer.line("\(property).attach(to: self)")
      }
      emitUnavailableInitializer(&writer)
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
