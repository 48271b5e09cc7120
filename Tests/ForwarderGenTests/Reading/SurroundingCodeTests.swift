import Testing

@testable import ForwarderGen

/// Code around a protocol in a Swift file: whatever the compiler accepts there does not disturb.
@Suite("Code around a protocol")
struct SurroundingCodeTests {
  private static let declaration = "protocol P: AnyObject { func a() }"

  static let surroundings = [
    "var x: Int { #if os(Linux)\n  1\n#else\n  2\n#endif\n}\n",
    "#if os(macOS)\nprotocol Q {} #else\nprotocol Q {}; #endif\n",
    "#if compiler(>=99)\n#else\nfunc g() -> Int { 1 }\n#endif\nfunc h() {}\n",
    "let r = /a[{(]b\\/}/\nlet e = #/ [{(] \\/ /#\n",
    "let m = #/\n  { # comment (\n  [(]\n/#\n",
    "let s = #\"raw \\( \" } { \"#\nlet t = ##\"a\"# \\##(1 + { 2 }())\"##\n",
    "let t = \"\"\"\n  protocol P: AnyObject { func b() }\n  \\(\"nested \\(\"} deep\")\") \\\n  {\n  \"\"\"\n",
    "/* { /* protocol P { */ ( */\n// protocol P {\n/// ``P`` }\n",
    "@freestanding(expression) macro line<T>(_: T) -> (T, String) = #externalMacro(module: \"M\", type: \"L\")\n",
    "infix operator </>\nfunc </> (a: Int, b: Int) -> Int { a / b }\nlet y = (8 </> 4) / 2\n",
    "prefix operator /\nprefix func / (a: Int) -> Int { a }\nlet z = [/1, 2 / 1].map { $0 / 1 }\n",
    "#sourceLocation(file: \"x { .swift\", line: 3)\nfunc s() {}\n#sourceLocation()\n",
    "struct S { var x: Int { get { 1 } set {} }; subscript(i: Int) -> Int { i } }; let k = \\S.x\n",
    "func chain(_ a: [Int]) -> [Int] {\n  a\n  #if os(Linux)\n    .map { $0 }\n  #endif\n    .filter { $0 > 0 }\n}\n",
    "@available(*, deprecated, message: \"use { instead\") func old() {}\n",
    "let `protocol P {` = 1\nlet `class` = { (`in`: Int) in `in` }\n",
    "enum E { case `protocol`, 🙂(Int)\n  func p() -> Int { switch self { case .protocol: 1; case .🙂(let n) where n < 2: n; default: 3 } } }\n",
    "func local() { struct P { func b() {} }; _ = P() }\n",
    "actor A { nonisolated let n = 1 }\nextension A { class C { class var v: Int { 1 } } }\n",
    "let big = { () -> [String: () -> Int] in [\"{\": { 1 }, \"}\": { 2 }] }()\n",
  ]

  @Test(.slow, arguments: surroundings)
  func `what the compiler accepts does not disturb`(code: String) throws {
    let texts = [code + Self.declaration + "\n", Self.declaration + "\n" + code]
    // The order makes a difference to the tool only.
    let folder = try Folder()
    try folder.write(texts[0], to: "File.swift")
    let compiled = try SwiftCompiler.run(
      [
        "-typecheck", "-swift-version", "5", "-enable-bare-slash-regex", "-parse-as-library",
        "File.swift",
      ],
      in: folder
    )
    try #require(compiled.errors == [], "\(compiled.complaints)")
    for text in texts {
      let reading = SwiftReading(text, of: "P")
      #expect(reading.diagnostics.flatMap(\.lines) == [])
      #expect(reading.requirements.map(\.text) == ["func a()"])
    }
  }

  @Test func `a branch for another compiler is read if it makes sense`() throws {
    let text = """
      #if compiler(>=99)
      protocol P: AnyObject { func b() }
      #else
      protocol P: AnyObject { func a() }
      #endif
      """
    let reading = SwiftReading(text, of: "P")
    #expect(reading.requirements.map(\.text) == ["func b()", "func a()"])
    #expect(reading.conditions == ["compiler(>=99)", "!compiler(>=99)"])
  }

  @Test(
    arguments: [
      "#if os(Linux)\nfunc f( {\n#endif\n", "#if os(Linux)\n\"\n#endif\n",
      "func f(_ a: [Int]) -> Int { a.count }; struct T { #if compiler(>=5)\n let a = 1\n #else\n let [ = 1\n #endif\n }\n",
      "#if compiler(>=99)\nfunc f( { [\n#endif\n",
      "#if swift(>=99)\nlet s = \"never closed\ndon't ` \\ ¿ $$$ }}} ]\n#elseif os(Linux)\n#endif\n",
      "#if compiler(>=5)\nfunc f() {}\n#else\nfunc f( {\n\"\n#endif\n",
      "#if os(Windows) && compiler(>=99)\n  #if os(Linux)\n  {\n  #endif\n \"\n#endif\n",
      "#if !swift(>=5)\n(\n#if swift(>=6)\n[\n#else\n{\n#endif\n#endif\n",
      "#if compiler(>=5)\nfunc g() {}\n#endif\nextension Int {\n#if swift(>=99)\n  func {\n#endif\n}\n",
    ]
  )
  func `every branch has to make sense`(code: String) {
    #expect(SwiftReading(code + Self.declaration, of: "P").diagnostics != [])
  }
}
