import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Puts stories together, from RSS items and from Atom entries.
final class HeadlineCollector: NSObject, XMLParserDelegate {
  private let hand: (Story) -> Void
  private var story: Story?
  private var text = ""
  private var elements: [String] = []

  /// Makes a collector that hands every finished story over.
  init(handingOver hand: @escaping (Story) -> Void) {
    self.hand = hand
    super.init()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    elements.append(elementName)
    text = ""
    switch elementName {
    case "item", "entry": story = Story()
    case "link" where attributes["rel"] == "alternate": story?.link = attributes["href"] ?? ""
    case "category": attributes["term"].map { story?.sections.append($0.capitalized) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    elements.removeLast()
    let value = text.plainText
    text = ""
    switch elementName {
    case "item", "entry":
      if let story { hand(story) }
      story = nil
    case "title" where isDirectlyInStory: story?.title = value
    case "link" where !value.isEmpty: story?.link = value
    case "category" where !value.isEmpty: story?.sections.append(value)
    case "creator", "name": story?.byline = value
    case "magnitude": story?.magnitude = value
    default: break
    }
  }

  private var isDirectlyInStory: Bool { ["item", "entry"].contains(elements.last) }
}

extension String {
  /// The text without HTML's tags and entities, and with single spaces.
  var plainText: String {
    var text = ""
    var isTag = false
    for character in self {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
