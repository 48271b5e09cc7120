import ForwarderGen

/// Something about a spec that is no mistake, and that its author may not have thought of.
struct Advice: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case questionToOne
    case notificationToOne
    case answersThrownAway
    case handlerToAll
    case answeredByOmission
    case typesNotPrimary
    case richerVariant
  }

  let kind: Kind
  let location: SourceLocation

  /// One line: what is so, why that matters, and what else there is.
  let text: String
}

/// Looks over a protocol for what is allowed and seldom meant.
///
/// The author of the spec must be able to follow the advice. So a requirement gets it where a spec
/// lists the requirement, and not in the forwarders that inherit it; and a declaration gets it where
/// the author can change the declaration.
struct Advisor {
  private let declaration: ResolvedProtocol

  /// The requirements that the protocol itself declares, as far as they are forwarded.
  private let own: [ResolvedRequirement]
  private let inherited: [ResolvedRequirement]
  private var advice: [Advice] = []

  static func advice(on declaration: ResolvedProtocol) -> [Advice] {
    var advisor = Advisor(declaration)
    if let forwarder = declaration.forwarder { advisor.advise(on: forwarder) }
    for requirement in advisor.own { advisor.advise(on: requirement) }
    return advisor.advice
  }

  private init(_ declaration: ResolvedProtocol) {
    self.declaration = declaration
    own = declaration.forwarded.filter { $0.source == declaration.position }
    inherited = declaration.forwarded.filter { $0.source != declaration.position }
  }

  // MARK: The protocol

  private mutating func advise(on forwarder: Forwarder) {
    let name = declaration.head.path
    if let refinement = forwarder.refinementName, declaration.isInSwiftFile {
      let types = forwarder.generics.map(\.name).joined(separator: ", ")
      give(
        .typesNotPrimary,
        at: declaration.location,
        "not all associated types of '\(name)' are primary, so delegates have to adopt "
          + "'\(refinement)': write 'protocol \(declaration.head.name)<\(types)>', and they conform "
          + "to '\(name)' alone"
      )
    }
    let omitted = declaration.forwarded.filter(\.mayBeAnsweredByOmission)
    if let first = omitted.first, declaration.forms.contains(.swift) {
      let place = declaration.forms.contains(.objectiveC) ? "where there is no Objective-C, " : ""
      let titles = omitted.map { "'\($0.declaration.compoundName)'" }.joined(separator: ", ")
      let isOwn = own.contains { $0.location == first.location }
      give(
        .answeredByOmission,
        at: isOwn ? first.location : declaration.location,
        "\(titles): optional, and \(place)the default implementation of a delegate that leaves it "
          + "out could answer for all, so each 'add' needs 'handling:'"
      )
    }
  }

  // MARK: Its requirements

  private mutating func advise(on requirement: ResolvedRequirement) {
    func give(_ kind: Advice.Kind, _ text: String) {
      self.give(kind, at: requirement.location, text)
    }
    let declaration = requirement.declaration
    let title = declaration.compoundName
    // One delegate has to be enough for an argument that only one can take, or should.
    let couldCallAll =
      requirement.dispatch == .first && !declaration.takesEscapingClosure
      && ShapeCheck.errors(in: declaration, under: .broadcast).isEmpty
    if couldCallAll, declaration.value?.isBool == true, declaration.isQuestion {
      give(
        .questionToOne,
        "'\(title)' asks the first responder alone: with 'allTrue' any of them can say no, with "
          + "'anyTrue' any can say yes"
      )
    }
    if couldCallAll, declaration.value == nil {
      give(
        .notificationToOne,
        "'\(title)' has no value, and only the first responder hears of it: 'broadcast' tells all"
      )
    }
    if requirement.dispatch == .broadcast, declaration.value != nil {
      give(
        .answersThrownAway,
        "'\(title)' asks all and keeps the first answer: 'first' asks no more than it needs, "
          + "unless the others are to be called for what they do"
      )
    }
    if requirement.dispatch.asksAll, requirement.handler == nil, declaration.takesEscapingClosure {
      give(
        .handlerToAll,
        "'\(title)' hands its closure to every responder, so it may be called several times or "
          + "never: under 'first' it has one owner"
      )
    }
    // Objective-C hosts ask for the variant with more parameters, and call the other one only if no
    // delegate has it.
    func give(_ richer: RequirementDeclaration, over poorer: RequirementDeclaration) {
      give(
        .richerVariant,
        "a host that looks for '\(richer.compoundName)' first never calls "
          + "'\(poorer.compoundName)' while any delegate responds to '\(richer.compoundName)'"
      )
    }
    let all = self.declaration.forwarded.map(\.declaration)
    if let richer = all.first(where: { $0.isRicher(than: declaration) }) {
      give(richer, over: declaration)
    }
    for poorer in inherited.map(\.declaration) where declaration.isRicher(than: poorer) {
      give(declaration, over: poorer)
    }
  }

  private mutating func give(_ kind: Advice.Kind, at location: SourceLocation, _ text: String) {
    advice.append(Advice(kind: kind, location: location, text: text))
  }
}

extension Dispatch {
  /// Whether it calls all responders for their answers.
  ///
  /// Where `true`, or a value that is not nil, ends the call, the responder that takes a closure can say so. A
  /// `broadcast` that hands one to all says it in the spec.
  fileprivate var asksAll: Bool {
    switch name.facts.reach {
    case .first, .chosen: false
    case .until(let answer): answer == .boolean(false)
    case .all, .allTogether, .chain: self != .broadcast
    }
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

  /// Whether it is a richer variant of `other`, with more parameters after the first two.
  ///
  /// The first parameter is often the sender, and the label of the second one names the event. If only one of the
  /// two has a handler, hosts call both: the sender decides whether it wants an answer.
  fileprivate func isRicher(than other: RequirementDeclaration) -> Bool {
    guard isFunction, other.isFunction, name.name == other.name.name,
      other.parameters.count > 1, parameters.count > other.parameters.count,
      parameters[1].canStand(for: other.parameters[1])
    else { return false }
    var expected = other.parameters[...]
    for parameter in parameters {
      if let next = expected.first, parameter.canStand(for: next) {
        expected.removeFirst()
      } else if parameter.handsClosureOver {
        return false
      }
    }
    return expected.isEmpty
  }
}

extension Parameter {
  /// Whether a richer variant can have it in place of `other`; two handlers may take different values.
  fileprivate func canStand(for other: Self) -> Bool {
    firstName.name == other.firstName.name
      && (type.text == other.type.text || (handsClosureOver && other.handsClosureOver))
  }
}
