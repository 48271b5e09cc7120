/// The requirements of one forwarder, as the generated `Multi…Requirement` enum lists them.
///
/// The raw values are positions in the declaration: 0, 1, 2 and so on. They change when requirements
/// are added, so do not store them.
public protocol DelegateRequirement: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == Int {
  /// The requirements that only notify: a call reaches every delegate that handles it, and returns no
  /// value.
  static var notifications: [Self] { get }
}
