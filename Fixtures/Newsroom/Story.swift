/// Something that happened, as a feed tells it.
struct Story: Equatable {
  var title = ""
  var link = ""
  var sections: [String] = []
  var byline = ""

  /// How bright it is, if it is in the sky.
  var magnitude: String?
}

/// Which page a story is printed on.
enum Page {
  case front
  case inside
}

/// A feed that ships with the newsroom.
enum Feed: String, CaseIterable {
  case herald = "harbour-herald.rss"
  case observatory = "lighthouse-observatory.atom"

  var name: String {
    switch self {
    case .herald: "The Harbour Herald"
    case .observatory: "The Lighthouse Observatory"
    }
  }
}
