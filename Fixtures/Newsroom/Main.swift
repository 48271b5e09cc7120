import MultiDelegateRuntime

@main
enum Main {
  static func main() throws {
    let newsroom = Newsroom()
    let editor = Editor()
    let astronomer = Astronomer()
    let subEditor = SubEditor()
    let archivist = Archivist()
    newsroom.listeners.delegates.replaceAll(with: [editor, astronomer, subEditor, archivist])

    for feed in Feed.allCases { try newsroom.read(feed) }

    var paper = Paper()
    paper.printFrontPage(newsroom.frontPage)
    paper.printBooks(of: archivist)
    paper.printCorrections(newsroom.links)
    paper.printCredits(newsroom, astronomer, subEditor, archivist)
    print(paper.text, terminator: "")
  }
}
