import Dispatch

// Who reads along. They are ordinary classes without a lock: each is used on its queue only.

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

/// Shows what has come in last, to the people on the main queue.
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
