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

  // MARK: Characters that are not what they look like

  @Test(arguments: [
    ("\u{A0}", "\\u{00A0}", "NO-BREAK SPACE"), ("\u{3000}", "\\u{3000}", "IDEOGRAPHIC SPACE"),
    ("\u{200B}", "\\u{200B}", "ZERO WIDTH SPACE"), ("“", "“", "LEFT DOUBLE QUOTATION MARK"),
  ])
  func `such a character has its name, and one that cannot be seen an escape`(
    character: String,
    quoted: String,
    name: String
  ) {
    #expect(
      lines("{ \"version\": 1,\(character)\"protocols\": [] }") == [
        "A.delegates.json:1:16: error: expected a key in quotation marks, found '\(quoted)' (\(name))"
      ]
    )
  }

  @Test func `so does one in a name`() {
    #expect(
      lines(inSwift: "protocol P: AnyObject {\nfu\u{200B}nc a()\n}\n") == [
        "X.swift:2:1: error: expected 'func', 'var' or 'subscript', found 'fu\\u{200B}nc' (ZERO WIDTH SPACE)"
      ]
    )
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
}
