/// A protocol that exists already, as an item of `protocols` states it.
struct ImportedProtocol: Equatable, Sendable {
  /// `public protocol XMLParserDelegate: AnyObject`; nested: `protocol Outer.Delegate`.
  let head: String

  /// `Outer.Delegate`.
  let path: String
  var doc: String?
  var condition: String?

  /// Another name for the forwarder's `delegates`, when a requirement takes that.
  var delegatesProperty: String?
  var requirements: [ImportedRequirement] = []
}
