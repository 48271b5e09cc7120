// The newsroom's staff. Each listener implements only some requirements, and states which ones when
// it is added.

/// Decides what goes on the front page: the first two stories of every section that sells papers.
final class Editor: NewsroomListener {
  private var room = ["Harbour": 2, "Wildlife": 2, "Food": 2, "Sport": 2, "Moon": 2, "Letters": 1]

  func newsroom(_ newsroom: Newsroom, pageFor story: Story) -> Page {
    guard let section = story.sections.first, let left = room[section], left > 0 else {
      return .inside
    }
    room[section] = left - 1
    return .front
  }
}

/// Says how bright things in the sky are.
final class Astronomer: NewsroomListener {
  private(set) var sightings = 0

  func newsroom(_ newsroom: Newsroom, headlineFor story: Story) -> String? {
    guard let magnitude = story.magnitude else { return nil }
    sightings += 1
    return "\(story.title) (mag. \(magnitude))"
  }
}

/// Shortens headlines that do not fit into a column.
///
/// The astronomer's headlines never reach it.
final class SubEditor: NewsroomListener {
  static let columnWidth = 54
  private(set) var cuts = 0

  func newsroom(_ newsroom: Newsroom, headlineFor story: Story) -> String? {
    guard story.title.count > Self.columnWidth else { return nil }
    cuts += 1
    let kept = story.title.prefix(Self.columnWidth - 1)
    return kept.prefix(upTo: kept.lastIndex(of: " ") ?? kept.endIndex) + "…"
  }
}

/// Keeps the books: how many stories each section brought.
final class Archivist: NewsroomListener {
  private(set) var feeds: [Feed] = []
  private(set) var sections: [String: Int] = [:]
  private(set) var stories = 0

  func newsroom(_ newsroom: Newsroom, willRead feed: Feed) { feeds.append(feed) }

  func newsroom(_ newsroom: Newsroom, didFile story: Story) {
    stories += 1
    for section in story.sections { sections[section, default: 0] += 1 }
  }
}
