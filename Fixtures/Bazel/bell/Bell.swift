/// Hears a bell.
protocol BellDelegate: AnyObject {
  func bellDidRing(_ times: Int)
}
