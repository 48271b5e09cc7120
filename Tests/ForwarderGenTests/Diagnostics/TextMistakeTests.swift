import Testing

@testable import ForwarderGen

/// What an editor, a merge or a web page leaves in a text, in specs and in Swift files.
@Suite("Mistakes in a text")
struct TextMistakeTests {
  private static let head = #"{ "version": 1, "protocols": [{ "protocol": "P","#

  /// What is said about the spec `text`, and about `swift` as `X.swift` beside it.
  private func lines(_ text: String, beside swift: String? = nil) -> [String] {
    let files = swift.map { [SourceText(path: "X.swift", text: $0)] } ?? []
    let spec = SourceText(path: "A.delegates.json", text: text)
    return Resolution(of: [spec], beside: SwiftFiles(files)).lines
  }

  /// What is said about the file `swift`, which declares `P`.
  private func lines(inSwift swift: String) -> [String] {
    lines(specText([item("P")]), beside: swift)
  }

  // MARK: Conflict markers

  private static let conflict =
    "error: this is a conflict marker of a merge: keep one side, and remove the lines with markers"

  @Test(arguments: [
    ("{ \"version\": 1,\n<<<<<<< HEAD\n\"protocols\": []\n}", 2),
    ("<<<<<<< HEAD\n{}", 1),
    ("{ \"version\": 1\n||||||| 4782adf\n}", 2),
    ("{ \"version\": 1, \"protocols\": [\n{}\n=======\n]}", 3),
    ("{ \"version\": 1, \"protocols\": [\r\n{}\r\n=======\r\n]}", 3),
    ("{ \"version\": 1, \"protocols\": [\n{},\n>>>>>>> other\n]}", 3),
    ("{}\n>>>>>>>", 2),
  ])
  func `a conflict marker in a spec is called one`(text: String, line: Int) {
    #expect(lines(text) == ["A.delegates.json:\(line):1: \(Self.conflict)"])
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\nprotocol P {}\n=======\nprotocol P { func a() }\n>>>>>>> other\n", 1),
    ("protocol P {\n<<<<<<< HEAD\n}\n=======\n func a()\n}\n>>>>>>> other\n", 2),
    ("protocol P {}\nfunc f() {\n<<<<<<< HEAD\n if a {\n=======\n if b {\n>>>>>>> x\n }\n}\n", 3),
    ("protocol P { func a() }\n||||||| 4782adf\n", 2),
    ("protocol P { func a() }\n=======\nprotocol P { func b() }\n", 2),
    ("protocol P { func a() }\r\n>>>>>>> other\r\n", 2),
  ])
  func `a conflict marker in a Swift file is called one`(swift: String, line: Int) {
    #expect(lines(inSwift: swift) == ["X.swift:\(line):1: \(Self.conflict)"])
  }

  @Test(arguments: [
    "/*\n=======\n<<<<<<< HEAD\n*/", "let s = \"\"\"\n=======\n>>>>>>> x\n\"\"\"",
    "infix operator <<<<<<<\nlet a = b\n  <<<<<<< c", "let a = b\n=======c",
    "let a = b <<<<<<< c",
  ])
  func `what only looks like a conflict marker is none`(swift: String) {
    #expect(lines(inSwift: "\(swift)\nprotocol P: AnyObject { func a() }\n") == [])
  }

  // MARK: Characters that look like others

  @Test(arguments: [
    (
      "{ \"version\": 1,\u{A0}\"protocols\": [] }", 16,
      "this is U+00A0 (NO-BREAK SPACE): write a space"
    ),
    ("\u{3000}{ \"version\": 1 }", 1, "this is U+3000 (IDEOGRAPHIC SPACE): write a space"),
    (
      "{ \"version\": 1, \u{200B}\"protocols\": [] }", 17,
      "this is U+200B (ZERO WIDTH SPACE), which cannot be seen: remove it"
    ),
    (
      "{ \u{FEFF}\"version\": 1 }", 3,
      "this is U+FEFF (ZERO WIDTH NO-BREAK SPACE), which cannot be seen: remove it"
    ),
    ("{ \"version\"： 1 }", 12, "'：' is U+FF1A (FULLWIDTH COLON): write ':'"),
    ("{ \"version\": 1， \"protocols\": [] }", 15, "'，' is U+FF0C (FULLWIDTH COMMA): write ','"),
    ("{ \"version\": −1 }", 14, "'−' is U+2212 (MINUS SIGN): write '-'"),
    ("｛ \"version\": 1 }", 1, "'｛' is U+FF5B (FULLWIDTH LEFT CURLY BRACKET): write '{'"),
  ])
  func `a character in a spec that looks like another one is named`(
    text: String,
    column: Int,
    message: String
  ) {
    #expect(lines(text) == ["A.delegates.json:1:\(column): error: \(message)"])
  }

  private static let alike: [(declaration: String, column: Int, message: String)] = [
    ("func\u{2002}a()", 5, "this is U+2002 (EN SPACE): write a space"),
    ("func a(“x: Int)", 8, "'“' is U+201C (LEFT DOUBLE QUOTATION MARK): write '\"'"),
    ("func a() → Int", 10, "'→' is U+2192 (RIGHTWARDS ARROW): write '->'"),
    ("func a() –> Int", 10, "'–' is U+2013 (EN DASH): write '-'"),
    ("func a(x： Int)", 9, "'：' is U+FF1A (FULLWIDTH COLON): write ':'"),
    ("func a(x: Int）", 14, "'）' is U+FF09 (FULLWIDTH RIGHT PARENTHESIS): write ')'"),
    ("func `a→`(x： Int)", 14, "'：' is U+FF1A (FULLWIDTH COLON): write ':'"),
    ("func a（x: Int)", 7, "'（' is U+FF08 (FULLWIDTH LEFT PARENTHESIS): write '('"),
    ("fu\u{200B}nc a()", 3, "this is U+200B (ZERO WIDTH SPACE), which cannot be seen: remove it"),
    ("var a: Int ｛ get }", 12, "'｛' is U+FF5B (FULLWIDTH LEFT CURLY BRACKET): write '{'"),
  ]

  @Test(arguments: alike)
  func `a character in a declaration that looks like another one is named`(
    declaration: String,
    column: Int,
    message: String
  ) {
    let spec =
      #"{ "version": 1, "protocols": [{ "protocol": "protocol P", "requirements": ["#
      + "\n\"\(declaration)\"\n] }] }"
    #expect(lines(spec) == ["A.delegates.json:2:\(column + 1): error: \(message)"])
  }

  @Test(arguments: alike.filter { !$0.declaration.contains("}") })
  func `a character in a Swift file that looks like another one is named`(
    declaration: String,
    column: Int,
    message: String
  ) {
    let swift = "protocol P: AnyObject {\n\(declaration)\n}\n"
    #expect(lines(inSwift: swift) == ["X.swift:2:\(column): error: \(message)"])
  }

  @Test(arguments: ["func a(x： Int, y: Int)", "func 🧑‍🚀(_ ｘ: Int)", "func a(/* → */ x: Int)"])
  func `a character that belongs to a name is left alone`(declaration: String) {
    let isName = !declaration.contains("：")
    let lines = lines(inSwift: "protocol P: AnyObject {\n\(declaration)\n}\n")
    #expect(lines.isEmpty == isName, "\(lines)")
  }

  // MARK: Brackets

  @Test(arguments: [
    ("class C {\n  func broken( {\n    a()\n  }\n}", "2:14", "'(' is never closed: close it"),
    ("let x = [1, 2 }", "1:15", "'}' closes nothing: open it"),
    ("struct S {\n  var a: Int { f(1 }\n}", "2:17", "'(' is never closed: close it"),
    (
      "extension S.T {\n  func a() {}\n  init() {\n    if b {\n  }\n}", "1:15",
      "'{' is never closed: close it"
    ),
    ("f([1, 2)", "1:3", "'[' is never closed: close it"),
  ])
  func `a bracket that does not match is reported`(
    swift: String,
    place: String,
    message: String
  ) {
    for text in ["\(swift)\n", "\(swift)\nprotocol P { func a() -> Int }\n"] {
      #expect(
        lines(inSwift: text) == ["X.swift:\(place): error: \(message), or remove it"]
      )
    }
  }

  @Test func `a bracket that closes nothing is reported`() {
    #expect(
      lines(inSwift: "protocol P { func a() }\n}\n")
        == ["X.swift:2:1: error: '}' closes nothing: open it, or remove it"]
    )
  }

  @Test(arguments: [
    "protocol P: AnyObject", "protocol P", "protocol P: AnyObject\nstruct S {}",
    "protocol P: AnyObject\n\n/// Plays.\nfinal class S {}", "protocol P: AnyObject;",
    "protocol P:\n", "protocol P: AnyObject where",
  ])
  func `a protocol without a body is reported at its name`(swift: String) {
    #expect(
      lines(inSwift: swift) == [
        "X.swift:1:10: error: protocol 'P' has no body: write '{' and '}' after its head, with its "
          + "requirements between them"
      ]
    )
  }

  // MARK: Heads

  @Test(arguments: ["1.0", "1e0", "1.00", "10e-1"])
  func `a version with a fraction is written as a whole number`(version: String) {
    #expect(
      lines(#"{ "version": \#(version), "protocols": [] }"#) == [
        "A.delegates.json:1:14: error: 'version' is a whole number: write '1' instead of "
          + "'\(version)'"
      ]
    )
  }

  @Test(arguments: ["class", "struct", "enum", "actor", "extension"])
  func `a type in place of a protocol is no name of one`(keyword: String) {
    let head = "\(keyword) P"
    #expect(
      lines(#"{ "version": 1, "protocols": [{ "protocol": "\#(head)", "requirements": [] }] }"#)
        == [
          "A.delegates.json:1:46: error: expected 'protocol', found '\(keyword)'"
        ]
    )
  }

  @Test func `an associated type that is missing is declared where the protocol is`() {
    #expect(
      lines(inSwift: "protocol P<T>: AnyObject { func a(_ x: T) }") == [
        "X.swift:1:12: error: this protocol has no associated type 'T': declare "
          + "'associatedtype T' in it"
      ]
    )
    let head = #""protocol": "protocol P<T>", "requirements": ["func a()"]"#
    #expect(
      lines(#"{ "version": 1, "protocols": [{ \#(head) }] }"#) == [
        "A.delegates.json:1:57: error: this protocol has no associated type 'T': list "
          + "'associatedtype T' under 'requirements'"
      ]
    )
  }
}
