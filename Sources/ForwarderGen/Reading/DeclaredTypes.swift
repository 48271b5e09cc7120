/// A type, a protocol or an alias that a Swift file declares.
struct DeclaredType: Equatable, Sendable {
  /// `protocol`, or `class`.
  let keyword: String

  /// `Player.Callback`.
  let path: String
  let location: SourceLocation

  /// From where it can be used, as far as it says.
  let access: AccessLevel

  /// Whether it is under a condition.
  let isConditional: Bool

  /// The type that it is another name for, if it is an alias.
  var alias: TypeSyntax?

  var isGlobalActor = false

  /// Whether it is a type that cannot be copied.
  var isNoncopyable = false
}

/// The types, protocols and aliases that the Swift files of a module declare, to find out what a name
/// means.
struct DeclaredTypes: Equatable, Sendable {
  /// A type, and the types in which names in it are looked up, innermost first.
  typealias Scoped = (type: TypeSyntax, scopes: [String])

  /// What a name stands for.
  enum Meaning {
    /// A type that is known, with its whole path.
    case type(String)
    /// An alias, which may be of another type under another condition; names in these types are looked up
    /// in `scopes`, innermost first.
    case alias(path: String, [TypeSyntax], scopes: [String])
    /// Nothing that is declared here.
    case unknown
  }

  /// How many aliases are looked at for one type, which also bounds how deep they lead.
  private static let mostPassed = 256

  /// By their paths, of which several have one under different conditions.
  private let all: [String: [DeclaredType]]

  /// The modules that the files import: none is the files' own.
  let imported: Set<String>

  /// The paths of the global actors: `Outer.Orbit`.
  private let actors: Set<String>

  init(_ types: [DeclaredType] = [], importing imported: Set<String> = []) {
    all = Dictionary(grouping: types, by: \.path)
    self.imported = imported
    actors = Set(types.lazy.filter(\.isGlobalActor).map(\.path))
  }

  /// Those with the path `path`.
  subscript(path: String) -> [DeclaredType] { all[path] ?? [] }

  /// Whether `attribute` looks like a global actor, and is a macro as far as its name tells.
  ///
  /// Both are custom types. The name of an actor ends in `Actor`, or a file declares it.
  func isMacro(_ attribute: Attribute) -> Bool {
    let name = attribute.name
    guard attribute.isGlobalActor, !isActor(name) else { return false }
    return !words(behindAlias: name).contains(where: isActor)
  }

  private func isActor(_ name: String) -> Bool {
    name.hasSuffix("Actor") || actors.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// The names in the types that aliases stand for.
  var aliasedWords: Set<String> {
    all.values.joined()
      .reduce(into: []) { words, type in
        for part in type.alias?.parts ?? [] { words.formUnion(part.pathWords) }
      }
  }

  /// The words in the types that `name` is an alias of.
  func words(behindAlias name: String) -> Set<String> {
    guard case .alias(_, let types, _) = meaning(of: name.pathNames, in: []) else { return [] }
    return types.reduce(into: []) { $0.formUnion($1.pathWords) }
  }

  /// What `path` means in the types `scopes`, innermost first, behind `passed` many aliases.
  func meaning(of path: [String], in scopes: [String], behind passed: Int = 0) -> Meaning {
    if let declared = declared(path, in: scopes) { return declared }
    let name = path.joined(separator: ".")
    // Of `Alias.Inner`, it is the first part that is declared here.
    for count in (1..<path.count).reversed() where passed < 16 {
      guard case .alias(_, let types, let inner) = declared(Array(path[..<count]), in: scopes),
        types.count == 1, let outer = types[0].plainPath
      else { continue }
      return meaning(of: outer + path[count...], in: inner, behind: passed + 1)
    }
    if path.count == 1 { return KnownNames.standardTypes.contains(name) ? .type(name) : .unknown }
    if path[0] == "Swift", path.count == 2 { return meaning(of: [path[1]], in: []) }
    // In front of a name, what is neither a type nor another module is the own module.
    let outer = scopes.map { "\($0).\(path[0])" } + [path[0]]
    guard !imported.contains(path[0]), !outer.contains(where: { all[$0] != nil }) else {
      return .unknown
    }
    return meaning(of: Array(path.dropFirst()), in: [])
  }

  /// What `path` means if it is declared here as a whole.
  private func declared(_ path: [String], in scopes: [String]) -> Meaning? {
    let name = path.joined(separator: ".")
    for scope in scopes.map({ "\($0).\(name)" }) + [name] {
      guard let found = all[scope] else { continue }
      // An alias comes before a type of its path.
      let aliased = found.compactMap(\.alias)
      if aliased.isEmpty { return .type(scope) }
      let scopes = Array(scope.enclosingPaths.dropFirst())
      return .alias(path: scope, aliased, scopes: scopes)
    }
    return nil
  }

  /// The types that `type` is an alias of, whatever conditions hold: itself, if it is none.
  ///
  /// Each alias that is not among `passed` is resolved once.
  private func meant(
    by type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> [Scoped] {
    guard case .named(let name, _) = type.kind, passed.count < Self.mostPassed,
      case .alias(let path, let types, let inner) = meaning(of: name, in: scopes)
    else { return [(type, scopes)] }
    guard passed.insert(path).inserted else { return [] }
    return types.flatMap { meant(by: $0.unannotated, in: inner, &passed) }
  }

  /// Whether `type` is declared here as one that cannot be copied.
  fileprivate func isNoncopyable(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    guard case .named(let name, _) = type.unannotated.kind,
      case .type(let path) = meaning(of: name, in: scopes)
    else { return false }
    return self[path].contains(where: \.isNoncopyable)
  }

  /// Whether `type` is an alias of `Bool`, whichever conditions hold.
  fileprivate func isAliasOfBool(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    var passed: Set<String> = []
    let meant = meant(by: type, in: scopes, &passed)
    return !passed.isEmpty && !meant.isEmpty && meant.allSatisfy(\.type.isBool)
  }

  /// Whether `type` is a closure, or an alias of one.
  private func isClosure(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    var passed: Set<String> = []
    return meant(by: type.unannotated, in: scopes, &passed).contains(where: \.type.isFunction)
  }

  /// Whether a parameter of type `type`, an alias, takes a closure that does not escape.
  fileprivate func isAliasOfNonescapingClosure(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    !type.isFunction && !type.annotations.contains(.escaping) && isClosure(type, in: scopes)
  }

  /// Whether a parameter takes a closure that may be called after the call, with or without an alias.
  ///
  /// Names in `type` are looked up in the types `scopes`, innermost first.
  fileprivate func holdEscapingClosure(_ type: TypeSyntax, in scopes: [String]) -> Bool {
    if type.holdsEscapingClosure { return true }
    // A closure that is not optional has `@escaping` if it escapes.
    if isClosure(type, in: scopes) { return false }
    var passed: Set<String> = []
    return containsClosure(type.unannotated, in: scopes, &passed)
  }

  private func containsClosure(
    _ type: TypeSyntax,
    in scopes: [String],
    _ passed: inout Set<String>
  ) -> Bool {
    for part in type.parts {
      let known = passed.count
      for meant in meant(by: part, in: scopes, &passed) {
        if meant.type.isFunction { return true }
        if passed.count > known, containsClosure(meant.type, in: meant.scopes, &passed) {
          return true
        }
      }
    }
    return false
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
    let meaning = meaning(of: name.pathNames, in: scopes)
    // Behind an alias of the type around it, it has another path.
    if case .type(let path) = meaning, path != name, !path.hasSuffix(".\(name)") {
      return [(path, [])]
    }
    // Under different conditions, an alias may stand for different protocols.
    guard case .alias(let path, let types, let inner) = meaning, types.count == 1,
      passed.count < Self.mostPassed
    else { return [(name, scopes)] }
    // An alias that is inherited twice is inherited.
    guard passed.insert(path).inserted else { return [] }
    return types[0].compositionMembers
      .flatMap { part in
        part.plainPath.map { protocols(called: $0.joined(separator: "."), in: inner, &passed) }
          ?? [(part.text, [])]
      }
  }
}

extension RequirementDeclaration {
  /// The same with what `types` tell of the names in it, which are looked up in the types `scopes`, as far as
  /// that decides about forwarding: what is `Bool`, what cannot be copied, and which closures may be called
  /// after the call.
  func resolved(by types: DeclaredTypes, in scopes: [String]) -> RequirementDeclaration {
    changing { parts in
      for index in parts.parameters.indices {
        let type = parts.parameters[index].type
        parts.parameters[index].hasNoncopyableType = types.isNoncopyable(type, in: scopes)
        parts.parameters[index].hasAliasOfNonescapingClosure =
          types.isAliasOfNonescapingClosure(type, in: scopes)
        parts.parameters[index].hasClosureBehindAlias =
          types.holdEscapingClosure(type, in: scopes)
      }
      guard let type = parts.result, types.isAliasOfBool(type, in: scopes) else { return }
      let kind = TypeSyntax.Kind.named(path: ["Bool"], arguments: [])
      parts.result = TypeSyntax(kind: kind, text: "Bool", position: type.position)
    }
  }
}

extension String {
  /// For `Outer.Inner.Delegate`: that, `Outer.Inner` and `Outer`.
  var enclosingPaths: [String] {
    let names = split(separator: ".")
    return names.indices.reversed().map { names[...$0].joined(separator: ".") }
  }
}
