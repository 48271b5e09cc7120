/// What stands at a key that may be left out.
enum Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing.
  case absent
  /// Something that nobody understands and that has been reported.
  ///
  /// It is not held against anything else: one mistake gets one message.
  case unclear
  case value(Value)

  /// What `value` says; absent where it is nil.
  init(_ value: Value?) { self = value.map { .value($0) } ?? .absent }

  /// The value, where there is one.
  var known: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// What `transform` makes of the value; unclear where, after a report, it makes nothing.
  func map<Result>(_ transform: (Value) -> Result?) -> Stated<Result> {
    switch self {
    case .absent: .absent
    case .unclear: .unclear
    case .value(let value): transform(value).map { .value($0) } ?? .unclear
    }
  }
}
