import Foundation
import MultiDelegateRuntime
import UIKit

// MARK: A table whose rows and cells come from two objects

/// Knows how many rows there are.
@MainActor final class Rows: NSObject, UITableViewDataSource {
  var count = 3

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  // Required by the protocol, and not what it is registered for.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Makes cells, for any table.
@MainActor final class CellFactory: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

// MARK: Editing and selection in two classes

/// Lets rows be deleted, and nothing else.
@MainActor final class Editing: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rows: Rows

  init(_ rows: Rows) {
    self.rows = rows
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { rows.count -= 1 }
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
}

/// Knows what is selected; the header cannot be.
@MainActor final class Selection: NSObject, UITableViewDelegate {
  private(set) var selected: IndexPath?

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath
  }
}

/// Counts how often the table has scrolled: a logger beside those who do the work.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

/// The screen has the table and those who answer it; they know nothing of each other.
@MainActor final class TableScreen: UIViewController {
  let table = UITableView()
  let rows = Rows()
  let cells = CellFactory()
  let selection = Selection()
  private(set) lazy var editing = Editing(rows)

  /// A table keeps neither of its delegates.
  private var multi: MultiTable?

  func start() throws {
    let multi = try MultiTable(weakly: selection)
    try multi.delegates.add(rows, handling: [.tableViewNumberOfRowsInSection])
    try multi.delegates.add(cells, handling: [.tableViewCellForRowAt])
    try multi.delegates.add(
      editing,
      handling: [.tableViewCommitForRowAt, .tableViewEditingStyleForRowAt]
    )
    self.multi = multi
    assign()
    // A table asks once what its delegate responds to, and has to be told when that changes.
    multi.delegates.onRespondersChange = { [weak self] in
      Task { @MainActor in self?.assign() }
    }
  }

  private func assign() {
    table.dataSource = nil
    table.delegate = nil
    table.dataSource = multi
    table.delegate = multi
  }

  var isEditable: Bool { multi?.responds(to: .tableViewCommitForRowAt) ?? false }

  /// The questions that UIKit itself asks.
  func asUIKitAsks(_ multi: MultiTable) -> Bool {
    multi.responds(to: #selector((any UITableViewDelegate).tableView(_:didSelectRowAt:)))
      && multi.conforms(to: (any UITableViewDelegate).self)
  }
}

/// Two sources that both have rows and cells: whoever comes first answers, and all hear.
@MainActor func makeContent(_ first: Rows, _ second: CellFactory) -> MultiTableContent {
  let multi = MultiTableContent(weakly: first)
  multi.delegates.add(second)
  multi.delegates.add(second, at: .before(first))
  return multi
}

/// A scroll view's delegates need not be a table's.
@MainActor func watch(_ scrollView: UIScrollView, with log: ScrollLog) -> MultiUIScrollViewDelegate
{
  let multi = MultiUIScrollViewDelegate(weakly: log)
  scrollView.delegate = multi
  return multi
}
