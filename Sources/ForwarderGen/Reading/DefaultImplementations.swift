/// Finds the requirements that protocol extensions implement for all adopters, or may implement for some.
///
/// It compares names, labels, types and effects as the compiler does when it looks for a witness (see *The Swift
/// Programming Language*, "Providing Default Implementations"). Where the texts do not tell, the spec is asked.
struct DefaultImplementations {
  /// What an extension extends, or may extend: a protocol, of which there may be several under different conditions.
  private struct Extended {
    let name: TypeName

    /// The protocols that all of its adopters adopt.
    let family: Set<TypeName>
    let isClassBound: Bool
    let scopes: [TypeName]
    let associatedTypes: Set<String>

    init(_ name: TypeName, in found: FoundProtocols) {
      let positions = found.positions(of: name)
      self.name = name
      family = found.family(of: positions).union([name])
      isClassBound = positions.contains(where: found.isClassBound)
      scopes = positions.isEmpty ? [name] : positions.flatMap(found.innerScopes).unique
      associatedTypes = found.associatedTypes(of: positions)
    }
  }

  /// A member of an extension, and what is known of both.
  private struct Candidate {
    let source: SourceDeclarations.ExtensionMember

    /// What names mean in its module.
    let types: DeclaredTypes

    /// What is extended, or all that may be.
    let extended: [Extended]

    /// The conditions in the extension's head; nil if they are not understood.
    let clause: WhereClause?

    /// The protocols that they ask adopters for.
    let asked: Set<TypeName>

    /// The member as far as it is understood; nil if not even its name is.
    let parsed: DeclarationParser.Member?
  }

  /// A protocol whose requirements are looked at.
  private struct Subject {
    let position: Int
    let types: DeclaredTypes
    let scopes: [TypeName]
    let associatedTypes: Set<String>
    let isClassBound: Bool

    /// The protocols that its adopters adopt.
    let family: Set<TypeName>

    /// What inherits it, and itself, in all modules, and in its own, in which nobody knows of others that use it.
    let heirs: Heirs
    let ownHeirs: Heirs

    init(at position: Int, in found: FoundProtocols, inheritedBy heirs: [[Int]]) {
      let module = found[position].module
      let own = [position].closure { heirs[$0].filter { found[$0].module == module } }
      self.heirs = Heirs([position].closure { heirs[$0] }, in: found)
      ownHeirs = Heirs(own, in: found)
      self.position = position
      types = found.types(at: position)
      scopes = found.scopes(at: position)
      associatedTypes = found.associatedTypes(of: [position])
      isClassBound = found.isClassBound(position)
      family = found.family(of: [position])
    }
  }

  /// Protocols, and all that their adopters adopt.
  private struct Heirs {
    let names: Set<TypeName>
    let family: Set<TypeName>

    init(_ positions: Set<Int>, in found: FoundProtocols) {
      names = Set(positions.map(found.name))
      family = found.family(of: positions)
    }

    /// Whether adopters have `candidate` as what extends `extended`.
    func have(_ candidate: Candidate, of extended: Extended) -> Bool {
      family.contains(extended.name) || !names.isDisjoint(with: candidate.asked)
    }
  }

  /// The types of a requirement or of a member.
  private struct Signature {
    let parameters: [PlainType]
    let value: PlainType
    let thrown: PlainType

    /// What is asked of generic parameters.
    let constraints: Set<PlainType>

    /// Those of `declaration`, in which names mean what `types` have in the types `scopes`, or `associated` types.
    init(
      of declaration: RequirementDeclaration,
      _ types: DeclaredTypes,
      in scopes: [TypeName],
      _ associated: Set<String>
    ) {
      var reader = PlainType.Reader(
        types: types,
        scopes: scopes,
        associated: associated,
        parameters: declaration.generics?.names ?? []
      )
      parameters = declaration.parameters.map { reader.read($0) }
      value = reader.read(declaration.value)
      thrown = reader.read(declaration.effects)
      let constraints =
        declaration.constrainingTypes + declaration.parameters.flatMap(\.type.opaqueConstraints)
      let always = Set((declaration.whereClause?.ofSelf ?? []).map { reader.read($0) })
        .union([.standard("Any")])
      self.constraints = Set(constraints.flatMap { reader.read($0).members })
        .filter { type in
          if case .parameter = type.head { return false }
          return !always.contains(type)
        }
    }
  }

  private let found: FoundProtocols

  /// The names that other files cannot use.
  private let hidden: Set<String>

  private var candidates: [Candidate] = []

  /// Where among them those with a base name are, by what is extended, or asked for.
  private var numbers: [String: [TypeName: [Int]]] = [:]

  /// Marks every member of `found` that an extension in the files of `modules` implements.
  static func mark(_ found: inout FoundProtocols, in modules: [DeclaredTypes.Module]) {
    if modules.flatMap(\.files).allSatisfy(\.extensionMembers.isEmpty) { return }
    let implementations = DefaultImplementations(of: found, in: modules)
    var heirs = found.all.map { _ in [Int]() }
    for position in found.all.indices {
      for base in found.possibleBases(of: position) { heirs[base].append(position) }
    }
    for position in found.all.indices {
      let members = found[position].members
      let named = members.indices.filter { index in
        members[index].name.map { implementations.numbers[$0] != nil } ?? false
      }
      if named.isEmpty { continue }
      let subject = Subject(at: position, in: found, inheritedBy: heirs)
      let place = found.place(at: position)
      for index in named {
        implementations.mark(&found.all[position].members[index], of: subject, in: place)
      }
    }
  }

  private init(of found: FoundProtocols, in modules: [DeclaredTypes.Module]) {
    self.found = found
    hidden = modules.flatMap(\.files).reduce(into: []) { $0.formUnion($1.hiddenNames) }
    let names = Set(found.all.flatMap(\.members).compactMap(\.name))
    // Most members of extensions extend the same few types.
    var known: [TypeName: Extended] = [:]
    for (module, declared) in modules.enumerated() {
      for source in declared.files.flatMap(\.extensionMembers) {
        guard let name = source.name, names.contains(name) else { continue }
        let clause = source.whereClause
        let asked = (clause?.ofSelf ?? []).flatMap(\.compositionMembers)
          .flatMap { $0.pathWords.isEmpty ? [] : found.names(called: $0.pathWords, in: module) }
        let candidate = Candidate(
          source: source,
          types: found.types.seen(from: module),
          extended: found.names(called: source.path.pathNames, in: module)
            .map { name in
              let extended = known[name] ?? Extended(name, in: found)
              known[name] = extended
              return extended
            },
          clause: clause,
          asked: Set(asked),
          parsed: source.parsed
        )
        for type in candidate.asked.union(candidate.extended.map(\.name)) {
          numbers[name, default: [:]][type, default: []].append(candidates.count)
        }
        candidates.append(candidate)
      }
    }
  }

  private func mark(
    _ member: inout FoundMember,
    of subject: Subject,
    in place: DeclarationParser.Place
  ) {
    guard let numbers = member.name.flatMap({ numbers[$0] }),
      case let related = Set(subject.heirs.family.flatMap { numbers[$0] ?? [] }), !related.isEmpty,
      let requirement = try? member.parse(in: place).get(),
      case .requirement(let declaration) = requirement.declaration
    else { return }
    for number in related.sorted() {
      let candidate = candidates[number]
      let (reach, module) = (candidate.source.reach, candidate.types.own)
      let isSeen = subject.types.canUse(reach, of: module)
      // The own target may implement what other ones declare.
      guard isSeen || found.types.canUse(reach, of: module) else { continue }
      for extended in candidate.extended where subject.heirs.have(candidate, of: extended) {
        let likeness = likeness(of: candidate, of: extended, to: requirement, member, subject)
        if likeness == .different { continue }
        let isOwn = isSeen && subject.ownHeirs.have(candidate, of: extended)
        // It may extend something else.
        var isForAll = likeness == .same && candidate.extended.count == 1
        if isForAll, case .requirement(let given)? = candidate.parsed?.declaration {
          let answer = DefaultAnswer(of: candidate.source, given, to: declaration, hiding: hidden)
          let known = member.answers[extended.name] ?? answer
          // Under another condition, another one may answer.
          member.answers[extended.name] = known == answer ? answer : .unclear
          // An heir of both may not be the protocol that is forwarded.
          isForAll = subject.family.contains(extended.name)
        }
        if isForAll, isOwn { continue }
        if isOwn {
          member.mayBeImplementedAt = candidate.source.location
        } else {
          // No spec can say more about the adopters in another target.
          member.answers[found.name(at: subject.position)] = .unclear
        }
      }
    }
  }

  private func likeness(
    of candidate: Candidate,
    of extended: Extended,
    to requirement: DeclarationParser.Member,
    _ member: FoundMember,
    _ subject: Subject
  ) -> Likeness {
    guard case .requirement(let one) = requirement.declaration,
      let given = candidate.parsed, case .requirement(let other) = given.declaration,
      !other.attributes.contains(where: { $0.name == "_implements" })
    else { return .unclear }
    let attributes = candidate.source.owner.marks.attributes
    let isUnavailable = other.isUnavailable || attributes.contains(where: \.isUnavailability)
    if isUnavailable || one.isOfType != other.isOfType { return .different }
    guard requirement.isWhole, given.isWhole else { return .unclear }
    guard one.compoundName == other.compoundName, one.isFunction == other.isFunction,
      one.effects.isAsync || !other.effects.isAsync
    else { return .different }
    if one.accessors?.isSettable == true, other.accessors?.isSettable != true { return .different }
    if other.isMutating, !one.isMutating { return .different }
    // Even a getter with `throws(Never)` implements none without.
    let throwsAlone = one.effects.throwing == .never && other.effects.throwing != .never
    if throwsAlone, !one.isFunction { return .different }
    let likeness = typeLikeness(of: one, subject, other, candidate, extending: extended)
    if likeness == .different { return .different }
    // Only private adopters in its file have a private one, and only tests an internal one of another module.
    let isOwn = [found[subject.position].module, found.types.own].contains(candidate.types.own)
    let conditions = Set(candidate.source.conditions.map(\.text))
    let head = candidate.source.file.tokens[candidate.source.clause]
    let isUnderstood = head.first?.text == "where" && candidate.clause?.constraints.isEmpty == true
    let isForAll =
      candidate.source.reach > (isOwn ? .fileprivate : .internal)
      && conditions.isSubset(of: member.conditions.map(\.text)) && (head.isEmpty || isUnderstood)
      && isAlwaysTrue(candidate.clause, candidate, of: extended, subject)
      && isAlwaysTrue(other.whereClause, candidate, of: extended, subject)
    return isForAll ? likeness : .unclear
  }

  private func typeLikeness(
    of requirement: RequirementDeclaration,
    _ subject: Subject,
    _ given: RequirementDeclaration,
    _ candidate: Candidate,
    extending extended: Extended
  ) -> Likeness {
    // A closure of the requirement may escape where that of the member may not, and not the reverse. A generic one does.
    let generic = given.generics?.names ?? []
    let escapes = zip(requirement.parameters, given.parameters)
      .contains {
        !$0.type.annotations.contains(.escaping)
          && ($1.type.annotations.contains(.escaping)
            || $0.type.isFunction && $1.type.nameAlone.map(generic.contains) ?? false)
      }
    if escapes { return .different }
    let associated = extended.associatedTypes.union(subject.associatedTypes)
    let required = Signature(of: requirement, subject.types, in: subject.scopes, associated)
    let other = Signature(of: given, candidate.types, in: extended.scopes, associated)
    let parameters = required.parameters.likeness(to: other.parameters)
    if parameters == .different { return .different }
    var value = required.value.likeness(to: other.value)
    // The types of the requirement may not be what it asks of its parameters.
    if !other.constraints.isSubset(of: required.constraints) { value = min(value, .unclear) }
    // The compiler takes a getter that throws for one with `throws(Never)`, and no such function.
    let throwsNever = required.thrown == .never && requirement.effects.throwing != .never
    let isAnyTaken = throwsNever && !requirement.isFunction
    let errors = isAnyTaken ? .same : required.thrown.likeness(toThrown: other.thrown)
    return min(parameters, value, errors)
  }

  /// Whether all adopters of both `extended` and the protocol of `subject` meet the conditions of `clause`, which
  /// `candidate` states.
  private func isAlwaysTrue(
    _ clause: WhereClause?,
    _ candidate: Candidate,
    of extended: Extended,
    _ subject: Subject
  ) -> Bool {
    guard let clause else { return true }
    // Conditions on generic parameters of the member's own are its callers' business.
    if clause.types.contains(where: { $0.hasPart(where: \.namesSelf) }) { return false }
    return clause.ofSelf.flatMap(\.compositionMembers)
      .allSatisfy { type in
        guard let name = type.plainPath else { return false }
        return switch name.joined(separator: ".").withoutSwiftModule {
        case "Any": true
        case "AnyObject": extended.isClassBound || subject.isClassBound
        default:
          found.names(called: name, in: candidate.types.own)
            .allSatisfy { subject.family.contains($0) || extended.family.contains($0) }
        }
      }
  }
}

extension PlainType.Reader {
  fileprivate mutating func read(_ parameter: Parameter) -> PlainType {
    let type = read(parameter.type)
    return parameter.isVariadic ? .standard("Array...", type) : type
  }

  /// The type of a value, if there is one.
  fileprivate mutating func read(_ value: TypeSyntax?) -> PlainType {
    value.map { read($0) } ?? .void
  }
}
