@testable import ForwarderGen

extension SampleGroup {
  /// The words before a type.
  static let ownership = SampleGroup(
    name: "ownership",
    accepted: [
      "func f(a: inout Int)", "func f(_ a: inout [Int])", "func f(a: inout any Foo)",
      "func f(a: inout (Int, Int))", "func f(a: inout (() -> Void)?)",
      "func f(a: inout () -> Void)", "func f(a: borrowing Int)", "func f(a: consuming Int)",
      "func f(a: __owned Int)", "func f(a: __shared Int)", "func f(a: sending Int)",
      "func f() -> sending Int", "func f(a: isolated any Actor)",
      "func f(a: isolated (any Actor)?)", "func f(a: isolated Foo)", "func f(a: inout sending Int)",
      "func f(a: consuming sending Int)", "func f(a: sending @escaping () -> Void)",
      "func f(a: sending () -> Void)", "func f(a: inout @Sendable () -> Void)",
      "func f(a: inout Foo & Bar)", "func f(a: borrowing some Foo)",
      "func f<T: ~Copyable>(a: borrowing T)", "func f<T: ~Copyable>(a: consuming T)",
      "func f(a: borrowing)", "func f(a: consuming, b: sending)", "func f(a: isolated)",
      "func f(a: inout Int?)", "func f(a: inout Int!)", "func f(a: inout [Int: Int])",
      "func f(@Foo a: inout Int)", "func f(a: borrowing Foo.Bar<Int>)", "func f(borrowing a: Int)",
      "func f(consuming a: Int)", "func f(__owned a: Int)", "func f(isolated a: Int)",
      "func f(sending a: Int)", "func f(__shared a: Int)", "func f() -> inout Int",
    ],
    refused: [
      .unsupportedShape: ["func f(a: _const Int)"]
    ],
    malformed: [
      .unexpectedToken: [
        "func f(a: inout b Int)"
      ],
      .reservedName: [
        "func f(a: inout)", "func f(a: @Foo inout Int)", "func f(a: let Int)",
        "func f(a: inout, Int)",
      ],
    ]
  )
}
