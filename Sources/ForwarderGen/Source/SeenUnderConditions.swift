/// Values by name that stand under compilation conditions, to find one that can be there at the same
/// time as another: unless both conditions are stated and their texts differ.
struct SeenUnderConditions<Value> {
  private struct Key: Hashable {
    let name: String
    let condition: String?
  }

  // Of several with the same key, the first one.
  private var byName: [String: Value] = [:]
  private var byKey: [Key: Value] = [:]

  /// One called `name` that can be there when `condition` holds, or always if that is nil.
  func meeting(_ name: String, under condition: String?) -> Value? {
    condition == nil ? byName[name] : covering(name, under: condition)
  }

  /// One called `name` that is there whenever `condition` holds.
  func covering(_ name: String, under condition: String?) -> Value? {
    byKey[Key(name: name, condition: nil)] ?? byKey[Key(name: name, condition: condition)]
  }

  /// Adds `value`, and gives an earlier one that can be there at the same time.
  @discardableResult
  mutating func insert(_ value: Value, called name: String, under condition: String?) -> Value? {
    let earlier = meeting(name, under: condition)
    let key = Key(name: name, condition: condition)
    byName[name] = byName[name] ?? value
    byKey[key] = byKey[key] ?? value
    return earlier
  }
}
