@testable import ForwarderGen

/// A type that a requirement of a random spec takes or gives.
struct ValueType: Sendable {
  var text: String

  /// An expression of this type for a `default`; nil where only an argument has the type.
  var literal: String?
  var isSendable = true

  /// Functions that make one value of two, for `reduce`.
  var reductions: [String] = []

  /// The dispatches that fit only such types, as the tool sees it.
  var dispatches: [String] {
    let member = try? DeclarationParser.member(EmbeddedText("func f() -> \(text)", at: 0))
    guard case .requirement(let requirement) = member?.declaration else { return [] }
    return DispatchName.allCases
      .filter {
        [.optionalValue, .bool, .collection].contains($0.facts.fit) && $0.fits(requirement)
      }
      .map(\.rawValue)
  }

  static let plain = [
    ValueType(text: "Int", literal: "0", reductions: ["max", "Swift.min", "+", "*"]),
    ValueType(text: "String", literal: "\"\"", reductions: ["+", "max"]),
    ValueType(text: "Double", literal: "0.5", reductions: [" + "]),
    ValueType(
      text: "Token",
      literal: "Token()",
      reductions: ["Token.merged", "Token.init", "Token.merge(_:with:)", "max"]
    ),
    ValueType(text: "(Int, name: String)", literal: "(0, \"\")"),
    ValueType(text: "any Error", literal: "Failure.lost"),
    ValueType(text: "Result<Int, any Error>", literal: ".success(0)"),
    ValueType(text: "`raw type`", literal: "`raw type`()"),
    ValueType(text: "Token.Type", literal: "Token.self"),
  ]

  static let booleans = [
    ValueType(text: "Bool", literal: "false", reductions: ["&&", "||"]),
    ValueType(text: "Swift.Bool", literal: "true"),
  ]

  static let optionals = [
    ValueType(text: "Int?", literal: "nil", reductions: ["??", "max"]),
    ValueType(text: "Optional<Token>", literal: ".none", reductions: ["Token.merged"]),
    ValueType(text: "String!", literal: "nil", reductions: ["??"]),
    ValueType(text: "[String: [Int?]]?", literal: "nil"),
    ValueType(text: "(any Error)?", literal: "nil"),
    ValueType(text: "(@Sendable (Int) -> Void)?", literal: "nil"),
  ]

  static let collections = [
    ValueType(text: "[Int]", literal: "[]", reductions: ["+"]),
    ValueType(text: "Swift.Array<String>", literal: "[]"),
    ValueType(text: "Set<Token>", literal: "[]"),
    ValueType(text: "[String: Int]", literal: "[:]"),
    ValueType(text: "Dictionary<Token, Int?>", literal: "[:]"),
  ]

  /// Types that cannot cross over to a queue.
  static let unsendable = [
    ValueType(text: "Box", literal: "Box()", isSendable: false, reductions: ["Box.joined"]),
    ValueType(text: "Box?", literal: "nil", isSendable: false, reductions: ["??"]),
    ValueType(text: "[Box]", literal: "[]", isSendable: false),
    ValueType(text: "() -> Int", literal: "{ 0 }", isSendable: false),
    ValueType(text: "any Equatable", literal: "0", isSendable: false),
    ValueType(text: "any Marked & AnyObject", literal: nil, isSendable: false),
  ]

  /// Every type that may be written as a requirement's value.
  static func values(sendable: Bool) -> [ValueType] {
    plain + booleans + optionals + collections + (sendable ? [] : unsendable)
  }
}
