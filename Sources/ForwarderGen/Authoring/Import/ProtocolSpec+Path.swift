extension ProtocolSpec {
  /// `Outer.Delegate`, also where the item has a whole head.
  var path: String? {
    guard let head else { return nil }
    return (try? DeclarationParser.protocolHead(head))?.path ?? head.text
  }
}
