/// A protocol on its way into an imported spec.
///
/// Its head keeps the places that it has in its file. A member has a place below those of all files
/// for itself, so that a diagnostic's place says what it is about.
struct ImportDraft: Sendable {
  /// A member of a protocol that was found.
  struct Origin: Hashable, Sendable {
    let position: Int
    let member: Int
  }

  /// All that cannot be forwarded and that no adopter can do without, so that nothing is imported.
  struct Refusal: Error, Equatable {
    struct Reason: Equatable {
      /// As it is declared; nil for the head.
      let requirement: String?
      let message: DiagnosticMessage
    }

    var reasons: [Reason] = []
  }

  /// Where the protocol is among those that were found.
  let position: Int
  let head: ProtocolHead
  let doc: String?
  let condition: String?

  private(set) var associatedTypes: [DraftedType] = []
  private(set) var requirements: [DraftedRequirement] = []
  private(set) var omissions: [ImportOmission] = []

  /// Another name for the forwarder's `delegates`.
  var delegatesProperty: String?

  /// The protocols of the import that it inherits, directly or not.
  let bases: Set<Int>

  /// The isolation of its members.
  private let isolation: Isolation
  private var memberCount = 0

  /// The members that cannot be forwarded and that no adopter can do without.
  private(set) var refusal = Refusal()

  /// Drafts the protocol at `position`.
  ///
  /// - Parameters:
  ///   - position: where it is in `found`.
  ///   - found: all protocols that there are.
  ///   - imported: those that get a forwarder. The requirements of all other bases become the
  ///     protocol's own.
  ///   - refused: the members that the generator refuses, and why.
  /// - Throws: why its head cannot be understood.
  init(
    _ position: Int,
    of found: FoundProtocols,
    importing imported: Set<Int>,
    without refused: [Origin: DiagnosticMessage]
  ) throws(Refusal) {
    let `protocol` = found[position]
    let parsed: ProtocolHead
    switch `protocol`.head {
    case .success(let head): parsed = head
    case .failure(let error):
      throw Refusal(reasons: [.init(requirement: nil, message: error.message)])
    }
    self.position = position
    doc = `protocol`.doc
    condition = `protocol`.condition
    isolation = found.isolation(of: position)
    let lineage = found.lineage(of: position)
    bases = lineage.intersection(imported).subtracting([position])
    let included = found.included(in: position, importing: imported)
    // Its members have selectors, and may be optional, only there.
    let objectiveC = included.first { found.isObjectiveC($0) }
    if let objectiveC, !parsed.isObjectiveC {
      let message = DiagnosticMessage.objectiveCBaseOfImport(found[objectiveC].path)
      throw Refusal(reasons: [.init(requirement: nil, message: message)])
    }
    head = parsed.imported(
      inheriting: found.inherited(by: position, importing: imported),
      where: included.compactMap { found.whereClause(of: $0) },
      on: found.actor(of: position)
    )
    for source in included {
      let context = ImportedForm.Context(
        source: found.isolation(of: source),
        target: isolation,
        isInherited: source != position,
        valueBase: found.isClassBound(position) && !found.isClassBound(source)
          ? found[source].path : nil
      )
      let implementers = Set(lineage.map { found[$0].path })
      for (index, member) in found[source].members.enumerated() {
        let origin = Origin(position: source, member: index)
        // In Objective-C, an extension implements nothing for its adopters.
        let isImplemented =
          !found.isObjectiveC(source) && !implementers.isDisjoint(with: member.implementedBy)
        var member = member
        member.isOptional = member.isOptional || isImplemented
        add(member, from: origin, in: context, refusal: refused[origin])
      }
    }
  }

  // MARK: Members

  private mutating func add(
    _ member: FoundMember,
    from origin: Origin,
    in context: ImportedForm.Context,
    refusal: DiagnosticMessage?
  ) {
    memberCount += 1
    let position = SourcePosition(offset: -memberCount)
    let form: ImportedForm
    do {
      form = try ImportedForm(
        member.tokens.get(),
        isOptionalInObjectiveC: member.isOptionalInObjectiveC,
        in: context,
        at: position
      )
    } catch {
      return omit(member, error.message, isOptional: member.isOptional)
    }
    let isOptional = member.isOptional || form.isOptional
    if form.isUnavailable {
      return omit(member, .unavailableRequirement(), isOptional: true)
    }
    if let refusal { return omit(member, refusal, isOptional: isOptional) }
    switch form.member {
    case .associatedType(let declaration):
      associatedTypes.removeAll { $0.item.declaration == form.text }
      let item = ImportedRequirement(declaration: form.text, identity: form.identity)
      associatedTypes.append(DraftedType(declaration: declaration, item: item))
    case .requirement(let declaration):
      // A member that does not change the value says `nonmutating`. That means nothing for objects.
      let changesValues = declaration.isMutating || declaration.accessors?.isSettable == true
      if let base = context.valueBase, changesValues {
        return omit(member, .changesValuesOfBase(base), isOptional: isOptional)
      }
      let answer = ProposedDispatch(
        of: declaration,
        omittedAs: isOptional ? member.answer() ?? .unclear : nil,
        at: position
      )
      let drafted = DraftedRequirement(
        declaration: declaration,
        answer: answer,
        item: ImportedRequirement(
          declaration: form.text,
          identity: form.identity,
          dispatch: answer.dispatch?.text,
          fallback: answer.fallback?.text,
          isOptional: isOptional,
          doc: member.doc
        ),
        origin: origin,
        position: position
      )
      // A member that is declared again counts at its last declaration.
      requirements.removeAll { $0.isDeclaredAgain(by: drafted) }
      requirements.append(drafted)
    }
  }
}

extension ImportDraft {
  /// Leaves `member` out; where no adopter may do so, it is a reason to refuse the protocol.
  private mutating func omit(
    _ member: FoundMember,
    _ reason: DiagnosticMessage,
    isOptional: Bool
  ) {
    if !isOptional {
      refusal.reasons.append(.init(requirement: member.text, message: reason))
      return
    }
    omissions.append(
      ImportOmission(
        protocolName: head.path,
        requirement: member.text,
        isWholeProtocol: false,
        reason: reason
      )
    )
  }

  /// Names what has to be named, minding what its bases have taken.
  ///
  /// - Parameter relatives: those that share a forwarder with it and have their names already.
  mutating func takeNames(minding relatives: [ImportDraft]) {
    var names = ImportedNames()
    for relative in relatives { names.take(relative.requirements) }
    for index in requirements.indices {
      requirements[index].item.name = names.name(for: requirements[index])
    }
    let inherited = relatives.filter { bases.contains($0.position) }.flatMap(\.requirements)
    let property = Forwarder.registryName(
      besides: (inherited + requirements).map(\.declaration)
    )
    delegatesProperty = property == Forwarder.usualRegistryName ? nil : property
  }

  /// The protocol as a spec states it.
  var imported: ImportedProtocol {
    ImportedProtocol(
      head: head.text,
      path: head.path,
      doc: doc,
      condition: condition,
      delegatesProperty: delegatesProperty,
      requirements: associatedTypes.map(\.item) + requirements.map(\.item)
    )
  }
}

/// A requirement on its way into an imported spec.
struct DraftedRequirement: Sendable {
  let declaration: RequirementDeclaration
  let answer: ProposedDispatch
  var item: ImportedRequirement

  /// The name of its case.
  var caseName: String { item.name ?? CaseName.derived(from: declaration) }

  /// Which member of which protocol it is.
  let origin: ImportDraft.Origin

  /// Its place in the draft.
  let position: SourcePosition

  /// Whether `other` is the same requirement.
  ///
  /// With another result it is a different one.
  func isDeclaredAgain(by other: DraftedRequirement) -> Bool {
    declaration.identity == other.declaration.identity
  }
}

/// An associated type on its way into an imported spec.
struct DraftedType: Sendable {
  let declaration: AssociatedTypeDeclaration
  let item: ImportedRequirement
}

/// A member of an existing protocol, rewritten as a spec states it: on one line, without what says
/// nothing there.
struct ImportedForm: Sendable {
  let member: MemberDeclaration

  /// The declaration on one line.
  let text: String
  let identity: RequirementIdentity

  /// Whether it says that it is.
  let isOptional: Bool

  /// Whether it is unavailable everywhere.
  let isUnavailable: Bool

  /// The modifiers that say nothing in a spec, or are said by a key.
  private static let omittedModifiers: Set<Modifier.Kind> = [
    .optional, .override, .dynamic, .public, .internal, .package,
  ]

  /// Where a member comes from and goes to.
  struct Context {
    /// The isolation of the protocol that declares it, and of the one that it is imported into.
    let source: Isolation
    let target: Isolation

    /// Whether the two are different protocols.
    let isInherited: Bool

    /// The protocol that declares it, where values can adopt that and only objects the other one.
    let valueBase: String?
  }

  /// Rewrites the declaration that consists of the tokens `source`, which in Objective-C only may be
  /// optional.
  ///
  /// All tokens of the result have the same `position`.
  init(
    _ source: [Token],
    isOptionalInObjectiveC: Bool,
    in context: Context,
    at position: SourcePosition
  ) throws(DeclarationError) {
    var parser = DeclarationParser(source)
    let marks = try parser.parseMarks()
    isOptional = marks.modifiers.contains { $0.modifier.kind == .optional }
    isUnavailable = marks.attributes.contains { $0.attribute.isUnavailability }

    func word(_ text: String) -> Token { Token(kind: .word, text: text, position: position) }
    func attribute(_ name: String) -> [Token] {
      [Token(kind: .punctuation, text: "@", position: position), word(name)]
    }
    // Members of an `@objc` protocol are so anyway.
    var attributes = marks.attributes
      .filter { $0.attribute.kind != .objc || $0.attribute.selector != nil }
      .filter { $0.attribute.text != context.target.actor }.map { Array($0.tokens) }
    var modifiers = marks.modifiers.filter { !Self.omittedModifiers.contains($0.modifier.kind) }
      .map { Array($0.tokens) }
    let body = Array(source[parser.mark...].dropLast())
    let isType = body.first?.text == "associatedtype"
    let isStated =
      marks.attributes.contains { $0.attribute.isGlobalActor }
      || marks.modifiers.contains { $0.modifier.kind == .nonisolated }
    if context.isInherited, !isStated, !isType, context.source != context.target {
      if let actor = context.source.actor {
        attributes.append(attribute(String(actor.dropFirst())))
      } else {
        modifiers.insert([word("nonisolated")], at: 0)
      }
    }
    if isOptionalInObjectiveC {
      attributes.append(attribute("objc"))
      modifiers.append([word("optional")])
    }
    let rest = isType ? body.withoutDefault : body.withoutDefaultArguments
    let pieces = attributes + modifiers + [rest.withoutSelf]
    var tokens = pieces.flatMap(\.behindSpace)
    tokens.append(Token(kind: .end, text: "", position: position))
    for index in tokens.indices { tokens[index].position = position }
    text = tokens.dropLast().text
    member = try DeclarationParser.member(tokens).declaration
    identity = RequirementIdentity(member, of: tokens)
  }
}

extension [Token] {
  /// A function without the default arguments that the compiler gives to Objective-C's methods, as
  /// it does for options and attributes.
  fileprivate var withoutDefaultArguments: [Token] {
    guard let first, ["func", "subscript"].contains(first.text) else { return self }
    var tokens: [Token] = []
    var depth = 0
    var isInDefault = false
    for token in self {
      let closes = token.isClosingBracket
      if isInDefault, depth == 1, closes || token.text == "," { isInDefault = false }
      if depth == 1, token.text == "=" { isInDefault = true }
      if !isInDefault { tokens.append(token) }
      depth += token.isOpeningBracket ? 1 : closes ? -1 : 0
    }
    return tokens
  }
}
