/// Looks over a protocol for what is allowed and seldom meant.
///
/// One function per piece of advice, each with its reason in the text. What is wrong for certain is
/// a diagnostic and stands elsewhere.
struct Advisor {
  private let declaration: ResolvedProtocol
  private var advice: [Advice] = []

  /// All advice on `declaration`, in the order of its requirements.
  static func advice(on declaration: ResolvedProtocol) -> [Advice] {
    guard declaration.forwarder != nil else { return [] }
    var advisor = Advisor(declaration)
    advisor.adviseOnProtocol()
    for requirement in declaration.forwarded { advisor.advise(on: requirement) }
    return advisor.advice
  }

  private init(_ declaration: ResolvedProtocol) {
    self.declaration = declaration
  }

  // MARK: The protocol

  private mutating func adviseOnProtocol() {
    let name = declaration.head.path
    guard let forwarder = declaration.forwarder else { return }
    if forwarder.isSendable, !declaration.isolation.isOnActor,
      declaration.forwarded.contains(where: { !$0.declaration.effects.isAsync })
    {
      give(
        .sendableOffActors,
        at: declaration.location,
        "'\(name)' is Sendable and on no actor, so a class on an actor, as a view controller is, "
          + "adopts it with 'nonisolated' members only: if it is always called on one, write "
          + "'@MainActor' before it instead"
      )
    }
    let omitted = declaration.forwarded.filter(\.mayBeAnsweredByOmission)
    if let first = omitted.first, declaration.forms.contains(.swift) {
      let place = declaration.forms.contains(.objectiveC) ? "where there is no Objective-C, " : ""
      let titles = omitted.map { "'\($0.declaration.compoundName)'" }.joined(separator: ", ")
      give(
        .answeredByOmission,
        at: first.location,
        "\(titles): optional, and \(place)the default implementation of a delegate that leaves it "
          + "out could answer for all, so adding a delegate states what it handles"
      )
    }
    let changes = declaration.forwarded.first { $0.declaration.changesValues }
    if !forwarder.isClassBound, let changes {
      give(
        .valuesLeftOut,
        at: changes.location,
        "'\(changes.declaration.compoundName)' may change a value it is called on, so only objects "
          + "can be delegates: without it values could be added with 'add(retaining:)'"
      )
    }
  }

  // MARK: Its requirements

  private mutating func advise(on requirement: ResolvedRequirement) {
    let declaration = requirement.declaration
    let title = declaration.compoundName
    let callsOne = requirement.dispatch == .first
    if callsOne, declaration.value?.isBool == true, declaration.isQuestion {
      give(
        .questionToOne,
        at: requirement.location,
        "'\(title)' asks the first responder alone: with 'allTrue' any of them can say no, with "
          + "'anyTrue' any can say yes"
      )
    }
    if callsOne, declaration.value == nil, !declaration.takesEscapingClosure {
      give(
        .notificationToOne,
        at: requirement.location,
        "'\(title)' has no value, and only the first responder hears of it: 'broadcast' tells all"
      )
    }
    if requirement.dispatch == .broadcast, declaration.value != nil {
      give(
        .answersThrownAway,
        at: requirement.location,
        "'\(title)' asks all and keeps the first answer: 'first' asks no more than it needs, "
          + "unless the others are to be called for what they do"
      )
    }
    if requirement.dispatch == .broadcast, declaration.takesEscapingClosure {
      give(
        .handlerToAll,
        at: requirement.location,
        "'\(title)' hands its closure to every responder, so it may be called several times or "
          + "never: under 'first' it has one owner"
      )
    }
    if requirement.fallback?.kind == .trap {
      give(
        .trapsUnanswered,
        at: requirement.location,
        "'\(title)' ends the program when nobody responds: a 'default' that is a value, or throws, "
          + "does not"
      )
    }
    adviseOnVariants(of: requirement)
  }

  /// Objective-C hosts ask for the variant with more parameters, and call the other one only where
  /// nobody has it.
  private mutating func adviseOnVariants(of requirement: ResolvedRequirement) {
    let titles = declaration.forwarded.map(\.declaration)
    let richer = titles.first { $0.isRicher(than: requirement.declaration) }
    guard let richer else { return }
    give(
      .richerVariant,
      at: requirement.location,
      "a host that looks for '\(richer.compoundName)' first never calls "
        + "'\(requirement.declaration.compoundName)' while any delegate responds to that"
    )
  }

  private mutating func give(_ kind: Advice.Kind, at location: SourceLocation, _ text: String) {
    advice.append(Advice(kind: kind, location: location, text: text))
  }
}

extension RequirementDeclaration {
  private static let questionWords = ["should", "can", "may", "allows", "permits", "must"]

  /// Whether its name asks something: `shouldRetry`, `downloadShouldRetry`, `download(_:canUse:)`.
  fileprivate var isQuestion: Bool {
    let names = [name.name] + parameters.compactMap { $0.label?.name }
    return names.contains { name in
      Self.questionWords.contains { name.hasPrefix($0) } || name.contains("Should")
    }
  }

  /// Whether it is `other` with more parameters behind the same labels.
  fileprivate func isRicher(than other: RequirementDeclaration) -> Bool {
    guard case .function = self, case .function = other else { return false }
    let (labels, others) = (
      parameters.map(\.firstName.name), other.parameters.map(\.firstName.name)
    )
    return name.name == other.name.name && labels.count > others.count && others.count > 1
      && labels.starts(with: others)
  }
}
