/// Writes the function that combines two answers for `reduce`.
struct ReductionEmitter {
  private let requirement: ResolvedRequirement
  private let combiner: Combiner
  private let style: ForwarderStyle

  init(_ requirement: ResolvedRequirement, by combiner: Combiner, in style: ForwarderStyle) {
    self.requirement = requirement
    self.combiner = combiner
    self.style = style
  }

  func emit(_ writer: inout SwiftWriter) {
    let reduction = Reduction(requirement, by: combiner, in: style.forwarder)
    let name = requirement.declaration.name.name
    writer.doc("Combines two answers to `\(name)` of a `\(style.forwarder.name)`.")
    for attribute in requirement.availability(on: .private) { writer.line(attribute) }
    style.emitAttributes(on: .private, &writer)
    let head = DeclarationHead(
      "enum \(reduction.typeName)\(reduction.genericClause)",
      isolation: isolation,
      access: .private,
      where: reduction.whereClause
    )
    writer.type(head) { emit(reduction, &$0) }
  }

  private func emit(_ reduction: Reduction, _ writer: inout SwiftWriter) {
    let type = requirement.declaration.value?.unannotated
    let isNilNeutral = requirement.dispatch.neutralAnswer == .absent
    let answer = isNilNeutral ? type?.wrapped : type
    let value = answer?.text ?? ""
    let isClosure = if case .function? = answer?.kind { true } else { false }
    let passed = (isClosure ? "@escaping " : "") + value
    let names = LocalNames(avoiding: combiner.words)
    let (first, second) = (names.name("first"), names.name("second"))
    let parameters = "_ \(first): \(passed), _ \(second): \(passed)"
    writer.block("static func \(reduction.functionName)(\(parameters)) -> \(value) {") { writer in
      let mark = requirement.declaration.valueMark
      writer.userLine(
        mark + combiner.applied(to: first, second),
        at: requirement.dispatchLocation
      )
    }
  }

  /// The isolation of the requirement, which its function has as well.
  private var isolation: Isolation {
    if requirement.declaration.isOnParameter { return .nonisolated }
    let own = requirement.ownIsolation
    return own == .unstated ? style.forwarder.isolation : own
  }
}
