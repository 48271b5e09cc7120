/// Writes the code of a composite's forwarder that finds the protocols of a delegate, and calls it by them.
struct AcceptanceEmitter {
  let composition: Composition
  let style: ForwarderStyle

  // MARK: In the reference

  /// The types whose names have another meaning inside the reference, and their aliases beside it.
  private var aliases: [(type: String, alias: String)] {
    let types =
      composition.accepted.map { (name: $0.name, type: $0.type) }
      + composition.roles.map { (name: $0.protocolName, type: $0.type) }
    return composition.hiddenNames.compactMap { name in
      let type = types.first { $0.name == name }?.type
      return type.map { ($0, style.forwarder.acceptedAliasName(of: name)) }
    }
  }

  private func aliased(_ type: String) -> String {
    aliases.first { $0.type == type }?.alias ?? type
  }

  /// Writes a weak reference for each protocol.
  func emitProperties(_ writer: inout SwiftWriter) {
    for role in composition.roles {
      if style.sendsDelegates {
        writer.line("// Safety: the same object as `delegate`, which is `Sendable`.")
      }
      let unchecked = style.sendsDelegates ? "@safe nonisolated(unsafe) " : ""
      let property = "\(Keyword.escaped(role.property)): (\(aliased(role.type)))?"
      writer.line("\(unchecked)fileprivate weak var \(property)")
    }
  }

  /// Writes the statements that set them, once for each delegate.
  func emitInitialization(_ writer: inout SwiftWriter) {
    for role in composition.roles {
      let casts = role.origins.map { "delegate as? \(aliased($0))" }
      let value = casts.count == 1 ? casts[0] : casts.map { "(\($0))" }.joined(separator: " ?? ")
      // Another property may have the name of a protocol's.
      writer.line("self.\(Keyword.escaped(role.property)) = \(value)")
    }
  }

  /// Writes the function that lists those of `requirements` that a delegate can respond to.
  func emitConformance(_ requirements: [ResolvedRequirement], _ writer: inout SwiftWriter) {
    let handling = "\(KnownNames.runtime).DelegateHandling<\(style.forwarder.requirementName)>"
    writer.blank()
    let function = "\(style.access)static func conformance"
    writer.block("\(function)(\(list: [delegate])) -> \(handling) {") { writer in
      let common = requirements.filter { $0.acceptedRole == nil }
      let cases = common.unconditionalCases
      if composition.roles.isEmpty, cases.count == common.count {
        return writer.line("[\(array: cases)]")
      }
      writer.line("var conformance: \(handling) = [\(array: cases)]")
      writer.conditionalCases(of: common) { "conformance.insert(\($0))" }
      for role in composition.roles {
        writer.block("\(test(role.origins)) {") { writer in
          let cases = role.requirements.unconditionalCases
          writer.line("conformance.formUnion([\(array: cases)])")
          writer.conditionalCases(of: role.requirements) { "conformance.insert(\($0))" }
        }
      }
      writer.line("return conformance")
    }
    if style.isSelective { emitCheck(&writer) }
    if style.forwarder.options.hasQueues, !style.delegatesAreSendable { emitProtocols(&writer) }
  }

  private var delegate: Code { "of delegate: \(style.aliasedDelegateType)" }

  /// Writes the function that lists the accepted protocols to which a delegate conforms.
  ///
  /// No actor can isolate a conformance of delegates that are `Sendable`.
  private func emitProtocols(_ writer: inout SwiftWriter) {
    writer.blank()
    let function = "\(style.access)static func acceptedProtocols"
    writer.block("\(function)(\(list: [delegate])) -> [Any.Type] {") { writer in
      writer.line("var protocols: [Any.Type] = []")
      for accepted in composition.accepted {
        let type = aliased(accepted.type)
        writer.block("\(test([accepted.type])) {") { $0.line("protocols.append((\(type)).self)") }
      }
      writer.line("return protocols")
    }
  }

  private func emitCheck(_ writer: inout SwiftWriter) {
    writer.blank()
    let function = "\(style.access)static func check"
    let delegate: Code = "_ delegate: \(style.aliasedDelegateType)"
    writer.block("\(function)(\(list: [delegate])) throws(\(style.errorType)) {") { writer in
      let test = test(composition.accepted.map(\.type))
      if !writer.lineIfFits("\(test) { return }") {
        writer.block("\(test) {") { $0.line("return") }
      }
      let list = composition.accepted.map { "\"\(SwiftWriter.escaped($0.path))\"" }
        .joined(separator: ", ")
      let arguments: [Code] = ["delegate", "protocols: [\(list)]"]
      writer.line("throw \(style.errorType)(\(list: arguments))")
    }
  }

  /// `if delegate is any TableSelection`, with a test for each of `types`.
  private func test(_ types: [String]) -> Code {
    "if \(anyOf: types.map { "delegate is \(aliased($0))" })"
  }

  // MARK: Beside the reference

  /// The declarations by which a round reads each of those references.
  var roleParts: [SwiftWriter.Part] {
    let aliases: [SwiftWriter.Part] = aliases.map { item in
      { emitAlias(item.alias, of: item.type, &$0) }
    }
    return aliases + composition.roles.map { role in { emit(role, &$0) } }
  }

  private func emitAlias(_ alias: String, of type: String, _ writer: inout SwiftWriter) {
    writer.doc("`\(type)`, whose name has another meaning inside the reference.")
    style.emitAttributes(on: .private, &writer)
    writer.line("private typealias \(alias) = \(type)")
  }

  private func emit(_ role: AcceptedRole, _ writer: inout SwiftWriter) {
    let name = Keyword.escaped(role.className)
    style.declare(
      "nonisolated private enum \(name): \(KnownNames.runtime).DelegateReader",
      doc: "A delegate of a `\(style.forwarder.name)` as a `\(role.protocolName)`.",
      on: .private,
      &writer
    ) { writer in
      let reference: Code = "of reference: \(style.referenceType)"
      writer.block("static func delegate(\(list: [reference])) -> (\(role.type))? {") { writer in
        writer.line("reference.\(Keyword.escaped(role.property))")
      }
    }
  }
}
