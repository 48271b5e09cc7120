/// What the Swift files of a target declare and extend, by names, found without reading them whole.
///
/// All Swift files of a target are looked at in every run, and few have anything to do with a protocol.
package struct SwiftIndex: Equatable, Sendable {
  /// What each adopter has of its own, it may have as an alias.
  static let aliasKeywords = ["typealias", "associatedtype"]
  static let types = ["protocol", "class", "struct", "enum", "actor"] + aliasKeywords
  private static let imported = Set(types + ["func", "var", "let"])

  let sources: [SourceText]

  /// The module that the files are of, if it is known.
  var module: String?

  /// The modules that the files import, and those of them that files with `@testable` import.
  private(set) var imports: Set<String> = []
  private(set) var tested: Set<String> = []

  /// The files that declare something, nested or not, extend it or ask for it in a condition, by keyword and name.
  private var files: [String: [String: Set<Int>]] = [:]

  /// The names of the protocols that name another one in their heads.
  private(set) var heirs: [String: Set<String>] = [:]

  /// The names of the aliases whose type begins with a name, or composes one.
  private(set) var aliases: [String: Set<String>] = [:]

  /// Makes an index of `sources`, files of `module`; `offsets` finds a word in the bytes of one.
  init(
    _ sources: [SourceText],
    of module: String? = nil,
    finding offsets: (String, SourceText) -> [Int]
  ) {
    self.sources = sources
    self.module = module
    for (index, source) in sources.enumerated() {
      let imported = offsets("import", source)
        .compactMap { offset in
          var head = Head(source.bytes, behind: "import", at: offset)
          return head?.importedModule()
        }
      imports.formUnion(imported)
      if !offsets("@testable", source).isEmpty { tested.formUnion(imported) }
      for keyword in Self.types + ["extension"] {
        for offset in offsets(keyword, source) {
          guard var head = Head(source.bytes, behind: keyword, at: offset) else { continue }
          // `extension [Int]`
          let isInBrackets = head.peek.text == "["
          var names = isInBrackets ? ["Array", "Dictionary"] : head.path().suffix(1)
          guard let name = names.last else { continue }
          switch keyword {
          case "extension": names += head.names(behind: "where")
          case "typealias":
            for type in head.namesBehindEquals() { aliases[type, default: []].insert(name) }
          case "protocol":
            let bases = head.names(behind: ":") + head.names(behind: "where")
            for base in bases { heirs[base, default: []].insert(name) }
          default: break
          }
          for name in names { files[keyword, default: [:]][name, default: []].insert(index) }
        }
      }
    }
  }

  /// The files that declare what is called `name` by one of `keywords`, or extend it, or others for its adopters.
  func files(declaring name: String, by keywords: [String] = types) -> Set<Int> {
    keywords.reduce(into: []) { $0.formUnion(files[$1]?[name] ?? []) }
  }

  var protocolNames: [String] { (files["protocol"] ?? [:]).keys.sorted() }
}

extension SwiftIndex {
  /// The tokens behind the keyword of a head.
  private struct Head {
    /// How far one may go on.
    private static let mostBytes = 4096
    private static let end = Token(kind: .end, text: "", position: SourcePosition(offset: 0))

    private var lexer: Lexer
    private let limit: Int
    private(set) var peek = end

    /// Begins behind `keyword`, which is in `bytes` at `offset`; nil if it is a part of another word.
    init?(_ bytes: [UInt8], behind keyword: String, at offset: Int) {
      let end = offset + keyword.utf8.count
      if offset > 0, Lexer.isInWord(bytes[offset - 1]) { return nil }
      if end < bytes.count, Lexer.isInWord(bytes[end]) { return nil }
      lexer = Lexer(bytes, at: end)
      limit = end + Self.mostBytes
      next()
    }

    /// Passes over the next token; at what is no token, the head ends.
    private mutating func next() {
      peek = lexer.offset < limit ? (try? lexer.next()) ?? Self.end : Self.end
    }

    mutating func eat(_ text: String) -> Bool {
      guard peek.text == text else { return false }
      next()
      return true
    }

    /// The module in the rest of `import Kit`, or of `import struct Kit.Door`.
    mutating func importedModule() -> String? {
      let name = path().first
      return name.map(SwiftIndex.imported.contains) == true ? path().first : name
    }

    /// The names of `(Outer<Int>.Inner`, without back-ticks; none if there is no such path.
    mutating func path() -> [String] {
      while eat("(") {}
      var names: [String] = []
      while peek.kind == .word {
        names.append(peek.name)
        next()
        skipArguments()
        if !eat("."), !eat("::") { break }
      }
      return names
    }

    /// Passes over `<(Int) -> Item>`.
    private mutating func skipArguments() {
      var depth = eat("<") ? 1 : 0
      while depth > 0, peek.kind != .end {
        if peek.text == "<" { depth += 1 }
        if peek.text == ">" { depth -= 1 }
        next()
      }
    }

    /// The names of the types in the rest of a head that begins with `start`: of `where Self: O.A {`, `Self` and `A`.
    mutating func names(behind start: String) -> [String] {
      guard eat(start) else { return [] }
      var names: [String] = []
      while peek.kind != .end, peek.text != "{" {
        if let name = path().last { names.append(name) } else { next() }
      }
      return names
    }

    /// The names of the types after the next `=`: of `(Outer.A) & B`, `A` and `B`.
    mutating func namesBehindEquals() -> [String] {
      // Behind the word in a comment, there may be none.
      while peek.kind != .end, peek.text != "=" { next() }
      var names: [String] = []
      while eat("=") || eat("&") {
        if let name = path().last { names.append(name) }
        while eat(")") {}
      }
      return names
    }
  }
}
