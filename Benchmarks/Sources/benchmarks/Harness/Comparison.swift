/// One of our scenarios, and its references.
///
/// They are measured in turn, A B C A B C, so that a slow moment of the machine affects all of
/// them.
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
