@testable import ForwarderGen

/// Changes inputs so that most declarations remain declarations.
///
/// libFuzzer changes bytes, which mostly makes unknown words. This type changes tokens of specs in
/// pieces and of Swift files. Every fourth change is libFuzzer's own, so that every input can be
/// reached.
struct Mutator {
  /// The words that replace others.
  private static let words =
    [
      "any P", "some P", "inout Int", "borrowing T", "consuming T", "sending T", "isolated A",
      "@escaping () -> Void", "@autoclosure () -> Int", "@Sendable", "@MainActor", "nonisolated",
      "@available(*, deprecated)", "@discardableResult", "@objc", "async", "throws", "throws(E)",
      "rethrows", "mutating", "static", "init", "subscript", "func", "var", "let", "get", "set",
      "Self",
      "Int", "String", "Bool", "[Int]", "[String: Int]", "Set<Int>", "Int?", "T!",
      "(a: Int, b: Int)",
      "(inout Int) throws -> Int", "repeat each T", "each T", "<T: P>", "<each T>", "where T: P",
      "~Copyable", "P.Type", "any P & Q", "_", "`class`", "`default`", "delegates", "delegate",
      "answer",
      "responds", "reduce(max)", "reduce(+)", "pipeline(a)", "throw E.e", "fatalError()", "nil",
      "true", "0", "1.5e3", "0x1F", "\"a\"", "\"\\(b)\"", "#\"\\#(c)\"#", "\"\"\"", "{ $0 }", "[:]",
      "(1, 2)",
      "extension P {", "protocol P {", "typealias T = Bool", "\n#if A\n", "\n#else\n", "\n#endif\n",
      "import A", "public", "private", "@A", "a(_:)", "f", "subscript(_:)", "canImport(A)",
      "os(Linux)", "swift(>=6)", "DEBUG && !A", "//", "/*", "*/", "#if A", "#endif",
      "#sourceLocation()", "->", "...", "==", "::", "(", ")", "[", "]", "{", "}", "<", ">", ",",
      ":",
      ";",
      ".", "@", "#", "=", "&", "?", "!", "~", "`", "\\", "/",
    ] + DispatchName.allForms

  private static let declarations = [
    "func a(_ x: Int)", "func b() -> Int", "func c(_ d: @escaping () -> Void)",
    "var e: Int { get }", "var f: Int? { get set }", "subscript(g: Int) -> String { get }",
    "func h<T: P>(_ i: T) async throws -> T", "associatedtype J",
  ]

  private var state: UInt64

  init(seed: UInt32) {
    state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
  }

  /// The next pseudorandom number: SplitMix64.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }

  /// `bytes`, changed; nil if libFuzzer should change them.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let kind = bytes.first, next(below: 4) > 0 else { return nil }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    switch kind {
    case UInt8(ascii: "P"): return [kind] + Array(mutatedPieces(text).utf8)
    case UInt8(ascii: "F"): return mutatedPair(bytes)
    case UInt8(ascii: "S"): return [kind] + Array(mutatedTokens(text).utf8)
    default: return nil
    }
  }

  /// Changes the spec or the Swift file that it names, or both.
  private mutating func mutatedPair(_ bytes: [UInt8]) -> [UInt8] {
    let (spec, swift) = FuzzInput.parts(of: bytes)
    var pieces = String(decoding: spec.dropFirst(), as: UTF8.self)
    var file = String(decoding: swift ?? [], as: UTF8.self)
    let choice = next(below: 5)
    if choice < 2 { pieces = mutatedPieces(pieces) }
    if choice > 0 { file = mutatedTokens(file) }
    return Array("F\(pieces)".utf8) + (pieces.hasSuffix("\n") ? [] : [0x0A]) + [0, 0x0A]
      + Array(file.utf8)
  }

  /// Changes a piece, or adds, repeats, removes or swaps lines.
  private mutating func mutatedPieces(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let line = next(below: lines.count)
    switch next(below: 8) {
    case 0:
      lines.insert(Self.declarations[next(below: Self.declarations.count)], at: line + 1)
    case 1: lines.insert(lines[line], at: line)
    case 2 where lines.count > 1: lines.remove(at: line)
    case 3: lines.swapAt(line, next(below: lines.count))
    default:
      var pieces = lines[line].split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0) }
      while pieces.count < 6, next(below: 3) == 0 { pieces.append("") }
      let piece = next(below: pieces.count)
      pieces[piece] = mutatedTokens(pieces[piece])
      lines[line] = pieces.joined(separator: "\t")
    }
    return lines.joined(separator: "\n")
  }

  /// Removes, repeats, swaps or replaces a token, or adds a word.
  private mutating func mutatedTokens(_ text: String) -> String {
    let word = Self.words[next(below: Self.words.count)]
    guard let tokens = try? Lexer.tokens(of: EmbeddedText(text, at: 0)).dropLast(), !tokens.isEmpty
    else { return text + " " + word }
    // The text between tokens is kept, because a directive needs a line of its own.
    let bytes = Array(text.utf8)
    var end = 0
    var parts = tokens.map { token in
      let start = token.position.offset
      defer { end = start + token.text.utf8.count }
      return String(decoding: bytes[end..<max(end, start)], as: UTF8.self) + token.text
    }
    let (index, other) = (next(below: parts.count), next(below: parts.count))
    switch next(below: 6) {
    case 0: parts.remove(at: index)
    case 1: parts.insert(parts[index], at: other)
    case 2: parts.swapAt(index, other)
    case 3: parts[index] = " " + word
    case 4: parts.insert(" \(word) ", at: index)
    default: parts.removeSubrange(min(index, other)...max(index, other))
    }
    return parts.joined()
  }
}

/// libFuzzer's own change of the first `count` bytes at `start`, which has room for `maximum`.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int) -> Int

/// libFuzzer calls this function to make one input of another.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>?,
  _ count: Int,
  _ maximum: Int,
  _ seed: UInt32
) -> Int {
  guard let start = unsafe start else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  var mutator = Mutator(seed: seed)
  guard let mutated = mutator.mutated(bytes), mutated.count <= maximum else {
    return unsafe mutateBytes(start, count, maximum)
  }
  for (index, byte) in mutated.enumerated() { unsafe start[index] = byte }
  return mutated.count
}
