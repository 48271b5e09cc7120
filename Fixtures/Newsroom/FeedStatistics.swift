import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Counts everything that a parser reports.
final class FeedStatistics: NSObject, XMLParserDelegate {
  private(set) var documents = 0
  private(set) var elements = 0
  private(set) var characters = 0
  private(set) var verbatimBlocks = 0
  private(set) var comments = 0
  private(set) var instructions = 0
  private(set) var notations: [String] = []
  private(set) var namespaces: Set<String> = []
  private(set) var unresolvedEntities: [String] = []

  func parserDidEndDocument(_ parser: XMLParser) { documents += 1 }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    elements += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string.count }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { verbatimBlocks += 1 }

  func parser(_ parser: XMLParser, foundComment comment: String) { comments += 1 }

  func parser(
    _ parser: XMLParser,
    foundProcessingInstructionWithTarget target: String,
    data: String?
  ) {
    instructions += 1
  }

  func parser(
    _ parser: XMLParser,
    foundNotationDeclarationWithName name: String,
    publicID: String?,
    systemID: String?
  ) {
    notations.append(name)
  }

  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI uri: String) {
    namespaces.insert(uri)
  }

  /// Only counts: the forwarder goes on to the next delegate, until one has an answer.
  func parser(
    _ parser: XMLParser,
    resolveExternalEntityName name: String,
    systemID: String?
  ) -> Data? {
    unresolvedEntities.append(name)
    return nil
  }
}
