extension [UInt8] {
  /// Where the first byte stands that is not part of valid UTF-8.
  var firstInvalidUTF8: Int? {
    // A text repairs what is not valid. `String(validating:as:)` would not have to, and needs macOS 15.
    if Array(String(decoding: self, as: UTF8.self).utf8) == self { return nil }
    var valid = 0
    var decoder = UTF8()
    var iterator = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      valid += UTF8.width(scalar)
    }
    return valid
  }
}
