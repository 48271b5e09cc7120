/// The type aliases that the Swift files of a module declare.
struct TypeAliases: Equatable, Sendable {
  struct Alias: Equatable, Sendable {
    /// `Player.Callback`.
    let path: String
    let type: TypeSyntax
  }

  /// How many aliases are looked at for one type, which also bounds how deep they lead.
  private static let mostPassed = 256

  /// By their paths, of which several have one under different conditions.
  private let all: [String: [Alias]]

  /// The modules that the files import: none is the files' own.
  private let imported: Set<String>

  init(_ aliases: [Alias] = [], imported: Set<String> = []) {
    all = Dictionary(grouping: aliases, by: \.path)
    self.imported = imported
  }

  /// The path of the alias that `name` means in the types `scopes`, innermost first; nil if it is none.
  private func path(of name: String, in scopes: [String]) -> String? {
    let paths = scopes.map { "\($0).\(name)" } + [name]
    if let path = paths.first(where: { all[$0] != nil }) { return path }
    // In front of a name, what is no other module may be the own one.
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, !imported.contains(String(parts[0])) else { return nil }
    return all[String(parts[1])] == nil ? nil : String(parts[1])
  }

  /// The names in the types that they stand for.
  var words: Set<String> {
    all.values.joined()
      .reduce(into: []) { words, alias in
        for part in alias.type.parts { words.formUnion(part.pathWords) }
      }
  }

  /// Whether a parameter takes a closure that may be called after the call, with or without an alias.
  ///
  /// Names in `type` are looked up in the types `scopes`, innermost first.
  func holdEscapingClosure(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    if type.holdsEscapingClosure { return true }
    // A closure that is not optional has `@escaping` if it escapes.
    var passed: Set<String> = []
    if isClosure(type.unannotated, in: scopes, &passed) { return false }
    passed = []
    return containsClosure(type.unannotated, in: scopes, &passed)
  }

  /// Whether a parameter of type `type`, an alias, takes a closure that does not escape.
  func isAliasOfNonescapingClosure(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    if type.isFunction { return false }
    var passed: Set<String> = []
    return !type.annotations.contains(.escaping) && isClosure(type.unannotated, in: scopes, &passed)
  }

  private func isClosure(
    _ type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> Bool {
    if type.isFunction { return true }
    for alias in aliases(of: type, in: scopes, &passed) {
      if isClosure(alias.type.unannotated, in: alias.scopes, &passed) { return true }
    }
    return false
  }

  private func containsClosure(
    _ type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> Bool {
    for part in type.parts {
      if part.isFunction { return true }
      for alias in aliases(of: part, in: scopes, &passed) {
        if containsClosure(alias.type, in: alias.scopes, &passed) { return true }
      }
    }
    return false
  }

  /// Whether `type` is an alias of `Bool`, whichever conditions hold.
  func isAliasOfBool(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    var passed: Set<String> = []
    return isAliasOfBool(type, in: scopes, &passed)
  }

  private func isAliasOfBool(
    _ type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> Bool {
    let aliases = aliases(of: type, in: scopes, &passed)
    if aliases.isEmpty { return false }
    for alias in aliases {
      if alias.type.isBool { continue }
      guard isAliasOfBool(alias.type, in: alias.scopes, &passed) else { return false }
    }
    return true
  }

  /// The protocols that `name` stands for, with the types in which their names are looked up, innermost
  /// first: itself, unless it is an alias.
  func protocols(
    called name: String,
    in scopes: [String]
  ) -> [(name: String, scopes: [String])] {
    var passed: Set<String> = []
    return protocols(called: name, in: scopes, &passed)
  }

  private func protocols(
    called name: String,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> [(name: String, scopes: [String])] {
    // Under different conditions, an alias may stand for different protocols.
    guard let path = self.path(of: name, in: scopes), let aliases = all[path],
      aliases.count == 1, passed.count < Self.mostPassed
    else { return [(name, scopes)] }
    // An alias that is inherited twice is inherited.
    guard passed.insert(path).inserted else { return [] }
    let type = aliases[0].type
    let parts = if case .composition(let parts) = type.kind { parts } else { [type] }
    return parts.flatMap { part -> [(name: String, scopes: [String])] in
      guard case .named(let path, let arguments) = part.kind, arguments.isEmpty else {
        return [(part.text, [])]
      }
      let name = path.joined(separator: ".")
      return protocols(called: name, in: aliases[0].scopes, &passed)
    }
  }

  /// The type behind `type`, if it is an alias that is not among `passed`.
  ///
  /// Each alias is resolved once.
  private func aliases(
    of type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> [Alias] {
    guard case .named(let path, _) = type.kind, passed.count < Self.mostPassed else { return [] }
    let name = path.joined(separator: ".")
    guard let path = self.path(of: name, in: scopes), passed.insert(path).inserted else {
      return []
    }
    return all[path] ?? []
  }
}

extension TypeAliases.Alias {
  /// The types in which the names of its type are looked up, innermost first.
  fileprivate var scopes: [String] { Array(path.enclosingPaths.dropFirst()) }
}

extension String {
  /// For `Outer.Inner.Delegate`: that, `Outer.Inner` and `Outer`.
  var enclosingPaths: [String] {
    let names = split(separator: ".")
    return names.indices.reversed().map { names[...$0].joined(separator: ".") }
  }
}

extension FoundProtocols {
  /// `declaration` of a protocol with the `scopes`, in which aliases are replaced if their types
  /// decide about forwarding: `Bool`, and closures that may be called after the call.
  func resolvingAliases(
    in declaration: RequirementDeclaration,
    _ scopes: [String]
  ) -> RequirementDeclaration {
    declaration
      .mappingParameters { parameter in
        var parameter = parameter
        parameter.hasAliasOfNonescapingClosure = aliases.isAliasOfNonescapingClosure(
          parameter.type,
          in: scopes
        )
        parameter.hasClosureBehindAlias = aliases.holdEscapingClosure(parameter.type, in: scopes)
        return parameter
      }
      .mappingValue { type in
        guard aliases.isAliasOfBool(type, in: scopes) else { return type }
        return TypeSyntax(
          kind: .named(path: ["Bool"], arguments: []),
          text: "Bool",
          position: type.position
        )
      }
  }

  /// The types in which the protocol at `position` looks names up, innermost first.
  func scopes(at position: Int) -> [String] {
    innerScopes(at: position) + self[position].path.enclosingPaths.dropFirst()
  }

  /// The types in which an extension of the protocol at `position` looks names up: not those around it.
  func innerScopes(at position: Int) -> [String] {
    [self[position].path] + lineage(of: position).map { self[$0].path }.sorted()
  }
}
