import Testing

@testable import ForwarderGen

@Suite("Swift writer")
struct SwiftWriterTests {
  private let source = SourceText(path: "a \"b\"\\c.json", text: "1\n2\n3\n4\n")

  /// Where line `number` of the source begins.
  private func line(_ number: Int) -> ForwarderGen.SourceLocation {
    source.location(of: SourcePosition(offset: (number - 1) * 2))
  }

  @Test func `blocks are indented`() {
    var writer = SwiftWriter(locatesSource: false)
    block("a {") {
      "b"
      Lines.blank
      block("c(", closing: ")") { "d" }
    }
    .write(&writer)
    #expect(writer.text == "a {\n  b\n\n  c(\n    d\n  )\n}")
  }

  @Test func `a head that is too long goes on in the next line`() {
    for (count, expected) in [(95, 3), (96, 5)] {
      var writer = SwiftWriter(locatesSource: false)
      let head = Code(String(repeating: "a", count: count))
      block(head: head, inheriting: ["b"]) { "c" }.write(&writer)
      #expect(writer.lines.count == expected)
      #expect(writer.lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `a where clause stands behind what is inherited, or behind the name`() {
    for (inherited, expected) in [
      (["B"], "class A<T>: B where T: C {"), ([], "class A<T> where T: C {"),
    ] {
      var writer = SwiftWriter(locatesSource: false)
      block(head: "class A<T>", inheriting: inherited, where: " where T: C") {}.write(&writer)
      #expect(writer.text == "\(expected)\n}")
    }
  }

  @Test func `the user's line stands under its line in the spec`() {
    var writer = SwiftWriter(locatesSource: true)
    writer.indented { $0.userLine("func a()", at: line(3)) }
    #expect(
      writer.lines == [#"#sourceLocation(file: "a \"b\"\\c.json", line: 3)"#, "  func a()"]
    )
  }

  @Test func `the emitter's own line ends the user's text, once`() {
    var writer = SwiftWriter(locatesSource: true)
    writer.line("a")
    writer.userLine("b {", at: line(1))
    writer.rawLine("get {")
    writer.line("c")
    writer.line("d")
    #expect(
      writer.lines.filter { !$0.hasPrefix("#sourceLocation(file") } == [
        "a", "b {", "get {", "#sourceLocation()", "c", "d",
      ]
    )
  }

  @Test(arguments: [(1, 2), (2, 1), (2, 2), (3, 2), (4, 3)])
  func `documentation does not move a declaration from its line`(line: Int, docLines: Int) throws {
    var writer = SwiftWriter(locatesSource: true)
    let doc = (1...docLines).map { "doc \($0)" }.joined(separator: "\n")
    writer.userLine("func a()", at: self.line(line), doc: doc)
    let directive = try #require(writer.lines.firstIndex { $0.hasPrefix("#sourceLocation") })
    let declaration = try #require(writer.lines.firstIndex(of: "func a()"))
    let number = try #require(
      writer.lines[directive].split(separator: " ").last.flatMap { Int($0.dropLast()) }
    )
    // The line behind the directive has its number.
    #expect(number + declaration - directive - 1 == line)
    #expect(number >= 1)
    #expect(writer.lines.filter { $0.hasPrefix("/// doc") }.count == docLines)
  }

  @Test func `a documentation comment has every line of its text`() {
    var writer = SwiftWriter(locatesSource: false)
    for text in ["a\n\nb\0\r\nc", nil, ""] { documentation(user: text).write(&writer) }
    #expect(writer.lines == ["/// a", "///", "/// b", "/// c", "///"])
  }

  @Test func `the emitter's own documentation is divided into lines that fit`() {
    var writer = SwiftWriter(locatesSource: false)
    let long = String(repeating: "b", count: 101)
    let paragraph = Array(repeating: "aaa", count: 30).joined(separator: " ") + " \(long)"
    writer.indented(documentation(Code(paragraph)).write)
    #expect(writer.lines.map(\.count) == [97, 33, 107])
    #expect(writer.lines.allSatisfy { $0.hasPrefix("  /// ") })
  }

  @Test func `code that is too long is divided where a list or a body is`() {
    func call(_ name: String) -> Code { "\(name)(\(list: ["a", "to: b"]))" }
    let long = String(repeating: "x", count: 90)
    func lines(_ code: Code) -> [String] {
      var writer = SwiftWriter(locatesSource: false)
      writer.line(code)
      return writer.lines
    }
    #expect(lines("let x = \(call("f")) {") == ["let x = f(a, to: b) {"])
    #expect(lines("\(call(long)) {") == ["\(long)(", "  a,", "  to: b", ") {"])
    // The last place that still fits counts: what stands before it is easier to read whole.
    #expect(lines("f().\(call("g"))\(long)") == ["f().g(", "  a,", "  to: b", ")\(long)"])
    let less = String(long.dropLast(3))
    #expect(
      lines("\(call("f"))?.\(call(less))") == ["f(", "  a,", "  to: b", ")?.\(less)(a, to: b)"]
    )
    let body: Code = "run { \(body: ["var y = x", "y += \(long)"]) }"
    #expect(lines(body) == ["run {", "  var y = x", "  y += \(long)", "}"])
    #expect(lines("run { \(body: ["x"]) }") == ["run { x }"])
    let nested: Code = "f(\(list: ["a", call(String(long.dropLast(4)))]))"
    #expect(lines(nested).count == 4)
    // Characters count, and not their bytes.
    let letters = String(repeating: "é", count: 90)
    #expect(lines("f(\(list: [Code(letters)]))") == ["f(\(letters))"])
  }

  @Test func `nothing is located where no source is named`() {
    var writer = SwiftWriter(locatesSource: false)
    writer.userLine("func a()", at: line(1), doc: "b")
    writer.line("c")
    #expect(writer.lines == ["/// b", "func a()", "c"])
  }
}

extension SwiftWriter {
  /// The text, divided.
  fileprivate var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
