import Testing

/// A requirement called under a dispatch, and what comes of it.
struct TableCall: CustomTestStringConvertible, Sendable {
  /// `last.value`.
  let testDescription: String

  /// What the caller gets.
  let answer: String

  /// Whom the call reaches, of three.
  let called: String

  /// What the caller gets when nobody responds.
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

  /// What the caller gets from `forwarders`, in words.
  func answer(of forwarders: TableForwarders) async throws -> String {
    let answer = try await call(forwarders)
    // An optional in an `Any` prints with its wrapping.
    let text = "\(answer)"
    let prefix = "Optional("
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count).dropLast()) : text
  }
}
