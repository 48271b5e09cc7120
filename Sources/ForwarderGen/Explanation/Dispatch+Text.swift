extension Dispatch {
  /// As a spec can write it: `reduce(max)`.
  var text: String {
    let argument: String? =
      switch self {
      case .reduce(let combiner): combiner.text
      case .pipeline(let parameter): parameter.label
      default: nil
      }
    return name.rawValue + (argument.map { "(\($0))" } ?? "")
  }
}
