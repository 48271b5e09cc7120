/// Protocols of `Model.delegates.json` that have requirements of their own.
struct ModelPart: OptionSet {
  let rawValue: Int

  static let basis = ModelPart(rawValue: 1)
  static let advice = ModelPart(rawValue: 2)
  static let sink = ModelPart(rawValue: 4)
  static let hint = ModelPart(rawValue: 8)
  static let survey = ModelPart(rawValue: 16)
  /// Those whose delegates may be on queues.
  static let queued: ModelPart = [.basis, .advice, .sink, .hint]
  static let all = queued.union(.survey)
}
