import Testing

/// A pair of a requirement and a member, in a sentence, with the verdict that it has to have.
struct NamedPair: CustomTestStringConvertible, Sendable {
  let name: String
  let verdict: ImplementationPair.Verdict

  /// Whether the compiler takes the member for an implementation.
  let isTaken: Bool

  /// The declarations, in which every `§` is a number.
  private let text: String
  private let protocols: [String]
  private let owner: String
  private let requirement: String
  private let conformance: String

  init(
    _ name: String,
    _ text: String,
    is verdict: ImplementationPair.Verdict = .implemented,
    of protocols: [String] = ["P§"],
    requiredBy owner: String = "P§",
    requirement: String = "a(_:)",
    adopter conformance: String = "{}",
    isTaken: Bool? = nil
  ) {
    self.name = name
    self.verdict = verdict
    self.isTaken = isTaken ?? (verdict == .implemented)
    self.text = text
    self.protocols = protocols
    self.owner = owner
    self.requirement = requirement
    self.conformance = conformance
  }

  var testDescription: String { name }

  /// The pair, with its number in place of every `§`.
  func pair(number: Int) -> ImplementationPair {
    func numbered(_ text: String) -> String { text.replacing("§", with: "\(number)") }
    let last = protocols.last ?? ""
    return ImplementationPair(
      text: numbered(text) + "\n",
      adopter: numbered("final class C§: \(last) \(conformance)"),
      protocols: protocols.map(numbered),
      owners: [numbered(owner)],
      requirement: requirement,
      differences: [name]
    )
  }
}
