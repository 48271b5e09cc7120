/// The arguments of `generate`.
struct GenerateOptions: Equatable, Sendable {
  /// Why arguments cannot be understood.
  struct UsageError: Error, Equatable {
    let message: String
  }

  private static let names = [
    "--output", "--base", "--reference", "--check", "--no-source-locations", "--help",
  ]

  /// As given, in order.
  private(set) var specs: [String] = []
  private(set) var references: [String] = []
  private(set) var output = ""
  private(set) var base: String?
  private(set) var isCheck = false
  private(set) var locatesSource = true

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var output: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = try Self.value(of: argument, given: output, &rest)
      case "--base": base = try Self.value(of: argument, given: base, &rest)
      case "--reference": references.append(try Self.value(of: argument, given: nil, &rest))
      case "--check": isCheck = true
      case "--no-source-locations": locatesSource = false
      case "--":
        specs += rest
        rest = []
      case _ where argument.hasPrefix("-"):
        let nearest = NearestWord.nearest(to: argument, among: Self.names)
        let way = nearest.map { "did you mean '\($0)'?" } ?? "see 'forwarder-gen help generate'"
        throw UsageError(message: "unknown option '\(argument)': \(way)")
      default: specs.append(argument)
      }
    }
    guard let output else { throw UsageError(message: "say where to write with '--output DIR'") }
    if specs.isEmpty { throw UsageError(message: "name the specs to generate from") }
    self.output = output
  }

  /// Takes the value of `option` off `rest`.
  private static func value(
    of option: String,
    given earlier: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if earlier != nil { throw UsageError(message: "'\(option)' is given twice") }
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError(message: "'\(option)' needs a value")
    }
    return value
  }
}
