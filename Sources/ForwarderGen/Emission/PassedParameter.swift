/// A parameter of a forwarder's method, and how its value is passed on.
struct PassedParameter {
  let parameter: Parameter

  /// What the body calls it.
  let name: String

  /// `_ download: Download`.
  let declaration: String

  /// A parameter without a name is called `invented`.
  init(_ parameter: Parameter, invented: String) {
    self.parameter = parameter
    let words: [String]
    if let name = parameter.name {
      self.name = Keyword.escapedArgument(name.name)
      words = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
    } else {
      name = invented
      words = [parameter.firstName.text, invented]
    }
    declaration = "\(words.joined(separator: " ")): \(parameter.type.text)"
  }

  /// `didAdvanceTo: fraction`.
  func labelled(isRepeated: Bool) -> String {
    let label = parameter.label.map { "\(Keyword.escapedLabel($0.name)): " } ?? ""
    return label + passed(isRepeated: isRepeated)
  }

  /// The value as an argument of the same type.
  ///
  /// - Parameter isRepeated: whether it may be passed to several delegates.
  /// - Returns: `fraction`, `&buffer`, `copy token`, `message()` or `repeat each items`.
  func passed(isRepeated: Bool) -> String {
    let annotations = Set(parameter.type.annotations.map(\.name))
    if annotations.contains("inout") { return "&\(name)" }
    if annotations.contains("autoclosure") { return call }
    if annotations.contains("consuming"), isRepeated { return "copy \(name)" }
    if case .pack = parameter.type.kind { return "repeat each \(name)" }
    return name
  }

  /// The call of an autoclosure, which makes another one around it.
  private var call: String {
    if case .function(_, let effects, _) = parameter.type.unannotated.kind {
      return "\(effects.marks)\(name)()"
    }
    return "\(name)()"
  }
}
