@testable import ForwarderGen

extension SampleGroup {
  /// Comments, line breaks, and characters that are none of the language's.
  static let spacing = SampleGroup(
    name: "comments and line breaks",
    accepted: [
      "\n func f()\n", "\tfunc\tf\t(\t)", "func\nf\n(\n)", "func f(\n  a: Int,\n  b: Int\n)",
      "func f(\r\n  a: Int\r\n)", "func f() // comment", "// comment\nfunc f()",
      "/* a */ func /* b */ f /* c */ ( /* d */ ) /* e */", "/* a /* nested */ b */ func f()",
      "func f(a: Int /* the (first */, b: Int)", "func f(a/**/: Int)", "func/**/f()",
      "/// Doc.\nfunc f()", "/** Doc. */ func f()", "func f(a: // first\n  Int)",
      "func f(a: Foo/* a */<Int>)", "func f(a: Foo /* a */ & /* b */ Bar)",
      "func f() /* a */ -> /* b */ Int", "func f()\n  -> Int",
      "func f<\n  T\n>(\n  a: T\n) where\n  T: Foo", "var a\n: Int\n{\nget\n}",
      "@MainActor // main\nfunc f()", "func f(\n\n\n)", "func f(a: [\n  Int\n  :\n  Int\n])",
      "func f(a: (\n  Int,\n  Int\n))", "func f(a: (Int)\n  -> Void)",
      "func f(a: ()\n  async throws\n  -> Void)", "@available(\n  *,\n  deprecated\n)\nfunc f()",
      "\u{C}func f()", "func f(a: Foo\n  .Bar)", "func f(a: Foo/* a */.Bar)",
      "func f(a: any/**/Foo)", "func f(a: Foo/**/&/**/Bar)", "func f() -> Int // ->",
      "func\u{B}f()", "func f() /* \" */", "func f() // \"", "func f() /* ` */",
      "func f(a: @escaping // later\n  () -> Void)", "func f(a: /* inout */ Int)",
      "func f(a: inout/**/Int)", "// a\r// b\rfunc f()", "func f(a: Int,/**/)",
    ],
    malformed: [
      .unexpectedToken: [
        "func f()“", "func f—g()", "func f(a： Int)", "func f(a→b: Int)", "func f(a: Int…)",
        "func a\u{2003}b()", "func f(a: Int。)",
        "func f(a: Int/**/?)", "func f(a: Foo./* a */Bar)", "func f() */", "func f() /",
        "func f(a: Int\\)", "func a\u{E000}b()",
      ],
      .unterminated: [
        "func f() /*", "/* /* */ func f()", "func f() /* a", "@Foo(\"a) func f()",
        "@Foo(\"\\(a) func f()", "@Foo(#\"a\") func f()",
      ],
      .refusedOperator: [
        "func +a()"
      ],
      .controlCharacter: [
        "func f\u{1}()", "func f()\u{7F}", "func f(a: \u{1B}Int)",
      ],
    ]
  )
}
