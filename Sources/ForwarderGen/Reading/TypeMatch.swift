/// How far two types, or two members, are the same to the compiler, as far as their texts tell.
enum Likeness: Comparable {
  case different
  /// It depends on what names mean that are not declared here, or on the adopter.
  case unclear
  case same
}

/// Compares the types of a requirement with those of a member that may implement it.
///
/// The member's own generic parameters can stand for any type of the requirement that can be copied and escapes.
struct TypeMatch {
  private var bindings: [Int: PlainType] = [:]

  mutating func likeness(_ required: PlainType, _ given: PlainType) -> Likeness {
    let likeness = likenessOfNames(required, given)
    // No type is a part of itself.
    let isWithin = { required.isPart(of: given) || given.isPart(of: required) }
    return likeness == .unclear && isWithin() ? .different : likeness
  }

  private mutating func likenessOfNames(_ required: PlainType, _ given: PlainType) -> Likeness {
    switch (required, given) {
    case (.alias(_, let one, of: let types), .alias(_, let other, of: let others))
    where types.count == 1 && types == others && one == other:
      return .same
    // It may leave out its arguments.
    case (.alias(let name, let arguments, _), _):
      return max(likeness(.named(name, isKnown: false, arguments), given), .unclear)
    case (_, .alias(let name, let arguments, _)):
      return max(likeness(required, .named(name, isKnown: false, arguments)), .unclear)
    case (.inout, .parameter): return .different
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
        one == other || !(isKnown && isOtherKnown) && one.path.isSuffix(like: other.path)
      // What is not certain in one module may be something else in another.
      let isElsewhere = one != other && one.module != nil && other.module != nil
      if areAlike, !isElsewhere, arguments.count == others.count {
        return likeness(arguments, others)
      }
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
    case (.annotated(let one, let type), .annotated(let other, let otherType)) where one == other:
      return likeness(type, otherType)
    case (.annotated(_, let type), _): return min(.unclear, likeness(type, given))
    case (_, .annotated(_, let type)): return min(.unclear, likeness(required, type))
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
    guard required.count == given.count else {
      // A pack stands for any number of types.
      let havePack = (required + given).contains { if case .pack = $0 { true } else { false } }
      return havePack ? .unclear : .different
    }
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
    let areKnown = required.union(given).allSatisfy(\.isCertain)
    return areKnown && !areRelated ? .different : .unclear
  }

  /// How far a member that throws `given` does for a requirement that may throw `required`.
  mutating func likeness(
    throwing required: PlainType.Throwing,
    _ given: PlainType.Throwing
  ) -> Likeness {
    switch (required, given) {
    case (_, .never), (.anything, _), (.rethrowing, .rethrowing): .same
    case (.type(let one), .type(let other)): likeness(one, other)
    // It may be `Never`, or `any Error`.
    case (.never, .type(let type)), (.type(let type), _), (_, .type(let type)):
      type.isCertain ? .different : .unclear
    case (.never, _), (.rethrowing, _): .different
    }
  }
}

extension PlainType {
  /// Whether it is what its name says.
  fileprivate var isCertain: Bool {
    if case .named(_, isKnown: true, _) = self { true } else { false }
  }
}

extension String {
  /// Whether this path is another one, or the end of it, or the reverse.
  fileprivate func isSuffix(like other: String) -> Bool {
    self == other || hasSuffix(".\(other)") || other.hasSuffix(".\(self)")
  }
}
