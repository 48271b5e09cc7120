/// Values by name that stand under compilation conditions, to find one that can be there at the same
/// time as another: unless both conditions are stated and their texts differ.
struct SeenUnderConditions<Value> {
  private struct Places {
    var first: Value?
    var unconditional: Value?
    var byCondition: [String: Value] = [:]

    func meeting(_ condition: String?) -> Value? {
      guard let condition else { return first }
      return unconditional ?? byCondition[condition]
    }

    /// Adds `value`, and gives an earlier one that can be there at the same time.
    mutating func insert(_ value: Value, under condition: String?) -> Value? {
      let earlier = meeting(condition)
      first = first ?? value
      if let condition {
        byCondition[condition] = byCondition[condition] ?? value
      } else {
        unconditional = unconditional ?? value
      }
      return earlier
    }
  }

  private var places: [String: Places]

  /// Makes one for about `count` names.
  init(_ count: Int = 0) { places = Dictionary(minimumCapacity: count) }

  /// One called `name` that can be there when `condition` holds, or always if that is nil.
  func meeting(_ name: String, under condition: String?) -> Value? {
    places[name]?.meeting(condition)
  }

  /// One called `name` that is there whenever `condition` holds.
  func covering(_ name: String, under condition: String?) -> Value? {
    guard let known = places[name] else { return nil }
    return known.unconditional ?? condition.flatMap { known.byCondition[$0] }
  }

  /// Adds `value`, and gives an earlier one that can be there at the same time; of several under one
  /// condition the first one is found.
  @discardableResult
  mutating func insert(_ value: Value, called name: String, under condition: String?) -> Value? {
    places[name, default: Places()].insert(value, under: condition)
  }
}
