@testable import ForwarderGen

extension SampleGroup {
  /// Heads of protocols.
  static let heads = SampleGroup(
    name: "heads",
    accepted: [
      "protocol P", "protocol P: AnyObject", "protocol P : AnyObject", "protocol P:AnyObject",
      "public protocol P: AnyObject, Sendable", "internal protocol P", "package protocol P",
      "protocol P: Foo & Bar", "protocol P: Foo & Bar, Baz", "protocol P: Foo.Bar",
      "protocol P: NSObjectProtocol", "@MainActor protocol P: AnyObject",
      "@MainActor public protocol P", "nonisolated protocol P",
      "nonisolated public protocol P: Sendable", "@Foo.Bar protocol P",
      "@available(macOS 13, *) public protocol P",
      "@available(*, deprecated, message: \"m\") protocol P", "@_spi(Foo) public protocol P",
      "@preconcurrency public protocol P: Sendable", "@preconcurrency @MainActor protocol P",
      "protocol P<A>", "protocol P<A, B>: AnyObject", "protocol P <A>",
      "protocol P<A> where A: Foo", "protocol P where Self: AnyObject",
      "protocol P<A>: Foo where Self: Bar & Baz, A: Foo",
      "protocol P: AnyObject where A: Foo, B == A.C",
      "protocol `P`", "protocol `P Q`", "protocol Pñ", "protocol 🎈", "protocol Type",
      "protocol\nP\n:\nFoo\n,\nBar", "/* a */ protocol P // b", "protocol P: /* a */ Foo",
      "protocol _P", "protocol actor", "protocol P: (Foo)", "protocol P: (Foo & Bar)",
      "@MainActor\npublic\nprotocol P", "@objcMembers protocol P",
      "@objc protocol P", "@objc(Q) public protocol P", "@objc public protocol P: NSObjectProtocol",
      "protocol P: Copyable",
      "protocol P<A,>", "protocol P: class", "protocol P: class, Foo",
    ],
    refused: [
      .refusedPrivate: [
        "fileprivate protocol P", "private protocol P",
      ],
      .misplacedModifier: [
        "open protocol P", "final protocol P", "mutating protocol P", "dynamic protocol P",
        "private(set) protocol P", "distributed protocol P", "indirect protocol P",
      ],
      .unsupportedShape: [
        "protocol P: Foo<Int>",
        "protocol P: ~Copyable", "protocol P: Foo?", "protocol P: [Int]", "protocol P: any Foo",
        "protocol P: Foo.Type", "protocol P: @unchecked Sendable", "protocol P: () -> Void",
      ],
      .unexpectedToken: [
        "protocol P: Foo where Self.A == Int", "protocol P where Self == Foo",
        "class P", "struct P", "async protocol P",
      ],
    ],
    malformed: [
      .unexpectedToken: [
        "", "public @MainActor protocol P", "protocol P;", "protocol P: Foo where Self: Bar;",
        "protocol", "protocol 1", "protocol _", "protocol P:", "protocol P: Foo,",
        "protocol P: ,Foo", "protocol P: Foo Bar", "protocol P<>", "protocol P<A",
        "protocol P<A: Foo>", "protocol P<A B>", "protocol P where", "protocol P: Foo &",
        "protocol P() ", "protocol P(Foo)", "protocol P -> Foo", "protocol P = Foo", "protocol P Q",
        "protocol \"P\"", "public", "foo protocol P", "protocol P: 1", "protocol P where A",
        "protocol P: Foo: Bar", "protocol P..Q", "protocol $P", "protocol P[Int]",
        "func protocol P", "nonisolated(foo) protocol P", "public(foo) protocol P",
      ],
      .misplacedModifier: [
        "static protocol P", "public public protocol P", "public internal protocol P",
        "private public protocol P",
      ],
      .reservedName: [
        "protocol default", "protocol Self", "protocol Any", "protocol in", "protocol P: in",
        "protocol P<in>", "protocol class", "protocol protocol", "protocol P: self",
        "protocol public P",
      ],
      .unterminated: [
        "protocol `P"
      ],
      .unclosed: [
        "protocol P: (Foo", "@Foo( protocol P",
      ],
    ],
    areHeads: true
  )
}
