/// What the Swift files of a target declare and extend, by names, found without reading them whole.
///
/// All Swift files of a target are looked at in every run, and few have anything to do with a protocol.
struct SwiftIndex: Equatable, Sendable {
  private static let types = ["protocol", "class", "struct", "enum", "actor", "typealias"]

  let sources: [SourceText]

  /// The files that declare something, whatever it is nested in, or extend it, by the keyword and the name.
  private var files: [String: [String: Set<Int>]] = [:]

  /// The names of the aliases of a type with a name.
  private var aliases: [String: Set<String>] = [:]

  /// Makes an index of `sources`; `offsets` finds a word in the bytes of one.
  init(_ sources: [SourceText], finding offsets: (String, SourceText) -> [Int]) {
    self.sources = sources
    for (index, source) in sources.enumerated() {
      for keyword in Self.types + ["extension"] {
        for offset in offsets(keyword, source) {
          var cursor = Cursor(source.bytes, at: offset + keyword.utf8.count)
          guard !cursor.isInWord(at: offset - 1), let name = cursor.pathBehindSpace()?.last else {
            continue
          }
          files[keyword, default: [:]][name, default: []].insert(index)
          if keyword == "typealias", let type = cursor.pathBehindEquals()?.last {
            aliases[type, default: []].insert(name)
          }
        }
      }
    }
  }

  func files(declaringProtocol name: String) -> Set<Int> { files["protocol"]?[name] ?? [] }

  func files(declaring name: String) -> Set<Int> {
    Self.types.reduce(into: []) { $0.formUnion(files[$1]?[name] ?? []) }
  }

  func files(declaringAlias name: String) -> Set<Int> { files["typealias"]?[name] ?? [] }

  /// The files that extend the protocol called `name`, or an alias of it, and those of the aliases.
  func files(extending name: String) -> Set<Int> {
    let extending = files["extension"] ?? [:]
    return (aliases[name] ?? [])
      .reduce(into: extending[name] ?? []) { files, alias in
        files.formUnion(extending[alias] ?? [])
        files.formUnion(self.files(declaringAlias: alias))
      }
  }

  var protocolNames: [String] { (files["protocol"] ?? [:]).keys.sorted() }
}

extension SwiftIndex {
  /// A place in the bytes of a file.
  private struct Cursor {
    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8], at offset: Int) {
      self.bytes = bytes
      self.offset = offset
    }

    private func byte(at offset: Int) -> UInt8? {
      bytes.indices.contains(offset) ? bytes[offset] : nil
    }

    func isInWord(at offset: Int) -> Bool {
      guard let byte = byte(at: offset) else { return false }
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    /// The names of `Outer.Inner`, without back-ticks, if space and such a path come next.
    mutating func pathBehindSpace() -> [String]? {
      let start = offset
      skipSpace()
      return offset > start ? path() : nil
    }

    /// The path behind the next `=`, if that is on the same line.
    mutating func pathBehindEquals() -> [String]? {
      while let byte = byte(at: offset), byte != UInt8(ascii: "=") {
        if EmbeddedText.isNewline(byte) { return nil }
        offset += 1
      }
      offset += 1
      skipSpace()
      return path()
    }

    private mutating func skipSpace() {
      while let byte = byte(at: offset),
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
          || EmbeddedText.isNewline(byte)
      {
        offset += 1
      }
    }

    private mutating func path() -> [String]? {
      var names: [String] = []
      repeat {
        let isEscaped = byte(at: offset) == UInt8(ascii: "`")
        if isEscaped { offset += 1 }
        let start = offset
        while isInWord(at: offset) { offset += 1 }
        if offset == start { break }
        names.append(String(decoding: bytes[start..<offset], as: UTF8.self))
        if isEscaped { offset += 1 }
      } while eatSeparator()
      return names.isEmpty ? nil : names
    }

    /// Passes over `.` or `::`.
    private mutating func eatSeparator() -> Bool {
      if byte(at: offset) == UInt8(ascii: ".") {
        offset += 1
        return true
      }
      let isSelector =
        byte(at: offset) == UInt8(ascii: ":") && byte(at: offset + 1) == byte(at: offset)
      if isSelector { offset += 2 }
      return isSelector
    }
  }
}
