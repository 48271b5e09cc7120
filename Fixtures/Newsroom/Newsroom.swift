import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads feeds.
///
/// Its generated forwarders are the whole point: one `XMLParser` feeds four delegates that know nothing
/// of each other, and whatever comes of it is told to any listeners, here and on other queues.
final class Newsroom {
  /// Whoever wants to hear of stories, or has a say in them.
  let listeners = MultiNewsroomListener()

  /// Whoever reads along, each on a queue of its own.
  let wire = MultiWireListener()

  let statistics = FeedStatistics()
  let links = LinkChecker()
  let librarian = Librarian()

  /// What the listeners put on the front page.
  private(set) var frontPage: [Story] = []

  func read(_ feed: Feed) throws {
    listeners.newsroom(self, willRead: feed)
    let collector = HeadlineCollector { [self] in file($0) }
    let delegates = MultiXMLParserDelegate(weakly: statistics, collector, links, librarian)
    let parser = XMLParser(
      data: try Data(contentsOf: Self.folder.appending(path: "\(feed.rawValue).xml"))
    )
    parser.shouldProcessNamespaces = true
    parser.shouldReportNamespacePrefixes = true
    parser.delegate = delegates
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  private func file(_ story: Story) {
    var story = story
    story.title = listeners.newsroom(self, headlineFor: story) ?? story.title
    listeners.newsroom(self, didFile: story)
    wire.wireDidCarry(story)
    if listeners.newsroom(self, pageFor: story) == .front { frontPage.append(story) }
  }

  /// Where the feeds are.
  static let folder = Bundle.module.resourceURL?.appending(path: "Feeds") ?? URL(filePath: "Feeds")
}
