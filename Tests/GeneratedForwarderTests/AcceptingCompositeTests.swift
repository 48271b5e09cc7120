import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Composites that accept protocols")
struct AcceptingCompositeTests {
  private let log = Log()
  private let rows: Rows
  private let selectable: SelectableRows
  private let editable: EditableRows
  private let multi: MultiTable

  init() {
    rows = Rows("plain", log)
    selectable = SelectableRows("selectable", log)
    editable = EditableRows("editable", log)
    multi = MultiTable(weakly: rows, selectable, editable)
  }

  @Test func `an accepted requirement reaches those that have it, a required one all`() async throws
  {
    multi.tableDidReload()
    #expect(log.entries == ["plain reload", "selectable reload", "editable reload"])
    multi.tableDidSelect(2)
    #expect(multi.tableDidDelete(4) == 40)
    #expect(log.entries.suffix(2) == ["selectable select 2", "editable delete 4"])
    #expect(!multi.tableShouldSelect(1))
    #expect(try await multi.hint(for: 1) == nil)
    selectable.hint = "sit down"
    #expect(try await multi.hint(for: 1) == "sit down")
    multi.isEditing = false
    #expect(!editable.isEditing)
    #expect(multi.numberOfRows() == 5)
  }

  @Test func `those that have it are called in registration order`() {
    let earlier = SelectableRows("earlier", log)
    multi.delegates.add(earlier, at: .before(rows))
    multi.tableDidSelect(1)
    #expect(log.entries == ["earlier select 1", "selectable select 1"])
  }

  @Test func `nobody conforms: the default`() {
    multi.delegates.removeAll()
    multi.delegates.add(rows)
    #expect(multi.tableShouldSelect(1))
    #expect(multi.tableDidDelete(4) == 4)
    multi.tableDidSelect(1)
    #expect(log.entries == [])
  }

  @Test func `handling and conformance both count`() {
    multi.delegates.add(rows, handling: [.tableDidSelect])
    multi.delegates.add(selectable, handling: [.tableDidReload, .tableDidDelete])
    multi.tableDidReload()
    multi.tableDidSelect(1)
    #expect(log.entries == ["selectable reload", "editable reload"])
    multi.delegates.add(selectable)
    multi.tableDidSelect(1)
    #expect(log.entries.last == "selectable select 1")
  }

  @Test func `who responds follows delegates as they come, go and die`() {
    let multi = MultiTable(weakly: rows)
    #expect(multi.responds(to: .tableDidReload))
    #expect(!multi.responds(to: .tableDidSelect))
    var mortal: SelectableRows? = SelectableRows("mortal", log)
    if let mortal { multi.delegates.add(mortal) }
    #expect(multi.responds(to: .tableDidSelect))
    #expect(!multi.responds(to: .isEditing))
    mortal = nil
    #expect(!multi.responds(to: .tableDidSelect))
    multi.delegates.add(editable)
    #expect(multi.responds(to: .isEditing))
    multi.delegates.remove(editable)
    #expect(!multi.responds(to: .isEditing))
    multi.delegates.add(selectable, handling: .all.subtracting([.tableDidSelect]))
    #expect(!multi.responds(to: .tableDidSelect))
    #expect(multi.responds(to: .tableShouldSelect))
  }

  @Test func `the first that has it is the first responder`() {
    let second = SelectableRows("second", log)
    multi.delegates.add(second)
    multi.delegates.stopsAtFirstResponder = true
    multi.tableDidSelect(3)
    multi.tableDidReload()
    #expect(log.entries == ["selectable select 3", "plain reload"])
  }

  @Test func `a provider's delegates are asked what they conform to each time`() {
    final class Tables: DelegateProvider {
      var tables: [any TableData] = []
      func delegates() -> [any TableData] { tables }
    }
    let tables = Tables()
    let multi = MultiTable()
    multi.delegates.add(provider: tables)
    tables.tables = [rows, editable]
    #expect(!multi.responds(to: .tableDidSelect))
    #expect(multi.responds(to: .tableDidReload))
    multi.tableDidSelect(1)
    #expect(log.entries == [])
    tables.tables.append(selectable)
    multi.delegates.stopsAtFirstResponder = true
    #expect(multi.responds(to: .tableDidSelect))
    multi.tableDidSelect(1)
    #expect(log.entries == ["selectable select 1"])
  }

  @Test func `iteration gives what every delegate is`() {
    let all: [any TableData] = Array(multi.delegates)
    #expect(
      all.map { ObjectIdentifier($0) } == [rows, selectable, editable].map(ObjectIdentifier.init)
    )
  }

  @Test func `a base that accepted protocols share is called once`() throws {
    final class Grid: GridDelegate {
      var scrolls: [String] = []
      func didScroll() { scrolls.append("any") }
      func didScrollGrid() { scrolls.append("grid") }
    }
    final class Both: GridDelegate, ListDelegate {
      var scrolls: [String] = []
      func didScroll() { scrolls.append("any") }
      func didScrollGrid() { scrolls.append("grid") }
      func didScrollList() { scrolls.append("list") }
    }
    let (grid, both) = (Grid(), Both())
    let multi = try MultiScroll(weakly: grid, both)
    multi.didScroll()
    multi.didScrollList()
    multi.didScrollGrid()
    #expect(grid.scrolls == ["any", "grid"])
    #expect(both.scrolls == ["any", "list", "grid"])
  }
}
