import Testing

@testable import ForwarderGen

@Suite("Order of inheritance, and its bounds")
struct InheritanceOrderTests {
  @Test func `bases come before their heirs`() {
    #expect(InheritanceOrder(of: []).positions == [])
    #expect(InheritanceOrder(of: [[1], [2], []]).positions == [2, 1, 0])
    #expect(InheritanceOrder(of: [[1, 3], [2], [1], []]).positions == [3, 1, 2, 0])
  }

  @Test func `a circle has all that inherit each other`() {
    let order = InheritanceOrder(of: [[1], [2], [0, 3], [4], [3], [0], [6]])
    let circles = order.ancestors.indices.map { order.circle(of: $0).sorted() }
    #expect(circles == [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3, 4], [3, 4], [], [6]])
  }

  @Test func `a long chain, a long circle and many diamonds are no trouble`() {
    let count = 20_000
    let diamonds = (0..<count).map { $0 % 3 == 2 ? [$0 + 1] : [$0 + 1, $0 + 2] }
    for bases in [
      (0..<count).map { [$0 + 1] } + [[]], (0..<count).map { [($0 + 1) % count] },
      diamonds + [[], []],
    ] {
      let order = InheritanceOrder(of: bases)
      #expect(order.positions.count == bases.count)
      #expect(order.ancestors.allSatisfy { $0.count <= 129 })
    }
  }

  /// A chain of protocols, of which each inherits the next.
  private func chain(of count: Int) -> SourceText {
    let heads =
      (0..<count).map { "protocol P\($0): P\($0 + 1)" } + ["protocol P\(count): AnyObject"]
    let items = heads.map { #"{ "protocol": "\#($0)", "requirements": [] }"# }
    let list = items.joined(separator: ",\n")
    return SourceText(path: "p", text: #"{ "version": 1, "protocols": [\#n\#(list)] }"#)
  }

  @Test func `a protocol inherits 128 others at most`() {
    #expect(Generator.generate([chain(of: 128)], locatesSource: false).lines == [])
    let generation = Generator.generate([chain(of: 129)], locatesSource: false)
    #expect(
      generation.lines == [
        "p:2:25: error: this inherits more than 128 protocols: "
          + "divide it, and give each part a forwarder"
      ]
    )
  }

  @Test func `what is forwarded at once has an end, which is reported once`() throws {
    var diagnostics = Diagnostics(of: SourceText(path: "p", text: ""))
    let declared = (0..<4)
      .map { number in
        #"{ "protocol": "protocol P\#(number)\#(number == 0 ? "" : ": P0")", "#
          + #""requirements": ["func a\#(number)()"] }"#
      }
    let list = declared.joined(separator: ", ")
    let source = SourceText(path: "p", text: #"{ "version": 1, "protocols": [\#(list)] }"#)
    let specs = Generator.resolve([source], references: []).specs
    #expect(specs.first?.protocols.map(\.forwarded.count) == [1, 2, 2, 2])

    let node = try #require(JSONParser.parse(source, &diagnostics))
    let spec = try #require(SpecDecoder.decode(node, &diagnostics))
    var reports = [diagnostics]
    let parsed = try #require(
      SpecParser.parse([spec], ownCount: 1, beside: SwiftFiles(), &reports)[0]
    )
    let table = ProtocolTable(
      SpecResolver.declared(in: parsed, at: 0, isReference: false, &diagnostics)
    )
    // The second limit is met before it is passed.
    for (maximum, expected) in [(4, [true, true, false, false]), (3, [true, true, false, false])] {
      var count = ForwardedCount(maximum: maximum)
      diagnostics = Diagnostics(of: source)
      let position = SourcePosition(offset: 0)
      let fits = (0..<4)
        .map { number in
          count.add(requirementsOf: [number], in: table, at: position, &diagnostics)
        }
      #expect(fits == expected)
      #expect(diagnostics.all.map(\.message.kind) == [.tooManyForwarded])
    }
  }

  @Test func `a name under a condition and the same name without one are the same name`() {
    let plain = #"{ "protocol": "protocol P", "requirements": [] }"#
    let conditional = #"{ "protocol": "protocol P", "if": "A", "requirements": [] }"#
    for pair in [[plain, conditional], [conditional, plain]] {
      let list = pair.joined(separator: ", ")
      let source = SourceText(path: "p", text: #"{ "version": 1, "protocols": [\#(list)] }"#)
      let kinds = Generator.generate([source], locatesSource: false).diagnostics
        .map(\.message.kind)
      #expect(kinds == [.nameTaken])
    }
  }
}
