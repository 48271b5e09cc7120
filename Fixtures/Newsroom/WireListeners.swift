import Dispatch

// These listeners read along. They are ordinary classes without a lock: each is used only on its
// queue.

/// Prints headlines on a paper tape, on a queue of its own.
final class Ticker: WireListener {
  private var headlines = 0
  private var tape = 0

  func wireDidCarry(_ story: Story) {
    headlines += 1
    tape += story.title.count
  }

  func wire(signOffInto report: inout [String]) {
    report.append("ticker: \(headlines) headlines on \(tape) columns of tape")
  }
}

/// Shows the latest story on the main queue.
final class NoticeBoard: WireListener {
  private var latest = ""
  private var notices = 0

  func wireDidCarry(_ story: Story) {
    dispatchPrecondition(condition: .onQueue(.main))
    notices += 1
    latest = story.title
  }

  func wire(signOffInto report: inout [String]) {
    report.append("notice board: \(notices) notices, the last one")
    report.append("'\(latest.prefix(SubEditor.columnWidth))'")
  }
}

/// Shows one headline after the other, in a task that awaits them.
struct HeadlineDisplay {
  private var headlines = 0
  private var longest = ""

  mutating func show(_ story: Story) {
    headlines += 1
    if story.title.count > longest.count { longest = story.title }
  }

  var report: String {
    "display: \(headlines) headlines awaited, of up to \(longest.count) columns"
  }
}
