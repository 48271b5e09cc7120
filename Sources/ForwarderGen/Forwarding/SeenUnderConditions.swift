/// Values that stand under compilation conditions, to find one that can be there at the same time as
/// another.
///
/// Two conditions can hold at once unless both are stated and their texts differ.
struct SeenUnderConditions<Value> {
  private var first: Value?
  private var unconditional: Value?
  private var byCondition: [String: Value] = [:]

  /// One that can be there when `condition` holds, or always if that is nil.
  func meeting(_ condition: String?) -> Value? {
    guard let condition else { return first }
    return unconditional ?? byCondition[condition]
  }

  /// One that is there whenever `condition` holds.
  func covering(_ condition: String?) -> Value? {
    unconditional ?? condition.flatMap { byCondition[$0] }
  }

  /// Adds `value`; of several under one condition the first one is found.
  mutating func insert(_ value: Value, under condition: String?) {
    if first == nil { first = value }
    guard let condition else {
      unconditional = unconditional ?? value
      return
    }
    if byCondition[condition] == nil { byCondition[condition] = value }
  }
}
