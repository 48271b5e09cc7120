/// Writes the members with which an Objective-C forwarder answers `responds(to:)`, and asks its delegates.
struct SelectorEmitter {
  let style: ForwarderStyle

  // MARK: In the class

  /// What is before a member of `NSObject`, which is on no actor, also where the class may be on one.
  private var override: String {
    let isStated = style.forwarder.isolation == .nonisolated
    return "\(isStated ? "" : "nonisolated ")\(style.access)override "
  }

  /// Writes `responds(to:)`, after a blank line.
  func emitResponse(_ writer: inout SwiftWriter) {
    writer.blank()
    writer.doc("Whether any of the delegates responds to the requirement with this selector.")
    writer.block("\(override)func responds(to selector: Selector!) -> Swift.Bool {") { writer in
      let requirement = "let requirement = \(style.forwarder.requirementName)(selector)"
      writer.block("guard \(requirement) else {") { writer in
        writer.line("return super.responds(to: selector)")
      }
      writer.line("return \(Forwarder.nonisolatedProperty).hasResponder(to: requirement)")
    }
  }

  /// Writes `conforms(to:)` for accepted protocols, after a blank line.
  func emitConformance(_ writer: inout SwiftWriter) {
    writer.blank()
    writer.doc(
      "Whether the forwarder conforms to `aProtocol`: if delegates may lack it, whether any has it."
    )
    writer.block("\(override)func conforms(to aProtocol: Protocol) -> Swift.Bool {") { writer in
      let types = style.acceptedObjectiveC.map { "(any \($0.name)).self" }
      writer.line("let accepted: [Protocol] = [\(types.joined(separator: ", "))]")
      writer.block("guard accepted.contains(where: { $0 === aProtocol }) else {") { writer in
        writer.line("return super.conforms(to: aProtocol)")
      }
      let part = Forwarder.nonisolatedProperty
      writer.line("return \(part).contains { $0.conforms(to: aProtocol) }")
    }
  }

  // MARK: In the reference

  /// Writes the function that asks a delegate for a requirement, after a blank line.
  func emitAnswer(_ writer: inout SwiftWriter) {
    writer.blank()
    let parameters: [Code] = [
      "_ delegate: \(style.aliasedDelegateType)", "has requirement: Requirement",
    ]
    let function = "\(style.access)static func delegate"
    writer.block("\(function)(\(list: parameters)) -> Swift.Bool {") { writer in
      writer.line("guard let selector = requirement.selector else { return true }")
      // Objective-C can ask an object.
      let object = style.delegatesAreObjects ? "delegate" : "(delegate as AnyObject)"
      writer.line("return \(object).responds(to: selector)")
    }
  }

  // MARK: Beside the enum

  /// Writes the selectors of the requirements.
  func emit(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let asked = requirements.filter(\.isAskedFor)
    let type = style.forwarder.requirementName
    style.declare("nonisolated extension \(type)", &writer) { writer in
      writer.doc("The selector of the requirement if delegates may lack it, otherwise nil.")
      writer.block("fileprivate var selector: Selector? {") { writer in
        writer.line("switch self {")
        for requirement in asked {
          writer.conditional(requirement.condition, inSwitch: true) { writer in
            let others = requirements.filter { $0.location != requirement.location }
            let isOverloaded = others.contains {
              requirement.declaration.sharesSelectorName(with: $0.declaration)
            }
            let selector = selector(of: requirement, isOverloaded: isOverloaded)
            emitCase("case \(requirement.caseReference):", returning: selector, &writer)
          }
        }
        if asked.count < requirements.count { writer.line("default: return nil") }
        writer.line("}")
      }
      writer.blank()
      writer.doc("Makes the requirement with this selector, or nil if there is none.")
      writer.block("fileprivate init?(_ selector: Selector?) {") { writer in
        writer.line("guard let selector,")
        writer.line("  let requirement = Self.allCases.first(where: { $0.selector == selector })")
        writer.line("else { return nil }")
        writer.line("self = requirement")
      }
    }
  }

  /// `#selector(`, what is inside, and the `as` that chooses among overloads.
  private typealias Expression = (opening: String, member: String, cast: String?)

  private func emitCase(
    _ head: String,
    returning selector: Expression,
    _ writer: inout SwiftWriter
  ) {
    let opening = "return \(selector.opening)"
    let whole = selector.member + (selector.cast.map { " \($0)" } ?? "")
    if writer.lineIfFits("\(head) \(opening)\(whole))") { return }
    writer.line("\(head)")
    writer.indented { writer in
      guard let cast = selector.cast else {
        return writer.line("\(opening)\(list: [Code(whole)]))")
      }
      writer.line("\(opening)")
      writer.line("  \(selector.member)")
      writer.line("    \(cast)")
      writer.line(")")
    }
  }

  /// The expression for the selector of `requirement`.
  ///
  /// It names the protocol. With the name of a class, the compiler would find `NSObject`'s own members first.
  private func selector(of requirement: ResolvedRequirement, isOverloaded: Bool) -> Expression {
    if let stated = requirement.statedSelector {
      // As a `String`, so that the compiler does not look for a declaration with this selector.
      return ("Selector(", "\"\(stated)\" as Swift.String", nil)
    }
    let opening = "\(requirement.declaration.safetyMark)#selector("
    let type = "any \(requirement.protocolName)"
    let member = "(\(type)).\(requirement.declaration.selectorName)"
    if requirement.declaration.isProperty { return (opening, "getter: \(member)", nil) }
    if !isOverloaded { return (opening, member, nil) }
    let function = requirement.declaration.functionType
    let method = requirement.isOptionalMember ? "(\(function))?" : function
    return (opening, member, "as (\(type)) -> \(method)")
  }
}

extension RequirementDeclaration {
  /// `x(_:didFinish:)`, or `x` where there is no parameter: what a selector is made of.
  fileprivate var selectorName: String {
    let labels = labels.map { "\($0.map { Keyword.escapedLabel($0) } ?? "_"):" }
    return labels.isEmpty ? name.text : "\(name.text)(\(labels.joined()))"
  }

  /// Whether ``selectorName`` could mean `other`, too: what has no parameter is named by its base name
  /// alone.
  fileprivate func sharesSelectorName(with other: RequirementDeclaration) -> Bool {
    parameters.isEmpty ? name.name == other.name.name : selectorName == other.selectorName
  }

  /// `(X, Bool) -> Void`, which tells it from others of that name.
  fileprivate var functionType: String {
    let types = parameters.map(\.type.optionalized).joined(separator: ", ")
    return "(\(types))\(effects.text) -> \(value?.optionalized ?? "()")"
  }
}

extension TypeSyntax {
  /// `T?` for `T!`, which only declarations may have.
  var optionalized: String {
    guard case .implicitlyUnwrapped(let wrapped) = kind else { return text }
    return "\(wrapped.text)?"
  }
}
