/// The types and functions that the declarations of random specs mention.
enum SampleSupport {
  /// The protocols without requirements.
  static let markers = ["Marked"]

  /// The types in which protocols are nested.
  static let outerTypes = ["Outer", "`outer type`", "`default`"]

  static let swift = """
    @globalActor public actor OrbitActor { public static let shared = OrbitActor() }
    nonisolated public enum Outer {}
    nonisolated public enum `outer type` {}
    nonisolated public enum `default` {}
    nonisolated public protocol Marked {}
    nonisolated public enum Failure: Error { case lost }

    nonisolated public enum Calls {
      public static func none<P>(_ responders: some Sequence<P>) { for _ in responders {} }
      public static func count<P>(_ responders: some Sequence<P>) -> Int {
        responders.reduce(0) { sum, _ in sum + 1 }
      }
    }
    nonisolated public struct Token: Hashable, Comparable, Sendable {
      public var number = 0
      public init() {}
      public init(_ first: Token, _ second: Token) { number = first.number + second.number }
      public static func < (one: Token, other: Token) -> Bool { one.number < other.number }
      public static func merged(_ one: Token, _ other: Token) -> Token { max(one, other) }
      public static func merge(_ one: Token, with other: Token) -> Token { max(one, other) }
    }

    nonisolated public final class Box {
      public init() {}
      public static func joined(_ one: Box, _ other: Box) -> Box { other }
    }

    @_spi(Inner) nonisolated public struct Secret: Sendable { public init() {} }
    nonisolated public struct `raw type`: Sendable { public init() {} }
    public typealias Completion = @Sendable (Int) -> Void

    """
}
