import Testing

@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// Calls for which earlier packages differ; A, B and C answer 1, 2 and 3, and N handles no requirement.
@Suite("Dispatch, row by row")
struct DispatchRowTests {
  /// How a call is dispatched, and whose way that was.
  enum Dispatch: Sendable, CaseIterable {
    case void
    case first  // ILABMultiDelegate, PHFDelegateChain, LBDelegateMatrioska
    case broadcast  // FSQMessageForwarder
    case last  // AIMultiDelegate
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let dispatch: Dispatch
    let delegates: String
    let answer: Int?
    let called: String
    let calledWhenStopping: String

    init(
      _ dispatch: Dispatch,
      _ delegates: String,
      _ answer: Int?,
      _ called: String,
      stopping: String
    ) {
      self.dispatch = dispatch
      self.delegates = delegates
      self.answer = answer
      self.called = called
      calledWhenStopping = stopping
    }

    var testDescription: String { "\(dispatch), [\(delegates)]" }
  }

  private static let rows = [
    Row(.void, "A N B", nil, "A B", stopping: "A"),
    Row(.first, "A N B", 1, "A", stopping: "A"),
    Row(.broadcast, "A N B", 1, "A B", stopping: "A"),
    Row(.last, "A N B", 2, "A B", stopping: "A"),
    Row(.first, "N A B", 1, "A", stopping: "A"),
    Row(.broadcast, "N A B", 1, "A B", stopping: "A"),
    Row(.last, "N A B", 2, "A B", stopping: "A"),
    Row(.first, "A B C", 1, "A", stopping: "A"),
    Row(.broadcast, "A B C", 1, "A B C", stopping: "A"),
    Row(.last, "A B C", 3, "A B C", stopping: "A"),
    // Nobody: nothing, or the default; never an exception, never an undefined value.
    Row(.void, "", nil, "", stopping: ""),
    Row(.first, "", 0, "", stopping: ""),
    Row(.broadcast, "", 0, "", stopping: ""),
    Row(.last, "", 0, "", stopping: ""),
    Row(.void, "N", nil, "", stopping: ""),
    Row(.first, "N", 0, "", stopping: ""),
    Row(.broadcast, "N", 0, "", stopping: ""),
    Row(.last, "N", 0, "", stopping: ""),
    // The same object twice is registered once.
    Row(.void, "A A", nil, "A", stopping: "A"),
  ]

  private let log = Log()
  private let multi = MultiTransferDelegate()
  private let objects: [String: Recorder]

  init() {
    var objects: [String: Recorder] = [:]
    for (value, name) in ["N", "A", "B", "C"].enumerated() {
      objects[name] = Recorder(name, log, value: value)
    }
    self.objects = objects
  }

  /// Registers the objects called `names`, "A N B".
  private func register(_ names: String) {
    for delegate in names.split(separator: " ").compactMap({ objects[String($0)] }) {
      multi.delegates.add(delegate, handling: delegate.name == "N" ? [] : .all)
    }
  }

  private func call(_ dispatch: Dispatch) -> Int? {
    switch dispatch {
    case .void:
      multi.transferDidStart("one")
      return nil
    case .first: return multi.rank(of: "one")
    case .broadcast: return multi.weight(of: "one")
    case .last: return multi.size(of: "one")
    }
  }

  @Test(arguments: rows) func `a call reaches those of the row, and answers as they do`(_ row: Row)
  {
    register(row.delegates)
    #expect(call(row.dispatch) == row.answer)
    #expect(log.take() == row.called)
  }

  @Test(arguments: rows)
  func `a call that stops at the first responder reaches that one only`(_ row: Row) {
    register(row.delegates)
    multi.delegates.stopsAtFirstResponder = true
    let first = row.calledWhenStopping.isEmpty ? 0 : 1
    #expect(call(row.dispatch) == (row.dispatch == .void ? nil : first))
    #expect(log.take() == row.calledWhenStopping)
  }

  @Test func `A's last owner released before the call to [A B]: B`() {
    multi.delegates.add(Recorder("A", log))
    register("B")
    _ = call(.void)
    #expect(log.take() == "B")
  }

  @Test(arguments: [("N", false), ("A", true), ("A N", true), ("", false)])
  func `responds in each row`(_ delegates: String, _ expected: Bool) {
    register(delegates)
    #expect(multi.responds(to: .rankOf) == expected)
  }
}
