@testable import ForwarderGen

extension SampleGroup {
  /// Types of every kind.
  static let types = SampleGroup(
    name: "types",
    accepted: [
      "func f(a: Foo.Bar)", "func f(a: Foo.Bar.Baz<Int>.Qux)", "func f(a: Foo<Int>)",
      "func f(a: Foo<Int, String>)", "func f(a: Foo <Int>)", "func f(a: Foo< Int >)",
      "func f(a: Foo<Bar<Int>>)", "func f(a: Foo<Bar<Baz<Int>>>)", "func f(a: Foo<Bar<Int>>?)",
      "func f(a: Foo<Bar<Int>?>?)", "func f(a: Foo<Bar<Int>>.Type)", "func f(a: Foo<Bar<Int>>.Baz)",
      "func f(a: [Foo<Bar<Int>>:Baz<Qux<Int>>])", "func f(a: Foo<Int>&Bar<Int>)",
      "func f(a: Foo<(Int)->Void>)", "func f(a: Foo<() -> Void, [Int]>)", "func f(a: Foo<[Int]>)",
      "func f(a: Foo<[Int: [String: Foo<Int>]]>)", "func f(a: Foo<Int,>)",
      "func f(a: Foo<Int>) -> Foo<Int>", "func f() -> Foo<Bar<Int>> where Int: Foo",
      "func f(a: Int?)", "func f(a: Int??)", "func f(a: Int???)", "func f(a: Int!)",
      "func f(a: Int?!)", "func f(a: Int!?)", "func f(a: [Int])", "func f(a: [Int]?)",
      "func f(a: [Int?]?)", "func f(a: [[Int]])", "func f(a: [Int: String])",
      "func f(a: [Int:String])", "func f(a: [Int : [String]])", "func f(a: [ Int ])",
      "func f(a: [(Int, String)])", "func f(a: [() -> Void])", "func f(a: [Int: () -> Void]?)",
      "func f(a: (Int, Int))", "func f(a: (x: Int, y: Int))", "func f(a: (Int, y: Int)?)",
      "func f(a: ((Int, Int), Int))", "func f(a: ())", "func f(a: (Int, ()))", "func f(a: (Int)?)",
      "func f(a: ((Int)))", "func f(a: (in: Int, default: Int))", "func f(a: (Int, Int,))",
      "func f(a: (_: Int, b: Int))", "func f(a: (`a b`: Int, c: Int))", "func f(a: Any)",
      "func f(a: Any?)", "func f(a: [Any])", "func f(a: Any.Type)", "func f(a: AnyObject)",
      "func f(a: Int.Type)", "func f(a: Foo.Bar.Type)", "func f(a: Foo.Protocol)",
      "func f(a: (any Foo).Type)", "func f(a: any Foo.Type)", "func f(a: Foo.Type.Type)",
      "func f(a: Foo.Type?)", "func f(a: [Foo.Type])", "func f(a: [Int].Type)",
      "func f(a: (Int, Int).Type)", "func f(a: Int?.Type)", "func f(a: [Int].Element)",
      "func f(a: (() -> Void).Type)", "func f(a: Int!.Type)", "func f(a: any Foo)",
      "func f(a: (any Foo)?)", "func f(a: any Foo?)", "func f(a: any Foo & Bar)",
      "func f(a: any (Foo & Bar))", "func f(a: any Foo.Bar<Int>)", "func f(a: [any Foo])",
      "func f(a: any Foo<Int, some Bar>)", "func f(a: some Foo)", "func f(a: some Foo & Bar)",
      "func f(a: some Foo<Int>)", "func f(a: [some Foo])", "func f(a: (some Foo)?)",
      "func f(a: some Any)", "func f(a: Foo&Bar)", "func f(a: Foo & Bar & Baz)",
      "func f(a: (Foo & Bar)?)", "func f(a: any ~Copyable)", "func f(a: some ~Copyable)",
      "func f(a: borrowing some Foo & ~Copyable)", "func f(a: any Foo & ~Escapable)",
      "func f(a: some Foo<some Bar>)", "func f(a: Foo & Bar?)", "func f(a: InlineArray<4, Int>)",
      "func f(a: Foo<-1>)", "func f(a: [4 of Int])", "func f(a: [4 of [2 of Int]])",
      "func f(a: Swift::Int)", "func f(a: Foo.Swift::Bar)", "func f(a: [of])",
      "func f(a: [of: of])", "func f() -> any Foo", "func f() -> (any Foo)?",
      "func f() -> [Int: any Foo]", "func f() -> (Int, String)?", "func f() -> Int!",
      "func f() -> (any Foo & Bar)?", "func f() -> Foo.Type", "func f() -> any Foo<Int>",
      "func f(\n  a\n  :\n  Foo\n  <\n  Int\n  >\n  ,\n  b: Bar\n  .Baz\n)", "func f(a: Foo .Bar)",
      "func f(a: any\nFoo)", "func f(a: ~ Copyable)", "func f(a: (a: Int))",
    ],
    refused: [
      .unexpectedToken: [
        "func f(a: [_ of Int])", "func f(a: Foo<_>)", "func f(a: Foo<>)",
      ],
      .refusedSelf: [
        "func f(a: Self)", "func f() -> Self", "func f() -> Self?", "func f(a: [Self])",
        "func f(a: Foo<Self>)", "func f(a: Self.Element)", "var a: Self { get }",
        "func f(a: (Self) -> Void)", "subscript(a: Self) -> Int { get }", "func f(a: Self.Type)",
      ],
    ],
    malformed: [
      .unexpectedToken: [
        "func f(a: any any Foo)", "func f(a: Foo. Bar)", "func f(a: [])", "func f(a: [Int:])",
        "func f(a: [:Int])", "func f(a: [Int: Int: Int])", "func f(a: Foo.)", "func f(a: .Foo)",
        "func f(a: Int ?)", "func f(a: Int !)", "func f(a: ?)", "func f(a: !Int)",
        "func f(a: Foo &)", "func f(a: & Foo)", "func f(a: Foo&& Bar)",
        "func f(a: Foo | Bar)", "func f(a: ~)", "func f(a: ~~Copyable)", "func f(a: (,))",
        "func f(a: (Int,,Int))", "func f(a: (Int Int))", "func f(a: Foo<Int)",
        "func f(a: Foo<Int>>)", "func f(a: Foo>Int<)", "func f(a: [Int>)", "func f(a: Int Int)",
        "func f(a: @)", "func f(a: *Int)", "func f(a: Int*)", "func f(a: Foo<Int;>)",
        "func f(a: Foo::)", "func f(a: Foo:Bar)", "func f(a: [4 of])", "func f(a: #Foo)",
        "func f(a: Foo.\"Bar\")", "func f(a: Foo..Bar)", "func f(a: Foo.1)",
        "func f(a: []?)",
        "func f(",
      ],
      .reservedName: [
        "func f(a: Foo.Any)"
      ],
      .unclosed: [
        "func f(a: [Int", "func f(a: (Int", "func f(a: Foo<Int", "func f(a: Int",
        "func f(a: ((Int)", "func f(a: [Int: Int", "func f<T", "func f<T: Foo",
      ],
    ]
  )
}
