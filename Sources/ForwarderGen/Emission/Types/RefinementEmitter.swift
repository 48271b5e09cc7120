/// Writes the refinement of a protocol in which all its associated types are primary.
///
/// A delegate's type names them: `any MultiStoreDelegateAdopting<Item>`. Swift allows that for primary
/// associated types only, and a user of the protocol's module cannot make them primary there.
struct RefinementEmitter {
  private let style: ForwarderStyle

  init(_ style: ForwarderStyle) {
    self.style = style
  }

  /// Writes the refinement, which is called `name`.
  func emit(named name: String, _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let names = style.quotedNames
    writer.doc("The protocol of the delegates of a `\(forwarder.name)`.")
    writer.doc("")
    writer.doc(
      "It is \(names) with primary associated types, and has no other requirements. A type that conforms "
        + "to \(names) adopts it in one line:"
    )
    writer.doc("")
    writer.doc("```swift")
    writer.line("/// extension MyDelegate: \(name) {}")
    writer.doc("```")
    style.emitAttributes(&writer)
    let head = style.head(
      "protocol \(name)\(style.arguments)",
      isolation: forwarder.isolation,
      inheriting: style.protocolNames
    )
    if writer.lineIfFits("\(head.text): \(style.protocolNames.joined()) {}") { return }
    writer.type(head) { _ in }
  }
}
