/// The requirements that dispatches fit.
///
/// Only the written type counts. The tool does not see through a type alias, and the user can
/// always write the aliased type instead.
extension DispatchName {
  /// Whether the dispatch fits a requirement of this kind.
  func fits(_ declaration: RequirementDeclaration) -> Bool {
    guard let value = declaration.value?.unannotated else { return facts.fit == .anything }
    return switch facts.fit {
    case .anything, .value: true
    case .optionalValue: value.isOptional
    case .bool: value.isBool
    case .collection: value.collectionKind != nil
    case .parameterType: !declaration.pipelineParameters.isEmpty
    }
  }

  /// The requirements that it fits, for messages.
  var need: String {
    switch facts.fit {
    case .anything: "anything"
    case .value: "a value"
    case .optionalValue: "a value that is written as an optional"
    case .bool: "a value that is written 'Bool'"
    case .collection: "a value that is written as an array, a set or a dictionary"
    case .parameterType: "a value of the type that one of the parameters has"
    }
  }

  /// All dispatches as a spec writes them, for messages.
  static var allForms: [String] {
    allCases.map { $0.facts.argument == .combiner ? "\($0.rawValue)(f)" : $0.rawValue }
  }

  /// How the dispatches that fit `declaration` are written, for messages.
  static func forms(fitting declaration: RequirementDeclaration) -> [String] {
    allCases.filter { $0.fits(declaration) }.flatMap { $0.forms(for: declaration) }
  }

  private func forms(for declaration: RequirementDeclaration) -> [String] {
    switch facts.argument {
    case nil: return [rawValue]
    case .combiner: return ["\(rawValue)(f)"]
    case .parameter:
      let parameters = declaration.pipelineParameters
      return parameters.count > 1 ? declaration.pipelineForms : [rawValue]
    }
  }
}

extension RequirementDeclaration {
  /// `pipeline(request)`, one per parameter that can be named.
  var pipelineForms: [String] {
    pipelineParameters.compactMap { $0.label.map { "pipeline(\($0))" } }
  }
}
