import Foundation
import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Composites that require nothing")
struct NonstrictCompositeTests {
  private final class Stranger {}

  private let log = Log()

  @Test func `each delegate is reached only through the protocols it has`() async throws {
    let selector = Selector(log)
    let editable = EditableRows("editable", log)
    let multi = try MultiAnyTable(weakly: selector, editable)
    multi.tableDidSelect(1)
    multi.tableDidReload()
    #expect(multi.tableDidDelete(2) == 20)
    #expect(log.entries == ["selector 1", "editable reload", "editable delete 2"])
    #expect(try await multi.hint(for: 1) == "selector")
    #expect(multi.isEditing)
  }

  @Test func `one that conforms to none is refused with an error that names the protocols`() {
    let stranger = Stranger()
    let error = #expect(throws: DelegateConformanceError.self) {
      try MultiAnyTable(weakly: stranger)
    }
    #expect(
      error.map { "\($0)" }
        == "'Stranger' conforms to none of 'TableSelection', 'TableEditing'"
    )
    #expect(error?.protocols == ["TableSelection", "TableEditing"])
  }

  @Test func `no call that adds delegates changes anything when it refuses one`() throws {
    let (first, last) = (Selector(log), Selector(log))
    let (newcomer, stranger) = (EditableRows("newcomer", log), Stranger())
    let multi = try MultiAnyTable(weakly: first, last)
    let calls: [(MultiAnyTableRegistry) throws -> Void] = [
      { try $0.add(stranger) },
      { try $0.add(stranger, handling: []) },
      { try $0.add(retaining: stranger) },
      { try $0.add(retaining: stranger, handling: []) },
      { try $0.add(contentsOf: [newcomer, stranger]) },
      { try $0.add(contentsOf: [newcomer, stranger], handling: .all) },
      { try $0.replaceAll(with: [newcomer, stranger]) },
      { try $0.replaceAll(with: [newcomer, stranger], handling: .all) },
      { try $0.add(stranger, at: .before(first)) },
      { try $0.add(stranger, at: .before(first), handling: .all) },
      { try $0.add(stranger, at: .after(first)) },
      { try $0.add(stranger, at: .after(first), handling: .all) },
      { try $0.add(stranger, at: .index(0)) },
      { try $0.add(stranger, at: .index(0), handling: .all) },
      { try $0.add(contentsOf: [newcomer, stranger], at: .index(0)) },
      { try $0.add(contentsOf: [newcomer, stranger], at: .index(0), handling: .all) },
    ]
    for call in calls {
      #expect(throws: DelegateConformanceError.self) { try call(multi.delegates) }
      #expect(
        Array(multi.delegates).map(ObjectIdentifier.init)
          == [first, last].map(ObjectIdentifier.init)
      )
    }
  }

  @Test func `the calls that add delegates do what they do elsewhere`() throws {
    let (a, b) = (Selector(log), Selector(log))
    let (c, d) = (EditableRows("c", log), EditableRows("d", log))
    let multi = MultiAnyTable()
    let registry = multi.delegates
    func expectOrder(_ objects: AnyObject..., sourceLocation: SourceLocation = #_sourceLocation) {
      let found = registry.map { ObjectIdentifier($0) }
      #expect(found == objects.map { ObjectIdentifier($0) }, sourceLocation: sourceLocation)
    }
    #expect(try registry.add(b))
    #expect(try !registry.add(b))
    #expect(try registry.add(a, at: .before(b)))
    #expect(try registry.add(c, at: .after(b)))
    #expect(try !registry.add(d, at: .after(Selector(log))))
    expectOrder(a, b, c)
    try registry.add(d, at: .index(1))
    expectOrder(a, d, b, c)
    try registry.add(contentsOf: [c, b], at: .index(0))
    expectOrder(c, b, a, d)
    try registry.replaceAll(with: [d, a])
    expectOrder(d, a)
    try registry.add(contentsOf: [b], handling: [.hintFor])
    #expect(registry.contains(b))
    #expect(registry.remove(b))
    #expect(!registry.remove(b))
    var kept: Selector? = Selector(log)
    weak let weakly = kept
    if let kept { #expect(try registry.add(retaining: kept)) }
    kept = nil
    #expect(weakly != nil)
    #expect(registry.removeAll() == 3)
    #expect(weakly == nil)
  }

  @Test func `insertion without handling keeps that of a registered delegate`() throws {
    let selector = Selector(log)
    let multi = MultiAnyTable()
    try multi.delegates.add(selector, handling: [.tableShouldSelect])
    try multi.delegates.add(selector, at: .index(0))
    #expect(!multi.responds(to: .tableDidSelect))
    try multi.delegates.add(selector, at: .index(0), handling: .all)
    #expect(multi.responds(to: .tableDidSelect))
    #expect(!multi.responds(to: .isEditing))
  }

  @Test func `a change of responders is announced, and nothing else`() throws {
    let changes = LockedLog()
    let multi = MultiAnyTable()
    multi.delegates.onRespondersChange = { changes.note("change") }
    let selector = Selector(log)
    try multi.delegates.add(selector, handling: [.isEditing])
    #expect(changes.entries.isEmpty)
    try multi.delegates.add(selector, handling: [.isEditing, .tableDidSelect])
    #expect(changes.entries.count == 1)
    try multi.delegates.add(selector, handling: [.tableDidSelect])
    #expect(changes.entries.count == 1)
    #expect(throws: DelegateConformanceError.self) { try multi.delegates.add(Stranger()) }
    #expect(changes.entries.count == 1)
  }

  @Test func `a round calls nobody who was added, removed or has died meanwhile`() throws {
    final class Meddler: ListDelegate {
      var meddle: () -> Void = {}
      func didScroll() {}
      func didScrollList() { meddle() }
    }
    final class Counter: ListDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func didScroll() {}
      func didScrollList() { log.note("called") }
    }
    let (meddler, removed, added) = (Meddler(), Counter(log), Counter(log))
    var mortal: Counter? = Counter(log)
    let multi = try MultiScroll(weakly: meddler, removed)
    if let mortal { try multi.delegates.add(mortal) }
    meddler.meddle = {
      mortal = nil
      multi.delegates.remove(removed)
      #expect(throws: Never.self) { try multi.delegates.add(added) }
    }
    multi.didScrollList()
    #expect(log.entries == [])
    multi.didScrollList()
    #expect(log.entries == ["called"])
  }

  @Test func `a provider's objects that conform to none are passed over`() throws {
    final class Objects: DelegateProvider {
      var objects: [AnyObject] = []
      func delegates() -> [AnyObject] { objects }
    }
    let objects = Objects()
    let selector = Selector(log)
    objects.objects = [Stranger(), selector]
    let multi = MultiAnyTable()
    multi.delegates.add(provider: objects)
    multi.tableDidSelect(5)
    #expect(!multi.tableShouldSelect(1) == false)
    #expect(log.entries == ["selector 5"])
    #expect(multi.responds(to: .tableDidSelect))
    #expect(!multi.responds(to: .isEditing))
  }

  @Test func `where a default implementation could answer, handling is written`() throws {
    final class Adviser: AdviceDelegate {
      func advice() -> Int { 3 }
    }
    let adviser = Adviser()
    let multi = MultiAnyAdvice()
    try multi.delegates.add(adviser, handling: .notifications)
    #expect(multi.advice() == 0)
    try multi.delegates.add(adviser, handling: .all)
    #expect(multi.advice() == 3)
    #expect(throws: DelegateConformanceError.self) {
      try multi.delegates.add(Stranger(), handling: .all)
    }
  }

  @Test func `conforming is enough where the protocols require nothing`() throws {
    final class Empty: EmptyComposed {}
    let multi = MultiEmpty()
    let empty = Empty()
    #expect(try multi.delegates.add(empty))
    #expect(multi.delegates.contains(empty))
    #expect(throws: DelegateConformanceError.self) { try multi.delegates.add(Stranger()) }
  }
}
