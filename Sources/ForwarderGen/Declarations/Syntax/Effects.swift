/// Whether a call suspends or fails.
struct Effects: Equatable, Sendable {
  enum Throwing: Equatable, Sendable {
    case never
    case untyped
    /// `throws(DownloadError)`.
    case typed(TypeSyntax)
    case `rethrows`(SourcePosition)
  }

  let isAsync: Bool
  let throwing: Throwing

  static let none = Effects(isAsync: false, throwing: .never)

  /// Whether a caller must write `try`.
  var canThrow: Bool {
    switch throwing {
    case .never: false
    case .untyped, .rethrows: true
    case .typed(let error): error.plainPath?.nameInSwiftModule != "Never"
    }
  }

  /// ` async throws`, or nothing.
  var text: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .untyped: " throws"
      case .typed(let error): " throws(\(error.text))"
      case .rethrows: " rethrows"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
