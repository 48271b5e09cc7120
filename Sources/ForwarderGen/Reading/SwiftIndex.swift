/// What the Swift files of a target declare and extend, by names, found without reading them whole.
///
/// All Swift files of a target are looked at in every run, and few have anything to do with a protocol.
package struct SwiftIndex: Equatable, Sendable {
  /// What each adopter has of its own, it may have as an alias.
  private static let aliases = ["typealias", "associatedtype"]
  private static let types = ["protocol", "class", "struct", "enum", "actor"] + aliases
  private static let imported = Set(types + ["func", "var", "let"])

  let sources: [SourceText]

  /// The module that the files are of, if it is known.
  var module: String?

  /// The modules that the files import, and those that they import as tests do.
  private(set) var imports: Set<String> = []
  private(set) var tested: Set<String> = []

  /// The files that declare something, whatever it is nested in, or extend it or what is under a condition
  /// about it, by the keyword and the name.
  private var files: [String: [String: Set<Int>]] = [:]

  /// The names of the protocols that name another one in their heads.
  private var heirs: [String: Set<String>] = [:]

  /// The names of the aliases whose type begins with a name, or composes one.
  private var aliases: [String: Set<String>] = [:]

  /// Makes an index of `sources`, files of `module`; `offsets` finds a word in the bytes of one.
  init(
    _ sources: [SourceText],
    of module: String? = nil,
    finding offsets: (String, SourceText) -> [Int]
  ) {
    self.sources = sources
    self.module = module
    for (index, source) in sources.enumerated() {
      let mark = SwiftFile.byteOrderMark
      let start = source.bytes.starts(with: mark) ? mark.count : 0
      for offset in offsets("import", source) {
        var cursor = Cursor(bytes: source.bytes, offset: offset + "import".utf8.count)
        if let name = cursor.importedModule() { imports.insert(name) }
      }
      for offset in offsets("@testable", source) {
        var cursor = Cursor(bytes: source.bytes, offset: offset)
        if cursor.skipModifiers(of: "import"), let name = cursor.importedModule() {
          tested.insert(name)
        }
      }
      for keyword in Self.types + ["extension"] {
        for offset in offsets(keyword, source) {
          var cursor = Cursor(bytes: source.bytes, offset: offset + keyword.utf8.count)
          if offset != start, cursor.isInWord(before: offset) { continue }
          guard let name = cursor.pathBehindSpace()?.last else {
            // `extension [Int]`
            for name in cursor.isAtBracket ? ["Array", "Dictionary"] : [] {
              files[keyword, default: [:]][name, default: []].insert(index)
            }
            continue
          }
          files[keyword, default: [:]][name, default: []].insert(index)
          switch keyword {
          case "extension":
            for other in cursor.names(behind: "where") {
              files[keyword, default: [:]][other, default: []].insert(index)
            }
          case "typealias":
            for type in cursor.namesBehindEquals() { aliases[type, default: []].insert(name) }
          case "protocol":
            let bases = cursor.names(behind: ":") + cursor.names(behind: "where")
            for base in bases { heirs[base, default: []].insert(name) }
          default: break
          }
        }
      }
    }
  }

  func files(declaringProtocol name: String) -> Set<Int> { files["protocol"]?[name] ?? [] }

  func files(declaring name: String) -> Set<Int> { files(with: Self.types, before: name) }

  func files(declaringAlias name: String) -> Set<Int> { files(with: Self.aliases, before: name) }

  private func files(with keywords: [String], before name: String) -> Set<Int> {
    keywords.reduce(into: []) { $0.formUnion(files[$1]?[name] ?? []) }
  }

  /// The files that extend what is called `name`, or others for its adopters.
  func files(extending name: String) -> Set<Int> { files["extension"]?[name] ?? [] }

  /// The names of the protocols that name the one called `name` in their heads.
  func heirs(of name: String) -> Set<String> { heirs[name] ?? [] }

  /// The names of the aliases of the type called `name`.
  func aliases(of name: String) -> Set<String> { aliases[name] ?? [] }

  var protocolNames: [String] { (files["protocol"] ?? [:]).keys.sorted() }
}

extension SwiftIndex {
  /// A place in the bytes of a file.
  private struct Cursor {
    let bytes: [UInt8]
    var offset: Int

    /// How far a head may go on.
    private static let mostBytes = 4096

    private func byte(at offset: Int) -> UInt8? {
      bytes.indices.contains(offset) ? bytes[offset] : nil
    }

    func isInWord(at offset: Int) -> Bool {
      guard let byte = byte(at: offset), spaceLength(at: offset) == 0 else { return false }
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    func isInWord(before offset: Int) -> Bool {
      // The last byte of a no-break space is none of a word.
      isInWord(at: offset - 1) && spaceLength(at: offset - 2) < 2
    }

    var isAtBracket: Bool { byte(at: offset) == UInt8(ascii: "[") }

    /// Passes over attributes and an access level, and the `keyword` behind them; false if it is not there.
    mutating func skipModifiers(of keyword: String) -> Bool {
      while true {
        skipSpace()
        let isAttribute = eat("@")
        guard let word = path()?.first else { return false }
        if isAttribute, eat("(") {
          while let byte = byte(at: offset), byte != UInt8(ascii: ")") { offset += 1 }
          _ = eat(")")
        } else if !isAttribute, AccessLevel(rawValue: word) == nil {
          return word == keyword
        }
      }
    }

    /// The module in the rest of `import Kit`, or of `import struct Kit.Door`.
    mutating func importedModule() -> String? {
      guard let names = pathBehindSpace() else { return nil }
      return SwiftIndex.imported.contains(names[0]) ? pathBehindSpace()?.first : names[0]
    }

    /// The names of `Outer.Inner`, without back-ticks, if space and such a path come next.
    mutating func pathBehindSpace() -> [String]? {
      let start = offset
      repeat { skipSpace() } while eat("(")
      return offset > start ? path() : nil
    }

    /// The names of the types in the rest of a head that begins with `start`: of `where Self: Outer.A {`,
    /// `Self` and `A`.
    mutating func names(behind start: String) -> [String] {
      skipSpace()
      skipArguments()
      guard eat(start) else { return [] }
      var names: [String] = []
      let end = offset + Self.mostBytes
      repeat {
        skipSpace()
        guard let byte = byte(at: offset), byte != UInt8(ascii: "{") else { break }
        if let name = path()?.last { names.append(name) } else { offset += 1 }
      } while offset < end
      return names
    }

    /// Passes over `<(Int) -> Item>`.
    private mutating func skipArguments() {
      guard eat("<") else { return }
      var depth = 1
      let end = offset + Self.mostBytes
      while depth > 0, offset < end, let byte = byte(at: offset) {
        if eat("->") { continue }
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">") { depth -= 1 }
        offset += 1
      }
      skipSpace()
    }

    /// The names of the types after the next `=`: of `(Outer.A) & B`, `A` and `B`.
    mutating func namesBehindEquals() -> [String] {
      // Behind the word in a comment, there may be none.
      let end = offset + Self.mostBytes
      while let byte = byte(at: offset), byte != UInt8(ascii: "="), offset < end { offset += 1 }
      guard byte(at: offset) == UInt8(ascii: "=") else { return [] }
      offset += 1
      var names: [String] = []
      repeat {
        repeat { skipSpace() } while eat("(")
        guard let name = path()?.last else { break }
        names.append(name)
        repeat { skipSpace() } while eat(")")
      } while eat("&")
      return names
    }

    /// How many bytes are a character of space.
    private func spaceLength(at offset: Int) -> Int {
      switch byte(at: offset) {
      case 0x20?, 0x09?, 0x0A?, 0x0B?, 0x0C?, 0x0D?: 1
      // The compiler takes a no-break space for one.
      case 0xC2? where byte(at: offset + 1) == 0xA0: 2
      default: 0
      }
    }

    /// Passes over space and comments.
    private mutating func skipSpace() {
      while let byte = byte(at: offset) {
        let length = spaceLength(at: offset)
        if length > 0 {
          offset += length
        } else if byte != UInt8(ascii: "/") {
          return
        } else if eat("//") {
          while let byte = self.byte(at: offset), !EmbeddedText.isNewline(byte) { offset += 1 }
        } else if bytes[offset...].starts(with: "/*".utf8) {
          offset = bytes.endOfBlockComment(at: offset) ?? bytes.count
        } else {
          return
        }
      }
    }

    private mutating func eat(_ text: String) -> Bool {
      guard byte(at: offset) == text.utf8.first, bytes[offset...].starts(with: text.utf8) else {
        return false
      }
      offset += text.utf8.count
      return true
    }

    /// Passes over a dot between names, with arguments before it, and the space around it.
    private mutating func eatDot() -> Bool {
      let start = offset
      skipSpace()
      skipArguments()
      if eat(".") || eat("::") {
        skipSpace()
        return true
      }
      offset = start
      return false
    }

    private mutating func path() -> [String]? {
      var names: [String] = []
      repeat {
        let isEscaped = byte(at: offset) == UInt8(ascii: "`")
        if isEscaped { offset += 1 }
        let start = offset
        // In back-ticks, a name may have spaces.
        let ends: [UInt8?] = [UInt8(ascii: "`"), 0x0A, nil]
        while isInWord(at: offset) || isEscaped && !ends.contains(byte(at: offset)) { offset += 1 }
        if offset == start { break }
        names.append(String(decoding: bytes[start..<offset], as: UTF8.self))
        if isEscaped { offset += 1 }
      } while eatDot()
      return names.isEmpty ? nil : names
    }
  }
}
