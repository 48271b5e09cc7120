import MultiDelegateRuntime

@main
enum Main {
  static func main() throws {
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

    for feed in Feed.allCases { try newsroom.read(feed) }

    var paper = Paper()
    paper.printFrontPage(newsroom.frontPage)
    paper.printBooks(of: archivist)
    paper.printCorrections(newsroom.links)
    paper.printCredits(newsroom, astronomer, subEditor, archivist)
    print(paper.text, terminator: "")
  }
}
