// Functions that `by` names in Orders.delegates.json and Model.delegates.json.

/// The lowest threshold of all.
func lowestThreshold(_ handlers: some Sequence<any HandlerDelegate>) -> Int {
  handlers.map(\.threshold).min() ?? 0
}

/// Lets those log a message whose threshold it reaches.
func logs(_ handlers: some Sequence<any HandlerDelegate>, _ message: String, _ level: Int) {
  for handler in handlers where handler.threshold <= level { handler.log(message, level: level) }
}

func converted<T: Sendable>(_ handlers: some Sequence<any HandlerDelegate>, _ value: T) -> T {
  handlers.reduce(value) { $1.convert($0) }
}

enum Onion {
  /// Lets each handler decide whether, and with what, the next one is called.
  static func respond(
    _ handlers: some Sequence<any HandlerDelegate>,
    to request: String,
    next host: (String) async throws -> String
  ) async throws -> String {
    func respond(_ rest: ArraySlice<any HandlerDelegate>, to request: String) async throws -> String
    {
      guard let handler = rest.first else { return try await host(request) }
      return try await handler.respond(to: request) {
        try await respond(rest.dropFirst(), to: $0)
      }
    }
    return try await respond(Array(handlers)[...], to: request)
  }

  static func fill(_ handlers: some Sequence<any HandlerDelegate>, _ list: inout [Int]) throws {
    for handler in handlers where list.count < 2 { try handler.fill(&list) }
  }

  static func answer(
    _ handlers: some Sequence<any HandlerDelegate>,
    _ done: @escaping (Int) -> Void
  ) {
    var rest = handlers.makeIterator()
    rest.next()?.answer(done)
  }
}

func sortedByAll<Item>(_ boxes: some Sequence<any CrateDelegate<Item>>, _ items: [Item]) -> [Item] {
  boxes.reduce(items) { $1.sorted($0) }
}

func applied(_ rules: some Sequence<any RuleDelegate>, _ number: Int) -> Int {
  rules.reduce(number) { $1.apply(to: $0) }
}

/// Notes what each rule answers, until one says no.
func allowed(
  _ rules: some Sequence<any RuleDelegate>,
  _ number: Int,
  _ log: inout [String]
) -> Bool {
  rules.allSatisfy { rule in
    let answer = rule.allows(number, noting: &log)
    log.append("\(type(of: rule)): \(answer)")
    return answer
  }
}

/// The width to which all columns agree.
@MainActor
func narrowest(_ columns: some Sequence<any ColumnDelegate>, _ proposed: Int) -> Int {
  columns.reduce(proposed) { min($0, $1.width($0)) }
}

/// Asks two delegates at most, and adds their answers.
nonisolated func surveyed(_ delegates: some Sequence<any ModelSurvey>, _ number: Int) -> Int {
  var sum: Int?
  var asked = 0
  for delegate in delegates {
    sum = (sum ?? 0) + delegate.survey(number)
    asked += 1
    if asked == 2 { break }
  }
  return sum ?? -number
}
