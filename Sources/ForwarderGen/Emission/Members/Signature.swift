/// The declaration that implements a requirement, and the code that calls it on a delegate.
struct Signature {
  /// `func download(_ download: Download, didAdvanceTo fraction: Double)`, or `var priority: Int`.
  let declaration: String

  /// `.download(download, didAdvanceTo: fraction)`, `.priority`, or `[index]`.
  let member: Code

  init(_ requirement: ResolvedRequirement) {
    self.init(requirement, passing: requirement.passedParameters)
  }

  /// Makes those of `requirement` with `parameters`; `replacements` is what is passed on in place of them, by their
  /// positions.
  init(
    _ requirement: ResolvedRequirement,
    passing parameters: [PassedParameter],
    replacing replacements: [Int: String] = [:]
  ) {
    let declared = String(listing: parameters) { list, parameter in
      list += parameter.declaredNames
      list += ": "
      list += parameter.parameter.type.text
    }
    let isRepeated = requirement.dispatch != .first
    let parts = requirement.declaration.parts
    let name = parts.name.text
    let generics = parts.generics?.text ?? ""
    let result = parts.result.map { " -> \($0.text)" } ?? ""
    let rest = result + (parts.whereClause.map { " \($0.text)" } ?? "")
    let passed = parameters.enumerated()
      .map { index, parameter in
        let value = replacements[index] ?? parameter.passed(isRepeated: isRepeated)
        return Code(parameter.label + value)
      }
    switch parts.kind {
    case .function:
      declaration = "func \(name)\(generics)(\(declared))\(parts.effects.text)\(rest)"
      // A delegate without it is skipped.
      let mark = requirement.isOptionalMember ? "?" : ""
      let isAmbiguous = requirement.isOverloadedByResult && requirement.declaration.value == nil
      member = ".\(name)\(mark)(\(list: passed))\(isAmbiguous ? " as ()" : "")"
    case .property:
      declaration = "var \(name): \(parts.result?.text ?? "")"
      member = ".\(name)"
    case .subscript:
      declaration = "subscript\(generics)(\(declared))\(rest)"
      member = "[\(list: passed)]"
    }
  }
}

extension ResolvedRequirement {
  /// Names for the local variables of a body.
  var names: LocalNames { LocalNames(avoiding: declared.parsed.words) }

  /// Its parameters in a body.
  var passedParameters: [PassedParameter] { declaration.passed(names) }
}

extension RequirementDeclaration {
  /// Its parameters in a body; `names` finds names for those that have none.
  func passed(_ names: LocalNames) -> [PassedParameter] {
    parameters.indices.map { PassedParameter(parameters[$0], at: $0, labels[$0], names) }
  }
}

extension Effects {
  /// `try await `, or nothing.
  var marks: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }

  /// In `throws(DownloadError)`, `DownloadError`; nil for `Never`, which is never thrown.
  var typedError: TypeSyntax? {
    guard canThrow, case .typed(let error) = throwing else { return nil }
    return error
  }
}

/// A parameter of a forwarder's method, and how its value is passed on.
struct PassedParameter {
  let parameter: Parameter

  /// `didAdvanceTo: `, or nothing.
  let label: String

  /// Its name in the body.
  var name: String

  /// The label and the name: `_ download`.
  let declaredNames: String

  /// Makes it with the `label` that a call writes before the argument, if any, and of `names` if it has no name.
  fileprivate init(_ parameter: Parameter, at index: Int, _ label: String?, _ names: LocalNames) {
    self.parameter = parameter
    self.label = label.map { "\(Keyword.escapedLabel($0)): " } ?? ""
    let firstName = parameter.firstName.text
    if let name = parameter.name {
      self.name = Keyword.escapedArgument(name.name)
      declaredNames = parameter.secondName.map { "\(firstName) \($0.text)" } ?? firstName
    } else {
      name = names.name("argument\(index + 1)")
      declaredNames = "\(firstName) \(name)"
    }
  }

  /// The value as an argument of the same type.
  ///
  /// - Parameter isRepeated: whether it may be passed to several delegates.
  /// - Returns: `fraction`, `&buffer`, `copy token`, `message()` or `repeat each items`.
  func passed(isRepeated: Bool) -> String {
    if annotations.contains(.inout) { return "&\(name)" }
    if annotations.contains(.consuming), isRepeated { return "copy \(name)" }
    return borrowed
  }

  /// The value as an argument that is neither changed nor consumed.
  var borrowed: String {
    if annotations.contains(.autoclosure) { return call }
    return parameter.type.isPack ? "repeat each \(name)" : name
  }

  /// The value as that of a variable or a result.
  var copied: String {
    annotations.contains(.borrowing) || annotations.contains(.consuming) ? "copy \(name)" : name
  }

  private var annotations: [TypeSyntax.Annotation] { parameter.type.annotations }

  /// The call of an autoclosure, which makes another one around it.
  private var call: String {
    if case .function(_, let effects, _) = parameter.type.unannotated.kind {
      return "\(effects.marks)\(name)()"
    }
    return "\(name)()"
  }
}

/// The member that asks a delegate whether its own answer to a requirement counts.
struct ClaimSignature {
  /// `func claimsPriority(of download: Download, over answer: Int) -> Bool`.
  let declaration: String

  /// `unsafe ` before a call, or nothing.
  let mark: String

  /// `.claimsPriority(of: download, over: answer)`.
  let member: Code

  init(_ requirement: ResolvedRequirement) {
    let asked = requirement.declaration
    let parameters = requirement.passedParameters
    let answer = requirement.names.answer
    let value = asked.value?.unannotated.text ?? ""
    let generics = asked.generics?.text ?? ""
    let rest = asked.whereClause.map { " \($0.text)" } ?? ""
    let declared = parameters.map(\.askedDeclaration) + ["over \(answer): \(value)"]
    let name = Keyword.escaped("claims\(requirement.caseName.capitalizedFirst)")
    declaration =
      "func \(name)\(generics)(\(declared.joined(separator: ", "))) -> Swift.Bool\(rest)"
    mark = asked.typeMark
    let arguments: [Code] = parameters.map { "\($0.label)\($0.borrowed)" } + ["over: \(answer)"]
    member = ".\(name)(\(list: arguments))"
  }
}

extension PassedParameter {
  /// The parameter in a question, which neither changes nor consumes it.
  fileprivate var askedDeclaration: String {
    let kept = annotations.filter { ![.inout, .consuming, .owned].contains($0.kind) }
    let words = kept.map(\.text) + [parameter.type.unannotated.text]
    let isChanged = kept.count < annotations.count
    let type = isChanged ? words.joined(separator: " ") : parameter.type.text
    // In a subscript, a name alone is no label.
    let prefix = label.isEmpty && parameter.firstName.text != "_" ? "_ " : ""
    // A subscript repeats a name that is the label, too, and a function does not.
    let only = parameter.secondName.flatMap { $0.name == parameter.firstName.name ? $0.text : nil }
    return "\(prefix)\(only ?? declaredNames): \(type)"
  }
}
