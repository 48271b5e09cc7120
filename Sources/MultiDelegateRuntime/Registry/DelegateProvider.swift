/// An object that names delegates afresh for every call, instead of registering them.
///
/// For delegates that come and go with something else: the children of a container, the open
/// windows. (FSQMessageForwarder calls it an enumerator generator.)
///
/// ```swift
/// extension TabBar: DelegateProvider {
///   func delegates() -> [any DownloadDelegate] { visibleTabs }
/// }
/// multi.delegates.add(provider: tabBar)
/// ```
///
/// - Thread safety: it is asked on whatever thread a call is made, with no lock held. A provider of
///   a registry that several threads use has to bear that.
public protocol DelegateProvider<Delegate>: AnyObject {
  /// What the registry calls: `any P`, or a composition of several protocols.
  associatedtype Delegate

  /// The delegates to call now, in order.
  ///
  /// Asked once per round, when the round reaches the provider. The round calls the ones that are
  /// named here even if they are registered as well, and keeps them alive until it has called them.
  /// Those that it has not come to when the provider is removed, or dies, are not called.
  ///
  /// It may change the registry: what it removes is not called any more, and what it adds is called
  /// from the next round on. A call to the forwarder from here asks it again.
  ///
  /// - Complexity: its own, once a round.
  func delegates() -> [Delegate]
}
