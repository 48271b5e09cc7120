/// The printed paper: lines of 72 columns.
struct Paper {
  private static let width = 72
  private(set) var text = ""

  mutating func printFrontPage(_ stories: [Story]) {
    rule("=")
    centre("THE SALTMERE MORNING SHEET")
    centre("set from two feeds, each read once and heard by many")
    rule("=")
    for story in stories {
      line("")
      line("  \(story.title)")
      line("  \(story.sections.joined(separator: ", ")) · \(story.byline)")
    }
  }

  mutating func printBooks(of archivist: Archivist) {
    heading("The archivist's books")
    let sections = archivist.sections.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (section, count) in sections.prefix(8) {
      line(
        "  \(padded(section, 14))\(padded(String(count), -4))  "
          + String(repeating: "▪", count: count / 2)
      )
    }
  }

  mutating func printCorrections(_ links: LinkChecker) {
    heading("Corrections desk: \(links.count) links looked at")
    let kinds = [
      ("not encrypted", links.insecure), ("given twice", links.repeated), ("broken", links.broken),
    ]
    for (kind, found) in kinds {
      line(
        "  \(padded(kind, 14))\(padded(String(found.count), -4))  for example \(shortened(found.first ?? "-"))"
      )
    }
  }

  mutating func printCredits(
    _ newsroom: Newsroom,
    _ astronomer: Astronomer,
    _ subEditor: SubEditor,
    _ archivist: Archivist,
    _ readers: [String]
  ) {
    let statistics = newsroom.statistics
    heading("What each delegate saw")
    credit(
      "statistics",
      "\(statistics.documents) documents, \(statistics.elements) elements, "
        + "\(statistics.characters) characters,"
    )
    credit(
      "",
      "\(statistics.verbatimBlocks) CDATA blocks, \(statistics.comments) comments, "
        + "\(statistics.namespaces.count) namespaces,"
    )
    credit(
      "",
      "\(statistics.instructions) processing instruction, notation "
        + statistics.notations.joined(separator: ", ")
    )
    credit("collector", "\(archivist.stories) stories from \(archivist.feeds.count) feeds")
    credit("links", "\(newsroom.links.count) links")
    credit(
      "librarian",
      "fetched '\(newsroom.librarian.fetched.joined(separator: "', '"))', after the statistics had no "
        + "answer"
    )
    line("")
    credit("editor", "\(newsroom.frontPage.count) stories for the front page")
    credit("astronomer", "\(astronomer.sightings) headlines about the sky")
    credit("sub-editor", "\(subEditor.cuts) headlines cut, of those nobody had answered for")
    credit("archivist", "\(archivist.stories) stories in \(archivist.sections.count) sections")
    line("")
    for (number, reader) in readers.enumerated() {
      credit(number == 0 ? "wire" : "", reader)
    }
    rule("=")
  }

  // MARK: Setting

  private mutating func heading(_ title: String) {
    line("")
    line(title)
    rule("-")
  }

  private mutating func credit(_ who: String, _ what: String) {
    line("  \(padded(who, 12))\(what)")
  }

  private mutating func centre(_ title: String) {
    line(String(repeating: " ", count: (Self.width - title.count) / 2) + title)
  }

  private mutating func rule(_ character: Character) {
    line(String(repeating: character, count: Self.width))
  }

  private mutating func line(_ line: String) {
    text += line + "\n"
  }

  /// `word` and spaces up to `width` columns.
  ///
  /// If `width` is negative, the spaces come first.
  private func padded(_ word: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - word.count))
    return width < 0 ? spaces + word : word + spaces
  }

  /// The end of `link`, which distinguishes it from others.
  private func shortened(_ link: String) -> String {
    link.count > 38 ? "…" + link.suffix(37) : link
  }
}
