/// Takes the options of a command out of its arguments, in any order; one that is given twice is a mistake.
package struct ArgumentReader {
  /// Those before `--`; nil takes the place of one that has been read, so that its neighbours stay apart.
  private var arguments: [String?]
  private let literals: [String]

  /// The options that the command has asked for.
  private var options: [String] = []

  /// The options among them that take no value.
  private var flags: [String] = []

  package init(_ arguments: [String]) {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    self.arguments = Array(arguments[..<end])
    literals = Array(arguments[end...].dropFirst())
  }

  /// Whether `option`, which takes no value, is given.
  package mutating func flag(_ option: String) -> Bool {
    options.append(option)
    flags.append(option)
    let places = arguments.indices.filter { arguments[$0] == option }
    for place in places { arguments[place] = nil }
    return !places.isEmpty
  }

  /// The value of `option`, which may be given once.
  package mutating func value(of option: String) throws(CommandError) -> String? {
    let values = try values(of: option)
    if values.count > 1 { throw CommandError("'\(option)' is given twice") }
    return values.first
  }

  /// The values of `option`, which takes one each time that it is given, or as a list all arguments up to
  /// the next option, one at least.
  package mutating func values(
    of option: String,
    asList isList: Bool = false
  ) throws(CommandError) -> [String] {
    options.append(option)
    var values: [String] = []
    let start = "\(option)="
    while let place = arguments.firstIndex(where: { $0 == option || $0?.hasPrefix(start) == true }),
      let argument = take(place)
    {
      if argument.hasPrefix(start) {
        if argument == start { throw CommandError("'\(option)' needs a value") }
        values.append(String(argument.dropFirst(start.count)))
        continue
      }
      var next = place + 1
      guard let value = take(next), !value.isEmpty, !value.hasPrefix("--") else {
        throw CommandError("'\(option)' needs a value")
      }
      values.append(value)
      while isList, arguments.indices.contains(next + 1), arguments[next + 1]?.first != "-",
        let value = take(next + 1)
      {
        if value.isEmpty { throw CommandError("'\(option)' has an empty value") }
        values.append(value)
        next += 1
      }
    }
    return values
  }

  /// The argument at `place`, which is not there any more; nil for none.
  private mutating func take(_ place: Int) -> String? {
    guard arguments.indices.contains(place) else { return nil }
    defer { arguments[place] = nil }
    return arguments[place]
  }

  /// The arguments that belong to no option; `help` explains the options that there are.
  package func operands(help: String) throws(CommandError) -> [String] {
    let rest = arguments.compactMap { $0 }
    if let argument = rest.first(where: { $0.hasPrefix("-") }) {
      let option = String(argument.prefix { $0 != "=" })
      if flags.contains(option) {
        let value = argument.dropFirst(option.count)
        throw CommandError("'\(option)' takes no value: remove '\(value)'")
      }
      throw .unknown("option", option, among: options + ["--help"], help: help)
    }
    return rest + literals
  }
}
