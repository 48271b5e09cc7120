extension RoundEmitter {
  /// `function` is called with the responders and the arguments.
  func emitCall(
    of function: Combiner,
    _ signature: Signature,
    _ writer: inout SwiftWriter
  ) {
    let arguments = signature.parameters.map { Code($0.passed(isRepeated: false)) }
    let helper = CallOfFunction(requirement, function, in: style)
    let marks = requirement.declaration.callMarks
    let type = helper.delegateType
    let called = type == calledType ? responders : responders + ".lazy.map { $0 as \(type) }"
    writer.line(Code("\(marks)\(helper.call)(", list: [called] + arguments, ")"))
  }

  /// The type of the delegates for a function, which need not know that they are objects, or that they may be
  /// sent elsewhere.
  fileprivate var typeForFunction: String {
    [" & Swift.Sendable", " & AnyObject"]
      .reduce(calledType) { type, suffix in
        type.hasSuffix(suffix) ? String(type.dropLast(suffix.count)) : type
      }
  }
}

/// The function that calls the user's function of `by`.
///
/// It is outside of the forwarder and in a type for the same reasons as a ``Reduction``.
struct CallOfFunction {
  private let requirement: ResolvedRequirement
  private let function: Combiner
  private let style: ForwarderStyle

  init(_ requirement: ResolvedRequirement, _ function: Combiner, in style: ForwarderStyle) {
    self.requirement = requirement
    self.function = function
    self.style = style
  }

  private var typeName: String { style.forwarder.callName(of: requirement) }

  /// `any LogDelegate`.
  var delegateType: String {
    RoundEmitter(requirement, in: style, names: LocalNames(avoiding: [])).typeForFunction
  }

  private var functionName: String { LocalNames(avoiding: function.words).name("call", "perform") }

  /// `MultiLogDelegateLogCall.call`.
  var call: String {
    let names = style.forwarder.generics.map(\.name)
    let arguments = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    return "\(typeName)\(arguments).\(functionName)"
  }

  func emit(_ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let name = requirement.declaration.compoundName
    writer.doc("Lets `\(function.text)` call the delegates of a `\(forwarder.name)` for `\(name)`.")
    for attribute in requirement.availability(on: .private) { writer.line(attribute) }
    style.emitAttributes(on: .private, &writer)
    let generics = forwarder.generics.map(\.text)
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let conditions = forwarder.conditions
    let head = DeclarationHead(
      "enum \(typeName)\(clause)",
      isolation: requirement.isolation(in: forwarder.isolation),
      access: .private,
      where: conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    )
    writer.type(head) { emitFunction(&$0) }
  }

  private func emitFunction(_ writer: inout SwiftWriter) {
    let declaration = requirement.declaration
    let names = LocalNames(avoiding: requirement.words.union(function.words))
    let responders = names.name("responders", "delegates")
    let type = delegateType
    // Here, a parameter could hide the function.
    let parameters = declaration.parameters.enumerated()
      .map { index, parameter in
        let passed = PassedParameter(parameter, at: index, names: names)
        let isHiding = function.words.contains(passed.name)
        return isHiding
          ? PassedParameter(parameter, called: names.name("argument\(index + 1)")) : passed
      }
    let list =
      ["_ \(responders): some Swift.Sequence<\(type)>"]
      + parameters.map { "_ \($0.name): \($0.parameter.type.text)" }
    let rest =
      declaration.effects.text + (declaration.parts.result.map { " -> \($0.text)" } ?? "")
      + (declaration.whereClause.map { " \($0.text)" } ?? "")
    let generics = declaration.generics?.text ?? ""
    let opening = "static func \(functionName)\(generics)("
    writer.line(Code(opening, list: list.map { Code($0) }, ")\(rest) {"))
    writer.indented { writer in
      let arguments = [responders] + parameters.map { $0.passed(isRepeated: false) }
      let call = "\(function.text)(\(arguments.joined(separator: ", ")))"
      writer.userLine(declaration.callMarks + call, at: requirement.dispatchLocation)
    }
    writer.line("}")
  }
}
