@testable import ForwarderGen

extension SampleGroup {
  /// Properties and subscripts.
  static let accessors = SampleGroup(
    name: "accessors",
    accepted: [
      "var a: Int { get }", "var a: Int {get}", "var a:Int{get}", "var a: Int { get set }",
      "var a: Int { set get }", "var a: Int {\n  get\n  set\n}", "var a: Int { get async }",
      "var a: Int { get throws }", "var a: Int { get async throws }",
      "var a: Int { get throws(E) }", "var a: Int { get async throws(E) }",
      "var a: Int { mutating get }", "var a: Int { mutating get set }",
      "var a: Int { get nonmutating set }", "var a: Int { nonmutating get }",
      "var a: Int { get mutating set }", "var a: Int? { get }", "var a: [Int: [Int]] { get }",
      "var a: Foo<Bar<Int>> { get }", "var a: Foo<Bar<Int>>{get}", "var a: (any Foo)? { get set }",
      "var a: Int! { get set }", "var a: Foo.Type { get }", "nonisolated var a: Int { get }",
      "@MainActor var a: Int { get }", "override var a: Int { get }", "mutating var a: Int { get }",
      "subscript(a: Int) -> Int { get }", "subscript(a: Int) -> Int { get set }",
      "subscript(_ a: Int) -> Int { get }", "subscript(a b: Int) -> Int { get }",
      "subscript() -> Int { get }", "subscript(a: Int, b: Int) -> Int { get throws }",
      "subscript<T>(a: T) -> T { get }", "subscript<T>(a: T) -> T where T: Foo { get }",
      "subscript (a: Int) -> Int { get }", "subscript <T> (a: T)->T{get}",
      "subscript(a: Int) -> Int { get async throws }",
      "subscript<each T>(a: repeat each T) -> Int { get }",
      "subscript(dynamicMember a: String) -> Int { get }", "subscript(a: Int,) -> Int { get }",
      "nonisolated subscript(a: Int) -> Int { get }",
      "@available(*, deprecated) subscript(a: Int) -> Int { get }",
      "subscript(in: Int, default: Int) -> Int { get }",
    ],
    refused: [
      .refusedAccessors: [
        "var a: Int { mutating get nonmutating set }",
        "subscript(a: Int) -> Int { mutating get nonmutating set }",
      ],
      .propertyWithoutAccessors: [
        "var a: Int", "var a: Int?", "var a: () -> Void",
      ],
      .unexpectedToken: [
        "let a: Int",
        "var a: Int {}",
      ],
    ],
    malformed: [
      .propertyWithoutAccessors: [
        "subscript(a: Int) -> Int", "var a: Int = 0", "var a: Int = 0 { get }",
        "var a: Int, b: Int { get }", "var a: Int get",
      ],
      .unexpectedToken: [
        "var a: Int { get throws async }",
        "let a: Int { get }", "let a = 0",
        "var a: Int { set }", "var a: Int { get get }", "var a: Int { set set }",
        "var a: Int { get, set }", "var a: Int { foo }", "var a: Int { get foo }",
        "var a: Int { get set set }", "var a { get }", "var: Int { get }", "var a Int { get }",
        "var a: { get }", "var a: Int { get } set", "var a: Int { return 0 }",
        "var a: Int { get {} }", "var a: Int { get { 0 } }", "var a: Int { didSet }",
        "var a: Int { mutating }", "var a: Int { mutating mutating get }",
        "var a: Int { get } { set }", "var a: Int { get } = 0", "var a, b: Int { get }",
        "var a: Int { get } async", "subscript(a: Int) { get }", "subscript a: Int -> Int { get }",
        "subscript -> Int { get }", "subscript[a: Int] -> Int { get }",
        "subscript f(a: Int) -> Int { get }", "subscript(a: Int) throws -> Int { get }",
        "subscript(a: Int) -> Int { get } where T: Foo", "subscript(a: Int) -> { get }",
        "var a<T>: T { get }", "var a: Int { async get }", "var a: Int { get, }",
        "var a(): Int { get }", "var a: Int { get throws throws }",
      ],
      .unclosed: [
        "var a: Int {", "var a: Int { get", "subscript(a: Int) -> Int { get set",
      ],
    ]
  )
}
