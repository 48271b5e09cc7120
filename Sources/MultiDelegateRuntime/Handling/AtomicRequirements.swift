/// The requirements that a registration handles, as words that threads may read while another thread
/// writes them.
///
/// A registration is a subclass, so the first word is stored beside its other fields. A chain holds the
/// further words of a protocol with many requirements. A change writes one word after the other, and a
/// round reads one bit only, so it never sees half a change.
@_spi(GeneratedCode) @usableFromInline
class AtomicRequirements: AtomicWord {
  private let next: AtomicRequirements?

  /// Makes the words ``DelegateHandling/first`` and ``DelegateHandling/further``.
  init(_ first: UInt, _ further: ArraySlice<UInt>) {
    next = further.first.map { AtomicRequirements($0, further.dropFirst()) }
    super.init(first)
  }

  /// Whether a round that reads `bit` calls this delegate, or asks this provider.
  @inlinable
  final func handles(_ bit: RequirementBit) -> Bool {
    bit.word == 0 ? value & bit.mask != 0 : handlesInFurtherWords(bit)
  }

  /// Whether `bit`, which is in one of the further words, is set.
  @usableFromInline
  final func handlesInFurtherWords(_ bit: RequirementBit) -> Bool {
    var word = next
    for _ in 1..<bit.word { word = word?.next }
    return (word?.value ?? 0) & bit.mask != 0
  }

  private final var further: [UInt] {
    sequence(first: self as AtomicRequirements, next: \.next).dropFirst().map(\.value)
  }

  /// Whether the bit of any requirement is set.
  final var isResponder: Bool {
    value & ~RequirementBit.isRegistered.mask != 0 || further.contains { $0 != 0 }
  }

  /// The requirements whose bits are set.
  final func handling<Requirement>(of type: Requirement.Type) -> DelegateHandling<Requirement> {
    DelegateHandling(value & ~RequirementBit.isRegistered.mask, further)
  }

  /// Copies the bits of `newcomer`, which has as many words, also for rounds under way.
  ///
  /// - Returns: whether any bit has changed.
  final func change(to newcomer: AtomicRequirements) -> Bool {
    let isChanged = value != newcomer.value
    set(newcomer.value)
    guard let next, let newcomerNext = newcomer.next else { return isChanged }
    let isFurtherChanged = next.change(to: newcomerNext)
    return isChanged || isFurtherChanged
  }

  /// Clears every bit, so that rounds under way skip this registration.
  final func end() {
    set(0)
    next?.end()
  }
}
