@testable import ForwarderGen

extension SampleGroup {
  /// Attributes and modifiers.
  static let attributes = SampleGroup(
    name: "attributes",
    accepted: [
      "@MainActor func f()", "@MainActor @discardableResult func f() -> Int",
      "@discardableResult func f() -> Int", "@available(*, deprecated) func f()",
      "@available(*, deprecated, message: \"m\") func f()",
      "@available(macOS 13, iOS 16, *) func f()",
      "@available(macOS, introduced: 10.15, deprecated: 13.0.1) func f()",
      "@available(*, unavailable, renamed: \"g()\") func f()", "@available(swift 5.9) func f()",
      "@available(swift, obsoleted: 6) func f()", "@available(macOS 10.15, *) @MainActor func f()",
      "@available(iOS, deprecated: 100000, message: \"a (b) [c\") func f()",
      "@available(*, noasync) func f()", "@_spi(Foo) func f()", "@preconcurrency func f()",
      "@concurrent func f() async", "@MainActor(unsafe) func f()", "@Foo.Bar func f()",
      "@Foo<Int> func f()", "@Foo<Int>(a: 1) func f()", "@Foo(a: [1, 2], b: { $0 }) func f()",
      "@MainActor\nfunc f()", "@inlinable func f()", "@_nonEphemeral func f()",
      "@Sendable func f()", "@IBAction func f()", "@backDeployed(before: macOS 13) func f()",
      "@warn_unqualified_access func f()", "@ViewBuilder func f() -> Int",
      "@ViewBuilder var a: Int { get }", "func f(@ViewBuilder a: () -> Int)",
      "func f(@Foo a: Int, @Bar(1) b: Int)", "@_documentation(visibility: internal) func f()",
      "@available(*, deprecated, message: \"\"\"\n  m\n  \"\"\") func f()",
      "@implementation func f()", "@nonobjc func f()", "@usableFromInline func f()",
      "@safe func f()", "@unsafe func f()", "@_disfavoredOverload func f()",
      "@objc func f()", "@objc(f) func f()", "@objc optional func f()", "optional func f()",
      "@objc(f:) func f(a: Int)", "@objc(f:g:) func f(a: Int, b: Int)",
      "@objc(::) func f(a: Int, b: Int)",
      "@objc(a::) func f(a: Int, b: Int)", "@objc(:) func f(a: Int)",
      "@objc(if:for:) func f(a: Int, b: Int)",
      "@objc var a: Int { get }", "@objc optional var a: Int { get }",
      "@abi(func g()) func f()", "@lifetime(a) func f(a: Int) -> Int",
      "@_lifetime(borrow a) func f(a: Int) -> Int", "@specialized(where T == Int) func f<T>(a: T)",
    ],
    refused: [
      .misplacedModifier: [
        "isolated func f()"
      ],
      .unexpectedToken: [
        "", "struct A {}", "protocol A {}",
      ],
    ],
    malformed: [
      .unexpectedToken: [
        "nonisolated @MainActor func f()",
        "@1 func f()", "@Foo. func f()", "@MainActor", "@MainActor()",
        "func @MainActor f()", "@available (*, deprecated) func f()",
        "@objc (f) func f()",
        "@.Foo func f()", "mutating() func f()",
        "nonisolated(foo) func f()", "nonisolated() func f()", "override(a) func f()",
        "mutating", "func mutating f()", "foo func f()",
        "func", "var", "subscript", "f()", "case a", "import Foo", "deinit", "}", "{}",
        "func f() }", ")", "func f())", "func f()]",
      ],
      .reservedName: [
        "@func f()", "@Foo< func f()",
      ],
      .unclosed: [
        "@available(*, deprecated func f()",
        "@objc(f: func f(a: Int)",
        "@Foo(a: [1 func f()", "@Foo({ func f()",
      ],
      .unopened: [
        "@Foo(a]) func f()", "@Foo((a}) func f()",
      ],
    ]
  )
}
