import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Insertions, also those for which earlier packages differ or lose a delegate.
@Suite("Insertion, row by row")
struct InsertionRowTests {
  /// One row: the delegates to begin with, what is done, and the order afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    enum Operation: Sendable {
      case add([String])
      case insert([String], at: Int)
      case before(String, String)
      case after(String, String)
      case remove(String)
    }

    let start: String
    let operation: Operation
    let order: String
    let answers: Bool?

    init(_ start: String, _ operation: Operation, _ order: String, answers: Bool? = nil) {
      self.start = start
      self.operation = operation
      self.order = order
      self.answers = answers
    }

    var testDescription: String { "[\(start)] \(operation)" }
  }

  private static let rows = [
    Row("", .add(["A", "A"]), "A", answers: false),
    Row("A B", .before("X", "B"), "A X B", answers: true),
    Row("A B", .after("X", "A"), "A X B", answers: true),
    // ILABMultiDelegate and AIMultiDelegate put it at the end and at the front.
    Row("A B", .before("X", "?"), "A B", answers: false),
    Row("A B", .after("X", "?"), "A B", answers: false),
    Row("A B", .before("X", "X"), "A B", answers: false),
    Row("A B", .after("X", "X"), "A B", answers: false),
    // The slot of a deallocated delegate is no anchor, and has no effect on others.
    Row("A † B", .before("X", "†"), "A B", answers: false),
    Row("A † B", .after("X", "†"), "A B", answers: false),
    Row("A † B", .before("X", "B"), "A X B", answers: true),
    Row("A † B", .after("X", "A"), "A X B", answers: true),
    Row("A B C", .before("C", "A"), "C A B", answers: true),
    Row("A B C", .after("A", "C"), "B C A", answers: true),
    // ILABMultiDelegate takes it out first, and then does not find its anchor.
    Row("A B", .before("A", "A"), "A B", answers: true),
    Row("A B", .after("A", "A"), "A B", answers: true),
    Row("A B C", .before("B", "B"), "A B C", answers: true),
    Row("A B C", .after("B", "B"), "A B C", answers: true),
    Row("A B C", .before("A", "?"), "A B C", answers: false),
    Row("A B C", .after("C", "?"), "A B C", answers: false),
    // The start cannot arise: the second A is the first.
    Row("A B A", .remove("A"), "B", answers: true),
    Row("A B", .insert(["X", "Y"], at: 0), "X Y A B"),
    Row("A B", .insert(["X", "Y"], at: 1), "A X Y B"),
    Row("A B", .insert(["X", "Y"], at: 2), "A B X Y"),
    Row("A B", .insert(["X", "Y"], at: 99), "A B X Y"),
  ]

  @Test(arguments: rows) func `the order afterwards is that of the row`(_ row: Row) {
    let multi = MultiTransferDelegate()
    var objects: [String: Recorder] = [:]
    for name in ["A", "B", "C", "X", "Y", "?"] { objects[name] = Recorder(name) }
    var dead: [Recorder] = []
    for name in row.start.split(separator: " ") {
      if let object = objects[String(name)] {
        multi.delegates.add(object)
      } else {
        let dying = Recorder("†")
        dead.append(dying)
        multi.delegates.add(dying)
      }
    }
    dead = []
    /// The object of that name, or one that lives no longer than the call.
    func object(_ name: String) -> Recorder { objects[name] ?? Recorder(name) }
    var answer: Bool?
    switch row.operation {
    case .add(let names):
      for name in names { answer = multi.delegates.add(object(name)) }
    case .insert(let names, let index):
      multi.delegates.add(contentsOf: names.map(object), at: .index(index))
    case .before(let name, let anchor):
      answer = multi.delegates.add(object(name), at: .before(object(anchor)))
    case .after(let name, let anchor):
      answer = multi.delegates.add(object(name), at: .after(object(anchor)))
    case .remove(let name):
      answer = multi.delegates.remove(object(name))
    }
    #expect(multi.delegates.names == row.order)
    #expect(answer == row.answers)
  }
}
