/// The requirements of one forwarder, as the generated `Multi…Requirement` enum lists them.
///
/// A requirement's raw value is its position in the declaration, counted from zero without a gap.
/// Positions are not stable: they change when requirements are added, so they are never worth
/// storing.
public protocol DelegateRequirement: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == Int {
  /// The requirements that only notify: every delegate hears of them, and none answers.
  static var notifications: [Self] { get }
}
