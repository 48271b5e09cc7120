import Foundation
import MultiDelegateRuntime

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads feeds.
///
/// It shows generated forwarders at work. One `XMLParser` feeds four delegates that know nothing of
/// each other. The results go to any number of listeners, here and on other queues.
final class Newsroom {
  /// The listeners that hear of stories, or decide about them.
  let listeners = MultiNewsroomListener()

  /// The listeners that read along, each on a queue of its own.
  let wire = MultiWireListener()

  let statistics = FeedStatistics()
  let links = LinkChecker()
  let librarian = Librarian()

  /// The stories that the listeners put on the front page.
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
    #if canImport(ObjectiveC)
    // Apple's parser would not notice if its delegate were deallocated.
    unsafe parser.delegate = delegates
    #else
    parser.delegate = delegates
    #endif
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
