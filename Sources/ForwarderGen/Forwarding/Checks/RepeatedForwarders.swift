/// Forwarders that a target would generate although one that it depends on has them: both would have one name, and
/// the own one would hide the other without a word.
enum RepeatedForwarders {
  /// Reports the forwarders among `protocols` that other targets generate for the same ones, and show.
  static func check(_ protocols: [DeclaredProtocol], _ reports: inout [Diagnostics]) {
    let forwarders = protocols.compactMap { declared in
      declared.parsed.item.flatMap { item in
        declared.forwarderName.map { (declared, item.position, $0) }
      }
    }
    func key(of declared: DeclaredProtocol, _ name: String) -> [String] {
      [declared.location.path, declared.head.path, name]
    }
    var known: [[String]: SourceLocation] = [:]
    for (declared, position, forwarder) in forwarders
    where declared.isReference && forwarder.access > .internal {
      known[key(of: declared, forwarder.name)] = declared.source.location(of: position)
    }
    if known.isEmpty { return }
    for (declared, position, forwarder) in forwarders where !declared.isReference {
      guard let other = known[key(of: declared, forwarder.name)] else { continue }
      let note = Diagnostic.Note(location: other, message: .isHere("the other item"))
      reports[declared.fileIndex]
        .report(.forwarderElsewhere(forwarder.name), at: position, notes: [note])
    }
  }
}
