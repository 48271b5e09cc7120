/// The member that asks a delegate whether its own answer to a requirement counts.
struct ClaimSignature {
  /// `func claimsPriority(of download: Download, over answer: Int) -> Bool`.
  let declaration: String

  /// `unsafe ` before a call, or nothing.
  let mark: String
  private let name: String
  private let arguments: [String]

  init(_ requirement: ResolvedRequirement, names: LocalNames) {
    let asked = requirement.declaration
    let parameters = asked.parameters.enumerated()
      .map { index, parameter in PassedParameter(parameter, at: index, names: names) }
    let value = asked.value?.unannotated.text ?? ""
    let generics = asked.generics?.text ?? ""
    let rest = asked.whereClause.map { " \($0.text)" } ?? ""
    let declared =
      parameters.map { $0.askedDeclaration(ofSubscript: asked.isSubscript) }
      + ["over \(names.answer): \(value)"]
    name = Keyword.escaped("claims\(requirement.caseName.capitalizedFirst)")
    arguments = parameters.map { $0.asked(ofSubscript: asked.isSubscript) }
    let list = declared.joined(separator: ", ")
    declaration = "func \(name)\(generics)(\(list)) -> Bool\(rest)"
    mark = asked.typeMark
  }

  /// `.claimsPriority(of: download, over: answer)`.
  func member(over answer: String) -> Code {
    Code(".\(name)(", list: (arguments + ["over: \(answer)"]).map { Code($0) }, ")")
  }
}

extension RequirementDeclaration {
  fileprivate var isSubscript: Bool {
    if case .subscript = self { return true }
    return false
  }
}

extension PassedParameter {
  /// The parameter in a question, which neither changes nor consumes it.
  fileprivate func askedDeclaration(ofSubscript isSubscript: Bool) -> String {
    let type = parameter.type.withoutAnnotations([.inout, .consuming, .owned])
    let isUnlabelled = isSubscript && !hasLabelInSubscript
    let prefix = isUnlabelled && parameter.firstName.text != "_" ? "_ " : ""
    return "\(prefix)\(namesInFunction): \(type)"
  }

  /// The label and the name, which a subscript repeats where they are the same and a function does not.
  private var namesInFunction: String {
    guard let second = parameter.secondName, second.name == parameter.firstName.name else {
      return declaredNames
    }
    return second.text
  }

  /// The argument for it.
  fileprivate func asked(ofSubscript isSubscript: Bool) -> String {
    if isSubscript, !hasLabelInSubscript { return borrowed }
    return label + borrowed
  }
}

extension TypeSyntax {
  /// The type as written, without those annotations that are of one of `kinds`.
  fileprivate func withoutAnnotations(_ kinds: Set<Annotation.Kind?>) -> String {
    let kept = annotations.filter { !kinds.contains($0.kind) }
    if kept.count == annotations.count { return text }
    return (kept.map(\.text) + [unannotated.text]).joined(separator: " ")
  }
}
