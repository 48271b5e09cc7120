/// How far two types, or two members, are the same to the compiler, as far as their texts tell.
enum Likeness: Comparable {
  case different
  /// It depends on what names mean that are not declared here, or on the adopter.
  case unclear
  case same
}

extension PlainType {
  /// How far a member that has `given` where its requirement has this type may implement it.
  func likeness(to given: PlainType) -> Likeness {
    if self == given { return .same }
    let likeness: Likeness =
      switch (head, given.head) {
      case (.alias, _), (_, .alias): .unclear
      case (let one, let other) where one == other:
        parts.likeness(to: given.parts, isCertain: one.isCertain)
      case (.function, .function): min(.unclear, parts.likeness(to: given.parts))
      case (.inout, .parameter): .different
      // The member's own can stand for any other type.
      case (_, .parameter): .unclear
      case (let one, let other): one.isCertain && other.isCertain ? .different : .unclear
      }
    // No type is a part of itself.
    let isWithin = { isPart(of: given) || given.isPart(of: self) }
    return likeness == .unclear && isWithin() ? .different : likeness
  }

  /// The same of what a member throws where its requirement may throw this type.
  func likeness(toThrown given: PlainType) -> Likeness {
    given == .never || self == .standard("Error") ? .same : likeness(to: given)
  }

  /// Whether `type` is certainly made of this type and others; the parameter of another member is another type.
  private func isPart(of type: PlainType) -> Bool {
    switch (head, type.head) {
    case (.parameter, _): false
    case (_, .named(_, isKnown: true)), (_, .tuple):
      type.parts.contains { $0 == self || isPart(of: $0) }
    default: false
    }
  }
}

extension [PlainType] {
  /// The same of types in a row; if their numbers differ, that tells only where it `isCertain` what they are for.
  func likeness(to given: [PlainType], isCertain: Bool = true) -> Likeness {
    if count == given.count { return zip(self, given).map { $0.likeness(to: $1) }.min() ?? .same }
    // A pack stands for any number of types.
    return isCertain && !(self + given).contains { $0.head == .pack } ? .different : .unclear
  }
}

extension PlainType.Head {
  /// Whether a type with it is one of no other head, in any module and for any adopter.
  fileprivate var isCertain: Bool {
    switch self {
    case .named(_, let isKnown): isKnown
    case .parameter, .tuple, .function, .metatype, .inout: true
    case .alias, .associated, .annotated, .composition, .pack: false
    }
  }
}
