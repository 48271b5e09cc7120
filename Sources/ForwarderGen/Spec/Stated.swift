/// The value of a key that may be left out.
enum Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing.
  case absent
  /// A value that could not be understood and has been reported.
  ///
  /// It causes no other message: each mistake is reported once.
  case unclear
  case value(Value)

  /// The stated `value`; absent if it is nil.
  init(_ value: Value?) { self = value.map { .value($0) } ?? .absent }

  /// The value, where there is one.
  var known: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// The result of `transform` on the value; unclear if that is nil, after a report.
  func map<Result>(_ transform: (Value) -> Result?) -> Stated<Result> {
    switch self {
    case .absent: .absent
    case .unclear: .unclear
    case .value(let value): transform(value).map { .value($0) } ?? .unclear
    }
  }
}
