/// How far two types, or two members, are the same to the compiler, as far as their texts tell.
enum Likeness: Comparable {
  case different
  /// It depends on what names mean that are not declared here, or on the adopter.
  case unclear
  case same
}

/// Compares the types of a requirement with those of a member that may implement it.
///
/// The member's own generic parameters can stand for any type of the requirement.
struct TypeMatch {
  private var bindings: [Int: PlainType] = [:]

  mutating func likeness(_ required: PlainType, _ given: PlainType) -> Likeness {
    switch (required, given) {
    // It may leave out its arguments.
    case (.alias(let name, let arguments, _), _):
      return max(likeness(.named(TypeName(path: name), isKnown: false, arguments), given), .unclear)
    case (_, .alias(let name, let arguments, _)):
      return max(
        likeness(required, .named(TypeName(path: name), isKnown: false, arguments)),
        .unclear
      )
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

extension String {
  /// Whether this path is another one, or the end of it, or the reverse.
  fileprivate func isSuffix(like other: String) -> Bool {
    self == other || hasSuffix(".\(other)") || other.hasSuffix(".\(self)")
  }
}
