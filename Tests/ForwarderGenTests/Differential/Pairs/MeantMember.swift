/// What a member of a protocol or of an extension means.
struct MeantMember: Equatable, Sendable {
  enum Kind: Sendable {
    case function, property, `subscript`
  }

  struct Parameter: Equatable, Sendable {
    /// Nil where a caller writes none.
    var label: String?
    var type: MeantType

    /// `inout`, or the like.
    var ownership = ""
    var isEscaping = true
    var isVariadic = false
    var isAutoclosure = false
    var hasDefault = false

    /// Whether it is `Int!` in place of `Int?`.
    var isUnwrapped = false
  }

  var kind = Kind.function
  var name = "a"
  var isStatic = false
  var isMutating = false

  /// The protocols that each generic parameter conforms to.
  var generics: [[String]] = []
  var parameters: [Parameter] = []
  var isAsync = false
  var failure = MeantFailure.none
  var result = MeantType.void

  /// Whether its result is `Int!` in place of `Int?`.
  var unwrapsResult = false

  /// Whether its result is `some Q`.
  var hasOpaqueResult = false
  var isSettable = false
  var hasMutatingGetter = false

  /// `Item == Int`.
  var constraint: String?

  /// How an entry calls it.
  var compoundName: String {
    let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
    return switch kind {
    case .function: "\(name)(\(labels))"
    case .property: name
    case .subscript: "subscript(\(labels))"
    }
  }
}
