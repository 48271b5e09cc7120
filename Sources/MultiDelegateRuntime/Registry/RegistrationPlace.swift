/// A place among the registered delegates.
///
/// ```swift
/// multi.delegates.add(logger, at: .first)
/// multi.delegates.add(cache, at: .before(network))
/// ```
public indirect enum RegistrationPlace<Delegate> {
  // `indirect`, because code that copies a payload of any type is large.

  /// Before all others, also before providers.
  case first

  /// After all others, also after providers.
  case last

  /// Right before the first registration of a delegate.
  case before(Delegate)

  /// Right after the last registration of a delegate.
  case after(Delegate)

  /// Right before the delegate with this index, which counts living delegates and no providers, as an
  /// iteration does.
  ///
  /// 0 is the first place. If there is no other delegate with this index, it is the last place. A
  /// negative index is a precondition failure. (FSQMessageForwarder inserts at the end then.)
  case index(Int)
}

extension RegistrationPlace: Sendable where Delegate: Sendable {}
