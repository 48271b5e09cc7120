/// `@MainActor`, or `@available(*, deprecated)`.
struct Attribute: Equatable, Sendable {
  /// In `@available(*, deprecated)`, `available`.
  let name: String
  let hasArguments: Bool

  /// As written, on one line.
  let text: String
  let position: SourcePosition

  /// Whether it puts what it stands before on a global actor.
  ///
  /// The compiler's own attributes begin with a small letter or an underscore. What begins with a
  /// capital is somebody's type: without arguments it is taken for a global actor, unless it is
  /// called a builder, as result builders are.
  var isGlobalActor: Bool {
    let base = name.split(separator: ".").last ?? ""
    return !hasArguments && (base.first?.isUppercase ?? false) && !base.hasSuffix("Builder")
  }
}
