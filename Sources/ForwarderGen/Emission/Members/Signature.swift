/// The declaration that implements a requirement, and the code that calls it on a delegate.
struct Signature {
  /// `func download(_ download: Download, didAdvanceTo fraction: Double)`, or `var priority: Int`.
  let declaration: String

  /// `.download(download, didAdvanceTo: fraction)`, `.priority`, or `[index]`.
  let member: Code

  /// The parameters, in order.
  let parameters: [PassedParameter]

  /// - Parameters:
  ///   - requirement: the requirement to implement.
  ///   - names: finds names for parameters that have none.
  ///   - answer: the variable with the value that a pipeline passes on, if it does.
  init(_ requirement: ResolvedRequirement, names: LocalNames, answer: String? = nil) {
    let parameters = requirement.declaration.parameters.enumerated()
      .map { index, parameter in
        PassedParameter(
          parameter,
          at: index,
          names: names,
          replacement: requirement.dispatch.pipelineIndex == index ? answer : nil
        )
      }
    self.parameters = parameters
    let declared = parameters.map(\.declaration).joined(separator: ", ")
    let isRepeated = requirement.dispatch != .first
    switch requirement.declaration {
    case .function(let function):
      let name = function.name.text
      let passed = parameters.map { Code($0.labelled(isRepeated: isRepeated)) }
      let result = function.result.map { " -> \($0.text)" } ?? ""
      let rest = function.whereClause.map { " \($0.text)" } ?? ""
      let generics = function.generics?.text ?? ""
      declaration = "func \(name)\(generics)(\(declared))\(function.effects.text)\(result)\(rest)"
      // A delegate without it is skipped.
      let mark = requirement.isOptionalMember ? "?" : ""
      member = Code(".\(name)\(mark)(", list: passed, ")")
    case .property(let property):
      declaration = "var \(property.name.text): \(property.type.text)"
      member = ".\(property.name.text)"
    case .subscript(let subscripted):
      let rest = subscripted.whereClause.map { " \($0.text)" } ?? ""
      let generics = subscripted.generics?.text ?? ""
      declaration = "subscript\(generics)(\(declared)) -> \(subscripted.result.text)\(rest)"
      let passed = parameters.map { parameter in
        Code(
          parameter.hasLabelInSubscript
            ? parameter.labelled(isRepeated: isRepeated) : parameter.passed(isRepeated: isRepeated)
        )
      }
      member = Code("[", list: passed, "]")
    }
  }
}

extension Dispatch {
  /// The position of the parameter in which a pipeline passes the value on.
  var pipelineIndex: Int? {
    if case .pipeline(let parameter) = self { return parameter.index }
    return nil
  }
}

extension Effects {
  /// `try await `, or nothing.
  var marks: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}
