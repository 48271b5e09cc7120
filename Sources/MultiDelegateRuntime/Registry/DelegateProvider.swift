/// An object that returns the delegates of each call, instead of registering them.
///
/// Use it for delegates that another object manages: the children of a container, the open windows.
/// (FSQMessageForwarder calls it an enumerator generator.)
///
/// ```swift
/// extension TabBar: DelegateProvider {
///   func delegates() -> [any DownloadDelegate] { visibleTabs }
/// }
/// multi.delegates.add(provider: tabBar)
/// ```
///
/// - Thread safety: rounds ask it on the thread of the call, with no lock held. If several threads use
///   the registry, the provider has to allow that.
public protocol DelegateProvider<Delegate>: AnyObject {
  /// The type of the delegates: `any P`, or a composition of several protocols.
  associatedtype Delegate

  /// The delegates to call now, in order.
  ///
  /// Each round asks once, when it reaches the provider. It calls these delegates even if they are
  /// registered as well, and keeps them alive until it has called them. If the provider is removed or
  /// deallocated meanwhile, the remaining ones are not called.
  ///
  /// The provider may change the registry here. Delegates that it removes are no longer called.
  /// Delegates that it adds are called from the next round on. If it calls the forwarder here, that
  /// call asks it again.
  ///
  /// - Complexity: that of the provider, once per round.
  func delegates() -> [Delegate]
}
