/// A parameter of a forwarder's method, and how its value is passed on.
struct PassedParameter {
  let parameter: Parameter

  /// Its name in the body.
  let name: String

  /// The variable that is passed on in its place, if any.
  private let replacement: String?

  /// The label and the name: `_ download`.
  let declaredNames: String

  /// `_ download: Download`.
  var declaration: String { "\(declaredNames): \(parameter.type.text)" }

  /// - Parameters:
  ///   - parameter: the declared parameter.
  ///   - index: its position among the parameters.
  ///   - names: finds a name if it has none.
  ///   - replacement: a variable that is passed on in its place.
  init(_ parameter: Parameter, at index: Int, names: LocalNames, replacement: String? = nil) {
    self.parameter = parameter
    self.replacement = replacement
    let firstName = parameter.firstName.text
    if let name = parameter.name {
      self.name = Keyword.escapedArgument(name.name)
      declaredNames = parameter.secondName.map { "\(firstName) \($0.text)" } ?? firstName
    } else {
      name = names.name("argument\(index + 1)")
      declaredNames = "\(firstName) \(name)"
    }
  }

  /// `didAdvanceTo: fraction`.
  func labelled(isRepeated: Bool) -> String { label + passed(isRepeated: isRepeated) }

  /// `didAdvanceTo: `, or nothing.
  var label: String { parameter.label.map { "\(Keyword.escapedLabel($0.name)): " } ?? "" }

  /// Whether it has a label also as a parameter of a subscript, where a name alone is none.
  var hasLabelInSubscript: Bool { parameter.secondName != nil }

  /// The value as an argument of the same type.
  ///
  /// - Parameter isRepeated: whether it may be passed to several delegates.
  /// - Returns: `fraction`, `&buffer`, `copy token`, `message()` or `repeat each items`.
  func passed(isRepeated: Bool) -> String {
    if let replacement { return replacement }
    if annotations.contains(.inout) { return "&\(name)" }
    if annotations.contains(.consuming), isRepeated { return "copy \(name)" }
    return borrowed
  }

  /// The value as an argument that is neither changed nor consumed.
  var borrowed: String {
    if annotations.contains(.autoclosure) { return call }
    if case .pack = parameter.type.kind { return "repeat each \(name)" }
    return name
  }

  /// The value as that of a variable or a result.
  var copied: String { annotations.contains(.borrowing) ? "copy \(name)" : name }

  private var annotations: [TypeSyntax.Annotation] { parameter.type.annotations }

  /// The call of an autoclosure, which makes another one around it.
  private var call: String {
    if case .function(_, let effects, _) = parameter.type.unannotated.kind {
      return "\(effects.marks)\(name)()"
    }
    return "\(name)()"
  }
}
