/// The names of the cases in a requirement enum.
struct CaseNames {
  /// The names that the enum has for other members.
  private static let members: Set<String> = ["AllCases", "RawValue", "allCases", "notifications"]

  private var taken:
    SeenUnderConditions<(declaration: RequirementDeclaration, position: SourcePosition)>

  /// The names that no proposal can be, once there is one: those that are wanted, and those that were proposed.
  private var known: Set<String> = []

  /// What was proposed for the requirement with each identity: under all of its conditions, one entry is about it.
  private var proposals: [String: String] = [:]

  /// The numbers to try next, by the names before them.
  private var numbers: [String: Int] = [:]

  /// Makes room for the names of about `count` requirements.
  init(_ count: Int) { taken = SeenUnderConditions(count) }

  /// `downloadDidAdvanceTo`, for `func download(_ download: Download, didAdvanceTo: Double)`.
  ///
  /// Base name and labels alone, so that a name never changes because another requirement was added.
  static func derived(from declaration: RequirementDeclaration) -> String {
    declaration.name.name
      + declaration.labels.compactMap { $0?.capitalizedFirst }.joined()
  }

  /// Gives the case of `declaration`, which has the identity `identity` and is at `position`, the name `name`.
  ///
  /// - Returns: if something else has that, another name, which none of those `wanted` is, and where the requirement is
  ///   that has it, if it is one. The other name is the derived one with the types of the parameters that differ, with
  ///   `Async`, with the type of the value, or, where that is not free, with a number.
  mutating func take(
    _ name: String,
    for declaration: RequirementDeclaration,
    _ identity: String,
    under condition: String?,
    at position: SourcePosition,
    besides wanted: @autoclosure () -> Set<String>
  ) -> (earlier: SourcePosition?, other: String)? {
    let isMember = Self.members.contains(name)
    let earlier =
      isMember ? nil : taken.insert((declaration, position), called: name, under: condition)
    if !isMember, earlier == nil { return nil }
    if let proposal = proposals[identity] { return (earlier?.position, proposal) }
    if known.isEmpty { known = wanted().union(Self.members) }
    // What stands in back-ticks may be no word.
    let derived = (isMember ? name : Self.derived(from: declaration)).filter(\.isInWord)
    var other = derived + (earlier.map { declaration.difference(from: $0.declaration) } ?? "")
    while !known.insert(other).inserted {
      let number = numbers[derived] ?? 2
      other = "\(derived)\(number)"
      numbers[derived] = number + 1
    }
    proposals[identity] = other
    return (earlier?.position, other)
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
