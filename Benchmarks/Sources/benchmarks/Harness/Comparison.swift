/// One of our scenarios, and what it is held against.
///
/// All of it is measured in turn, A B C A B C, so that whatever slows the machine down slows all of
/// them down.
struct Comparison {
  /// In the table, "void broadcast, 16".
  let title: String

  let ours: Scenario

  let references: [(scenario: Scenario, goal: Goal)]

  init(_ title: String, _ ours: Scenario, _ references: (scenario: Scenario, goal: Goal)...) {
    self.title = title
    self.ours = ours
    self.references = references
  }
}
