@testable import ForwarderGen

extension SampleGroup {
  /// Parameter packs.
  static let packs = SampleGroup(
    name: "packs",
    accepted: [
      "func f<each T>(_ a: repeat each T)", "func f<each T>(a: repeat each T) -> (repeat each T)",
      "func f<each T: Foo>(a: repeat each T)", "func f<each T>(a: repeat Foo<each T>)",
      "func f<each T>(a: repeat (each T) -> Void)", "func f<each T>(a: repeat (each T, Int))",
      "func f<each T>(a: repeat [each T])", "func f<each T>(a: repeat (each T)?)",
      "func f<each T>(a: (repeat each T) -> Void)", "func f<each T>(a: Foo<repeat each T>)",
      "func f<each T>(a: repeat each T) where repeat each T: Foo",
      "func f<each T, each U>(a: repeat (each T, each U)) where repeat (each T).A == each U",
      "func f<each T>(a: repeat (each T).Type)", "func f<each T>(a: repeat any Foo<each T>)",
      "func f<each T>(a: (Int, repeat each T))", "func f<each T>(a: repeat @escaping () -> each T)",
      "func f<each T>(a: repeat () async throws -> each T)",
      "func f<each T>(a: () -> (repeat each T))", "func f<each T>(a: repeat [String: each T])",
      "func f<each T>(a: repeat inout each T)", "func f<T, each U>(a: T, b: repeat each U)",
      "func f<each T>(a: repeat each T) where repeat each T == Int",
      "func f<each T>(repeat a: each T)",
    ],
    malformed: [
      .unexpectedToken: [
        "func f<each T>(a: repeat)", "func f<each T>(a: repeat each)", "func f<each each T>()",
        "func f<T each>()",
      ],
      .reservedName: [
        "func f<repeat T>()", "func f<each T>(a: each repeat T)",
      ],
    ]
  )
}
