import Testing

/// A requirement called under a dispatch, and what comes of it.
struct TableCall: CustomTestStringConvertible, Sendable {
  /// `last.value`.
  let testDescription: String

  /// The caller's result.
  let answer: String

  /// The delegates that the call reaches, of three.
  let called: String

  /// The caller's result when no delegate responds.
  let neutral: String
  let call: @Sendable (TableForwarders) async throws -> Any

  init(
    _ name: String,
    _ answer: String,
    _ called: String,
    _ neutral: String,
    _ call: @escaping @Sendable (TableForwarders) async throws -> Any
  ) {
    testDescription = name
    self.answer = answer
    self.called = called
    self.neutral = neutral
    self.call = call
  }

  /// The caller's result from `forwarders`, in words.
  func answer(of forwarders: TableForwarders) async throws -> String {
    let answer = try await call(forwarders)
    // An optional in an `Any` prints with its wrapping.
    let text = "\(answer)"
    let prefix = "Optional("
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count).dropLast()) : text
  }
}
