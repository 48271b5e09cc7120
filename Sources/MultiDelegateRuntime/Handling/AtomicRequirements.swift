/// The requirements that a registration handles, readable while they are changed.
///
/// The first word is stored beside the other fields of a registration. If a protocol has more
/// requirements than one word has bits, a chain of further words holds the rest. A change writes one
/// word after the other. A round reads one bit only, so it never sees half a change.
@usableFromInline
struct AtomicRequirements: ~Copyable, Sendable {
  @usableFromInline let word: AtomicWord
  private let next: Link?

  /// The further words; an object, since a struct cannot contain itself.
  private final class Link: Sendable {
    let requirements: AtomicRequirements

    init(_ requirements: consuming AtomicRequirements) {
      self.requirements = requirements
    }
  }

  private init(_ first: UInt, _ further: ArraySlice<UInt>) {
    word = AtomicWord(first)
    next = further.first.map { Link(AtomicRequirements($0, further.dropFirst())) }
  }

  /// Makes the requirements in `handling`, and for a delegate ``RequirementBit/isRegistered``.
  init(_ handling: DelegateHandling<some DelegateRequirement>, isDelegate: Bool) {
    let registered = isDelegate ? RequirementBit.isRegistered.mask : 0
    self.init(handling.first | registered, handling.further[...])
  }

  /// Whether `bit` is set.
  @inlinable
  func contains(_ bit: RequirementBit) -> Bool {
    bit.word == 0 ? word.value & bit.mask != 0 : containsInFurtherWords(bit)
  }

  /// Whether `bit`, which is in one of the further words, is set.
  @usableFromInline
  func containsInFurtherWords(_ bit: RequirementBit) -> Bool {
    var link = next
    for _ in 1..<bit.word { link = link?.requirements.next }
    return (link?.requirements.word.value ?? 0) & bit.mask != 0
  }

  /// Whether the bit of any requirement is set.
  var containsAnyRequirement: Bool {
    if word.value & ~RequirementBit.isRegistered.mask != 0 { return true }
    var link = next
    while let further = link {
      if further.requirements.word.value != 0 { return true }
      link = further.requirements.next
    }
    return false
  }

  /// The requirements whose bits are set.
  func handling<Requirement>(of type: Requirement.Type) -> DelegateHandling<Requirement> {
    var further: [UInt] = []
    var link = next
    while let next = link {
      further.append(next.requirements.word.value)
      link = next.requirements.next
    }
    return DelegateHandling(word.value & ~RequirementBit.isRegistered.mask, further)
  }

  /// Takes the value of `other`, which has as many words.
  ///
  /// - Returns: whether that changed any bit.
  func change(to other: borrowing AtomicRequirements) -> Bool {
    let isChanged = store(other.word.value)
    guard let next, let otherNext = other.next else { return isChanged }
    let isFurtherChanged = next.requirements.change(to: otherNext.requirements)
    return isChanged || isFurtherChanged
  }

  /// Clears every bit.
  func removeAll() {
    _ = store(0)
    next?.requirements.removeAll()
  }

  /// Writes the first word.
  ///
  /// - Returns: whether that changed it.
  private func store(_ value: UInt) -> Bool {
    defer { word.set(value) }
    return word.value != value
  }
}
