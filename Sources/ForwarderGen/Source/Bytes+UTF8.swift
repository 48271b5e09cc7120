extension [UInt8] {
  /// Where the first byte stands that is not part of valid UTF-8.
  var firstInvalidUTF8: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var valid = 0
    var decoder = UTF8()
    var iterator = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      valid += UTF8.width(scalar)
    }
    return valid
  }
}
