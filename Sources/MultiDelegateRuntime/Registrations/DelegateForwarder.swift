/// A class that passes calls on to delegates, as every generated forwarder does.
///
/// A forwarder can be a delegate of another forwarder, and then stands for its own delegates. A call on
/// the outer forwarder passes it over while none of its delegates responds, so its `default` never
/// takes the place of an answer. (The predecessors ask `respondsToSelector:` for that.)
///
/// The conformance is on no actor, so every registry can recognize a forwarder on any thread.
public protocol DelegateForwarder: AnyObject, SendableMetatype {
  /// What the registries of other forwarders ask before they call this one.
  nonisolated var forwardedDelegates: ForwardedDelegates { get }
}

extension DelegateForwarder {
  /// Not available without `"events": true`.
  @available(*, unavailable, message: "write '\"events\": true' for the protocol in the spec")
  public func events(
    bufferingPolicy: AsyncStream<Never>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Never> { AsyncStream { $0.finish() } }
}

/// The questions that any registry can ask about the delegates of a forwarder.
///
/// - Lifetime: keeps neither the forwarder nor its registry alive.
/// - Thread safety: every call may be made on any thread at any time.
public final class ForwardedDelegates: @unchecked Sendable {
  // Safety: the reference is set by the forwarder's initializer, before another thread can have the
  // forwarder, and only loaded from then on. The registry locks its state.
  private(set) weak var registry: (any ErasedRegistry)?

  /// Makes an object without a registry, which the forwarder's initializer sets.
  ///
  /// - Complexity: O(1).
  @_spi(GeneratedCode)
  public init() {}

  func attach(to registry: any ErasedRegistry) {
    self.registry = registry
  }

  /// Whether `search` finds what it looks for among the delegates.
  func satisfy(_ search: inout ResponderSearch, for requirement: any DelegateRequirement) -> Bool {
    registry.map { search.visits($0) && $0.satisfies(&search, for: requirement) } ?? false
  }
}

/// A registry of any forwarder.
protocol ErasedRegistry: AnyObject {
  /// Whether `search` finds what it looks for, in this registry or in that of a forwarder in it.
  ///
  /// The `requirement` is that of the forwarder which began the search.
  func satisfies(_ search: inout ResponderSearch, for requirement: any DelegateRequirement) -> Bool

  /// Changes the event streams.
  func changeEventStreams(_ body: (inout ContiguousArray<AnyEventStream>) -> Void)
}

/// The search for a responder, through the forwarders among the delegates of a registry.
///
/// It visits each registry once, so forwarders that are each other's delegates end it, and it is
/// linear in the number of registrations that it passes.
struct ResponderSearch {
  /// What is looked for.
  enum Goal {
    /// A delegate that responds.
    case responder

    /// An event stream that gets the call. It is no responder, but must not miss the call.
    case stream
  }

  let goal: Goal

  /// Whether providers are asked; if not, one that is alive counts as a responder.
  let asksProviders: Bool

  private let origin: ObjectIdentifier?

  /// The registries besides ``origin``; without forwarders there are none, and nothing is allocated.
  private var visited: [ObjectIdentifier] = []

  /// Begins at `registry`, which is not asked again.
  init(for goal: Goal, from registry: AnyObject?, asksProviders: Bool) {
    self.goal = goal
    self.asksProviders = asksProviders
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

extension DelegateRegistry: ErasedRegistry {
  func satisfies(
    _ search: inout ResponderSearch,
    for requirement: any DelegateRequirement
  ) -> Bool {
    let own = Requirement.same(as: requirement)
    // The forwarder implements by itself what it does not pass on.
    if own.isEmpty { return search.goal == .responder }
    if own.count == 1 { return satisfies(&search, for: own[0]) }
    return own.contains { requirement in
      var branch = search
      return satisfies(&branch, for: requirement)
    }
  }

  /// Whether `search` finds what it looks for, in this registry or in that of a forwarder in it.
  func satisfies(_ search: inout ResponderSearch, for requirement: Requirement) -> Bool {
    if search.goal == .stream {
      if hasStream(of: requirement) { return true }
      if !Requirement.notifications.contains(requirement) { return false }
    }
    let bit = RequirementBit(requirement)
    for registration in entries where registration.handles(bit) {
      if let delegate = registration.delegate {
        if Reference.isMissing(
          requirement,
          in: delegate,
          orHasEnded: !registration.handles(bit)
        ) {
          continue
        }
        if (registration.forwarder?.delegates).satisfies(&search, for: requirement) { return true }
      } else if let provider = registration.provider {
        if !search.asksProviders {
          if search.goal == .responder { return true }
          continue
        }
        for delegate in provider.delegates() where registration.handles(bit) {
          let supported = Reference.requirements(in: .all, supportedBy: delegate)
          if !supported.contains(requirement)
            || Reference.isMissing(
              requirement,
              in: delegate,
              orHasEnded: !registration.handles(bit)
            )
          {
            continue
          }
          let forwarder = (delegate as? any DelegateForwarder)?.forwardedDelegates
          if forwarder.satisfies(&search, for: requirement) { return true }
        }
      } else {
        drop(deallocated: registration)
      }
    }
    return false
  }
}

extension Registration {
  /// What a call of `requirement` finds in the forwarder that has these `forwarded` delegates, which
  /// this registers or which this provider has returned; nil if it finds nothing.
  ///
  /// The registry of the call itself does not count: a forwarder that finds a responder only there would
  /// send the call back. Outside the queue of the registration, the providers of a forwarder on a queue
  /// are not asked.
  func search(
    _ forwarded: ForwardedDelegates,
    for requirement: Reference.Requirement,
    isOnQueue: Bool = false
  ) -> ResponderSearch.Goal? {
    func finds(_ goal: ResponderSearch.Goal) -> Bool {
      let asksProviders = queue == nil || isOnQueue
      var search = ResponderSearch(for: goal, from: registry, asksProviders: asksProviders)
      return forwarded.satisfy(&search, for: requirement)
    }
    if finds(.responder) { return .responder }
    let mayBeEvent = Reference.Requirement.notifications.contains(requirement)
    return mayBeEvent && finds(.stream) ? .stream : nil
  }
}

extension ForwardedDelegates? {
  /// Whether `search` ends at a delegate that has these delegates if it is a forwarder, and nil if it
  /// is none.
  func satisfies(_ search: inout ResponderSearch, for requirement: any DelegateRequirement) -> Bool
  {
    guard let self else { return search.goal == .responder }
    return self.satisfy(&search, for: requirement)
  }
}

extension DelegateRequirement {
  /// The requirements that `other`, of any forwarder, can be in a forwarder with these: the one with its
  /// signature, or if types are spelled differently, each with its name.
  static func same(as other: any DelegateRequirement) -> [Self] {
    if let own = other as? Self { return [own] }
    let signature = other.signature
    if let same = allCases.first(where: { $0.signature == signature }) { return [same] }
    let name = signature.prefix { $0 != " " }
    return allCases.filter { $0.signature.prefix { $0 != " " } == name }
  }
}
