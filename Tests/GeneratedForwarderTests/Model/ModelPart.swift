/// Protocols of `Model.delegates.json` that have requirements of their own.
struct ModelPart: OptionSet {
  let rawValue: Int

  static let basis = ModelPart(rawValue: 1)
  static let advice = ModelPart(rawValue: 2)
  static let sink = ModelPart(rawValue: 4)
  static let hint = ModelPart(rawValue: 8)
  static let all: ModelPart = [.basis, .advice, .sink, .hint]
}
