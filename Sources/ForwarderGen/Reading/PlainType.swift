/// A type in a form that is the same for all its spellings.
indirect enum PlainType: Hashable {
  /// A type with its arguments; one that is not known may be an alias of any other.
  case named(TypeName, isKnown: Bool, [PlainType])
  /// An alias with its arguments, where it has any or may be of several types under different conditions.
  case alias(TypeName, [PlainType], of: [PlainType])
  /// A generic parameter of the member itself, `T` or `some P`, counted.
  case parameter(Int)
  /// What each adopter has its own of: `Self`, or an associated type.
  case associated(String)
  case tuple([PlainType])
  case function([PlainType], isAsync: Bool, throwing: Throwing, PlainType)
  /// `@MainActor () -> Void`, or `@convention(c) () -> Void`.
  case annotated(Set<String>, PlainType)
  case metatype(PlainType)
  case composition(Set<PlainType>)
  case `inout`(PlainType)
  case variadic(PlainType)
  case pack(PlainType)

  enum Throwing: Hashable {
    case never
    /// What its arguments throw.
    case rethrowing
    case anything
    case type(PlainType)
  }
}

extension PlainType {
  /// A type of the standard library.
  static func standard(_ name: String, _ arguments: PlainType...) -> PlainType {
    .named(TypeName(path: name), isKnown: true, arguments)
  }

  /// `A & B`, in which `Any` says nothing.
  static func composed(of members: [PlainType]) -> PlainType {
    let any = PlainType.standard("Any")
    let parts = Set(members.flatMap(\.members)).subtracting([any])
    return parts.count > 1 ? .composition(parts) : parts.first ?? any
  }

  /// The members of `A & B`; of any other type, itself.
  var members: Set<PlainType> {
    if case .composition(let members) = self { return members }
    return [self]
  }

  /// Makes plain types of those of one member.
  struct Reader {
    private var types: DeclaredTypes

    /// The types in which its names are looked up, innermost first.
    private var scopes: [TypeName]

    private let associated: Set<String>

    /// The generic parameters of the member, counted.
    private var parameters: [String: Int]
    private var parameterCount: Int

    /// How many aliases have been looked at, which also bounds how deep they lead.
    private var aliasCount = 0

    init(
      _ types: DeclaredTypes,
      in scopes: [TypeName],
      associated: Set<String> = [],
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

    mutating func read(_ type: TypeSyntax) -> PlainType {
      switch type.kind {
      case .named(let path, let arguments): return readName(path, arguments)
      case .optional(let type): return .standard("Optional", read(type))
      // No implementation of a requirement with `Int?` has `Int!`.
      case .implicitlyUnwrapped(let type): return .standard("Optional!", read(type))
      case .array(let element): return .standard("Array", read(element))
      case .dictionary(let key, let value):
        return .standard("Dictionary", read(key), read(value))
      case .tuple(let elements):
        return elements.count == 1 ? read(elements[0]) : .tuple(elements.map { read($0) })
      case .function(let parameters, let effects, let result):
        return .function(
          parameters.map { read($0) },
          isAsync: effects.isAsync,
          throwing: read(effects),
          read(result)
        )
      case .existential(let type), .suppressed(let type): return read(type)
      case .opaque:
        parameterCount += 1
        return .parameter(parameterCount - 1)
      case .composition(let members): return .composed(of: members.map { read($0) })
      case .metatype(let type): return .metatype(read(type))
      case .pack(let type): return .pack(read(type))
      case .annotated(let annotations, let type):
        let plain = read(type)
        if annotations.contains(.inout) { return .inout(plain) }
        // Others make no difference to what implements what.
        let isolations: [TypeSyntax.Annotation.Kind?] = [
          nil, .concurrent, .convention, .differentiable, .isolatedFunction, .nonisolated,
        ]
        let different = annotations.filter { isolations.contains($0.kind) }.map(\.text)
        return different.isEmpty ? plain : .annotated(Set(different), plain)
      }
    }

    private mutating func readName(_ path: [String], _ arguments: [TypeSyntax]) -> PlainType {
      if path == ["Self"] { return .associated("Self") }
      let names = path[0] == "Self" ? Array(path.dropFirst()) : path
      let name = names.joined(separator: ".")
      if path[0] != "Self", let index = parameters[names[0]] {
        return names.count == 1 ? .parameter(index) : .associated(name)
      }
      if associated.contains(names[0]) { return .associated(name) }
      let plain = arguments.map { read($0) }
      if ["Void", "Swift.Void"].contains(name), plain.isEmpty { return .tuple([]) }
      switch types.meaning(of: names, in: scopes) {
      case .type(let type):
        return .named(type, isKnown: true, plain)
      case .alias(let alias) where aliasCount < 256 && !alias.variants.isEmpty:
        aliasCount += 1
        let outer = (types, scopes)
        defer { (types, scopes) = outer }
        let meanings = alias.variants.map { variant in
          (types, scopes) = (variant.types, variant.scopes)
          return read(variant.type)
        }
        return plain.isEmpty && meanings.count == 1 && alias.isCertain
          ? meanings[0] : .alias(TypeName(path: name, module: outer.0.own), plain, of: meanings)
      // It might be a function. The compiler takes an alias in a circle if another one is inherited.
      case .alias:
        return .alias(
          TypeName(path: name, module: types.own),
          plain,
          of: [.function([], isAsync: false, throwing: .never, .tuple([]))]
        )
      case .unknown: return .named(TypeName(path: name), isKnown: false, plain)
      }
    }

    mutating func read(_ effects: Effects) -> Throwing {
      switch effects.throwing {
      case .never: return .never
      case .untyped: return .anything
      case .rethrows: return .rethrowing
      case .typed(let error):
        switch read(error) {
        case .standard("Never"): return .never
        case .standard("Error"): return .anything
        case let type: return .type(type)
        }
      }
    }
  }
}

extension PlainType {
  fileprivate var isBool: Bool {
    if case .alias(_, _, of: let types) = self { return types.allSatisfy(\.isBool) }
    return self == .standard("Bool")
  }

  fileprivate var isFunction: Bool {
    switch self {
    case .function: true
    case .annotated(_, let type): type.isFunction
    case .alias(_, _, of: let types): types.contains(where: \.isFunction)
    default: false
    }
  }

  /// Whether it is a function type, or values of it may hold a function.
  fileprivate var holdsFunction: Bool { holds { if case .function = $0 { true } else { false } } }

  /// Whether `type` is certainly made of this type and others.
  func isPart(of type: PlainType) -> Bool {
    switch type {
    case .named(_, isKnown: true, let parts), .tuple(let parts):
      parts.contains { $0 == self || isPart(of: $0) }
    default: false
    }
  }

  /// Whether it is such a type, or values of it may hold one of such a type.
  fileprivate func holds(_ isSuch: (PlainType) -> Bool) -> Bool {
    if isSuch(self) { return true }
    return switch self {
    case .named(_, _, let types), .tuple(let types): types.contains { $0.holds(isSuch) }
    case .alias(_, let arguments, of: let types): (arguments + types).contains { $0.holds(isSuch) }
    case .composition(let types): types.contains { $0.holds(isSuch) }
    case .annotated(_, let type), .inout(let type), .variadic(let type), .pack(let type):
      type.holds(isSuch)
    case .function, .parameter, .associated, .metatype: false
    }
  }
}

extension RequirementDeclaration {
  /// The types in what is asked of its generic parameters.
  var constrainingTypes: [TypeSyntax] { (generics?.constraints ?? []) + (whereClause?.types ?? []) }

  /// The same with what `types` tell of the names in it, which are looked up in the types `scopes`, as far as
  /// that decides about forwarding: what is `Bool`, what cannot be copied, and which closures may be called
  /// after the call.
  ///
  /// What is called as one of `associatedTypes` is that. Values of `closureTypes` among them may hold a closure.
  func resolved(
    by types: DeclaredTypes,
    in scopes: [TypeName],
    besides associatedTypes: Set<String>,
    closuresIn closureTypes: Set<String>
  ) -> RequirementDeclaration {
    let generic = generics?.names ?? []
    var reader = PlainType.Reader(
      types,
      in: scopes,
      associated: associatedTypes,
      parameters: generic
    )
    // In `f<S: Sequence<Handler>>(_ x: S)`, a value may hold one, too.
    let holdsFunction = types.holdFunction(
      in: constrainingTypes,
      scopes,
      besides: associatedTypes
    )
    let closureTypes = holdsFunction ? closureTypes.union(generic) : closureTypes
    return changing { parts in
      for index in parts.parameters.indices {
        let type = parts.parameters[index].type
        let plain = reader.read(type.unannotated)
        if case .named(let name, isKnown: true, _) = plain {
          parts.parameters[index].hasNoncopyableType = types[name].contains(where: \.isNoncopyable)
        }
        parts.parameters[index].hasContinuation = plain.holds {
          if case .named(let name, _, _) = $0 {
            return KnownNames.continuations.contains(name.path.pathNames.last ?? "")
          }
          return false
        }
        // A closure that is not optional has `@escaping` if it escapes.
        let isClosure = plain.isFunction
        let isInout = type.annotations.contains(.inout)
        parts.parameters[index].hasAliasOfNonescapingClosure =
          isClosure && !isInout && !type.isFunction && !type.annotations.contains(.escaping)
        parts.parameters[index].hasClosureBehindAlias =
          type.holdsEscapingClosure || isClosure && isInout
          || !isClosure && reader.holdsFunction(type, plain)
          || type.hasPart { part in
            let words = part.pathWords
            guard let first = words.first else { return false }
            // In `S.Done`, what is asked of `S` may have `Done`.
            return closureTypes.contains(first)
              || (associatedTypes.contains(first) || generic.contains(first))
                && words.dropFirst().contains { types.mayHoldFunction(memberCalled: $0) }
          }
        parts.parameters[index].closure = types.closure(behind: type, in: scopes)
      }
      guard let type = parts.result, case .named = type.kind, !type.isBool,
        reader.read(type).isBool
      else { return }
      let kind = TypeSyntax.Kind.named(path: ["Bool"], arguments: [])
      parts.result = TypeSyntax(kind: kind, text: "Bool", position: type.position)
    }
  }
}

extension DeclaredTypes {
  /// Whether values of what one of `constraints` is about may hold a function, but for the `associatedTypes`.
  func holdFunction(
    in constraints: [TypeSyntax],
    _ scopes: [TypeName],
    besides associatedTypes: Set<String>
  ) -> Bool {
    var reader = PlainType.Reader(self, in: scopes, associated: associatedTypes, parameters: [])
    return constraints.contains { reader.read($0).holdsFunction }
  }

  /// Whether values of an alias called `name` in any type may hold a function.
  fileprivate func mayHoldFunction(memberCalled name: String) -> Bool {
    members(called: name)
      .contains { member in
        var reader = PlainType.Reader(seen(from: member.module), in: member.scopes, parameters: [])
        return member.alias.map { reader.read($0).holdsFunction } ?? false
      }
  }

  /// The closure type that `type`, or what it is an optional of, is an alias of in the types `scopes`, with the
  /// whole paths of the types in it.
  fileprivate func closure(behind type: TypeSyntax, in scopes: [TypeName]) -> TypeSyntax? {
    var (closure, scopes, types) = (type.unannotated.withoutOptional, scopes, self)
    var alias: DeclaredType?
    for _ in 0..<16 {
      guard let path = closure.plainPath,
        case .alias(let found) = types.meaning(of: path, in: scopes), let variant = found.only
      else { break }
      (closure, scopes, types) = (variant.type.withoutOptional, variant.scopes, variant.types)
      alias = variant.declaration
    }
    // Elsewhere, the names in it may mean something else.
    let isOwn = types.own == own
    guard closure.isFunction, isOwn || closure.parts.allSatisfy(\.isStandard) else { return nil }
    return alias?.aliasedType(in: types.place(in: scopes))?.withoutOptional
  }
}

extension TypeSyntax {
  /// Whether it consists of types of the standard library, and is no function.
  var isOfStandardTypes: Bool { !hasPart(where: \.isFunction) && parts.allSatisfy(\.isStandard) }

  /// Whether it is no named type, or one of the standard library.
  fileprivate var isStandard: Bool {
    pathWords.isEmpty || KnownNames.standardTypes.contains(pathWords[0])
  }

  /// What it is an optional of, or itself.
  fileprivate var withoutOptional: TypeSyntax { unannotated.wrapped ?? self }
}

extension PlainType.Reader {
  /// Whether values of `type`, which is read as `plain`, may hold a function.
  fileprivate mutating func holdsFunction(_ type: TypeSyntax, _ plain: PlainType) -> Bool {
    if plain.holdsFunction { return true }
    // As types, all that conform to `some Sequence<Handler>` are alike.
    for case .opaque(let constraint) in type.parts.map(\.kind) {
      if read(constraint).holdsFunction { return true }
    }
    return false
  }
}
