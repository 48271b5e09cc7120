extension ExtendedHintDelegate {
  func extendedHint() -> Int { 1 }

  func extendedHint(then handler: @escaping (Int) -> Void) { handler(2) }
}
