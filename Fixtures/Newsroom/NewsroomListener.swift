/// Hears what comes in at the newsroom, and is asked what to make of it.
protocol NewsroomListener: AnyObject {
  /// A feed is about to be read.
  func newsroom(_ newsroom: Newsroom, willRead feed: Feed)

  /// A story has come in.
  func newsroom(_ newsroom: Newsroom, didFile story: Story)

  /// The page that the story goes to: the first listener that handles this decides.
  func newsroom(_ newsroom: Newsroom, pageFor story: Story) -> Page

  /// A better headline: the first listener that has one wins.
  func newsroom(_ newsroom: Newsroom, headlineFor story: Story) -> String?
}

/// Lets a listener implement only what it needs.
extension NewsroomListener {
  func newsroom(_ newsroom: Newsroom, willRead feed: Feed) {}
  func newsroom(_ newsroom: Newsroom, didFile story: Story) {}
  func newsroom(_ newsroom: Newsroom, pageFor story: Story) -> Page { .inside }
  func newsroom(_ newsroom: Newsroom, headlineFor story: Story) -> String? { nil }
}
