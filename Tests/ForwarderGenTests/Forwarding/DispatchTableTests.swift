import Testing

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Every dispatch on every kind of requirement: each pair is a golden that runs, or a refusal that
/// is pinned to its place.
@Suite("Table of dispatches, generated or refused")
struct DispatchTableTests {
  /// A kind of requirement, by the name that it has in the fixtures.
  enum Kind: String, CaseIterable {
    case void, value, optional, bool, collection, throwing, suspending, property, item, generic,
      reversed, handler, together

    /// Whether `declaration` is of this kind.
    func describes(_ declaration: RequirementDeclaration) -> Bool {
      let value = declaration.value
      return switch self {
      case .void: value == nil
      case .value: value?.text == "Int"
      case .optional: value?.isOptional == true
      case .bool: value?.isBool == true
      case .collection: value?.collectionKind != nil
      case .throwing: declaration.effects.canThrow && !declaration.effects.isAsync
      case .suspending: declaration.effects.isAsync && !declaration.effects.canThrow
      case .property:
        declaration.isProperty && declaration.accessors?.isSettable == true
      case .item:
        !declaration.isProperty && declaration.accessors?.isSettable == true
      case .generic: declaration.generics != nil
      case .reversed: value != nil
      case .handler: value == nil && declaration.takesEscapingClosure
      case .together: value != nil && declaration.effects.isAsync
      }
    }

    /// Whether it is the one that the requirement called `name` stands for.
    func isMeant(by name: String) -> Bool {
      switch self {
      case .property: ["number", "maybe", "flag", "list"].contains(name)
      case .item: name == "subscript"
      default: name == rawValue
      }
    }
  }

  private static let golden = "Specs/DispatchTable.delegates.json"
  private static let refused = "Invalid/Dispatch-Table.delegates.json"

  @Test(arguments: DispatchName.allCases, Kind.allCases)
  func `each pair generates or is refused`(dispatch: DispatchName, kind: Kind) throws {
    let golden = try Self.requirements(of: Self.golden, under: dispatch)
      .filter { kind.isMeant(by: $0.declaration.name.name) }
    let refused = try Self.requirements(of: Self.refused, under: dispatch)
      .filter { kind.isMeant(by: $0.declaration.name.name) }
    #expect(golden.count + refused.count == 1)
    for requirement in golden + refused {
      #expect(kind.describes(requirement.declaration))
      #expect((requirement.decision.order.known?.value == .reversed) == (kind == .reversed))
      #expect((requirement.decision.concurrently != nil) == (kind == .together))
      let value = requirement.declaration.value
      // A kind that says nothing of the value has one that the dispatch wants.
      let kinds: [Kind] = [
        .throwing, .suspending, .generic, .property, .item, .reversed, .together,
      ]
      let saysNothing = kinds.contains(kind)
      if saysNothing, kind != .property || dispatch != .pipeline {
        #expect(dispatch.fits(requirement.declaration), "\(value?.text ?? "")")
      }
    }
    let source = try Repository.spec(at: Self.refused)
    let lines = Generator.generate([source], locatesSource: false).diagnostics
      .map { ($0.location.line, $0.message.kind) }
    for requirement in refused {
      let line = source.location(of: requirement.position).line
      let message: DiagnosticMessage.Kind = kind == .together ? .unfitConcurrency : .unfitDispatch
      #expect(lines.contains { $0 == (line, message) })
    }
    #expect(lines.allSatisfy { [.unfitDispatch, .unfitConcurrency].contains($0.1) })
  }

  /// The requirements of the spec at `path` that state `dispatch`, without those that may be left out, which are beside
  /// the table.
  private static func requirements(
    of path: String,
    under dispatch: DispatchName
  ) throws -> [ParsedRequirement] {
    let source = try Repository.spec(at: path)
    var diagnostics = Diagnostics(of: source)
    let node = try #require(JSONParser.parse(source, &diagnostics))
    let spec = try #require(SpecDecoder.decode(node, &diagnostics))
    var reports = [diagnostics]
    let parsed = try #require(
      SpecParser.parse([spec], ownCount: 1, beside: SwiftFiles(), &reports)[0]
    )
    try #require(reports[0].all == [])
    return parsed.protocols.flatMap(\.requirements)
      .filter { $0.decision.dispatch.known?.name == dispatch && $0.decision.isOptional == nil }
  }
}
