public import Dispatch

/// The part of a registry that its owner can make public, so that listeners can register themselves.
///
/// If the registry itself is public, every listener can list, call or remove all the others. A registrar
/// only adds a delegate, removes it, and tells whether it is registered:
///
/// ```swift
/// public final class Player {
///   private let multi = MultiPlayerDelegate()
///
///   public var listeners: MultiPlayerDelegateRegistry.Registrar { multi.delegates.registrar }
/// }
///
/// player.listeners.add(logger)
/// ```
///
/// - Lifetime: keeps the registry alive, but neither the forwarder nor the delegates.
/// - Thread safety: that of the registry. A registrar is `Sendable` exactly when the registry is.
public struct DelegateRegistrar<Reference: DelegateReference> {
  /// The type of the delegates: `any P`, or a composition of several protocols.
  public typealias Delegate = Reference.Delegate

  /// A set of requirements.
  public typealias Handling = DelegateHandling<Reference.Requirement>

  let registry: DelegateRegistry<Reference>
}

extension DelegateRegistrar: Sendable where Reference: Sendable {}

extension DelegateRegistry {
  /// The type of ``registrar``.
  public typealias Registrar = DelegateRegistrar<Reference>

  /// The part of this registry that its owner can make public.
  ///
  /// - Complexity: O(1).
  public var registrar: Registrar { DelegateRegistrar(registry: self) }
}

extension DelegateRegistrar {
  /// Registers `delegate`, as ``DelegateRegistry/add(_:at:handling:)`` does.
  @discardableResult
  public func add(
    _ delegate: Reference.Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try registry.add(delegate, handling: handling)
  }

  /// Registers `delegate` and keeps it alive, as ``DelegateRegistry/add(retaining:at:handling:)`` does.
  @discardableResult
  public func add(
    retaining delegate: Reference.Delegate,
    handling: Handling
  ) throws(Reference.Refusal) -> Bool {
    try registry.add(retaining: delegate, handling: handling)
  }

  /// Removes `delegate`, as ``DelegateRegistry/remove(_:)`` does.
  @discardableResult
  public func remove(_ delegate: Reference.Delegate) -> Bool { registry.remove(delegate) }

  /// Whether `delegate` is registered, as ``DelegateRegistry/contains(_:)`` determines.
  public func contains(_ delegate: Reference.Delegate) -> Bool { registry.contains(delegate) }
}

extension DelegateRegistrar where Reference: CompleteDelegateReference {
  /// Registers `delegate` for all requirements, as ``DelegateRegistry/add(_:at:)`` does.
  @discardableResult
  public func add(_ delegate: Reference.Delegate) throws(Reference.Refusal) -> Bool {
    try registry.add(delegate)
  }

  /// Registers `delegate` for all requirements and keeps it alive, as
  /// ``DelegateRegistry/add(retaining:at:)`` does.
  @discardableResult
  public func add(retaining delegate: Reference.Delegate) throws(Reference.Refusal) -> Bool {
    try registry.add(retaining: delegate)
  }
}

extension DelegateRegistrar where Reference: QueuedDelegateReference {
  /// Removes the registration of `delegate` on `queue`, as ``DelegateRegistry/remove(_:on:)`` does.
  @discardableResult
  public func remove(_ delegate: Reference.Delegate, on queue: DispatchQueue) -> Bool {
    registry.remove(delegate, on: queue)
  }
}

extension DelegateRegistrar: CustomStringConvertible, CustomReflectable {
  /// The type of the delegates: `Registrar<PlayerDelegate>`.
  public var description: String { "Registrar<\(Reference.Delegate.self)>" }

  /// A mirror without children: it shows none of the delegates.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

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
  /// The provider may change the registry here, as a delegate may during a call. If it calls the
  /// forwarder here, that call asks it again.
  ///
  /// - Complexity: that of the provider, once per round.
  func delegates() -> [Delegate]
}

/// The error for an object that cannot be a delegate, because it conforms to none of the accepted
/// protocols.
public struct DelegateConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type of the object: `Editor`.
  public let delegate: String

  /// The protocols, as the spec names them: `["TableSelection", "TableEditing"]`.
  public let protocols: [String]

  /// Makes the error for `delegate`, which conforms to none of `protocols`.
  public init(_ delegate: AnyObject, protocols: [String]) {
    self.delegate = "\(type(of: delegate))"
    self.protocols = protocols
  }

  /// `'Editor' conforms to none of 'TableSelection', 'TableEditing'`.
  public var description: String {
    "'\(delegate)' conforms to none of \(protocols.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
