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
    let signature = Signature(function, names: names)
    emitUserLine("\(prefix(function.attributes))\(signature.declaration) {", &writer)
    writer.endUserText()
    writer.indented { writer in
      RoundEmitter(requirement, names: names).emit(signature.call, &writer)
    }
    writer.line("}")
  }

  private func emit(_ property: PropertyDeclaration, _ writer: inout SwiftWriter) {
    let name = property.name.text
    emitUserLine("\(prefix(property.attributes))\(property.declaration) {", &writer)
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
}
