@testable import ForwarderGen

extension SampleGroup {
  /// Associated types.
  static let associatedTypes = SampleGroup(
    name: "associated types",
    accepted: [
      "public associatedtype A",
      "mutating associatedtype A",
      "associatedtype A", "associatedtype A: Foo", "associatedtype A : Foo",
      "associatedtype A: Foo & Bar", "associatedtype A: Foo, Bar", "associatedtype A where A: Foo",
      "associatedtype A: Foo where A.B == Int", "associatedtype A: ~Copyable",
      "associatedtype `A B`", "associatedtype A: Foo<Int>",
      "associatedtype A: Sequence where A.Element: Foo, A.Iterator == Int",
      "@available(*, deprecated) associatedtype A", "associatedtype A:\n  Foo",
      "associatedtype Type", "associatedtype `Type`", "associatedtype A: AnyObject",
      "override associatedtype A",
    ],
    refused: [
      .unexpectedToken: [
        "associatedtype A = Int", "associatedtype A: Foo = Bar", "associatedtype A=Int",
      ]
    ],
    malformed: [
      .unexpectedToken: [
        "associatedtype", "associatedtype A:", "associatedtype A<B>", "associatedtype A { get }",
        "associatedtype A()", "associatedtype A, B", "associatedtype A where", "associatedtype 1",
      ],
      .reservedName: [
        "associatedtype A: class", "associatedtype Self", "associatedtype in", "associatedtype Any",
      ],
    ]
  )
}
