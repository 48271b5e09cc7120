/// Writes the members with which an Objective-C forwarder answers `responds(to:)`, and asks its delegates.
struct SelectorEmitter {
  let style: ForwarderStyle

  // MARK: In the class

  /// What is before a member of `NSObject`, which is on no actor, also where the class may be on one.
  private var override: String {
    let isStated = style.forwarder.isolation == .nonisolated
    return "\(isStated ? "" : "nonisolated ")\(style.access)override "
  }

  /// `responds(to:)`.
  @Lines var response: Lines {
    documentation("Whether any of the delegates responds to the requirement with this selector.")
    block("\(override)func responds(to selector: Selector!) -> Swift.Bool {") {
      block("guard let requirement = \(style.forwarder.requirementName)(selector) else {") {
        "return super.responds(to: selector)"
      }
      "return \(Forwarder.nonisolatedProperty).hasResponder(to: requirement)"
    }
  }

  /// `conforms(to:)` for accepted protocols.
  @Lines var conformance: Lines {
    let types = style.acceptedObjectiveC.map { "(any \($0.name)).self" }
    documentation(
      "Whether the forwarder conforms to `aProtocol`: if delegates may lack it, whether any has it."
    )
    block("\(override)func conforms(to aProtocol: Protocol) -> Swift.Bool {") {
      "let accepted: [Protocol] = [\(types.joined(separator: ", "))]"
      block("guard accepted.contains(where: { $0 === aProtocol }) else {") {
        "return super.conforms(to: aProtocol)"
      }
      "return \(Forwarder.nonisolatedProperty).contains { $0.conforms(to: aProtocol) }"
    }
  }

  // MARK: In the reference

  /// The function that asks a delegate for a requirement.
  var answer: Lines {
    let parameters: [Code] = [
      "_ delegate: \(style.aliasedDelegateType)", "has requirement: Requirement",
    ]
    return block("\(style.access)static func delegate(\(list: parameters)) -> Swift.Bool {") {
      "guard let selector = requirement.selector else { return true }"
      // Objective-C can ask an object.
      let object = style.delegatesAreObjects ? "delegate" : "(delegate as AnyObject)"
      "return \(object).responds(to: selector)"
    }
  }

  // MARK: Beside the enum

  /// The selectors of the requirements.
  var selectors: Lines {
    let asked = style.requirements.filter(\.isAskedFor)
    return style.declaration("nonisolated extension \(style.forwarder.requirementName)") {
      documentation("The selector of the requirement if delegates may lack it, otherwise nil.")
      block("fileprivate var selector: Selector? {") {
        "switch self {"
        each(asked, inSwitch: true) { requirement in
          "case \(requirement.caseReference): \(rest: "return \(selector(of: requirement))")"
        }
        if asked.count < style.requirements.count { "default: return nil" }
        "}"
      }
      Lines.blank
      documentation("Makes the requirement with this selector, or nil if there is none.")
      block("fileprivate init?(_ selector: Selector?) {") {
        "guard let selector,"
        "  let requirement = Self.allCases.first(where: { $0.selector == selector })"
        "else { return nil }"
        "self = requirement"
      }
    }
  }

  /// The expression for the selector of `requirement`.
  ///
  /// It names the protocol. With the name of a class, the compiler would find `NSObject`'s own members first.
  private func selector(of requirement: ResolvedRequirement) -> Code {
    let declaration = requirement.declaration
    if let stated = requirement.selector {
      // As a `String`, so that the compiler does not look for a declaration with this selector.
      return "Selector(\(list: ["\"\(stated)\" as Swift.String"]))"
    }
    let type = "any \(requirement.protocolName)"
    var member: Code = "(\(type)).\(declaration.selectorName)"
    let others = style.requirements.filter { $0.location != requirement.location }
    if declaration.isProperty {
      member = "getter: \(member)"
    } else if others.contains(where: { declaration.sharesSelectorName(with: $0.declaration) }) {
      let function = declaration.functionType
      let method = requirement.isOptionalMember ? "(\(function))?" : function
      member = "\(member) \(rest: "as (\(type)) -> \(method)")"
    }
    return "\(declaration.safetyMark)#selector(\(list: [member]))"
  }
}

extension RequirementDeclaration {
  /// `x(_:didFinish:)`, or `x` where there is no parameter: what a selector is made of.
  fileprivate var selectorName: String {
    let labels = labels.map { "\($0.map { Keyword.escapedLabel($0) } ?? "_"):" }
    return labels.isEmpty ? name.text : "\(name.text)(\(labels.joined()))"
  }

  /// Whether ``selectorName`` could mean `other`, too: what has no parameter is named by its base name alone.
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
