extension Dispatch {
  /// As a spec writes it: `reduce(max)`.
  var text: String {
    switch self {
    case .broadcast: "broadcast"
    case .first: "first"
    case .last: "last"
    case .firstNonNil: "firstNonNil"
    case .anyTrue: "anyTrue"
    case .allTrue: "allTrue"
    case .reduce(let combiner): "reduce(\(combiner.text))"
    case .collect: "collect"
    case .pipeline: "pipeline"
    case .claimed: "claimed"
    }
  }
}
