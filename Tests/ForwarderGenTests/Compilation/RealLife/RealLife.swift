import Foundation

@testable import ForwarderGen

/// Protocols as apps and libraries have them, written in Swift.
enum RealLife {
  /// A protocol's Swift, divided.
  struct Declaration {
    let head: String
    let members: [String]
    let text: String
  }

  static let groups: [(name: String, text: String)] = [
    ("Screens", screens), ("Services", services), ("Devices", devices),
    ("Conversations", conversations), ("Architecture", architecture),
    ("Concurrency", concurrency), ("Formatting", formatting), ("Defaults", defaults),
  ]

  /// The protocols in `text`, of which nothing but protocols is made.
  static func declarations(in text: String) throws -> [Declaration] {
    var declarations: [Declaration] = []
    let tokens = try Lexer.tokens(of: EmbeddedText(text, at: 0))
    var (start, open, depth) = (0, 0, 0)
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if token.text == "{" { depth += 1 }
      if token.text == "{", depth == 1 { open = index }
      if token.text == "}" { depth -= 1 }
      guard token.text == "}", depth == 0 else { continue }
      let head = slice(text, from: tokens[start].position.offset, to: tokens[open].position.offset)
      declarations.append(
        Declaration(
          head: head.trimmingCharacters(in: .whitespacesAndNewlines),
          members: members(in: tokens[(open + 1)..<index], of: text, after: tokens[open]),
          text: slice(text, from: tokens[start].position.offset, to: token.position.offset + 1)
        )
      )
      start = index + 1
    }
    return declarations
  }

  /// The members in `tokens`, each with the comments before it.
  private static func members(
    in tokens: ArraySlice<Token>,
    of text: String,
    after open: Token
  ) -> [String] {
    let starts: Set<String> = ["func", "var", "subscript", "associatedtype", "@", "nonisolated"]
    var members: [String] = []
    var (start, end, depth) = (open.position.offset + 1, open.position.offset + 1, 0)
    var isComplete = false
    func finish() {
      guard isComplete else { return }
      members.append(slice(text, from: start, to: end))
      (start, isComplete) = (end, false)
    }
    for token in tokens {
      let isOnNewLine = slice(text, from: end, to: token.position.offset).contains("\n")
      if depth == 0, token.text == ";" || isOnNewLine && starts.contains(token.text) { finish() }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      end = token.position.offset + token.text.utf8.count
      if token.text == ";" { start = end }
      if ["func", "var", "subscript", "associatedtype"].contains(token.text), depth == 0 {
        isComplete = true
      }
    }
    finish()
    return members.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func slice(_ text: String, from start: Int, to end: Int) -> String {
    String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
  }
}
