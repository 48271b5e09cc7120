/// A requirement of a protocol and a member of an extension that may implement it, with all that is
/// around them.
struct ImplementationPair: Sendable {
  /// What is known of an implementation.
  enum Verdict: Sendable {
    case implemented, notImplemented

    /// The spec has to say it.
    case asked
  }

  /// The types that the pairs share.
  static let support = """
    public protocol Q {}
    public protocol R {}
    public struct Thing: Q, R, Hashable {}
    public struct Box<T> {}
    public struct Problem: Error {}
    public struct State {}
    public func value<T>() -> T { fatalError() }
    public typealias Row = Int
    public typealias Text = String
    public typealias Whole<T> = T
    public typealias Maybe<T> = T?
    public typealias List<T> = [T]
    public typealias Failure = any Error
    public typealias Done = () -> Void
    public typealias Call<T> = (T) -> Void
    public enum Names {
      public typealias Row = Int
      public typealias Text = Swift.String
      public typealias Done = () -> Void
      public struct State {}
    }

    """

  /// The module that it is in.
  static let moduleName = "Checked"

  /// The declarations of the pair.
  let text: String

  /// A class that implements nothing, on one line.
  let adopter: String

  /// The protocols in it, as a spec names them; the last one is forwarded.
  let protocols: [String]

  /// Those that declare the requirement.
  let owners: [String]

  /// The requirement, as an entry names it.
  let requirement: String

  /// In which ways the member differs from the requirement, sorted.
  let differences: [String]

  /// Both texts.
  var listing: String { "\(text)\(adopter)\n" }
}
