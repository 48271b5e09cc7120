/// How far two types, or two members, are the same to the compiler, as far as their texts tell.
enum Likeness: Comparable {
  case different
  /// It depends on what names mean that are not declared here, or on the adopter.
  case unclear
  case same
}

/// A type in a form that is the same for all its spellings.
indirect enum PlainType: Hashable {
  /// A type with its path and arguments; one that is not known may be an alias of any other.
  case named(String, isKnown: Bool, [PlainType])
  /// A generic parameter of the member itself, `T` or `some P`, counted.
  case parameter(Int)
  /// What each adopter has its own of: `Self`, or an associated type.
  case associated(String)
  case tuple([PlainType])
  case function([PlainType], isAsync: Bool, throwing: Throwing, PlainType)
  case metatype(PlainType)
  case composition(Set<PlainType>)
  case `inout`(PlainType)
  case variadic(PlainType)
  case pack(PlainType)

  enum Throwing: Hashable {
    case never
    case anything
    case type(PlainType)
  }
}

extension PlainType {
  /// `A & B`, in which `Any` says nothing.
  static func composed(of members: [PlainType]) -> PlainType {
    let any = PlainType.named("Any", isKnown: true, [])
    let parts = Set(members.flatMap(\.members)).subtracting([any])
    return parts.count > 1 ? .composition(parts) : parts.first ?? any
  }

  /// The members of `A & B`; of any other type, itself.
  fileprivate var members: Set<PlainType> {
    if case .composition(let members) = self { return members }
    return [self]
  }

  /// Makes plain types of those of one member.
  struct Reader {
    let types: DeclaredTypes

    /// The types in which its names are looked up, innermost first.
    let scopes: [String]

    /// The names of the associated types.
    let associated: Set<String>

    /// The generic parameters of the member, counted.
    private var parameters: [String: Int]
    private var parameterCount: Int
    private var aliasCount = 0

    init(
      _ types: DeclaredTypes,
      in scopes: [String],
      associated: Set<String>,
      parameters: [String]
    ) {
      self.types = types
      self.scopes = scopes
      self.associated = associated
      self.parameters = Dictionary(zip(parameters, parameters.indices.map { $0 })) { first, _ in
        first
      }
      parameterCount = parameters.count
    }

    mutating func read(_ type: TypeSyntax) -> PlainType { read(type, in: scopes) }

    mutating func read(_ effects: Effects) -> Throwing { read(effects, in: scopes) }

    private mutating func read(_ type: TypeSyntax, in scopes: [String]) -> PlainType {
      switch type.kind {
      case .named(let path, let arguments):
        return readName(path, arguments, of: type, in: scopes)
      case .optional(let type):
        return .named("Optional", isKnown: true, [read(type, in: scopes)])
      // No implementation of a requirement with `Int?` has `Int!`.
      case .implicitlyUnwrapped(let type):
        return .named("Optional!", isKnown: true, [read(type, in: scopes)])
      case .array(let element):
        return .named("Array", isKnown: true, [read(element, in: scopes)])
      case .dictionary(let key, let value):
        let arguments = [read(key, in: scopes), read(value, in: scopes)]
        return .named("Dictionary", isKnown: true, arguments)
      case .tuple(let elements):
        return elements.count == 1
          ? read(elements[0], in: scopes) : .tuple(elements.map { read($0, in: scopes) })
      case .function(let parameters, let effects, let result):
        return .function(
          parameters.map { read($0, in: scopes) },
          isAsync: effects.isAsync,
          throwing: read(effects, in: scopes),
          read(result, in: scopes)
        )
      case .existential(let type), .suppressed(let type): return read(type, in: scopes)
      case .opaque:
        parameterCount += 1
        return .parameter(parameterCount - 1)
      case .composition(let members):
        return .composed(of: members.map { read($0, in: scopes) })
      case .metatype(let type): return .metatype(read(type, in: scopes))
      case .pack(let type): return .pack(read(type, in: scopes))
      case .annotated(let annotations, let type):
        // All others make no difference to what implements what.
        let plain = read(type, in: scopes)
        return annotations.contains(.inout) ? .inout(plain) : plain
      }
    }

    private mutating func readName(
      _ path: [String],
      _ arguments: [TypeSyntax],
      of type: TypeSyntax,
      in scopes: [String]
    ) -> PlainType {
      if path == ["Self"] { return .associated("Self") }
      let names = path[0] == "Self" ? Array(path.dropFirst()) : path
      if path[0] != "Self", names.count == 1, let index = parameters[names[0]] {
        return .parameter(index)
      }
      let name = names.joined(separator: ".")
      if associated.contains(names[0]) { return .associated(name) }
      let plain = arguments.map { read($0, in: scopes) }
      if ["Void", "Swift.Void"].contains(name), plain.isEmpty { return .tuple([]) }
      switch types.meaning(of: names, in: scopes) {
      case .type(let path): return .named(path, isKnown: true, plain)
      case .alias(_, let types, let scopes):
        // The compiler reports aliases in a circle. A generic alias is not followed, nor is one that may
        // stand for different types under different conditions.
        guard plain.isEmpty, types.count == 1, aliasCount < 256 else {
          return .named(name, isKnown: false, plain)
        }
        aliasCount += 1
        return read(types[0], in: scopes)
      case .unknown: return .named(name, isKnown: false, plain)
      }
    }

    private mutating func read(_ effects: Effects, in scopes: [String]) -> Throwing {
      switch effects.throwing {
      case .never: return .never
      case .untyped, .rethrows: return .anything
      case .typed(let error):
        switch read(error, in: scopes) {
        case .named("Never", isKnown: true, _): return .never
        case .named("Error", isKnown: true, _): return .anything
        case let type: return .type(type)
        }
      }
    }
  }
}

/// Compares the types of a requirement with those of a member that may implement it.
///
/// The member's own generic parameters can stand for any type of the requirement.
struct TypeMatch {
  private var bindings: [Int: PlainType] = [:]

  mutating func likeness(_ required: PlainType, _ given: PlainType) -> Likeness {
    switch (required, given) {
    case (_, .parameter(let index)):
      guard let bound = bindings[index] else {
        bindings[index] = required
        return .same
      }
      return bound == required ? .same : .unclear
    case (.associated(let one), .associated(let other)) where one == other: return .same
    case (.associated, _), (_, .associated): return .unclear
    case (
      .named(let one, let isKnown, let arguments), .named(let other, let isOtherKnown, let others)
    ):
      let areAlike =
        one == other
        || !(isKnown && isOtherKnown) && (one.hasSuffix(".\(other)") || other.hasSuffix(".\(one)"))
      if areAlike, arguments.count == others.count { return likeness(arguments, others) }
      return isKnown && isOtherKnown && !areAlike ? .different : .unclear
    case (.named(_, isKnown: false, _), _), (_, .named(_, isKnown: false, _)): return .unclear
    case (.tuple(let elements), .tuple(let others)): return likeness(elements, others)
    case (
      .function(let parameters, let isAsync, let throwing, let result),
      .function(let others, let isOtherAsync, let otherThrowing, let otherResult)
    ):
      let effects: Likeness =
        isAsync == isOtherAsync && throwing == otherThrowing ? .same : .unclear
      return min(effects, likeness(parameters, others), likeness(result, otherResult))
    case (.composition, _), (_, .composition):
      return likeness(ofProtocols: required.members, given.members)
    case (.metatype(let one), .metatype(let other)), (.inout(let one), .inout(let other)),
      (.variadic(let one), .variadic(let other)), (.pack(let one), .pack(let other)):
      return likeness(one, other)
    case (.pack, _), (_, .pack): return .unclear
    default: return .different
    }
  }

  mutating func likeness(_ required: [PlainType], _ given: [PlainType]) -> Likeness {
    guard required.count == given.count else { return .different }
    var likeness = Likeness.same
    for (one, other) in zip(required, given) { likeness = min(likeness, self.likeness(one, other)) }
    return likeness
  }

  private func likeness(
    ofProtocols required: Set<PlainType>,
    _ given: Set<PlainType>
  ) -> Likeness {
    if required == given { return .same }
    // A protocol may inherit another one, which then says nothing.
    let areRelated = required.isSubset(of: given) || given.isSubset(of: required)
    let areKnown = required.union(given)
      .allSatisfy {
        if case .named(_, isKnown: true, _) = $0 { true } else { false }
      }
    return areKnown && !areRelated ? .different : .unclear
  }

  /// How far a member that throws `given` does for a requirement that may throw `required`.
  mutating func likeness(
    throwing required: PlainType.Throwing,
    _ given: PlainType.Throwing
  ) -> Likeness {
    switch (required, given) {
    case (_, .never), (.anything, _): .same
    case (.never, .type(.named(_, isKnown: false, _))): .unclear
    case (.type(.named(_, isKnown: false, _)), .anything): .unclear
    case (.never, _), (.type, .anything): .different
    case (.type(let one), .type(let other)): likeness(one, other)
    }
  }
}
