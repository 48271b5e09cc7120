/// The bits with which a registration answers a ``Question``, readable while they are changed.
///
/// One word beside the other fields of a registration; where a protocol has more requirements than
/// that has bits, the rest is a chain of further words. Each bit changes at once, a set of them
/// word by word: a round asks for one bit only, so it never sees half a change.
@usableFromInline
struct Answers: ~Copyable, Sendable {
  @usableFromInline let word: AtomicWord
  private let next: Link?

  /// The further words; an object, since a struct cannot contain itself.
  private final class Link: Sendable {
    let answers: Answers

    init(_ answers: consuming Answers) {
      self.answers = answers
    }
  }

  private init(_ first: UInt, _ further: ArraySlice<UInt>) {
    word = AtomicWord(first)
    next = further.first.map { Link(Answers($0, further.dropFirst())) }
  }

  /// Answers whatever `handling` contains, and for a delegate also ``Question/isRegistered``.
  init(_ handling: DelegateHandling<some DelegateRequirement>, isDelegate: Bool) {
    self.init(handling.first | (isDelegate ? Question.isRegistered.mask : 0), handling.further[...])
  }

  /// Whether the bit that `question` asks for is set.
  @inlinable
  func affirm(_ question: Question) -> Bool {
    question.word == 0 ? word.value & question.mask != 0 : affirmFurther(question)
  }

  /// Whether the bit that `question` asks for is set in one of the further words.
  @usableFromInline
  func affirmFurther(_ question: Question) -> Bool {
    var link = next
    for _ in 1..<question.word { link = link?.answers.next }
    return (link?.answers.word.value ?? 0) & question.mask != 0
  }

  /// Whether any requirement is answered.
  var affirmAny: Bool {
    if word.value & ~Question.isRegistered.mask != 0 { return true }
    var link = next
    while let further = link {
      if further.answers.word.value != 0 { return true }
      link = further.answers.next
    }
    return false
  }

  /// Answers from now on what `other` answers, which has as many words.
  ///
  /// - Returns: whether that makes a difference.
  func change(to other: borrowing Answers) -> Bool {
    let isChanged = store(other.word.value)
    guard let next, let otherNext = other.next else { return isChanged }
    let isFurtherChanged = next.answers.change(to: otherNext.answers)
    return isChanged || isFurtherChanged
  }

  /// Answers nothing from now on.
  func end() {
    _ = store(0)
    next?.answers.end()
  }

  /// Writes the word anew, and says whether that makes a difference.
  private func store(_ value: UInt) -> Bool {
    defer { word.set(value) }
    return word.value != value
  }
}
