/// A type that a requirement of a random spec takes or gives.
struct ValueType: Sendable {
  var text: String

  /// An expression of this type for a `default`; nil where only an argument has the type.
  var literal: String?
  var isSendable = true

  /// Functions that make one value of two, for `reduce`.
  var reductions: [String] = []

  /// The dispatches that fit this type alone.
  var dispatches: [String] = []

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
    ValueType(
      text: "Bool",
      literal: "false",
      reductions: ["&&", "||"],
      dispatches: ["anyTrue", "allTrue"]
    ),
    ValueType(text: "Swift.Bool", literal: "true", dispatches: ["anyTrue", "allTrue"]),
  ]

  static let optionals = [
    ValueType(
      text: "Int?",
      literal: "nil",
      reductions: ["??", "max"],
      dispatches: ["firstNonNil"]
    ),
    ValueType(
      text: "Optional<Token>",
      literal: ".none",
      reductions: ["Token.merged"],
      dispatches: ["firstNonNil"]
    ),
    ValueType(text: "String!", literal: "nil", reductions: ["??"], dispatches: ["firstNonNil"]),
    ValueType(text: "[String: [Int?]]?", literal: "nil", dispatches: ["firstNonNil"]),
    ValueType(text: "(any Error)?", literal: "nil", dispatches: ["firstNonNil"]),
    ValueType(text: "(@Sendable (Int) -> Void)?", literal: "nil", dispatches: ["firstNonNil"]),
  ]

  static let collections = [
    ValueType(text: "[Int]", literal: "[]", reductions: ["+"], dispatches: ["collect"]),
    ValueType(text: "Swift.Array<String>", literal: "[]", dispatches: ["collect"]),
    ValueType(text: "Set<Token>", literal: "[]", dispatches: ["collect"]),
    ValueType(text: "[String: Int]", literal: "[:]", dispatches: ["collect"]),
    ValueType(text: "Dictionary<Token, Int?>", literal: "[:]", dispatches: ["collect"]),
  ]

  /// Types that cannot cross over to a queue.
  static let unsendable = [
    ValueType(text: "Box", literal: "Box()", isSendable: false, reductions: ["Box.joined"]),
    ValueType(
      text: "Box?",
      literal: "nil",
      isSendable: false,
      reductions: ["??"],
      dispatches: ["firstNonNil"]
    ),
    ValueType(text: "[Box]", literal: "[]", isSendable: false, dispatches: ["collect"]),
    ValueType(text: "() -> Int", literal: "{ 0 }", isSendable: false),
    ValueType(text: "any Equatable", literal: "0", isSendable: false),
    ValueType(text: "any Marked & AnyObject", literal: nil, isSendable: false),
  ]

  /// Every type that may be written as a requirement's value.
  static func values(sendable: Bool) -> [ValueType] {
    plain + booleans + optionals + collections + (sendable ? [] : unsendable)
  }
}
