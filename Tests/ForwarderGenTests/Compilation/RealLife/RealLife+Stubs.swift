@testable import ForwarderGen

extension RealLife {
  /// The names that the standard library and Foundation give to what is mentioned.
  private static let known: Set<String> = [
    "Any", "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice", "AsyncSequence",
    "AsyncStream", "AsyncThrowingStream", "Actor", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Clock", "ClosedRange", "Collection", "ContinuousClock", "Data", "Date", "Decimal", "Decodable",
    "Dictionary", "Double", "Duration", "Equatable", "Error", "Float", "Hashable", "Identifiable",
    "IndexPath", "IndexSet", "Int", "Int32", "Int64", "KeyPath", "MainActor", "NSError", "NSNumber",
    "NSObjectProtocol", "NSRange", "Notification", "ObjectIdentifier", "OpaquePointer", "Optional",
    "Protocol",
    "Range", "ReferenceWritableKeyPath", "Result", "SIMD4", "Self", "Sendable", "Sequence", "Set",
    "StaticString", "String", "Swift", "TaskPriority", "TimeInterval", "Type", "UInt", "UInt64",
    "UInt8", "URL", "UUID", "Unmanaged",
    "Void",
  ]

  /// A class for every name that `declarations` mention and that neither they nor ``support``
  /// declare.
  static func stubs(for declarations: [Declaration]) throws -> String {
    let words: Set<String> = ["class", "protocol", "typealias", "actor"]
    var declared = try known.union(names(after: words, in: support))
    for declaration in declarations {
      try declared.formUnion(names(after: ["protocol"], in: declaration.text))
    }
    var nested: [String: Set<String>] = [:]
    for declaration in declarations {
      let own = try declared.union(names(after: ["associatedtype"], in: declaration.text))
        .union(generics(in: declaration))
      let tokens = try Lexer.tokens(of: EmbeddedText(declaration.text))
      for (index, token) in tokens.enumerated() where isTypeName(token.text) {
        let outer = index > 1 && tokens[index - 1].text == "." ? tokens[index - 2].text : nil
        if let outer {
          if !own.contains(outer), token.text != "Type" {
            nested[outer, default: []].insert(token.text)
          }
        } else if !own.contains(token.text) {
          nested[token.text, default: []].formUnion([])
        }
      }
    }
    return nested.sorted { $0.key < $1.key }
      .map { stub($0.key, $0.value.sorted().map { "  " + stub($0, "") }.joined()) }.joined()
  }

  private static func stub(_ name: String, _ members: String) -> String {
    let error = name.hasSuffix("Error") ? "Swift.Error, " : ""
    return "public final class \(name): \(error)Sendable {\n\(members)}\n"
  }

  private static func isTypeName(_ text: String) -> Bool {
    !text.hasPrefix("Unsafe") && text.first?.isUppercase == true
      && text.contains(where: \.isLowercase) || text == "Ad"
  }

  private static func names(after words: Set<String>, in text: String) throws -> Set<String> {
    let tokens = try Lexer.tokens(of: EmbeddedText(text))
    return Set(zip(tokens, tokens.dropFirst()).filter { words.contains($0.0.text) }.map(\.1.text))
  }

  /// The generic parameters of all members.
  private static func generics(in declaration: Declaration) throws -> Set<String> {
    try declaration.members.reduce(into: []) { names, text in
      guard
        case .requirement(let member) = try DeclarationParser.member(EmbeddedText(text))
          .declaration
      else { return }
      names.formUnion(member.generics?.names ?? [])
    }
  }
}
