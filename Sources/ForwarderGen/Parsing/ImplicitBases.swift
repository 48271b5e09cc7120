/// Protocols that specs know without an item of their own: what those in Swift files inherit from others
/// of the same target.
///
/// They have no forwarder. An item of the run about such a protocol, wherever it is, comes before.
enum ImplicitBases {
  /// Adds them to `specs`, the first `ownCount` of which are no references: each once, to the first spec
  /// that uses an heir.
  static func add(to specs: inout [ParsedSpec?], ownCount: Int, _ reports: inout [Diagnostics]) {
    // The protocols with an item of their own: those in Swift files, and those in the same target
    // as far as paths tell.
    var known: Set<ProtocolPlace> = []
    var named: Set<String> = []
    for (index, parsed) in specs.enumerated() {
      guard let parsed else { continue }
      let target = target(of: parsed, isOwn: index < ownCount)
      let heads = parsed.protocols.filter { $0.use == nil }.compactMap(\.head)
      known.formUnion(heads.map { ProtocolPlace(place: target, path: $0.path) })
      let places = parsed.protocols.compactMap(\.use?.place)
      known.formUnion(places)
      named.formUnion(places.map(\.path))
    }
    for index in specs.indices {
      guard let spec = specs[index] else { continue }
      let target = target(of: spec, isOwn: index < ownCount)
      for use in spec.protocols.compactMap(\.use) {
        let protocols = use.protocols
        let bases = protocols.ownLineage(of: use.position).subtracting([use.position])
        let places = Set(bases.map { ProtocolPlace(of: protocols[$0]) })
        for place in places.sorted(by: { ($0.path, $0.place) < ($1.path, $1.place) })
        where !known.contains(ProtocolPlace(place: target, path: place.path))
          && known.insert(place).inserted
        {
          let isInterface = OutputName.isInterface(place.place)
          // A Swift file imports what an interface declares: an item may read that in another file.
          let isImported = isInterface && !OutputName.isInterface(use.place.place)
          if isImported, named.contains(place.path) { continue }
          let file = isInterface ? EmbeddedText(place.place, at: use.name.start.offset) : use.path
          specs[index]?.protocols += SwiftProtocolReader.protocols(
            at: protocols.positions(ofPath: place.path)
              .filter { protocols[$0].location.path == place.place },
            usedAs: use,
            inheritedBy: use.position,
            about: SpecItem(
              protocolName: place.path,
              newItem: NewItem(path: use.path(toFileAt: place.place, seenFrom: spec.source)),
              position: use.name.quotePosition
            ),
            decidedBy: ProtocolSpec(place: .file(file), forwarder: .none),
            &reports[index]
          )
        }
      }
    }
  }

  /// The target of `spec`, as far as paths tell: that of a reference is its folder.
  private static func target(of spec: ParsedSpec, isOwn: Bool) -> String {
    isOwn ? "" : spec.source.folder.joined(separator: "/")
  }
}
