extension DeclaredTypes {
  /// What the types `scopes`, innermost first, add to what stands in the innermost one.
  func place(in scopes: [String]) -> DeclarationParser.Place {
    DeclarationParser.Place(
      path: { name in
        scopes.first { scope in
          // What a protocol inherits is among the scopes of its members.
          let isProtocol = self[scope].contains { $0.keyword == "protocol" }
          let found = isProtocol ? meaning(at: "\(scope).\(name)") : member(name, of: scope)
          return found != nil
        }
        .map { "\($0).\(name)" }
      },
      isMacro: { isMacro($0) }
    )
  }

  /// What `path` means in the types `scopes`, innermost first.
  ///
  /// A type has what it inherits, unless `inherits` is false.
  func meaning(of path: [String], in scopes: [String], inheriting inherits: Bool = true) -> Meaning
  {
    var passed: Set<Lookup> = []
    return meaning(of: path, in: scopes, inheriting: inherits, &passed)
  }

  private func meaning(
    of path: [String],
    in scopes: [String],
    inheriting inherits: Bool,
    _ passed: inout Set<Lookup>
  ) -> Meaning {
    let whole = found(path, in: scopes, inheriting: inherits, &passed)
    guard path.count > 1 else {
      let isStandard = KnownNames.standardTypes.contains(path[0])
      return whole ?? (isStandard ? .type(path[0], module: own) : .unknown)
    }
    let rest = Array(path.dropFirst())
    if path[0] == "Swift", path.count == 2 { return whole ?? meaning(of: rest, in: []) }
    // A type may have the name of its module.
    if isOtherModule(path[0]) { return joined([whole, inModule(path[0], rest, &passed)]) }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard whole == nil, !KnownNames.standardTypes.contains(path[0]), !path[0].hasPrefix("("),
      !outer.contains(where: { all[$0] != nil })
    else { return whole ?? .unknown }
    // The own module has no type of the standard library.
    return found(rest, in: [], inheriting: inherits, &passed) ?? .unknown
  }

  /// What `path` means in the module `name`, as far as it is declared here, or added to it.
  private func inModule(
    _ name: String,
    _ path: [String],
    _ passed: inout Set<Lookup>
  ) -> Meaning? {
    let number = names.firstIndex { $0 == name }
    if let number, number != own {
      switch seen(from: number).found(path, in: [], inheriting: true, &passed) {
      case .type(let path, number): return .type(path, module: number)
      case .alias(let alias) where alias.variants.allSatisfy { $0.declaration?.module == number }:
        return .alias(alias)
      case .type, .alias, .unknown, nil: break
      }
    }
    // It may have it from others, or its files may be among those of another one.
    switch found(path, in: [], inheriting: true, &passed) {
    // An own alias has the name of what it stands for.
    case .alias(let alias) where alias.variants.contains { $0.type.pathWords == [name] + path }:
      return nil
    case .alias(var alias):
      alias.isCertain = false
      return .alias(alias)
    // Without the module, its name may mean the own type.
    case .type(let path, let module) where module != own: return .type(path, module: module)
    case .type, .unknown, nil: return nil
    }
  }

  /// What `path` means as far as it is declared here; nil for nothing.
  private func found(
    _ path: [String],
    in scopes: [String],
    inheriting inherits: Bool,
    _ passed: inout Set<Lookup>
  ) -> Meaning? {
    if let declared = declared(path, in: scopes, inheriting: inherits) { return declared }
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed.count < Self.mostPassed {
      let rest = path[count...]
      switch declared(Array(path[..<count]), in: scopes, inheriting: inherits) {
      case .alias(let alias):
        var meanings: [Meaning] = []
        for variant in alias.variants {
          guard case .named(let outer, let arguments) = variant.type.kind,
            case let whole = outer + rest,
            passed.insert(Lookup(path: whole, scopes: variant.scopes, module: variant.types.own))
              .inserted
          else { continue }
          meanings.append(
            variant.types
              .meaning(of: whole, in: variant.scopes, inheriting: inherits, &passed)
          )
          // What is in it may be of a type in its arguments.
          if !arguments.isEmpty {
            meanings.append(.alias(Alias(path: alias.path, variants: [variant], isCertain: false)))
          }
        }
        if !meanings.isEmpty { return joined(meanings, isCertain: alias.isCertain) }
      case .type(let owner, _) where inherits:
        if let found = member(rest.joined(separator: "."), of: owner) { return found }
      case .type, .unknown, nil: continue
      }
    }
    return nil
  }

  /// What has one of `meanings`: the aliases among them, or what is unknown if there is none and several may be meant.
  private func joined(_ meanings: [Meaning?], isCertain: Bool = true) -> Meaning {
    let meanings = meanings.compactMap(\.self)
    if meanings.count == 1, isCertain { return meanings[0] }
    var joined: Alias?
    for case .alias(let alias) in meanings {
      joined =
        joined.map {
          Alias(path: $0.path, variants: $0.variants + alias.variants, isCertain: false)
        } ?? alias
    }
    joined?.isCertain = false
    return joined.map { .alias($0) } ?? .unknown
  }

  /// What `path` means if it is declared here as a whole.
  private func declared(
    _ path: [String],
    in scopes: [String],
    inheriting inherits: Bool
  ) -> Meaning? {
    let name = path.joined(separator: ".")
    for scope in scopes {
      if let found = inherits ? member(name, of: scope) : meaning(at: "\(scope).\(name)") {
        return found
      }
    }
    return meaning(at: name)
  }

  /// What `name` means in the type `owner`, which may inherit it.
  private func member(_ name: String, of owner: String) -> Meaning? {
    var owners = [owner]
    var index = 0
    var found: [Meaning] = []
    while index < owners.count {
      let path = owners[index]
      if let meaning = meaning(at: "\(path).\(name)") {
        found.append(meaning)
        // Under another condition, it may inherit something else.
        if !owners[...index].contains(where: { self[$0].contains(where: \.isConditional) }) {
          break
        }
      }
      for base in inherited[path] ?? [] where owners.count < Self.mostPassed && sees(base.module) {
        let types = seen(from: base.module)
        owners += base.names
          .flatMap {
            types.types(called: $0.pathNames, in: path.outerPaths, inheriting: false)
          }
          .map { types.withoutModule($0.pathNames).joined(separator: ".") }
          .filter { !owners.contains($0) }
      }
      index += 1
    }
    return found.isEmpty ? nil : joined(found)
  }

  /// The paths of all types for which `path` may stand in the types `scopes`.
  ///
  /// An alias may be there under a condition, or in one file, or have arguments. A name that is inherited is one
  /// only if `inherits`.
  func types(
    called path: [String],
    in scopes: [String] = [],
    inheriting inherits: Bool
  ) -> [String] {
    var found: [String] = []
    var open = [(path, scopes, self)]
    var passed: Set<Lookup> = []
    while let (path, scopes, types) = open.popLast(), passed.count < Self.mostPassed {
      guard passed.insert(Lookup(path: path, scopes: scopes, module: types.own)).inserted else {
        continue
      }
      switch types.meaning(of: path, in: scopes, inheriting: inherits) {
      case .type(let path, _): found.append(path)
      case .alias(let alias):
        for variant in alias.variants {
          open += variant.type.compositionMembers.map(\.pathWords).filter { !$0.isEmpty }
            .map { ($0, variant.scopes, variant.types) }
        }
      // It may be extended here.
      case .unknown: found.append(path.joined(separator: "."))
      }
    }
    return found
  }

  /// `path` without the name of another module.
  private func withoutModule(_ path: [String]) -> [String] {
    Array(path.dropFirst(path.count > 1 && isOtherModule(path[0]) ? 1 : 0))
  }

  /// What is declared under `path`.
  private func meaning(at path: String) -> Meaning? {
    let found = self[path]
    if found.isEmpty { return nil }
    // An alias comes before a type of its path.
    let variants = found.compactMap { declaration in
      declaration.alias.map {
        Alias.Variant(
          type: $0,
          scopes: path.outerPaths,
          types: seen(from: declaration.module),
          declaration: declaration
        )
      }
    }
    if variants.isEmpty { return .type(path, module: found[0].module) }
    let isCertain =
      found.allSatisfy(isCertain) && found.allSatisfy { $0.alias != nil }
      && found.allSatisfy { $0.module == found[0].module }
    return .alias(Alias(path: path, variants: variants, isCertain: isCertain))
  }

  /// The protocols that `name` stands for, with the types in which their names are looked up, innermost
  /// first: itself, unless it is an alias.
  func protocols(
    called name: String,
    in scopes: [String]
  ) -> [(name: String, scopes: [String])] {
    var passed: Set<String> = []
    func protocols(
      _ path: [String],
      in scopes: [String],
      _ types: DeclaredTypes
    ) -> [(name: String, scopes: [String])] {
      let name = path.joined(separator: ".")
      let meaning = types.meaning(of: path, in: scopes)
      // Behind an alias of the type around it, it has another path.
      if case .type(let path, _) = meaning, path != name, !path.hasSuffix(".\(name)"),
        !name.hasSuffix(".\(path)")
      {
        return [(path, [])]
      }
      // Under different conditions, an alias may stand for different protocols.
      guard case .alias(let alias) = meaning, let variant = alias.only,
        alias.isCertain || variant.types.own == own, passed.count < Self.mostPassed
      else { return [(name, scopes)] }
      // An alias that is inherited twice is inherited.
      guard passed.insert(alias.path).inserted else { return [] }
      return variant.type.compositionMembers
        .flatMap { part in
          part.plainPath.map { protocols($0, in: variant.scopes, variant.types) }
            ?? [(part.text, [])]
        }
    }
    return protocols(name.pathNames, in: scopes, self)
  }
}

extension String {
  /// For `Outer.Inner.Delegate`: `Outer.Inner` and `Outer`.
  var outerPaths: [String] {
    let names = pathNames
    return names.indices.dropFirst().reversed().map { names[..<$0].joined(separator: ".") }
  }

  /// What `name` may stand for in the head of the type with this path: in `Outer.Delegate`, `Base` is
  /// `Outer.Base` before it is `Base`.
  func paths(called name: String) -> [String] { outerPaths.map { "\($0).\(name)" } + [name] }
}
