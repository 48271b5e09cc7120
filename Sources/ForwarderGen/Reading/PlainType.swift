/// A type in a form that is the same for all its spellings.
struct PlainType: Hashable {
  /// What it is, apart from the types that it consists of.
  enum Head: Hashable {
    /// A type with its arguments; one that is not known may be an alias of any other.
    case named(TypeName, isKnown: Bool)
    /// An alias that has arguments, or may be of several types under different conditions.
    case alias(TypeName, arguments: [PlainType])
    /// A generic parameter of the member itself, `T` or `some P`, counted as they are used.
    case parameter(Int)
    /// What each adopter has its own of: `Self`, or an associated type.
    case associated(String)
    case tuple
    /// A function, which consists of its parameters and its result.
    indirect case function(isAsync: Bool, throwing: PlainType)
    /// `@MainActor () -> Void`, or `@convention(c) () -> Void`.
    case annotated(Set<String>)
    case metatype
    case composition(Set<PlainType>)
    case `inout`
    case pack
  }

  let head: Head
  let parts: [PlainType]

  init(_ head: Head, _ parts: [PlainType] = []) { (self.head, self.parts) = (head, parts) }
}

extension PlainType {
  static var void: PlainType { PlainType(.tuple) }
  static var never: PlainType { .standard("Never") }

  static func standard(_ name: String, _ arguments: PlainType...) -> PlainType {
    PlainType(.named(TypeName(path: name), isKnown: true), arguments)
  }

  /// `A & B`, in which `Any` says nothing.
  static func composed(of members: [PlainType]) -> PlainType {
    let any = PlainType.standard("Any")
    let parts = Set(members.flatMap(\.members)).subtracting([any])
    return parts.count > 1 ? PlainType(.composition(parts)) : parts.first ?? any
  }

  /// The members of `A & B`; of any other type, itself.
  var members: Set<PlainType> {
    if case .composition(let members) = head { return members }
    return [self]
  }

  /// Makes plain types of those of one member.
  struct Reader {
    /// What its names mean, which are looked up in the types `scopes`, innermost first.
    private(set) var types: DeclaredTypes
    private(set) var scopes: [TypeName]

    var associated: Set<String> = []

    /// The generic parameters of the member, and those that have been used, in their order; nil for `some`.
    var parameters: [String] = []
    private(set) var used: [String?] = []

    /// How many aliases have been looked at, which also bounds how deep they lead.
    private(set) var aliasCount = 0

    mutating func read(_ type: TypeSyntax) -> PlainType {
      switch type.kind {
      case .named(let path, let arguments): return readName(path, arguments)
      // No implementation of a requirement with `Int?` has `Int!`.
      case .implicitlyUnwrapped(let type): return .standard("Optional!", read(type))
      case .tuple(let elements):
        return elements.count == 1
          ? read(elements[0]) : PlainType(.tuple, elements.map { read($0) })
      case .function(let parameters, let effects, let result):
        return PlainType(
          .function(isAsync: effects.isAsync, throwing: read(effects)),
          (parameters + [result]).map { read($0) }
        )
      case .existential(let type), .suppressed(let type): return read(type)
      case .opaque: return parameter(called: nil)
      case .composition(let members): return .composed(of: members.map { read($0) })
      case .metatype(let type): return PlainType(.metatype, [read(type)])
      case .pack(let type): return PlainType(.pack, [read(type)])
      case .annotated(let annotations, let type):
        let plain = read(type)
        if annotations.contains(.inout) { return PlainType(.inout, [plain]) }
        // Others make no difference to what implements what.
        let isolations: [TypeSyntax.Annotation.Kind?] = [
          nil, .concurrent, .convention, .differentiable, .isolatedFunction, .nonisolated,
        ]
        let different = annotations.filter { isolations.contains($0.kind) }.map(\.text)
        return different.isEmpty ? plain : PlainType(.annotated(Set(different)), [plain])
      }
    }

    private mutating func parameter(called name: String?) -> PlainType {
      if let name, let number = used.firstIndex(of: name) { return PlainType(.parameter(number)) }
      used.append(name)
      return PlainType(.parameter(used.count - 1))
    }

    private mutating func readName(_ path: [String], _ arguments: [TypeSyntax]) -> PlainType {
      if path == ["Self"] { return PlainType(.associated("Self")) }
      let names = path[0] == "Self" ? Array(path.dropFirst()) : path
      let name = names.joined(separator: ".")
      if path[0] != "Self", parameters.contains(names[0]) {
        return names.count == 1 ? parameter(called: name) : PlainType(.associated(name))
      }
      if associated.contains(names[0]) { return PlainType(.associated(name)) }
      let plain = arguments.map { read($0) }
      if ["Void", "Swift.Void"].contains(name), plain.isEmpty { return .void }
      switch types.meaning(of: names, in: scopes) {
      case .type(let type): return PlainType(.named(type, isKnown: true), plain)
      case .alias(let alias):
        let name = TypeName(path: name, module: types.own)
        guard aliasCount < 256, !alias.variants.isEmpty else {
          // It might be a function. The compiler takes an alias in a circle if another one is inherited.
          let function = PlainType(.function(isAsync: false, throwing: .never), [.void])
          return PlainType(.alias(name, arguments: plain), [function])
        }
        aliasCount += 1
        let outer = (types, scopes)
        defer { (types, scopes) = outer }
        let meanings = alias.variants.map { variant in
          (types, scopes) = (variant.types, variant.scopes)
          return read(variant.type)
        }
        return plain.isEmpty && meanings.count == 1 && alias.isCertain
          ? meanings[0] : PlainType(.alias(name, arguments: plain), meanings)
      case .unknown:
        let type = TypeName(path: name.withoutSwiftModule)
        return PlainType(.named(type, isKnown: false), plain)
      }
    }

    /// The type of what is thrown.
    mutating func read(_ effects: Effects) -> PlainType {
      switch effects.throwing {
      case .never: .never
      case .untyped: .standard("Error")
      // What its arguments throw.
      case .rethrows: .standard("rethrows")
      case .typed(let error): read(error)
      }
    }
  }
}

extension PlainType {
  fileprivate var isBool: Bool {
    if case .alias = head { return parts.allSatisfy(\.isBool) }
    return self == .standard("Bool")
  }

  fileprivate var isFunction: Bool {
    switch head {
    case .function: true
    case .annotated, .alias: parts.contains(where: \.isFunction)
    default: false
    }
  }

  /// Whether it is a function type, or values of it may hold a function.
  fileprivate var holdsFunction: Bool { holds { if case .function = $0 { true } else { false } } }

  /// Whether it has such a head, or values of it may hold one of a type that has.
  fileprivate func holds(_ isSuch: (Head) -> Bool) -> Bool {
    if isSuch(head) { return true }
    let held: [PlainType] =
      switch head {
      case .function, .parameter, .associated, .metatype: []
      case .alias(_, let arguments): arguments + parts
      case .composition(let members): Array(members)
      case .named, .tuple, .annotated, .inout, .pack: parts
      }
    return held.contains { $0.holds(isSuch) }
  }
}

extension RequirementDeclaration {
  /// The same with what `types` tell of the names in it, which are looked up in the types `scopes`, as far as that
  /// decides about forwarding: what is `Bool`, what cannot be copied, and which closures may be called after the call.
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
      types: types,
      scopes: scopes,
      associated: associatedTypes,
      parameters: generic
    )
    // In `f<S: Sequence<Handler>>(_ x: S)`, a value may hold one, too.
    let holdsFunction = types.holdFunction(in: constrainingTypes, scopes, besides: associatedTypes)
    let closureTypes = holdsFunction ? closureTypes.union(generic) : closureTypes
    return changing { parts in
      for index in parts.parameters.indices {
        let type = parts.parameters[index].type
        let plain = reader.read(type.unannotated)
        if case .named(let name, isKnown: true) = plain.head {
          parts.parameters[index].hasNoncopyableType = types[name].contains(where: \.isNoncopyable)
        }
        parts.parameters[index].hasContinuation = plain.holds {
          guard case .named(let name, _) = $0 else { return false }
          return KnownNames.continuations.contains(name.path.pathNames.last ?? "")
        }
        // A closure that is not optional has `@escaping` if it escapes.
        let isClosure = plain.isFunction
        let isInout = type.annotations.contains(.inout)
        parts.parameters[index].hasAliasOfNonescapingClosure =
          isClosure && !isInout && !type.isFunction && !type.annotations.contains(.escaping)
        parts.parameters[index].hasClosureBehindAlias =
          type.holdsEscapingClosure || isClosure && isInout
          || !isClosure && reader.holdsFunction(type)
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
    var reader = PlainType.Reader(types: self, scopes: scopes, associated: associatedTypes)
    return constraints.contains { reader.holdsFunction($0) }
  }

  /// Whether values of an alias called `name` in any type may hold a function.
  fileprivate func mayHoldFunction(memberCalled name: String) -> Bool {
    members(called: name)
      .contains { member in
        var reader = PlainType.Reader(types: seen(from: member.module), scopes: member.scopes)
        return member.alias.map { reader.holdsFunction($0) } ?? false
      }
  }

  /// The closure type that `type`, or what it is an optional of, is an alias of in `scopes`, with whole paths in it.
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
    guard let tokens = alias?.aliasTokens, !tokens.isEmpty else { return nil }
    var parser = DeclarationParser(tokens, in: types.place(in: scopes))
    return try? parser.parseType().withoutOptional
  }
}

extension TypeSyntax {
  /// Whether it consists of types of the standard library, and is no function.
  var isOfStandardTypes: Bool { !hasPart(where: \.isFunction) && parts.allSatisfy(\.isStandard) }

  /// Whether it is no named type, or one of the standard library.
  fileprivate var isStandard: Bool {
    let name = pathWords.nameInSwiftModule ?? pathWords.first
    return name.map(KnownNames.standardTypes.contains) ?? true
  }

  /// The types in it behind `some`.
  var opaqueConstraints: [TypeSyntax] {
    parts.compactMap { if case .opaque(let type) = $0.kind { type } else { nil } }
  }

  /// What it is an optional of, or itself.
  fileprivate var withoutOptional: TypeSyntax { unannotated.wrapped ?? self }
}

extension PlainType.Reader {
  fileprivate mutating func holdsFunction(_ type: TypeSyntax) -> Bool {
    // As types, all that conform to `some Sequence<Handler>` are alike.
    ([type] + type.opaqueConstraints).contains { read($0).holdsFunction }
  }
}
