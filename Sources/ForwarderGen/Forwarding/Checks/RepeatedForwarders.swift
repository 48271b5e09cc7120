/// Forwarders that a target would generate although one that it depends on has them.
///
/// Both would have one name, and the own one would hide the other without a word.
enum RepeatedForwarders {
  private struct Key: Hashable {
    /// A Swift file, as the tool opens it.
    let file: String
    let path: String
    let forwarder: String
  }

  /// Reports the forwarders among `protocols` that other targets generate for the same ones, and show.
  static func check(_ protocols: [DeclaredProtocol], _ reports: inout [Diagnostics]) {
    var known: [Key: SourceLocation] = [:]
    for declared in protocols where declared.isReference {
      guard let (key, access, position) = forwarder(of: declared), access > .internal else {
        continue
      }
      known[key] = declared.source.location(of: position)
    }
    if known.isEmpty { return }
    for declared in protocols where !declared.isReference {
      guard let (key, _, position) = forwarder(of: declared), let other = known[key] else {
        continue
      }
      reports[declared.fileIndex]
        .report(
          .forwarderElsewhere(key.forwarder),
          at: position,
          notes: [Diagnostic.Note(location: other, message: .earlierItem)]
        )
    }
  }

  /// The forwarder of a protocol in a Swift file, and where the item about it is.
  private static func forwarder(
    of declared: DeclaredProtocol
  ) -> (key: Key, access: AccessLevel, position: SourcePosition)? {
    guard let item = declared.parsed.item, let (name, access) = declared.forwarderName else {
      return nil
    }
    let file = declared.location.path
    return (Key(file: file, path: declared.head.path, forwarder: name), access, item.position)
  }
}
