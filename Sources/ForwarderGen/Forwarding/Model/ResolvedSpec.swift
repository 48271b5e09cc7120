/// The content of one generated file, with every decision made.
struct ResolvedSpec: Sendable {
  /// The file's, as it was given.
  let path: String
  let imports: [ResolvedImport]
  let protocols: [ResolvedProtocol]
  let composites: [ResolvedComposite]

  /// How widely each forwarder uses the runtime in declarations, and the condition under which it is
  /// there.
  var runtimeUses: [(access: AccessLevel, condition: String?)] {
    protocols.compactMap { declared in
      declared.forwarder.map { ($0.runtimeAccess, declared.condition?.text) }
    } + composites.map { ($0.forwarder.runtimeAccess, $0.condition?.text) }
  }
}

extension ResolvedSpec {
  /// The names of its protocols and of their forwarders, without those under conditions.
  var names: [GeneratedName] {
    protocols.filter { $0.condition == nil }
      .flatMap { declared in
        let forwarder = declared.forwarder.map {
          GeneratedName(text: $0.name, kind: .forwarder, location: declared.location)
        }
        let own = GeneratedName(
          text: declared.head.path,
          kind: .protocol,
          location: declared.location
        )
        return (declared.isDeclaredHere ? [own] : []) + (forwarder.map { [$0] } ?? [])
      }
  }
}

/// An import that the generated file repeats.
struct ResolvedImport: Sendable {
  /// `public import Foundation`.
  let text: String

  /// Where the spec states it; nil for what a Swift file imports.
  let location: SourceLocation?
  let condition: ResolvedCondition?
}

/// A forwarder of several protocols.
struct ResolvedComposite: Sendable {
  let forwarder: Forwarder
  let condition: ResolvedCondition?
  let doc: String?

  /// The requirements that the forwarder implements: those of all its protocols, each once.
  let forwarded: [ResolvedRequirement]
}

/// A compilation condition and where it stands.
struct ResolvedCondition: Equatable, Sendable {
  /// `canImport(UIKit)`.
  let text: String
  let location: SourceLocation
}
