/// A type, a protocol or an alias that a Swift file declares, or an extension that inherits something.
struct DeclaredType: Equatable, Sendable {
  /// `protocol`, `class`, `associatedtype`, or `extension`.
  var keyword: String

  /// `Player.Callback`; what an extension extends.
  var path: String

  /// Where its module is among those of a run, and the types that it is in, innermost first.
  var module = 0
  var scopes: [TypeName] = []

  /// In `extension Kit.Player`, `Kit.Player`.
  var extended: String?
  let location: SourceLocation

  /// From where it can be used, as far as it says.
  let access: AccessLevel
  let isConditional: Bool

  /// The names of its generic parameters.
  var parameters: Set<String> = []

  /// What is behind the `:` of its head: a superclass, and protocols.
  var inherited: [TypeSyntax] = []

  /// The type that it is another name for, if it is an alias.
  var alias: TypeSyntax?

  /// The same as it is written, with its end.
  var aliasTokens: [Token] = []

  var isGlobalActor = false
}

extension DeclaredType {
  var name: TypeName { TypeName(path: path, module: module) }

  var isExtension: Bool { keyword == "extension" }

  var isNoncopyable: Bool {
    inherited.flatMap(\.compositionMembers)
      .contains { type in
        guard case .suppressed(let protocolType) = type.kind else { return false }
        return protocolType.text.withoutSwiftModule == "Copyable"
      }
  }

  /// Whether each adopter of a protocol has its own.
  var isAssociated: Bool { keyword == "associatedtype" }

  /// Whether what it inherits lets it be a function, or hold one.
  var mayHoldFunction: Bool {
    !inherited.flatMap(\.compositionMembers)
      .contains { KnownNames.neverFunctions.contains($0.text.withoutSwiftModule) }
  }

  /// The protocol that a spec declares as `found`.
  init(_ found: FoundProtocol) {
    self.init(
      keyword: "protocol",
      path: found.path,
      location: found.location,
      access: .public,
      isConditional: found.condition != nil,
      inherited: (try? found.head.get())?.inherited ?? []
    )
  }
}
