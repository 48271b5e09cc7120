import Dispatch
import MultiDelegateRuntime

@main
enum Main {
  static func main() async throws {
    try await publish()
  }

  /// Works off the main thread, which meanwhile looks at the notice board.
  @concurrent private static func publish() async throws {
    let newsroom = Newsroom()
    let editor = Editor()
    let astronomer = Astronomer()
    let subEditor = SubEditor()
    let archivist = Archivist()
    let listeners = newsroom.listeners.delegates
    listeners.add(astronomer, handling: [.newsroomHeadlineFor])
    listeners.add(subEditor, handling: [.newsroomHeadlineFor])
    listeners.add(editor, handling: [.newsroomPageFor])
    listeners.add(archivist, handling: .notifications)

    // Neither is Sendable: each promises to be used on its queue only, and the runtime sees to it.
    let ticker = Ticker()
    let noticeBoard = NoticeBoard()
    newsroom.wire.delegates.add(ticker, on: DispatchQueue(label: "ticker"))
    newsroom.wire.delegates.add(noticeBoard, on: .main)

    // A task reads along, too: it awaits the headlines as they come.
    let events = newsroom.wire.events()
    let display = Task {
      var display = HeadlineDisplay()
      for await case .wireDidCarry(let story) in events { display.show(story) }
      return display
    }

    for feed in Feed.allCases { try newsroom.read(feed) }
    // Waits for either queue in turn, behind all the stories.
    var readers: [String] = []
    newsroom.wire.wire(signOffInto: &readers)
    // That ends the events.
    newsroom.wire.delegates.removeAll()
    readers.append(await display.value.report)

    var paper = Paper()
    paper.printFrontPage(newsroom.frontPage)
    paper.printBooks(of: archivist)
    paper.printCorrections(newsroom.links)
    paper.printCredits(newsroom, astronomer, subEditor, archivist, readers)
    print(paper.text, terminator: "")
    withExtendedLifetime((ticker, noticeBoard)) {}
  }
}
