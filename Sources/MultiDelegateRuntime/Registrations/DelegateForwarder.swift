/// A class that passes calls on to delegates, as every generated forwarder does.
///
/// A forwarder can be a delegate of another forwarder, and then stands for its own delegates. While none
/// of them responds, a call passes it over, so its `default` never takes the place of an answer. (The
/// predecessors ask `respondsToSelector:` for that.)
///
/// The conformance is on no actor, so every registry can recognize a forwarder on any thread.
public protocol DelegateForwarder: AnyObject, SendableMetatype {
  /// The type of the references to the delegates.
  associatedtype ForwardedReference: DelegateReference

  /// The part of the delegates that any thread may use.
  nonisolated var nonisolatedDelegates: NonisolatedDelegates<ForwardedReference> { get }
}

extension DelegateForwarder {
  /// Whether any of the delegates responds to `requirement`.
  ///
  /// A provider is asked, unless the delegates are on an actor: there, a provider that is alive counts
  /// as a responder. A delegate that is a forwarder responds if any of its own delegates does.
  ///
  /// - Thread safety: may be called on any thread at any time.
  /// - Complexity: O(1) when the first delegate responds, O(*n*) at worst.
  nonisolated public func responds(to requirement: ForwardedReference.Requirement) -> Bool {
    nonisolatedDelegates.hasResponder(to: requirement)
  }

  /// The type and the delegates, with the details of their registrations:
  /// `MultiPlayerDelegate [Logger, Panel (retained)]`.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of registered delegates and requirements.
  nonisolated public var description: String {
    "\(Self.self) \(nonisolatedDelegates.registry?.description ?? "[]")"
  }

  /// The same as ``description``.
  nonisolated public var debugDescription: String { description }

  /// Not available without `"events": true`.
  @available(*, unavailable, message: "write '\"events\": true' for the protocol in the spec")
  public func events(
    bufferingPolicy: AsyncStream<Never>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Never> { AsyncStream { $0.finish() } }

  /// Not available where each delegate is added with the requirements that it handles.
  @available(
    *,
    unavailable,
    message: """
      make it without delegates, then add each with 'add(_:handling:)', because a default \
      implementation could answer for it
      """
  )
  public init(weakly _: Any...) { preconditionFailure("not available") }

  /// Not available where each delegate is added with the requirements that it handles.
  @available(
    *,
    unavailable,
    message: """
      make it without delegates, then add each with 'add(retaining:handling:)', because a default \
      implementation could answer for it
      """
  )
  public init(retaining _: Any...) { preconditionFailure("not available") }
}

/// A forwarder that can be made with its delegates, because they handle all requirements.
///
/// The conformance of a forwarder on an actor is on that actor.
public protocol CompleteDelegateForwarder: AnyObject {
  /// The type of the references to the delegates.
  associatedtype ForwardedReference: CompleteDelegateReference

  /// The part of the delegates that any thread may use.
  nonisolated var nonisolatedDelegates: NonisolatedDelegates<ForwardedReference> { get }

  /// Makes a forwarder without delegates.
  init()
}

extension CompleteDelegateForwarder {
  /// Makes a forwarder to `delegates`, in their order, without keeping them alive.
  ///
  /// - Throws: if any object may be passed, an error if one of `delegates` conforms to none of the
  ///   protocols. The same holds for the other initializers.
  /// - Complexity: O(*n*) in the number of delegates.
  public init(weakly delegates: [ForwardedReference.Delegate]) throws(ForwardedReference.Refusal) {
    self.init()
    try nonisolatedDelegates.attached.add(contentsOf: delegates)
  }

  /// Makes a forwarder as ``init(weakly:)`` of an array does.
  public init(weakly delegates: ForwardedReference.Delegate...) throws(ForwardedReference.Refusal) {
    try self.init(weakly: delegates)
  }

  /// Makes a forwarder to `delegates`, in their order, and keeps each of them alive until it is removed.
  ///
  /// To avoid a reference cycle, they must not have a strong reference to the forwarder.
  ///
  /// - Complexity: O(*n*) in the number of delegates.
  public init(
    retaining delegates: [ForwardedReference.Delegate]
  ) throws(ForwardedReference.Refusal) {
    self.init()
    let additions = delegates.map { DelegateAddition<ForwardedReference>.retained($0) }
    _ = try nonisolatedDelegates.attached.add(contentsOf: additions, at: nil, nil)
  }

  /// Makes a forwarder as ``init(retaining:)`` of an array does.
  public init(
    retaining delegates: ForwardedReference.Delegate...
  ) throws(ForwardedReference.Refusal) {
    try self.init(retaining: delegates)
  }
}

/// What most generated forwarders are: on no actor, for delegates that handle all requirements, and
/// printed with them.
public typealias Forwarder = DelegateForwarder & CompleteDelegateForwarder
  & CustomStringConvertible

/// The delegates of any forwarder.
protocol ErasedDelegates: AnyObject, Sendable {
  /// Whether `search` finds a responder among the delegates, or among those of a forwarder.
  ///
  /// The `requirement` is that of the forwarder which began the search.
  func satisfy(_ search: inout ResponderSearch, for requirement: any DelegateRequirement) -> Bool
}

extension NonisolatedDelegates: ErasedDelegates {
  func satisfy(_ search: inout ResponderSearch, for requirement: any DelegateRequirement) -> Bool {
    guard let registry, search.visits(registry) else { return false }
    return registry.satisfies(&search, for: requirement)
  }
}

extension DelegateForwarder {
  /// The delegates, for forwarders of any type.
  nonisolated var erasedDelegates: any ErasedDelegates { nonisolatedDelegates }
}

/// The search for a responder, through the forwarders among the delegates of a registry.
///
/// It visits each registry once, so forwarders that are each other's delegates end it, and it is
/// linear in the number of registrations that it passes.
struct ResponderSearch {
  /// Whether providers are asked; if not, one that is alive counts as a responder.
  let asksProviders: Bool

  /// Whether the search notices event streams: those of a requirement that only notifies, as far as all
  /// forwarders on the way to the stream pass it on so.
  var noticesStreams: Bool

  /// Whether an event stream has been found, which is no responder, but must not miss the call.
  var hasFoundStream = false

  private let origin: ObjectIdentifier?

  /// The registries besides ``origin``; without forwarders there are none, and nothing is allocated.
  fileprivate var visited: [ObjectIdentifier] = []

  /// Begins at `registry`, which is not asked again.
  init(from registry: AnyObject?, asksProviders: Bool, noticesStreams: Bool = false) {
    self.asksProviders = asksProviders
    self.noticesStreams = noticesStreams
    origin = registry.map { ObjectIdentifier($0) }
  }

  /// Notes that `registry` is visited; false if it has been visited already.
  mutating func visits(_ registry: AnyObject) -> Bool {
    let identity = ObjectIdentifier(registry)
    if identity == origin || visited.contains(identity) { return false }
    visited.append(identity)
    return true
  }
}

extension DelegateRegistry {
  fileprivate func satisfies(
    _ search: inout ResponderSearch,
    for requirement: any DelegateRequirement
  ) -> Bool {
    let own = (requirement as? Requirement).map { [$0] } ?? Requirement.same(as: requirement)
    // The forwarder implements by itself what it does not pass on.
    if own.isEmpty { return true }
    return own.contains { requirement in
      var branch = search
      branch.noticesStreams =
        search.noticesStreams && Requirement.notifications.contains(requirement)
      if branch.noticesStreams, hasStream(of: requirement) { branch.hasFoundStream = true }
      let isSatisfied = satisfies(&branch, for: requirement)
      search.hasFoundStream = branch.hasFoundStream
      // Each of several requirements may be responded to anywhere.
      if own.count == 1 { search.visited = branch.visited }
      return isSatisfied
    }
  }

  /// Whether `search` finds a responder in this registry, or in that of a forwarder in it.
  func satisfies(_ search: inout ResponderSearch, for requirement: Requirement) -> Bool {
    let bit = RequirementBit(requirement)
    for registration in entries where registration.handles(bit) {
      func responds(_ delegate: Reference.Delegate, _ forwarded: (any ErasedDelegates)?) -> Bool {
        if Reference.isPartial {
          let isThere = Reference.delegate(delegate, has: requirement)
          // The delegate may have been removed by code of its own that was asked.
          guard isThere, registration.handles(bit) else { return false }
        }
        return forwarded?.satisfy(&search, for: requirement) ?? true
      }
      if let delegate = registration.delegate {
        if responds(delegate, registration.forwarder?.delegates) { return true }
      } else if !search.asksProviders, registration.provider != nil {
        return true
      } else if let delegates = registration.delegatesOfProvider() {
        for delegate in delegates where registration.handles(bit) {
          guard Reference.conformance(of: delegate).contains(requirement) else { continue }
          let forwarder = delegate as? any DelegateForwarder
          if responds(delegate, forwarder?.erasedDelegates) { return true }
        }
      } else {
        drop(deallocated: registration)
      }
    }
    return false
  }
}

/// What a call finds in a forwarder.
enum ForwardedGoal {
  case responder

  /// An event stream, but no responder.
  case stream
}

extension Registration {
  /// What a call of `requirement` finds in the forwarder that has these `forwarded` delegates, which
  /// this registers or which this provider has returned; nil if it finds nothing.
  ///
  /// The registry of the call itself does not count: a forwarder that finds a responder only there would
  /// send the call back. Outside the queue of the registration, the providers of a forwarder on a queue
  /// are not asked.
  func search(
    _ forwarded: any ErasedDelegates,
    for requirement: Reference.Requirement,
    isOnQueue: Bool = false
  ) -> ForwardedGoal? {
    let mayBeEvent = Reference.Requirement.notifications.contains(requirement)
    let asksProviders = queue == nil || isOnQueue
    var search = ResponderSearch(
      from: registry,
      asksProviders: asksProviders,
      noticesStreams: mayBeEvent
    )
    if forwarded.satisfy(&search, for: requirement) { return .responder }
    return search.hasFoundStream ? .stream : nil
  }
}

extension DelegateRequirement {
  /// The requirements that `other`, of another forwarder, can be in a forwarder with these: the one with its
  /// signature, or if types are spelled differently, each with its name.
  static func same(as other: any DelegateRequirement) -> [Self] {
    let signature = other.signature
    if let same = allCases.first(where: { $0.signature == signature }) { return [same] }
    let name = signature.prefix { $0 != " " }
    return allCases.filter { $0.signature.prefix { $0 != " " } == name }
  }
}
