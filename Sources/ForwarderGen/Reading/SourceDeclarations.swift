/// What an import reads of one Swift file.
struct SourceDeclarations: Equatable, Sendable {
  /// A member of a protocol or of an extension.
  struct Member: Equatable, Sendable {
    /// Its tokens in the file.
    let range: Range<Int>

    /// The conditions that it is under inside the declaration that it is a member of.
    let conditions: [SourceConditions.Part]
  }

  struct ProtocolDeclaration: Equatable, Sendable {
    /// `Outer.Delegate`.
    let path: String

    /// The tokens before the `{`.
    let head: Range<Int>

    /// Where the name is among them.
    let name: Int
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
  var imports: [ImportedModule] = []
  var protocols: [ProtocolDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  var aliases: [TypeAliases.Alias] = []
}
