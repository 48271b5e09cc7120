/// A name that a run gives to a type of the module.
struct GeneratedName: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case `protocol`
    case forwarder
  }

  let text: String
  let kind: Kind

  /// Where the spec states it, or what it is made of.
  let location: SourceLocation
}
