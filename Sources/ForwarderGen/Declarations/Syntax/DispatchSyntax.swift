/// A `dispatch` as it is written: `first`, `reduce(max)`, `pipeline(request)`.
///
/// Whether there is one of that name, nobody has asked yet.
struct DispatchSyntax: Equatable, Sendable {
  enum Argument: Equatable, Sendable {
    /// In `reduce(max)`, `max`.
    case combiner(Combiner)
    /// In `pipeline(request)`, `request`.
    case parameter(Token)
  }

  /// In `reduce(max)`, `reduce`; where there is no argument that is understood, all of it.
  let name: String
  let argument: Argument?

  /// Where the string begins.
  let position: SourcePosition
}
