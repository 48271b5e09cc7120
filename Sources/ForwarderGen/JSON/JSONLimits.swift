/// How large a file may be, so that every one is answered in a moment.
struct JSONLimits: Equatable, Sendable {
  /// The most bytes that a file may have.
  let size: Int

  /// The most bytes that a string may have.
  let stringLength: Int

  /// A thousand protocols of ten requirements take less than two megabytes.
  static let spec = JSONLimits(size: 4 << 20, stringLength: 1 << 16)

  /// Compilers write them, and whole frameworks make hundreds of megabytes.
  static let symbolGraph = JSONLimits(size: 1 << 30, stringLength: 1 << 24)
}
