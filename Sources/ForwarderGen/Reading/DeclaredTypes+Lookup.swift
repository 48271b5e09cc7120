extension DeclaredTypes {
  /// What a name means.
  enum Meaning {
    /// A type that is known.
    case type(TypeName)
    case alias(Alias)
    /// Nothing that is declared here, or one of several types.
    case unknown
  }

  /// An alias, which may be of several types, under different conditions or in different files; of none if it may be
  /// anything.
  struct Alias {
    /// One of the types that it is another name for.
    struct Variant {
      let type: TypeSyntax

      /// The types in which the names in it are looked up, innermost first, and what they mean.
      let scopes: [TypeName]
      let types: DeclaredTypes

      /// What declares it, unless it is what a name before a dot stands for.
      var declaration: DeclaredType?
    }

    var variants: [Variant]

    /// Whether the name means this everywhere that it is looked up.
    var isCertain: Bool

    /// The only type that it stands for.
    var only: Variant? { variants.count == 1 ? variants[0] : nil }
  }

  /// What a name before a dot stands for.
  private enum Owner {
    case type(TypeName)
    case module(String)
  }

  /// What a name may mean.
  private struct Found {
    var declarations: [DeclaredType] = []

    /// Types that are declared nowhere here.
    var unknown: Set<TypeName> = []

    /// The generic types before its dots: what is in them may be of a type in their arguments.
    var generic: [Alias.Variant] = []
    var isCertain = true

    /// Whether it may be anything.
    var isOpen = false

    mutating func add(_ other: Found) {
      declarations += other.declarations
      unknown.formUnion(other.unknown)
      addWay(of: other)
    }

    /// Adds what is to be said of the names on the way to it.
    mutating func addWay(of other: Found) {
      generic += other.generic
      isCertain = isCertain && other.isCertain
      isOpen = isOpen || other.isOpen
    }
  }

  /// What a lookup has come across.
  private struct Walk {
    /// A declaration of an alias.
    struct Key: Hashable {
      let name: TypeName
      let location: SourceLocation
    }

    /// What aliases stand for: nothing as long as that is looked up.
    var aliases: [Key: (types: [TypeName], found: Found)] = [:]

    /// The types whose heads are looked up.
    var heads: Set<TypeName> = []
    var steps = 0
  }

  /// What `path` means in the types `scopes`, innermost first.
  func meaning(of path: [String], in scopes: [TypeName]) -> Meaning {
    var walk = Walk()
    let found = found(path, in: scopes, &walk)
    let isWhole =
      isBound && walk.steps < Self.mostSteps && walk.aliases.count < Self.mostAliases
    if !isWhole || found.isOpen || found.declarations.contains(where: isOpenAlias) {
      return .alias(Alias(variants: [], isCertain: false))
    }
    let aliases = found.declarations
      .compactMap { declaration in
        declaration.alias.map {
          Alias.Variant(
            type: $0,
            scopes: declaration.scopes,
            types: seen(from: declaration.module),
            declaration: declaration
          )
        }
      }
    let types = Set(found.declarations.map(\.name))
    if aliases.isEmpty, found.generic.isEmpty {
      if types.count == 1, found.isCertain, let type = types.first { return .type(type) }
      guard types.isEmpty, found.unknown.count == 1, let type = found.unknown.first,
        KnownNames.standardTypes.contains(type.path)
      else { return .unknown }
      return .type(type)
    }
    let isCertain =
      found.isCertain && found.generic.isEmpty && aliases.count == found.declarations.count
      && found.declarations.allSatisfy(isCertain) && types.count == 1 && found.unknown.isEmpty
    return .alias(Alias(variants: aliases + found.generic, isCertain: isCertain))
  }

  /// All types for which `path` may stand in the types `scopes`: an alias may be there in one file only.
  func types(called path: [String], in scopes: [TypeName] = []) -> [TypeName] {
    var walk = Walk()
    var found = found(path, in: scopes, &walk)
    return types(in: &found, &walk)
  }

  private func found(_ path: [String], in scopes: [TypeName], _ walk: inout Walk) -> Found {
    var found = unqualified(path[0], in: scopes, &walk)
    if path.count == 1 { return found }
    let isModule = isOtherModule(path[0])
    var owners: [Owner] = []
    // A type may have the name of its module.
    if !isModule || !found.declarations.isEmpty {
      owners = types(in: &found, &walk).map { .type($0) }
    }
    if isModule { owners.append(.module(path[0])) }
    for index in path.indices.dropFirst() {
      let isCertain = found.isCertain && owners.count == 1
      var next = Found(generic: found.generic, isCertain: isCertain, isOpen: found.isOpen)
      for owner in owners { next.add(self.found(path[index], in: owner, &walk)) }
      // In front of a name, what is neither a type nor another module is the own module.
      if index == 1, next.declarations.isEmpty, found.declarations.isEmpty, !isModule,
        names[own].map({ $0 == path[0] }) ?? !KnownNames.standardTypes.contains(path[0])
      {
        next.declarations = outermost(path[1])
      }
      if !next.declarations.isEmpty { next.unknown = [] }
      found = next
      if index < path.count - 1 { owners = types(in: &found, &walk).map { .type($0) } }
    }
    return found
  }

  /// What is called `name` in `owner`.
  private func found(_ name: String, in owner: Owner, _ walk: inout Walk) -> Found {
    switch owner {
    case .type(let type): return member(name, of: type, &walk)
    case .module("Swift"): return Found(unknown: [TypeName(path: name)])
    case .module(let module):
      if let number = names.firstIndex(of: module) {
        let found = outermost(name, in: number)
        if !found.isEmpty { return Found(declarations: found) }
        let exported = seen(from: number).outermost(name)
        if !exported.isEmpty { return Found(declarations: exported) }
      }
      // The files of the module may be among those of another one. An own alias has the name of what it stands for.
      let elsewhere = outermost(name)
        .filter { type in
          type.module != own || type.alias.map { $0.pathWords != [module, name] } ?? false
        }
      return Found(
        declarations: elsewhere,
        unknown: [TypeName(path: name)],
        isCertain: elsewhere.isEmpty
      )
    }
  }

  /// What `name` means without anything in front of it.
  private func unqualified(_ name: String, in scopes: [TypeName], _ walk: inout Walk) -> Found {
    if name == "Self", let scope = scopes.first {
      return self[scope].isEmpty ? Found(unknown: [scope]) : Found(declarations: self[scope])
    }
    guard isDeclared(name) else {
      let types = scopes.flatMap { self[$0] }
      let isParameter = types.contains { $0.parameters.contains(name) }
      let isInferred = name == "Element" && !types.isEmpty && !isParameter
      return Found(unknown: [TypeName(path: name)], isOpen: isInferred)
    }
    let outermost = outermost(name)
    var found = Found()
    for scope in scopes {
      let inner = member(name, of: scope, &walk)
      if inner.declarations.isEmpty { continue }
      found.add(inner)
      // Under another condition, it is what is around the type. So is what a class has from a protocol if there is
      // something else, and what an extension declares, as long as the compiler does not know what that one extends.
      let isInherited =
        !isProtocol(scope)
        && inner.declarations.contains { $0.scopes.first != scope }
      let isLate = !outermost.isEmpty && inner.declarations.contains { $0.extended != nil }
      if inner.isCertain, !isInherited, !isLate, inner.declarations.contains(where: isCertain) {
        return found
      }
      found.isCertain = false
    }
    found.declarations += outermost
    if found.declarations.isEmpty { found.unknown = [TypeName(path: name)] }
    return found
  }

  /// What is called `name` in `type`, which may inherit it.
  private func member(_ name: String, of type: TypeName, _ walk: inout Walk) -> Found {
    // What the standard library takes from a type's members is not declared.
    let isInferred = name == "Element" && !self[type].isEmpty
    guard isDeclared(name) else {
      return Found(unknown: [TypeName(path: "\(type.path).\(name)")], isOpen: isInferred)
    }
    var found = Found()
    var owners = [type]
    var index = 0
    var isConditional = false
    while index < owners.count, walk.steps < Self.mostSteps {
      walk.steps += 1
      let owner = owners[index]
      index += 1
      let own = members(name, of: owner)
      found.declarations += own
      // Under another condition, it may inherit something else.
      isConditional = isConditional || self[owner].contains(where: \.isConditional)
      if !isConditional, own.contains(where: { isCertain($0) && !$0.isAssociated }) { break }
      guard walk.heads.insert(owner).inserted else { continue }
      defer { walk.heads.remove(owner) }
      for head in heads(of: owner) {
        let types = seen(from: head.module)
        for type in head.inherited {
          var bases = Found()
          owners += types.types(behind: type, in: head.scopes, &bases, &walk)
            .filter { !owners.contains($0) }
          found.generic += bases.generic
        }
      }
    }
    if let last = found.declarations.last, last.isAssociated {
      (found.isCertain, found.isOpen) = (false, last.mayHoldFunction)
    }
    if found.declarations.isEmpty {
      // An alias may be of a protocol that is not known.
      let isOpen = members(called: name, ofUnknown: true)
        .contains { $0.alias.map { !$0.isOfStandardTypes } ?? false }
      found = Found(unknown: [TypeName(path: "\(type.path).\(name)")], isOpen: isOpen || isInferred)
    }
    return found
  }

  /// The types that are `found`, also behind aliases.
  private func types(in found: inout Found, _ walk: inout Walk) -> [TypeName] {
    var names = Array(found.unknown)
    for declaration in found.declarations {
      guard let alias = declaration.alias else {
        names.append(declaration.name)
        continue
      }
      let key = Walk.Key(name: declaration.name, location: declaration.location)
      if walk.aliases[key] == nil, walk.aliases.count < Self.mostAliases {
        walk.aliases[key] = ([], Found())
        var behind = Found()
        let types = seen(from: declaration.module)
          .types(behind: alias, in: declaration.scopes, &behind, &walk)
        walk.aliases[key] = (types, behind)
      }
      guard let known = walk.aliases[key] else { continue }
      names += known.types
      found.addWay(of: known.found)
      found.isOpen = found.isOpen || isOpenAlias(declaration)
    }
    return names.unique
  }

  /// Whether `type` is an alias of anything: one that is not understood, or one of what a generic parameter has, as in
  /// `struct Store<F: Feature> { typealias Event = F.Action }`.
  private func isOpenAlias(_ type: DeclaredType) -> Bool {
    guard let alias = type.alias else { return type.keyword == "typealias" }
    let outer = type.scopes.flatMap { self[$0] }.flatMap(\.parameters)
    let parameters = type.parameters.union(outer)
    return alias.hasPart { $0.pathWords.count > 1 && parameters.contains($0.pathWords[0]) }
  }

  /// The types for which `type` stands in the types `scopes`; `found` gets what is generic among them.
  private func types(
    behind type: TypeSyntax,
    in scopes: [TypeName],
    _ found: inout Found,
    _ walk: inout Walk
  ) -> [TypeName] {
    func addGeneric() { found.generic.append(.init(type: type, scopes: scopes, types: self)) }
    switch type.kind {
    case .named(let path, let arguments):
      if !arguments.isEmpty { addGeneric() }
      var meant = self.found(path, in: scopes, &walk)
      let types = types(in: &meant, &walk)
      found.addWay(of: meant)
      if types.count != 1 { found.isCertain = false }
      return types
    case .composition(let members):
      return members.flatMap { types(behind: $0, in: scopes, &found, &walk) }
    case .annotated(_, let type), .existential(let type):
      return types(behind: type, in: scopes, &found, &walk)
    case .implicitlyUnwrapped:
      addGeneric()
      return [TypeName(path: "Optional")]
    case .tuple(let elements) where elements.count == 1:
      return types(behind: elements[0], in: scopes, &found, &walk)
    case .tuple, .function, .opaque, .metatype, .suppressed, .pack: return []
    }
  }

  /// The words in what `path` is an alias of in the types `scopes`, and in the aliases among them.
  func words(behindAlias path: String, in scopes: [TypeName] = []) -> Set<String> {
    var words: Set<String> = []
    var open = [(path.pathNames, scopes, self)]
    var passed: Set<TypeName> = []
    while let (names, scopes, types) = open.popLast(), passed.count < Self.mostSteps {
      guard case .alias(let alias) = types.meaning(of: names, in: scopes) else { continue }
      for variant in alias.variants {
        if let name = variant.declaration?.name, !passed.insert(name).inserted { continue }
        for part in variant.type.parts {
          words.formUnion(part.pathWords)
          if let names = part.plainPath { open.append((names, variant.scopes, variant.types)) }
        }
      }
    }
    return words
  }

  /// What the types `scopes`, innermost first, add to what stands in the innermost one.
  func place(in scopes: [TypeName]) -> DeclarationParser.Place {
    DeclarationParser.Place(
      path: { name in owner(of: name, in: scopes).map { "\($0.path).\(name)" } },
      isMacro: { isMacro($0) }
    )
  }

  private func isProtocol(_ name: TypeName) -> Bool {
    self[name].contains { $0.keyword == "protocol" }
  }

  /// The first of the types `scopes` that has what is called `name`; nil if it may not be there, and something else
  /// is meant then.
  func owner(of name: String, in scopes: [TypeName]) -> TypeName? {
    guard isDeclared(name) else { return nil }
    for scope in scopes {
      var walk = Walk()
      let found = member(name, of: scope, &walk).declarations
      guard let first = found.first else { continue }
      if found.allSatisfy(\.isConditional), !outermost(name).isEmpty { return nil }
      // A class has what it inherits under its own name.
      let owner = first.scopes.first ?? scope
      return isProtocol(scope) && isProtocol(owner) ? owner : scope
    }
    return nil
  }

  /// The protocols that `name` stands for in the types `scopes`: itself, unless it is an alias.
  func protocols(called name: String, in scopes: [TypeName]) -> [TypeName] {
    var passed: Set<SourceLocation> = []
    return protocols(called: name.pathNames, in: scopes, &passed)
  }

  private func protocols(
    called path: [String],
    in scopes: [TypeName],
    _ passed: inout Set<SourceLocation>
  ) -> [TypeName] {
    let name = path.joined(separator: ".")
    switch meaning(of: path, in: scopes) {
    case .type(let type) where type.module != nil:
      let isQualified = path.count > 1 && name.hasSuffix(".\(type.path)")
      return [isQualified ? TypeName(path: name) : type]
    case .alias(let alias) where alias.isCertain:
      guard let variant = alias.only, let declaration = variant.declaration else { break }
      // An alias that is inherited twice is inherited.
      guard passed.insert(declaration.location).inserted else { return [] }
      return variant.type.compositionMembers
        .flatMap { part in
          part.plainPath.map {
            variant.types.protocols(called: $0, in: variant.scopes, &passed)
          } ?? [TypeName(path: part.text)]
        }
    default: break
    }
    return [TypeName(path: name)]
  }
}

extension String {
  /// For `Outer.Inner.Delegate`: `Outer.Inner` and `Outer`.
  var outerPaths: [String] {
    let names = pathNames
    return names.indices.dropFirst().reversed().map { names[..<$0].joined(separator: ".") }
  }

  /// What `name` may stand for in the head of the type with this path: in `Outer.Delegate`, `Base` is `Outer.Base` first.
  func paths(called name: String) -> [String] { outerPaths.map { "\($0).\(name)" } + [name] }
}
