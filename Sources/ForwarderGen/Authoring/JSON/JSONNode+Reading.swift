extension JSONNode {
  /// The value of the first member called `key`; nil if there is none, or no object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.text == key }?.value
  }

  /// The string that this is.
  var text: String? {
    if case .string(let text) = value { return text.text }
    return nil
  }

  /// The number that this is, where it has no fraction.
  var integer: Int? {
    if case .number(let digits) = value { return Int(digits) }
    return nil
  }

  /// Whether this is `true`.
  var isTrue: Bool { value == .boolean(true) }

  /// The elements of the array that this is.
  var elements: [JSONNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }
}
