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
    return Forwarder.referenceMembers.compactMap { name in
      types.first { $0.name == name }
        .map { ($0.type, style.forwarder.typeName("Accepted\(name)")) }
    }
  }

  private func aliased(_ type: String) -> String {
    aliases.first { $0.type == type }?.alias ?? type
  }

  /// A weak reference for each protocol.
  @Lines var properties: Lines {
    let unchecked = style.sendsDelegates ? "@safe nonisolated(unsafe) " : ""
    for role in composition.roles {
      let property = "\(Keyword.escaped(role.property)): (\(aliased(role.type)))?"
      if style.sendsDelegates {
        "// Safety: the same object as `delegate`, which is `Sendable`."
      }
      "\(unchecked)fileprivate weak var \(property)"
    }
  }

  /// The statements that set them, once for each delegate.
  @Lines var initialization: Lines {
    for role in composition.roles {
      let casts = role.origins.map { "delegate as? \(aliased($0))" }
      let value = casts.count == 1 ? casts[0] : casts.map { "(\($0))" }.joined(separator: " ?? ")
      // Another property may have the name of a protocol's.
      "self.\(Keyword.escaped(role.property)) = \(value)"
    }
  }

  /// The functions that list the requirements that a delegate can respond to, and the accepted protocols to
  /// which it conforms.
  @Lines var conformance: Lines {
    let handling = "\(KnownNames.runtime).DelegateHandling<\(style.forwarder.requirementName)>"
    let delegate: Code = "of delegate: \(style.aliasedDelegateType)"
    let common = style.requirements.filter { $0.acceptedRole == nil }
    let cases = common.unconditionalCases
    Lines.blank
    block("\(style.access)static func conformance(\(list: [delegate])) -> \(handling) {") {
      if composition.roles.isEmpty, cases.count == common.count {
        "[\(array: cases)]"
      } else {
        "var conformance: \(handling) = [\(array: cases)]"
        conditionalCases(of: common) { "conformance.insert(\($0))" }
        for role in composition.roles {
          block("\(test(role.origins)) {") {
            "conformance.formUnion([\(array: role.requirements.unconditionalCases)])"
            conditionalCases(of: role.requirements) { "conformance.insert(\($0))" }
          }
        }
        "return conformance"
      }
    }
    if style.isSelective {
      Lines.blank
      check
    }
    // No actor can isolate a conformance of delegates that are `Sendable`.
    if style.forwarder.options.hasQueues, !style.delegatesAreSendable {
      let function = "\(style.access)static func acceptedProtocols"
      Lines.blank
      block("\(function)(\(list: [delegate])) -> [Any.Type] {") {
        "var protocols: [Any.Type] = []"
        for accepted in composition.accepted {
          block("\(test([accepted.type])) {") {
            "protocols.append((\(aliased(accepted.type))).self)"
          }
        }
        "return protocols"
      }
    }
  }

  private var check: Lines {
    let delegate: Code = "_ delegate: \(style.aliasedDelegateType)"
    let function = "\(style.access)static func check"
    return block("\(function)(\(list: [delegate])) throws(\(style.errorType)) {") {
      let test = test(composition.accepted.map(\.type))
      Lines { writer in
        if writer.lineIfFits("\(test) { return }") { return }
        block("\(test) {") { "return" }.write(&writer)
      }
      let list = composition.accepted.map { "\"\(SwiftWriter.escaped($0.path))\"" }
        .joined(separator: ", ")
      "throw \(style.errorType)(\(list: ["delegate", "protocols: [\(list)]"]))"
    }
  }

  /// `if delegate is any TableSelection`, with a test for each of `types`.
  private func test(_ types: [String]) -> Code {
    "if \(anyOf: types.map { "delegate is \(aliased($0))" })"
  }

  // MARK: Beside the reference

  /// The declarations by which a round reads each of those references.
  var roleParts: [Lines] {
    aliases.map { alias(of: $0.type, $0.alias) } + composition.roles.map(reader)
  }

  @Lines private func alias(of type: String, _ alias: String) -> Lines {
    documentation("`\(type)`, whose name has another meaning inside the reference.")
    style.attributes(on: .private)
    "private typealias \(alias) = \(type)"
  }

  private func reader(of role: AcceptedRole) -> Lines {
    let name = Keyword.escaped(role.className)
    let reference: Code = "of reference: \(style.referenceType)"
    return style.declaration(
      "nonisolated private enum \(name): \(KnownNames.runtime).DelegateReader",
      doc: "A delegate of a `\(style.forwarder.name)` as a `\(role.protocolName)`.",
      on: .private
    ) {
      block("static func delegate(\(list: [reference])) -> (\(role.type))? {") {
        "reference.\(Keyword.escaped(role.property))"
      }
    }
  }
}
