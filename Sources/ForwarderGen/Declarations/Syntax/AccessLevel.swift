/// From where a declaration can be used, in the order of how far that is.
enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}
