/// The names of the cases in a requirement enum.
struct CaseNames {
  /// The names that the enum has for other members.
  private static let members: Set<String> = ["AllCases", "RawValue", "allCases", "notifications"]

  private var taken:
    SeenUnderConditions<(declaration: RequirementDeclaration, position: SourcePosition)>

  /// The names that no proposal may have, once there is one: those that requirements want, and those proposed.
  private var unavailable: Set<String> = []

  /// Makes none, for those of `count` requirements.
  init(_ count: Int) { taken = SeenUnderConditions(count) }

  /// `downloadDidAdvanceTo`, for `func download(_ download: Download, didAdvanceTo: Double)`.
  ///
  /// Base name and labels alone, so that a name never changes because another requirement was added.
  static func derived(from declaration: RequirementDeclaration) -> String {
    declaration.name.name
      + declaration.labels.compactMap { $0?.capitalizedFirst }.joined()
  }

  /// Gives the case of `declaration`, which is at `position`, the name `name`.
  ///
  /// - Returns: if something else has that, another name, which is none of `wanted`, and where the requirement is that
  ///   has it, if it is one. The other name is the derived one with the types of the parameters that differ, with
  ///   `Async`, with the type of the value, or, where that is not free, with a number.
  mutating func take(
    _ name: String,
    for declaration: RequirementDeclaration,
    under condition: String?,
    at position: SourcePosition,
    besides wanted: @autoclosure () -> Set<String>
  ) -> (earlier: SourcePosition?, other: String)? {
    if Self.members.contains(name) { return (nil, proposal(name, "2", besides: wanted)) }
    guard let earlier = taken.insert((declaration, position), called: name, under: condition) else {
      return nil
    }
    let difference = declaration.difference(from: earlier.declaration)
    let derived = Self.derived(from: declaration)
    return (earlier.position, proposal(derived, difference, besides: wanted))
  }

  private mutating func proposal(
    _ name: String,
    _ difference: String,
    besides wanted: () -> Set<String>
  ) -> String {
    if unavailable.isEmpty { unavailable = wanted() }
    var proposal = name + difference
    var number = 2
    while !unavailable.insert(proposal).inserted {
      proposal = "\(name)\(number)"
      number += 1
    }
    return proposal
  }
}

extension RequirementDeclaration {
  /// The word that distinguishes it from `other`: `StreamTask`.
  fileprivate func difference(from other: RequirementDeclaration) -> String {
    let types = parameters.map(\.type.text)
    let others = other.parameters.map(\.type.text)
    let different = types.indices.filter { !others.indices.contains($0) || others[$0] != types[$0] }
    if signature == other.signature { return value?.text.inCamelCase ?? "" }
    if different.isEmpty { return effects.isAsync ? "Async" : "" }
    // A closure's type makes a long word, and mostly follows from what it is about.
    let plain = different.filter { !parameters[$0].type.isFunction }
    return (plain.isEmpty ? different : plain).map { types[$0].inCamelCase }.joined()
  }
}

extension String {
  /// The words in it, each with a capital: `[any Error]` is `AnyError`.
  fileprivate var inCamelCase: String { words.map(\.capitalizedFirst).joined() }
}
