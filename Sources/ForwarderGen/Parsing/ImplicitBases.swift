/// Protocols that specs know without an item of their own: what those in Swift files inherit from others
/// of the same file.
///
/// They have no forwarder. An item of the run about such a protocol, wherever it is, comes before.
enum ImplicitBases {
  /// Adds them to `specs`, each once: to the first spec that uses an heir.
  ///
  /// - Parameters:
  ///   - specs: the specs of a run with the protocols of Swift files that they use.
  ///   - ownCount: how many of them are not references; those come first.
  ///   - reports: the diagnostics of `specs`.
  static func add(
    to specs: inout [(spec: ParsedSpec, uses: [SwiftProtocols.Use])?],
    ownCount: Int,
    _ reports: inout [Diagnostics]
  ) {
    // The protocols with an item of their own: those in Swift files, and those in the same target
    // as far as paths tell.
    var known: Set<Key> = []
    for (index, parsed) in specs.enumerated() {
      guard let parsed else { continue }
      let target = target(of: parsed.spec, isOwn: index < ownCount)
      for declared in parsed.spec.protocols {
        if let path = declared.head?.path { known.insert(Key(place: target, path: path)) }
      }
      for use in parsed.uses {
        known.insert(Key(place: use.opened, path: use.file.protocols[use.position].path))
      }
    }
    for index in specs.indices {
      guard let (spec, uses) = specs[index] else { continue }
      let target = target(of: spec, isOwn: index < ownCount)
      for use in uses {
        let protocols = use.file.protocols
        let bases = protocols.lineage(of: use.position).subtracting([use.position])
        let places = Set(
          bases.map { Key(place: protocols[$0].location.path, path: protocols[$0].path) }
        )
        for place in places.sorted(by: { ($0.path, $0.place) < ($1.path, $1.place) }) {
          let path = place.path
          if known.contains(Key(place: target, path: path)) { continue }
          guard known.insert(place).inserted else { continue }
          let isInterface = OutputName.isInterface(place.place)
          let file = isInterface ? EmbeddedText(place.place, at: use.name.start.offset) : use.path
          let base = SwiftProtocolReader(
            use.file,
            protocols.positions(ofPath: path).filter { protocols[$0].location.path == place.place },
            inheritedBy: use.position,
            &reports[index]
          )
          .protocols(
            of: SpecItem(
              protocolName: path,
              newItem: NewItem(path: use.path(toFileAt: place.place, seenFrom: spec.source)),
              position: use.name.quotePosition
            ),
            decidedBy: ProtocolSpec(place: .file(file), forwarder: .none),
            &reports[index]
          )
          specs[index]?.spec.protocols += base
        }
      }
    }
  }

  private struct Key: Hashable {
    /// A Swift file, or a target.
    let place: String
    let path: String
  }

  /// The target of `spec`, as far as paths tell.
  ///
  /// All specs that are not references have the same target. A reference has the target of the
  /// other specs in its folder.
  private static func target(of spec: ParsedSpec, isOwn: Bool) -> String {
    isOwn ? "" : spec.source.folder.joined(separator: "/")
  }
}
