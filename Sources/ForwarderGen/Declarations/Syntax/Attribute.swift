/// `@MainActor`, or `@available(*, deprecated)`.
struct Attribute: Equatable, Sendable {
  /// In `@available(*, deprecated)`, `available`.
  let name: String
  let hasArguments: Bool

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// In `@objc(tableView:didSelect:)`, `tableView:didSelect:`.
  let selector: String?

  /// In `@available(iOS, unavailable)`, `iOS`.
  let unavailablePlatform: String?

  /// Whether it puts what it stands before on a global actor.
  ///
  /// The compiler's own attributes begin with a small letter or an underscore. What begins with a
  /// capital is somebody's type: without arguments it is taken for a global actor, unless it is
  /// called a builder, as result builders are.
  var isGlobalActor: Bool {
    !hasArguments && (base.first?.isUppercase ?? false) && !base.hasSuffix("Builder")
  }

  /// The attributes that generated code repeats: on members or, as `objc`, in another form.
  static let repeated: Set<String> = [
    "available", "_spi", "concurrent", "discardableResult", "objc", "preconcurrency", "safe",
    "unsafe",
  ]

  /// Whether it means the same on a member as on the requirement that the member implements.
  var isForMembers: Bool { isGlobalActor || name != "objc" && Self.repeated.contains(name) }

  /// Whether it says who may use what it stands before, and where.
  var limitsUse: Bool { ["available", "_spi"].contains(name) }

  /// Whether the compiler accepts it on a declaration with this access level.
  ///
  /// Other modules see a declaration with `@_spi` only if they ask for it. The compiler refuses that
  /// attribute where they see nothing at all.
  func isAllowed(on access: AccessLevel) -> Bool { name != "_spi" || access >= .public }

  /// Whether the compiler refuses a second one.
  ///
  /// Of somebody's own attributes there may be several, and of those whose arguments differ.
  var standsOnce: Bool { !hasArguments && base.first?.isLowercase ?? false }

  /// Whether it is `@available(*, unavailable)`, with a message or not.
  var isUnavailability: Bool { unavailablePlatform == "*" }

  /// In `Foo.Builder`, `Builder`.
  private var base: Substring { name.split(separator: ".").last ?? "" }
}
