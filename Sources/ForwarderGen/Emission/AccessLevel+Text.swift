extension AccessLevel {
  /// The modifier before a declaration: `public `, or nothing for `internal`.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}

extension Isolation {
  /// The modifier or attribute before a declaration: `nonisolated `, `@MainActor `, or nothing.
  var prefix: String {
    switch self {
    case .unstated: ""
    case .nonisolated: "nonisolated "
    case .globalActor(let actor): "\(actor) "
    }
  }
}
