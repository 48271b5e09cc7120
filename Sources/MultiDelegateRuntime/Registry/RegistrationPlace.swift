/// A place among the registered delegates.
///
/// ```swift
/// multi.delegates.add(logger, at: .first)
/// multi.delegates.add(cache, at: .before(network))
/// ```
public enum RegistrationPlace<Delegate> {
  /// Before all others.
  case first

  /// After all others.
  case last

  /// Right before the first registration of a delegate.
  case before(Delegate)

  /// Right after the last registration of a delegate.
  case after(Delegate)

  /// The place with this index, which counts living delegates and no providers, as an iteration does.
  ///
  /// If there are fewer other delegates, it is the last place. A negative index is a precondition
  /// failure. (FSQMessageForwarder inserts at the end then.)
  case index(Int)
}
