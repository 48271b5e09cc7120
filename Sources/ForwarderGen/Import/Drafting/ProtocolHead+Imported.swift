extension ProtocolHead {
  /// The head as an imported spec states it: `public protocol Outer.Delegate: AnyObject`.
  ///
  /// - Parameters:
  ///   - inherited: the names behind the `:`.
  ///   - conditions: those of its `where`.
  ///   - actor: the global actor that it is on, stated or not.
  /// - Returns: the head, on one line.
  func text(inheriting inherited: [String], where conditions: [String], on actor: String?) -> String
  {
    var words = attributes.map(\.tidyText)
    if let actor, !words.contains(actor) { words.append(actor) }
    if access != .internal { words.append(access.rawValue) }
    if isNonisolated { words.append("nonisolated") }
    let primary = primaryTypes.map(\.text).joined(separator: ", ")
    var text = (words + ["protocol", escapedPath]).joined(separator: " ")
    if !primary.isEmpty { text += "<\(primary)>" }
    if !inherited.isEmpty { text += ": \(inherited.joined(separator: ", "))" }
    if !conditions.isEmpty { text += " where \(conditions.joined(separator: ", "))" }
    return text
  }
}
