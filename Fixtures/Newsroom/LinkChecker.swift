import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Looks at every link: those of stories, of pictures, and those inside the stories' HTML.
final class LinkChecker: NSObject, XMLParserDelegate {
  private(set) var count = 0
  private(set) var insecure: [String] = []
  private(set) var repeated: [String] = []
  private(set) var broken: [String] = []

  private var seen: Set<String> = []
  private var text: String?

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    text = elementName == "link" ? "" : nil
    switch (elementName, attributes["rel"]) {
    case ("link", "alternate"?): attributes["href"].map { check($0, isStory: true) }
    case ("link", "enclosure"?): attributes["href"].map { check($0, isStory: false) }
    case ("content", _): attributes["url"].map { check($0, isStory: false) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text? += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    for link in String(decoding: block, as: UTF8.self).split(separator: "href=\"").dropFirst() {
      check(String(link.prefix { $0 != "\"" }), isStory: false)
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if elementName == "link", let text, !text.isEmpty { check(text, isStory: true) }
    text = nil
  }

  private func check(_ link: String, isStory: Bool) {
    count += 1
    // Since macOS 14, `URL(string:)` encodes a space.
    let url = link.contains(" ") ? nil : URL(string: link)
    switch url?.scheme {
    case nil: broken.append(link)
    case _ where url?.host() ?? "" == "": broken.append(link)
    case "http": insecure.append(link)
    default: break
    }
    if isStory, !seen.insert(link).inserted { repeated.append(link) }
  }
}
