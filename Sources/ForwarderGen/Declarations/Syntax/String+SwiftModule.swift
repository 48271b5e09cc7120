extension [String] {
  /// The name that a type's path may have in the standard library: of `Swift.Void` or `Void`, `Void`.
  var nameInSwiftModule: String? {
    switch count {
    case 1: self[0]
    case 2 where self[0] == "Swift": self[1]
    default: nil
    }
  }
}

extension String {
  /// A type's path without the module, where that is the standard library: of `Swift.Void`, `Void`.
  var withoutSwiftModule: String {
    hasPrefix("Swift.") ? String(dropFirst("Swift.".count)) : self
  }

  /// The name without back-ticks, which a spec may write as Swift does.
  var withoutBackTicks: String { filter { $0 != "`" } }
}
