/// Values by name that stand under compilation conditions, to find one that can be there at the same
/// time as another: unless both conditions are stated and their texts differ.
struct SeenUnderConditions<Value> {
  private struct Places {
    var first: Value?
    var unconditional: Value?
    var byCondition: [String: Value] = [:]
  }

  private var places: [String: Places] = [:]

  /// One called `name` that can be there when `condition` holds, or always if that is nil.
  func meeting(_ name: String, under condition: String?) -> Value? {
    guard let condition else { return places[name]?.first }
    return places[name]?.unconditional ?? places[name]?.byCondition[condition]
  }

  /// One called `name` that is there whenever `condition` holds.
  func covering(_ name: String, under condition: String?) -> Value? {
    places[name]?.unconditional ?? condition.flatMap { places[name]?.byCondition[$0] }
  }

  /// Adds `value`, and gives an earlier one that can be there at the same time; of several under one
  /// condition the first one is found.
  @discardableResult
  mutating func insert(_ value: Value, called name: String, under condition: String?) -> Value? {
    let earlier = meeting(name, under: condition)
    var known = places[name] ?? Places()
    known.first = known.first ?? value
    if let condition {
      known.byCondition[condition] = known.byCondition[condition] ?? value
    } else {
      known.unconditional = known.unconditional ?? value
    }
    places[name] = known
    return earlier
  }
}
