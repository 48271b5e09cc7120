// What the composites' declarations mention.

enum Composed {}

nonisolated protocol OutsideComposed: AnyObject {
  func outsideDidChange()
}
