/// A requirement of a random spec, in parts that can be left out one by one.
struct RequirementSample: Sendable {
  enum Kind: Sendable {
    case function, property, `subscript`
  }

  /// One parameter: `label name: type`.
  struct Parameter: Sendable {
    /// Nil for `_`.
    var label: String?
    var name: String
    var type: String

    /// Whether a `default` may name it: it is neither a closure nor consumed.
    var isPlain = true

    /// The name of every parameter that is not `Sendable`, which a spec may have to list.
    static let boxName = "box"

    var isBox: Bool { name == Self.boxName }

    var text: String {
      switch label {
      case nil: "_ \(name): \(type)"
      case name: "\(name): \(type)"
      case let label?: "\(label) \(name): \(type)"
      }
    }
  }

  var kind = Kind.function
  var attributes: [String] = []
  var modifiers: [String] = []
  var name: String
  var generics: [String] = []
  var parameters: [Parameter] = []
  var effects: [String] = []

  /// Nil for nothing.
  var result: String?
  var whereClause: String?

  /// The accessors in the braces of a property or subscript: `get set`.
  var accessors: [String] = ["get"]

  var dispatch: String?
  var fallback: String?
  var throwsAfterAll = false

  /// Whether the first error cancels the other calls.
  var cancelsOnError = false
  var isReversed = false

  /// The completion handler that delegates answer through, where the spec names it.
  var through: String?
  var isConcurrent = false
  var isNoEvent = false
  var sendsBoxUnchecked = false
  var isOptional = false
  var caseName: String?
  var doc: String?
  var condition: String?

  /// Whether the spec has to say that its closures are for all delegates.
  private var isForAll: Bool { dispatch == "broadcast" && takesEscapingClosure }

  /// Whether it can be an event in any case.
  var isEvent: Bool {
    let limitsSystems = attributes.contains {
      $0.hasPrefix("@available(") && !$0.hasPrefix("@available(*,")
    }
    return kind == .function && result == nil && dispatch == nil && generics.isEmpty
      && whereClause == nil && !isNoEvent && parameters.allSatisfy(\.isBox)
      && (parameters.isEmpty || !limitsSystems)
  }

  /// Whether it takes what is not `Sendable`.
  var takesBox: Bool { parameters.contains(where: \.isBox) }

  /// The requirement as in a Swift file.
  var declaration: String {
    let words = attributes + modifiers
    switch kind {
    case .function:
      return
        (words + ["func \(name)\(genericClause)(\(parameterList))"] + effects
        + (result.map { ["-> \($0)"] } ?? []) + whereClauses)
        .joined(separator: " ")
    case .property:
      return (words + ["var \(name): \(result ?? "Int") \(accessorBlock)"]).joined(separator: " ")
    case .subscript:
      let head = "subscript\(genericClause)(\(parameterList)) -> \(result ?? "Int")"
      return (words + [head] + whereClauses + [accessorBlock]).joined(separator: " ")
    }
  }

  /// A default implementation, for an extension of a protocol that exists elsewhere.
  func implementation(access: String) -> String {
    let body = "{ fatalError() }"
    let words = (attributes + [access] + modifiers).joined(separator: " ") + " "
    var bare = self
    bare.attributes = []
    bare.modifiers = []
    switch kind {
    case .function: return words + bare.declaration + " " + body
    case .property, .subscript:
      let block = accessors.map { word in
        let isGetter = word.hasSuffix("get")
        return ([word] + (isGetter ? effects : []) + [body]).joined(separator: " ")
      }
      bare.accessors = []
      bare.effects = []
      return words + bare.declaration.replacing("{  }", with: "{ \(block.joined(separator: " ")) }")
    }
  }

  /// The text for it in a spec.
  var json: JSONText {
    .object([
      ("declaration", .string(declaration)),
      ("dispatch", dispatch.map { .string($0) }),
      ("through", (through ?? (isForAll ? "none" : nil)).map { .string($0) }),
      ("order", isReversed ? .string("reversed") : nil),
      ("default", fallback.map { .string($0) }),
      ("errors", throwsAfterAll ? .string("afterAll") : cancelsOnError ? .string("cancel") : nil),
      ("concurrently", isConcurrent ? .literal("true") : nil),
      ("event", isNoEvent ? .literal("false") : nil),
      ("unchecked", sendsBoxUnchecked ? .box : nil),
      ("optional", isOptional ? .literal("true") : nil),
      ("name", caseName.map { .string($0) }),
      ("doc", doc.map { .string($0) }),
      ("if", condition.map { .string($0) }),
    ])
  }

  /// The entry about it, if the spec names the Swift file that it is in; nil where none is needed.
  var entryJSON: JSONText? {
    let isDecided =
      dispatch != nil || fallback != nil || throwsAfterAll || isConcurrent || isNoEvent
      || isReversed || sendsBoxUnchecked
    guard isDecided || caseName != nil else { return nil }
    return .object([
      ("requirement", .string(compoundName)),
      ("dispatch", dispatch.map { .string($0) }),
      ("through", (through ?? (isForAll ? "none" : nil)).map { .string($0) }),
      ("order", isReversed ? .string("reversed") : nil),
      ("default", fallback.map { .string($0) }),
      ("errors", throwsAfterAll ? .string("afterAll") : cancelsOnError ? .string("cancel") : nil),
      ("concurrently", isConcurrent ? .literal("true") : nil),
      ("event", isNoEvent ? .literal("false") : nil),
      ("unchecked", sendsBoxUnchecked ? .box : nil),
      ("name", caseName.map { .string($0) }),
    ])
  }

  private var compoundName: String {
    let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
    return switch kind {
    case .function: "\(name)(\(labels))"
    case .property: name
    case .subscript: "subscript(\(labels))"
    }
  }

  private var genericClause: String {
    generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
  }

  private var parameterList: String {
    parameters.map { kind == .subscript ? $0.subscriptText : $0.text }.joined(separator: ", ")
  }

  private var whereClauses: [String] { whereClause.map { ["where \($0)"] } ?? [] }

  private var accessorBlock: String {
    let words = accessors.flatMap { $0.hasSuffix("get") ? [$0] + effects : [$0] }
    return "{ \(words.joined(separator: " ")) }"
  }
}

extension JSONText {
  /// The list of parameters that are not `Sendable`.
  static let box = Self.array([.string(RequirementSample.Parameter.boxName)])

  /// The value of `events`.
  static func events(leavingOutBox leavesBoxOut: Bool) -> Self {
    leavesBoxOut ? .object([("without", .box)]) : .literal("true")
  }
}

extension RequirementSample.Parameter {
  /// In a subscript a lone name is no label.
  fileprivate var subscriptText: String {
    switch label {
    case nil: "\(name): \(type)"
    case let label?: "\(label) \(name): \(type)"
    }
  }
}
