/// The words of an argument label that name the event, and the label of the event's value.
///
/// In an event the labels of the values tell overloads apart, so that the name of its case need not have
/// the labels of all parameters, as that of a requirement's case does, which stands alone.
struct EventLabel: Equatable, Sendable {
  /// In `didReach fraction: Double`, `didReach`; in `error: any Error`, nothing.
  let words: String

  /// In `didReach fraction: Double`, `fraction`; in `didAdvanceTo seconds: Double`, `to`; nil for none.
  let value: String?

  private static let prepositions: Set<String> = [
    "about", "after", "as", "at", "before", "by", "during", "for", "from", "in", "into", "of", "on",
    "onto", "over", "through", "to", "under", "until", "via", "with", "within", "without",
  ]

  init(of parameter: Parameter) {
    guard let label = parameter.label?.name, let name = parameter.secondName else {
      (words, value) = ("", parameter.label?.name)
      return
    }
    let last = label.lastIndex(where: \.isUppercase) ?? label.startIndex
    let word = label[last...].lowercased()
    let endsInPreposition = Self.prepositions.contains(word)
    words = label == name.name ? "" : String(endsInPreposition ? label[..<last] : label[...])
    value = words.isEmpty ? label : endsInPreposition ? word : parameter.name?.name
  }
}
