/// Finds the requirements that protocol extensions implement for all adopters, or may implement for some.
///
/// It compares names, labels, types and effects as the compiler does when it looks for a witness
/// (see *The Swift Programming Language*, "Providing Default Implementations"). Where the texts do not
/// tell, the spec is asked.
struct DefaultImplementations {
  /// A member of an extension, and what is known of both.
  fileprivate struct Candidate {
    let source: SourceDeclarations.ExtensionMember

    /// What names mean in its module.
    let types: DeclaredTypes

    /// What is extended, or one of what may be.
    let extended: [TypeName]

    /// The conditions in the extension's head; nil if they are not understood.
    let clause: WhereClause?

    /// The protocols that they ask adopters for.
    let asked: [TypeName]

    /// The member as far as it is understood; nil if not even its name is.
    let parsed: DeclarationParser.Member?
  }

  /// What extensions extend.
  private struct Extended {
    /// The protocols that all of their adopters adopt.
    let family: Set<TypeName>
    let isClassBound: Bool
    let scopes: [TypeName]
    let associatedTypes: Set<String>
  }

  /// What inherits a protocol, in all modules and in its own, and what the adopters of these adopt.
  private struct Heirs {
    let all: Set<TypeName>
    let own: Set<TypeName>
    let family: Set<TypeName>
    let ownFamily: Set<TypeName>
  }

  /// The types of a requirement or of a member.
  private struct Signature {
    let parameters: [PlainType]
    let value: PlainType
    let throwing: PlainType.Throwing

    /// What is asked of generic parameters.
    let constraints: Set<PlainType>

    init(of declaration: RequirementDeclaration, _ reader: inout PlainType.Reader) {
      parameters = declaration.parameters.map { reader.read($0) }
      value = reader.read(declaration.value)
      throwing = reader.read(declaration.effects)
      var constraints = declaration.constrainingTypes
      for case .opaque(let type) in declaration.parameters.flatMap(\.type.parts).map(\.kind) {
        constraints.append(type)
      }
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

  /// Where among them those with a base name are, by what is extended, and by what is asked for.
  private var numbers: [String: [TypeName: [Int]]] = [:]
  private var askedNumbers: [String: [TypeName: [Int]]] = [:]

  /// What inherits each protocol directly.
  private let heirs: [[Int]]

  // What has been found out about protocols.
  private var extended: [TypeName: Extended] = [:]
  private var families: [Int: Set<TypeName>] = [:]
  private var associatedTypes: [Int: Set<String>] = [:]
  private var heirFamilies: [Int: Heirs] = [:]

  /// Marks every member of `found` that an extension in the files of `modules` implements.
  static func mark(_ found: inout FoundProtocols, in modules: [DeclaredTypes.Module]) {
    if modules.flatMap(\.files).allSatisfy(\.extensionMembers.isEmpty) { return }
    var implementations = DefaultImplementations(of: found, in: modules)
    for position in found.all.indices {
      let place = found.place(at: position)
      for index in found.all[position].members.indices {
        implementations.mark(&found.all[position].members[index], of: position, in: place)
      }
    }
  }

  private init(of found: FoundProtocols, in modules: [DeclaredTypes.Module]) {
    self.found = found
    hidden = modules.flatMap(\.files).reduce(into: []) { $0.formUnion($1.hiddenNames) }
    var heirs = found.all.map { _ in [Int]() }
    for position in found.all.indices {
      for base in found.possibleBases(of: position) { heirs[base].append(position) }
    }
    self.heirs = heirs
    let names = Set(found.all.flatMap(\.members).compactMap(\.name))
    let members = modules.enumerated()
      .flatMap { number, module in
        module.files.flatMap(\.extensionMembers).map { (number, $0) }
      }
    for (module, source) in members {
      guard let name = source.name, names.contains(name) else { continue }
      let clause = source.whereClause
      let candidate = Candidate(
        source: source,
        types: found.types.seen(from: module),
        extended: found.names(called: source.path.pathNames, in: module),
        clause: clause,
        asked: (clause?.ofSelf ?? []).flatMap(\.compositionMembers)
          .flatMap { $0.pathWords.isEmpty ? [] : found.names(called: $0.pathWords, in: module) },
        parsed: source.parsed
      )
      for type in Set(candidate.extended) {
        numbers[name, default: [:]][type, default: []].append(candidates.count)
      }
      for type in Set(candidate.asked) {
        askedNumbers[name, default: [:]][type, default: []].append(candidates.count)
      }
      candidates.append(candidate)
    }
  }

  private mutating func mark(
    _ member: inout FoundMember,
    of position: Int,
    in place: DeclarationParser.Place
  ) {
    guard let name = member.name, numbers[name] != nil,
      case let heirs = heirFamily(of: position),
      case let extending = heirs.family.flatMap({ numbers[name]?[$0] ?? [] }),
      case let asking = heirs.all.flatMap({ askedNumbers[name]?[$0] ?? [] }),
      case let related = extending + asking, !related.isEmpty,
      let requirement = try? member.parse(in: place).get(),
      case .requirement(let declaration) = requirement.declaration
    else { return }
    let types = found.types(at: position)
    for number in Set(related).sorted() {
      let candidate = candidates[number]
      let (reach, module) = (candidate.source.reach, candidate.types.own)
      let isSeen = types.canUse(reach, of: module)
      // The own target may implement what other ones declare.
      guard isSeen || found.types.canUse(reach, of: module) else { continue }
      for extended in candidate.extended
      where heirs.family.contains(extended) || !heirs.all.isDisjoint(with: candidate.asked) {
        let likeness =
          likeness(of: candidate, extending: extended, to: requirement, member, of: position)
        if likeness == .different { continue }
        let isOfOwn =
          heirs.ownFamily.contains(extended) || !heirs.own.isDisjoint(with: candidate.asked)
        let isOwn = isSeen && isOfOwn
        // It may extend something else.
        var isForAll = likeness == .same && candidate.extended.count == 1
        if isForAll {
          let answer = answer(of: candidate, to: declaration)
          member.answers[extended, default: answer].join(answer)
          // An heir of both may not be the protocol that is forwarded.
          isForAll = self.family(of: position).contains(extended)
        }
        if isForAll, isOwn { continue }
        if isOwn {
          member.mayBeImplementedAt = candidate.source.location
        } else {
          // No spec can say more about the adopters in another target.
          member.answers[found.name(at: position)] = .unclear
        }
      }
    }
  }

  /// What inherits the protocol at `position`, and itself.
  ///
  /// In its own module, nobody knows of others that use it.
  private mutating func heirFamily(of position: Int) -> Heirs {
    if let known = heirFamilies[position] { return known }
    let all = [position].closure { heirs[$0] }
    let module = found[position].module
    let own = [position].closure { heirs[$0].filter { found[$0].module == module } }
    let family = Heirs(
      all: Set(all.map(found.name)),
      own: Set(own.map(found.name)),
      family: self.family(of: all),
      ownFamily: self.family(of: own)
    )
    heirFamilies[position] = family
    return family
  }

  private mutating func family(of positions: Set<Int>) -> Set<TypeName> {
    positions.reduce(into: []) { $0.formUnion(family(of: $1)) }
  }

  private mutating func family(of position: Int) -> Set<TypeName> {
    if let known = families[position] { return known }
    let family = found.family(of: position)
    families[position] = family
    return family
  }

  private mutating func associatedTypes(at position: Int) -> Set<String> {
    if let known = associatedTypes[position] { return known }
    let associated = found.associatedTypes(at: position)
    associatedTypes[position] = associated
    return associated
  }

  private mutating func likeness(
    of candidate: Candidate,
    extending extended: TypeName,
    to requirement: DeclarationParser.Member,
    _ member: FoundMember,
    of position: Int
  ) -> Likeness {
    guard case .requirement(let one) = requirement.declaration,
      let given = candidate.parsed, case .requirement(let other) = given.declaration,
      !other.attributes.contains(where: { $0.name == "_implements" })
    else { return .unclear }
    let isUnavailable = other.isUnavailable || candidate.source.isUnavailable
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
    var likeness = typeLikeness(of: one, at: position, other, candidate, extending: extended)
    if likeness == .different { return .different }
    // Only private adopters in its file have a private one, and only tests an internal one of another module.
    let isOwn = [found[position].module, found.types.own].contains(candidate.types.own)
    if candidate.source.reach <= (isOwn ? .fileprivate : .internal) {
      likeness = min(likeness, .unclear)
    }
    let conditions = Set(candidate.source.conditions.map(\.text))
    if !conditions.isSubset(of: member.conditions.map(\.text)) {
      likeness = min(likeness, .unclear)
    }
    let head = candidate.source.file.tokens[candidate.source.clause]
    let isUnderstood = head.first?.text == "where" && candidate.clause?.constraints.isEmpty == true
    if !head.isEmpty && !isUnderstood
      || !isAlwaysTrue(candidate.clause, candidate, of: extended, position)
      || !isAlwaysTrue(other.whereClause, candidate, of: extended, position)
    {
      likeness = min(likeness, .unclear)
    }
    return likeness
  }

  private mutating func typeLikeness(
    of requirement: RequirementDeclaration,
    at position: Int,
    _ given: RequirementDeclaration,
    _ candidate: Candidate,
    extending extended: TypeName
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
    let required = read(
      requirement,
      found.types(at: position),
      in: found.scopes(at: position),
      at: position,
      extending: extended
    )
    let ownScopes = self[extended].scopes
    let other = read(given, candidate.types, in: ownScopes, at: position, extending: extended)
    let parameters = required.parameters.likeness(to: other.parameters)
    if parameters == .different { return .different }
    var value = required.value.likeness(to: other.value)
    // The types of the requirement may not be what it asks of its parameters.
    if !other.constraints.isSubset(of: required.constraints) { value = min(value, .unclear) }
    var errors = required.throwing.likeness(to: other.throwing)
    // The compiler takes a getter that throws for one with `throws(Never)`, and no such function.
    if required.throwing == .never, requirement.effects.throwing != .never, !requirement.isFunction
    {
      errors = .same
    }
    return min(parameters, value, errors)
  }

  /// The types of a requirement at `position`, or of a member of an extension that is compared with those, in
  /// which names mean what `types` have in the types `scopes`.
  private mutating func read(
    _ declaration: RequirementDeclaration,
    _ types: DeclaredTypes,
    in scopes: [TypeName],
    at position: Int,
    extending extended: TypeName
  ) -> Signature {
    var reader = PlainType.Reader(
      types,
      in: scopes,
      associated: self[extended].associatedTypes.union(associatedTypes(at: position)),
      parameters: declaration.generics?.names ?? []
    )
    return Signature(of: declaration, &reader)
  }

  /// Whether all adopters of the protocols called `extended` and at `position` meet the conditions of `clause`, which
  /// `candidate` states.
  private mutating func isAlwaysTrue(
    _ clause: WhereClause?,
    _ candidate: Candidate,
    of extended: TypeName,
    _ position: Int
  ) -> Bool {
    guard let clause else { return true }
    // Conditions on generic parameters of the member's own are its callers' business.
    if clause.types.contains(where: { $0.hasPart(where: \.namesSelf) }) { return false }
    let family = family(of: position).union(self[extended].family)
    return clause.ofSelf.flatMap(\.compositionMembers)
      .allSatisfy { type in
        guard let name = type.plainPath else { return false }
        return switch name.joined(separator: ".").withoutSwiftModule {
        case "Any": true
        case "AnyObject": self[extended].isClassBound || found.isClassBound(position)
        default:
          found.names(called: name, in: candidate.types.own).allSatisfy(family.contains)
        }
      }
  }

  /// What is extended as `type`, of which there may be several under different conditions.
  private subscript(type: TypeName) -> Extended {
    mutating get {
      if let known = extended[type] { return known }
      let positions = found.positions(of: type)
      let extended = Extended(
        family: positions.reduce(into: [type]) { $0.formUnion(family(of: $1)) },
        isClassBound: positions.contains { found.isClassBound($0) },
        scopes: positions.isEmpty ? [type] : positions.flatMap { found.innerScopes(at: $0) }.unique,
        associatedTypes: positions.reduce(into: []) { $0.formUnion(found.associatedTypes(at: $1)) }
      )
      self.extended[type] = extended
      return extended
    }
  }

  private func answer(
    of candidate: Candidate,
    to requirement: RequirementDeclaration
  ) -> DefaultAnswer {
    guard case .requirement(let given)? = candidate.parsed?.declaration else { return .unclear }
    return DefaultAnswer(
      of: candidate.source.member.range,
      in: candidate.source.file,
      parameters: given.parameterNames,
      required: requirement.parameterNames,
      hiding: hidden.union(given.generics?.names ?? [])
    )
  }
}

extension PlainType.Reader {
  fileprivate mutating func read(_ parameter: Parameter) -> PlainType {
    let type = read(parameter.type)
    return parameter.isVariadic ? PlainType(.variadic, [type]) : type
  }

  /// The type of a value, if there is one.
  fileprivate mutating func read(_ value: TypeSyntax?) -> PlainType {
    value.map { read($0) } ?? .void
  }
}

extension RequirementDeclaration {
  /// The names that the parameters have in its body: in `(_ a: Int, b: Int)`, `a` and `b`.
  fileprivate var parameterNames: [String] {
    parameters.map { ($0.secondName ?? $0.firstName).name }
  }
}
