/// The declarations of one Swift file, as far as protocols need them.
struct SourceDeclarations: Equatable, Sendable {
  /// A member of a protocol or of an extension.
  struct Member: Equatable, Sendable {
    /// Its tokens in the file.
    let range: Range<Int>

    /// The conditions that it is under inside the declaration that it is a member of.
    let conditions: [SourceConditions.Part]
  }

  struct Import: Equatable, Sendable {
    /// `@preconcurrency`, without those that concern the file alone.
    let attributes: [String]

    /// Nil where none is stated.
    var access: AccessLevel?

    /// `Foundation`, or `struct Foundation.Data`.
    let subject: String

    /// `Foundation`, or `Foundation.Data`.
    let module: String
    let condition: String?
    let position: SourcePosition
  }

  struct ProtocolDeclaration: Equatable, Sendable {
    /// `Outer.Delegate`.
    let path: String

    /// The tokens before the `{`.
    let head: Range<Int>

    /// Where the name is among them.
    let name: Int

    /// From where it can be used if it does not say it.
    let defaultAccess: AccessLevel
    let conditions: [SourceConditions.Part]
    let members: [Member]
  }

  struct ExtensionDeclaration: Equatable, Sendable {
    /// `Outer.Delegate`.
    let path: String

    /// Whether it is for some adopters only.
    let isConstrained: Bool
    let conditions: [SourceConditions.Part]
    let members: [Member]
  }

  let file: SwiftFile
  var imports: [Import] = []
  var protocols: [ProtocolDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  var aliases: [TypeAliases.Alias] = []

  /// Its types that cannot be copied, by their paths.
  var noncopyable: Set<String> = []

  /// From where its types can be used, by their paths and as far as each one says.
  var access: [String: AccessLevel] = [:]

  /// The paths of the global actors: `Outer.Orbit`.
  var actors: Set<String> = []

  /// Whether a type, a protocol or an alias has the path `path`.
  func hasType(_ path: String) -> Bool {
    access[path] != nil || aliases.contains { $0.path == path }
      || protocols.contains { $0.path == path }
  }
}
