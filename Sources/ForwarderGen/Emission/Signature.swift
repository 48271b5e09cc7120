/// How a function requirement is implemented and how it is called.
struct Signature {
  /// `func download(_ download: Download, didAdvanceTo fraction: Double)`.
  let declaration: String

  /// `download(download, didAdvanceTo: fraction)`.
  let call: String

  /// - Parameters:
  ///   - function: the requirement. Parameters that it leaves unnamed get names here.
  ///   - names: what those must not meet.
  init(_ function: FunctionDeclaration, names: LocalNames) {
    var declared: [String] = []
    var passed: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let label = parameter.label.map { "\(Keyword.escapedLabel($0.name)): " } ?? ""
      let words: [String]
      if let name = parameter.name {
        words = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
        passed.append(label + Keyword.escapedArgument(name.name))
      } else {
        let invented = names.name("argument\(index + 1)")
        words = [parameter.firstName.text, invented]
        passed.append(label + invented)
      }
      declared.append("\(words.joined(separator: " ")): \(parameter.type.text)")
    }
    let name = function.name.text
    let result = function.result.map { " -> \($0.text)" } ?? ""
    declaration =
      "func \(name)(\(declared.joined(separator: ", ")))\(function.effects.text)\(result)"
    call = "\(name)(\(passed.joined(separator: ", ")))"
  }
}

extension PropertyDeclaration {
  /// `var priority: Int`.
  var declaration: String { "var \(name.text): \(type.text)" }
}

extension Effects {
  /// ` async throws`, or nothing.
  var text: String {
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
