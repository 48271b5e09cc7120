/// Takes the arguments of a command one after the other.
///
/// Like what it needs, this file belongs to the tool and, through symbolic links, to the plugins
/// that are commands.
struct ArgumentReader {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next argument; nil when there is none.
  mutating func next() -> String? {
    rest.popFirst()
  }

  /// All that is left.
  mutating func remainder() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  /// The value of `option`, which may be given once.
  mutating func value(
    of option: String,
    given earlier: String?
  ) throws(UsageError) -> String {
    if earlier != nil { throw UsageError(message: "'\(option)' is given twice") }
    return try value(of: option)
  }

  /// The value of `option`.
  mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }

  /// The values of `option`, one at least, up to the next option.
  mutating func values(of option: String) throws(UsageError) -> [String] {
    var values = [try value(of: option)]
    while let next = rest.first, !next.hasPrefix("-") {
      rest.removeFirst()
      if next.isEmpty { throw UsageError(message: "'\(option)' has an empty value") }
      values.append(next)
    }
    return values
  }
}
