/// Takes the options of a command out of its arguments, in any order.
///
/// A value that is missing, and an option that is given twice, are mistakes.
package struct ArgumentReader {
  /// The arguments before `--`.
  ///
  /// Nil takes the place of one that has been read, so that its neighbours stay apart.
  private var arguments: [String?]
  private let literals: [String]

  /// The options that the command has asked for.
  private var options: [String] = []

  /// The options among them that take no value.
  private var flags: [String] = []

  /// Reads `arguments`.
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
  package mutating func value(of option: String) throws(UsageError) -> String? {
    let values = try values(of: option)
    if values.count > 1 { throw UsageError("'\(option)' is given twice") }
    return values.first
  }

  /// The values of `option`, which takes one each time that it is given, or as a list all arguments up to
  /// the next option, one at least.
  package mutating func values(
    of option: String,
    asList isList: Bool = false
  ) throws(UsageError) -> [String] {
    options.append(option)
    var values: [String] = []
    let start = "\(option)="
    while let place = arguments.firstIndex(where: { $0 == option || $0?.hasPrefix(start) == true }),
      let argument = take(place)
    {
      if argument.hasPrefix(start) {
        if argument == start { throw UsageError("'\(option)' needs a value") }
        values.append(String(argument.dropFirst(start.count)))
        continue
      }
      var next = place + 1
      guard let value = take(next), !value.isEmpty, !value.hasPrefix("--") else {
        throw UsageError("'\(option)' needs a value")
      }
      values.append(value)
      while isList, arguments.indices.contains(next + 1), arguments[next + 1]?.first != "-",
        let value = take(next + 1)
      {
        if value.isEmpty { throw UsageError("'\(option)' has an empty value") }
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
  package func operands(help: String) throws(UsageError) -> [String] {
    let rest = arguments.compactMap { $0 }
    if let argument = rest.first(where: { $0.hasPrefix("-") }) {
      let option = String(argument.prefix { $0 != "=" })
      if flags.contains(option) {
        throw UsageError("'\(option)' takes no value: remove '\(argument.dropFirst(option.count))'")
      }
      throw .unknown("option", option, among: options + ["--help"], help: help)
    }
    return rest + literals
  }
}

/// What is wrong with the arguments of a command.
package struct UsageError: Error, Equatable {
  let message: String

  /// An error that says `message`.
  package init(_ message: String) { self.message = message }
}

extension UsageError {
  /// The message for an option or a command (the `kind`) that is not among `known`.
  ///
  /// `help` is the command that explains those.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    help: String
  ) -> UsageError {
    // `--out`, and `-o`.
    let start = word.hasPrefix("-") && !word.hasPrefix("--") ? "-\(word)" : word
    let longer = known.filter { $0.hasPrefix(start) && start.contains { $0 != "-" } }
    let nearest =
      longer.count == 1 ? longer[0] : NearestWord.nearest(to: word, among: known)
    let way = nearest.map { "did you mean '\($0)'?" } ?? "see '\(help)'"
    return UsageError("unknown \(kind) '\(word)': \(way)")
  }

  /// Refuses Swift files among `paths`, which are those of specs.
  package static func refuseSwift(_ paths: [String]) throws(UsageError) {
    if let path = paths.first(where: { $0.hasSuffix(".swift") }) { throw .notCalledSpec(path) }
  }

  /// The message for a path that is not the path of a spec.
  package static func notCalledSpec(_ path: String) -> UsageError {
    UsageError(
      path.hasSuffix(".swift")
        ? "'\(path)' is a Swift file: name the spec about it, NAME\(OutputName.specSuffix)"
        : "'\(path)' is not called NAME\(OutputName.specSuffix)"
    )
  }
}
