extension AccessLevel {
  /// The modifier before a declaration: `public `, or nothing for `internal`.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
