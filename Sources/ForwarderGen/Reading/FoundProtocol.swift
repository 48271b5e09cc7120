/// A protocol, as a Swift file or a spec declares it.
package struct FoundProtocol: Equatable, Sendable {
  /// `Outer.Delegate`.
  package var path: String

  /// In `extension Kit.Outer`, `Kit.Outer`.
  var extended: String?

  /// Where its module is among those of a run, and the types that it is in, innermost first.
  var module = 0
  var scopes: [TypeName] = []

  /// `public protocol Outer.Delegate: AnyObject`, or why it cannot be understood.
  var head: Result<ProtocolHead, DeclarationError>

  var doc: String?
  var condition: Condition?

  /// Its own, in the order in which they are declared.
  var members: [FoundMember] = []

  package let location: SourceLocation

  /// The names of the aliases in it.
  var aliases: [Token] = []

  /// Whether a spec declares it, and its item, if that is no composite.
  var isOfSpec = false
  var item: ProtocolSpec?

  /// The names of its associated types.
  var associatedTypes: [String] { members.compactMap { $0.isAssociatedType ? $0.name : nil } }

  /// The names after the `:` of its head.
  package var inherited: [String] { (try? head.get())?.inherited.map(\.name) ?? [] }
}

/// A member of a protocol, as it is declared.
struct FoundMember: Equatable, Sendable {
  /// The whole declaration, `@objc optional func parserDidStart(_ parser: Parser)`, tidy and with its end.
  let tokens: ArraySlice<Token>

  let isAssociatedType: Bool

  let name: String?
  let doc: String?

  /// `DEBUG`, where the member alone is under a condition.
  let condition: Condition?

  /// All conditions that it is under, those of its protocol too.
  let conditions: [Condition]

  /// What the extensions answer that implement it for all adopters of a protocol, by that protocol's name.
  var answers: [TypeName: DefaultAnswer] = [:]

  /// Where a member of an extension is that implements it for some adopters, or might.
  var mayBeImplementedAt: SourceLocation?

  /// The same, parsed; nil until it is needed.
  var parsed: Result<DeclarationParser.Member, DeclarationError>?
}

extension FoundMember {
  /// What it declares in a file in another place than its own, or why that is not understood.
  mutating func parse(
    in place: DeclarationParser.Place
  ) -> Result<DeclarationParser.Member, DeclarationError> {
    let result =
      parsed
      ?? Result { () throws(DeclarationError) in
        try DeclarationParser.anyMember(Array(tokens), in: place)
      }
    parsed = result
    return result
  }

  /// In `associatedtype Item = Int`, `Int`.
  var defaultType: TypeSyntax? {
    guard let equals = tokens.firstIndex(where: { $0.text == "=" }) else { return nil }
    var parser = DeclarationParser(Array(tokens[(equals + 1)...]), goesOn: true)
    return try? parser.parseType()
  }

  /// What the extensions of the protocols in `family` answer; nil if there are none.
  func answer(in family: Set<TypeName>) -> DefaultAnswer? {
    let answers = answers.filter { family.contains($0.key) }.map(\.value)
    return Set(answers).count > 1 ? .unclear : answers.first
  }
}

extension FoundProtocol {
  /// The protocol that `item` of the spec `source`, which imports `modules`, declares.
  init(_ item: ProtocolSpec, in source: SourceText, importing modules: Set<String> = []) {
    let head = Result { () throws(DeclarationError) in
      try DeclarationParser.protocolHead(item.head ?? EmbeddedText("", at: 0))
    }
    let condition = item.options.condition
    let conditions = [condition].compactMap(\.self)
    let names = (try? head.get())?.path.pathNames ?? []
    // `Kit.Delegate` is called `Delegate` there.
    let isQualified = names.count > 1 && modules.contains(names[0])
    self.init(
      path: names.dropFirst(isQualified ? 1 : 0).joined(separator: "."),
      head: head,
      doc: item.options.doc,
      condition: condition,
      members: item.requirements.map { FoundMember($0, under: conditions) },
      location: item.location(in: source),
      isOfSpec: true,
      item: item
    )
  }
}

extension ProtocolSpec {
  func location(in source: SourceText) -> SourceLocation {
    source.location(of: head?.quotePosition ?? SourcePosition(offset: 0))
  }
}

extension FoundProtocol {
  /// A protocol that delegates of `composite` would adopt; nil if they adopt one alone.
  init?(_ composite: CompositeSpec, in source: SourceText) {
    let protocols = composite.required + composite.accepted
    let names = protocols.map(\.text).joined(separator: ", ")
    let text = EmbeddedText("protocol \(composite.forwarder.name): \(names)", at: 0)
    guard protocols.count > 1, let head = try? DeclarationParser.protocolHead(text) else {
      return nil
    }
    let location = source.location(of: composite.forwarder.position)
    self.init(path: head.path, head: .success(head), location: location, isOfSpec: true)
  }
}

extension FoundMember {
  /// The member that `item` declares, in a protocol that is there under `conditions`.
  fileprivate init(_ item: RequirementSpec, under conditions: [Condition]) {
    let parsed = Result { () throws(DeclarationError) in
      try DeclarationParser.member(item.declaration)
    }
    let member = try? parsed.get()
    let stated = item.decision.condition
    let (isAssociatedType, name): (Bool, String?) =
      switch member?.declaration {
      case .associatedType(let type): (true, type.name.name)
      case .requirement(let declaration): (false, declaration.name.name)
      case nil: (false, nil)
      }
    self.init(
      tokens: member?.tokens ?? [],
      isAssociatedType: isAssociatedType,
      name: name,
      doc: item.decision.doc,
      condition: stated,
      conditions: stated.map { conditions + [$0] } ?? conditions,
      parsed: parsed
    )
  }
}
