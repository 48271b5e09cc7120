/// A protocol of `Model.delegates.json` that has requirements of its own.
enum ModelPart: CaseIterable {
  case basis, advice, sink, hint
}
