/// Reads delegates as `Reader` does, in rounds that run from the last registration to the first one.
@_spi(GeneratedCode)
public enum ReversedReader<Reader: DelegateReader>: DelegateReader {
  /// The reference that `Reader` reads.
  public typealias Reference = Reader.Reference

  /// True: a round runs from the last registration to the first one.
  @inlinable public static var isReversed: Bool { true }

  /// The delegate as `Reader` reads it.
  @inlinable
  public static func delegate(of reference: Reference) -> Reader.Delegate? {
    Reader.delegate(of: reference)
  }

  /// The delegate as `Reader` reads it.
  @inlinable
  public static func delegate(from provided: Reference.Delegate) -> Reader.Delegate? {
    Reader.delegate(from: provided)
  }
}

extension DelegateRegistry {
  /// The delegates that respond to `requirement` now, the last one first, each as `reader` reads it.
  ///
  /// Generated code loops over them, as over those of ``responders(to:as:)``. While
  /// ``stopsAtFirstResponder`` is set, there is only the last one.
  ///
  /// - Complexity: O(*n*) in the number of registrations, and an allocation.
  @_spi(GeneratedCode)
  public func reversedResponders<Reader: DelegateReader>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> DelegateRound<ReversedReader<Reader>> where Reader.Reference == Reference {
    let round = responders(to: requirement, as: ReversedReader<Reader>.self)
    return DelegateRound(
      ContiguousArray(round.registrations[round.position...].reversed()),
      from: 0,
      handling: round.bit,
      stopsAtFirst: round.stopsAtFirst,
      reachesStreams: round.reachesStreams
    )
  }

  /// The delegates that respond to `requirement` now, as ``reversedResponders(to:as:)`` finds them.
  @_spi(GeneratedCode)
  public func reversedResponders(
    to requirement: Requirement
  ) -> DelegateRound<ReversedReader<WholeDelegate<Reference>>> {
    reversedResponders(to: requirement, as: WholeDelegate.self)
  }
}

#if canImport(Dispatch)
extension DelegateRegistry where Reference: QueuedDelegateReference {
  /// The same as ``reversedResponders(to:as:)``, each to be called on its queue.
  @_spi(GeneratedCode)
  public func reversedQueuedResponders<Reader: DelegateReader>(
    to requirement: Requirement,
    as reader: Reader.Type
  ) -> QueuedDelegateRound<ReversedReader<Reader>> where Reader.Reference == Reference {
    QueuedDelegateRound(reversedResponders(to: requirement, as: reader))
  }

  /// The same as ``reversedResponders(to:)``, each to be called on its queue.
  @_spi(GeneratedCode)
  public func reversedQueuedResponders(
    to requirement: Requirement
  ) -> QueuedDelegateRound<ReversedReader<WholeDelegate<Reference>>> {
    reversedQueuedResponders(to: requirement, as: WholeDelegate.self)
  }
}
#endif
