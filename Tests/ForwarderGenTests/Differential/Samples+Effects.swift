@testable import ForwarderGen

extension SampleGroup {
  /// `async`, `throws`, and everything behind a parameter list.
  static let effects = SampleGroup(
    name: "effects",
    accepted: [
      "func f() async", "func f() throws", "func f() async throws", "func f() async throws -> Int",
      "func f()async throws->Int", "func f() throws(E)", "func f() throws(any Error)",
      "func f() throws(Never)", "func f() throws(Foo.E) -> Int", "func f() throws (E)",
      "func f() async throws(Foo<Int>) -> Int", "func f(a: () throws -> Void) rethrows",
      "func f(a: () async throws -> Void) async rethrows", "func f() throws(E)->Int",
      "func f() async -> Int", "func f() throws(()->Void)", "func f()\n  async\n  throws\n  -> Int",
      "mutating func f() async", "func f() throws( E )",
    ],
    malformed: [
      .unexpectedToken: [
        "func f() throws async", "func f() throws(E) async", "func f() rethrows async -> Int",
        "func f() async async", "func f() throws throws", "func f() throws rethrows",
        "func f() throws()", "func f() -> Int throws", "func f() -> Int async", "func f() throws(E",
        "func f() throws E", "async func f()", "func f() throws(E, F)", "func f() rethrows(E)",
        "func f() try", "func f() await", "func f() throw", "func f() -> ", "func f() ->",
        "func f() -", "func f() => Int", "func f() : Int", "func f() -> Int -> Int",
        "func f() mutating", "func f() reasync", "throws func f()",
      ],
      .requirementWithBody: [
        "func f() {}", "func f() -> Int { 0 }", "func f() throws { return }", "func f() { get }",
        "mutating func f() {}",
      ],
      .defaultArgument: [
        "func f(a: Int = 0)", "func f(a: Int=0)", "func f(a: Foo<Int> = .init())",
        "func f(a: Int? = nil, b: Int)", "func f(a: String = #file)",
      ],
    ]
  )
}
