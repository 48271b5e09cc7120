/// The functions of the row `by` of the table of dispatches: each delegate is called with the answer of the
/// one before it.
enum ByTable {
  typealias Delegates = Sequence<any TableByDelegate>

  static func void(_ delegates: some Delegates, _ value: Int) {
    for delegate in delegates { delegate.void(value) }
  }

  static func value(_ delegates: some Delegates, _ value: Int) -> Int {
    delegates.reduce(value) { $1.value($0) }
  }

  static func optional(_ delegates: some Delegates, _ value: Int) -> Int? {
    delegates.reduce(nil) { $0 ?? $1.optional(value) }
  }

  static func bool(_ delegates: some Delegates, _ value: Bool) -> Bool {
    delegates.reduce(value) { $1.bool($0) }
  }

  static func collection(_ delegates: some Delegates, _ value: [Int]) -> [Int] {
    delegates.reduce(value) { $1.collection($0) }
  }

  static func throwing(_ delegates: some Delegates, _ value: Int) throws -> Int {
    try delegates.reduce(value) { try $1.throwing($0) }
  }

  static func suspending(_ delegates: some Delegates, _ value: Int) async -> Int {
    var answer = value
    for delegate in delegates { answer = await delegate.suspending(answer) }
    return answer
  }

  static func number(_ delegates: some Delegates) -> Int {
    delegates.reduce(0) { $0 + $1.number }
  }

  static func item(_ delegates: some Delegates, _ value: Int) -> Int {
    delegates.reduce(value) { $1[$0] }
  }

  static func generic<T: Comparable>(_ delegates: some Delegates, _ value: T) -> T {
    delegates.reduce(value) { $1.generic($0) }
  }

  static func reversed(_ delegates: some Delegates, _ value: Int) -> Int {
    delegates.reduce(value) { $1.reversed($0) }
  }

  static func handler(_ delegates: some Delegates, _ value: Int, _ done: @escaping (Int) -> Void) {
    for delegate in delegates { return delegate.handler(value, done) }
    done(value)
  }
}
