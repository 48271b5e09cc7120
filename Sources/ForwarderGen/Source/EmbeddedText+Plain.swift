extension EmbeddedText {
  /// A text that stands in the file as it is, from `offset` on.
  init(_ text: String, at offset: Int) {
    self.init(
      text: text,
      runs: [Run(textOffset: 0, sourceOffset: offset)],
      quotePosition: SourcePosition(offset: offset)
    )
  }
}
