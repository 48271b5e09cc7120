/// What the dispatches fit.
///
/// Only what is written counts. Behind a type alias nothing can be seen, and the type that it
/// stands for can always be written instead.
extension DispatchName {
  /// Whether a requirement of this kind can be dispatched so.
  func fits(_ declaration: RequirementDeclaration) -> Bool {
    guard let value = declaration.value?.unannotated else { return isForVoid }
    return switch self {
    case .broadcast, .first, .last, .reduce, .claimed: true
    case .firstNonNil: value.isOptional
    case .anyTrue, .allTrue: value.isBool
    case .collect: value.collectionKind != nil
    case .pipeline: !declaration.pipelineParameters.isEmpty
    }
  }

  /// What it fits, for messages.
  var need: String {
    switch self {
    case .broadcast, .first: "anything"
    case .last, .reduce, .claimed: "a value"
    case .firstNonNil: "a value that is written as an optional"
    case .anyTrue, .allTrue: "a value that is written 'Bool'"
    case .collect: "a value that is written as an array, a set or a dictionary"
    case .pipeline: "a value of the type that one of the parameters has"
    }
  }

  /// Whether it fits a requirement that returns nothing.
  private var isForVoid: Bool { self == .broadcast || self == .first }

  /// How the dispatches that fit `declaration` are written, for messages.
  static func forms(fitting declaration: RequirementDeclaration) -> [String] {
    allCases.filter { $0.fits(declaration) }.flatMap { $0.forms(for: declaration) }
  }

  private func forms(for declaration: RequirementDeclaration) -> [String] {
    switch self {
    case .reduce: return ["reduce(f)"]
    case .pipeline:
      let parameters = declaration.pipelineParameters
      return parameters.count > 1 ? declaration.pipelineForms : [rawValue]
    default: return [rawValue]
    }
  }
}

extension RequirementDeclaration {
  /// `pipeline(request)`, one per parameter that can be named.
  var pipelineForms: [String] {
    pipelineParameters.compactMap { $0.label.map { "pipeline(\($0))" } }
  }
}
