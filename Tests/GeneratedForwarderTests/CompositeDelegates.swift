import SpecForwarders

/// Has what every delegate of a table has to have.
class Rows: TableData {
  let name: String
  let log: Log
  var title = "rows"

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func numberOfRows() -> Int { name.count }
  func tableDidReload() { log.note("\(name) reload") }
}

/// Can be selected from besides.
final class SelectableRows: Rows, TableSelection {
  var hint: String?
  func tableDidSelect(_ row: Int) { log.note("\(name) select \(row)") }
  func tableShouldSelect(_ row: Int) -> Bool { false }
  func hint(for row: Int) async throws -> String? { hint }
  func tableDidHover(_ row: Int) { log.note("\(name) hover \(row)") }
}

/// Can be edited besides.
final class EditableRows: Rows, TableEditing {
  var isEditing = true
  func tableDidDelete(_ row: Int) -> Int {
    log.note("\(name) delete \(row)")
    return row * 10
  }
}

/// Can be selected from, and is no table.
final class Selector: TableSelection {
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func tableDidSelect(_ row: Int) { log.note("selector \(row)") }
  func tableShouldSelect(_ row: Int) -> Bool { true }
  func hint(for row: Int) async throws -> String? { "selector" }
  func tableDidHover(_ row: Int) {}
}
