/// Writes a forwarder's implementation of one requirement.
struct RequirementEmitter {
  private let requirement: ResolvedRequirement
  private let access: String
  private let isDocumented: Bool

  /// - Parameters:
  ///   - requirement: what is implemented.
  ///   - access: `public `, or nothing.
  ///   - isDocumented: whether the documentation goes here, there being no protocol to carry it.
  init(_ requirement: ResolvedRequirement, access: String, isDocumented: Bool) {
    self.requirement = requirement
    self.access = access
    self.isDocumented = isDocumented
  }

  func emit(_ writer: inout SwiftWriter) {
    switch requirement.declaration {
    case .function(let function): emit(function, &writer)
    case .property(let property): emit(property, &writer)
    }
  }

  private func emit(_ function: FunctionDeclaration, _ writer: inout SwiftWriter) {
    let arguments = arguments(of: function)
    var head = prefix(function.attributes)
    head += "func \(function.name.text)("
    head += arguments.map(\.declaration).joined(separator: ", ")
    head += ")\(function.effects.text)"
    if let result = function.result { head += " -> \(result.text)" }
    emitUserLine("\(head) {", &writer)
    writer.endUserText()

    let call = "\(function.name.text)(\(arguments.map(\.passed).joined(separator: ", ")))"
    writer.indented { writer in
      RoundEmitter(requirement, names: names).emit(call, &writer)
    }
    writer.line("}")
  }

  private func emit(_ property: PropertyDeclaration, _ writer: inout SwiftWriter) {
    let name = property.name.text
    emitUserLine("\(prefix(property.attributes))var \(name): \(property.type.text) {", &writer)
    let round = RoundEmitter(requirement, names: names)
    writer.indented { writer in
      guard property.isSettable || property.getterEffects != .none else {
        writer.endUserText()
        round.emit(name, &writer)
        return
      }
      writer.line("get\(property.getterEffects.text) {")
      writer.endUserText()
      writer.indented { round.emit(name, &$0) }
      writer.line("}")
      guard property.isSettable else { return }
      writer.block("set {") { round.emitBroadcast("\(name) = newValue", &$0) }
    }
    writer.line("}")
  }

  // MARK: Parts

  private var names: LocalNames {
    LocalNames(avoiding: requirement.words.union(["newValue"]))
  }

  private func emitUserLine(_ text: String, _ writer: inout SwiftWriter) {
    writer.userLine(text, at: requirement.position, doc: isDocumented ? requirement.doc : nil)
  }

  private func prefix(_ attributes: [Attribute]) -> String {
    attributes.map { "\($0.text) " }.joined() + access
  }

  /// How each parameter is declared, and how its value is passed on.
  private func arguments(
    of function: FunctionDeclaration
  ) -> [(declaration: String, passed: String)] {
    function.parameters.enumerated()
      .map { index, parameter in
        let label = parameter.label.map { "\(Keyword.escapedLabel($0.name)): " } ?? ""
        guard let name = parameter.name else {
          let invented = names.name("argument\(index + 1)")
          let declaration = "\(parameter.firstName.text) \(invented): \(parameter.type.text)"
          return (declaration, label + invented)
        }
        let words = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
        let declaration = "\(words.joined(separator: " ")): \(parameter.type.text)"
        return (declaration, label + Keyword.escaped(name.name))
      }
  }
}

extension Effects {
  /// ` async throws`, or nothing.
  fileprivate var text: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .untyped: " throws"
      case .typed(let error): " throws(\(error.text))"
      case .rethrows: " rethrows"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
