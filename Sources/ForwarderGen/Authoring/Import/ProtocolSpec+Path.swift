extension ProtocolSpec {
  /// `Outer.Delegate`, also where the item has a whole head.
  var path: String? {
    guard let head else { return nil }
    if place.isFile { return head.text.withoutBackTicks }
    return (try? DeclarationParser.protocolHead(head))?.path ?? head.text
  }
}
