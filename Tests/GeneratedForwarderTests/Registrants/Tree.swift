/// The delegates of a forwarder, as a test states them and as the model sees them.
///
/// The model knows what a delegate is, and nothing of the runtime: a delegate answers by itself, and a
/// forwarder for its own delegates, if there are any.
indirect enum Tree: Sendable {
  /// The forwarders that can have delegates, of which each has requirements of its own.
  enum Kind: CaseIterable, Sendable {
    /// That of the protocol.
    case branch
    /// That of a protocol that inherits it.
    case twig
    /// A composite of it.
    case tree
  }

  /// How a delegate is registered.
  struct Registration: Hashable, Sendable {
    /// Whether it is on a queue of its own.
    var isQueued = false

    /// Whether the registry keeps it alive.
    var isRetained = false

    /// The requirements that it handles; nil for all of them.
    var handled: Set<LeafCall>?

    func handles(_ call: LeafCall) -> Bool { handled?.contains(call) ?? true }
  }

  case leaf(Int, Registration)
  case value(Int)
  case forwarder(Kind, [Tree], Registration)
  case provider([Tree])
  /// A delegate that is deallocated, or a provider.
  case deallocated(isProvider: Bool)
  /// A delegate that has been removed again.
  case removed(Int)
  case stream
}

extension Tree {
  /// The combined answer of `trees`, as their forwarder gives it; nil if none of them responds.
  ///
  /// The leaves that are called are appended to `called`, and the calls for which a `default` runs are
  /// counted in `defaults`.
  static func answer(
    of trees: [Tree],
    to call: LeafCall,
    _ argument: Int,
    stopsAtFirst: Bool = false,
    _ trace: inout Trace
  ) -> [Int?]? {
    var responders: [Tree] = responders(among: trees, to: call)
    if responders.isEmpty { return nil }
    if stopsAtFirst { responders = [responders[0]] }
    var answers: [[Int?]] = []
    var argument = argument
    for responder in responders {
      let answer = responder.ownAnswer(to: call, argument, &trace)
      answers.append(answer)
      if call.isDecided(by: answer) { return answer }
      if call == .grow { argument = answer[0] ?? argument }
    }
    return call.combined(answers)
  }

  /// What calls have reached.
  struct Trace: Equatable {
    /// The calls of leaves.
    var called: [String] = []

    /// How often the `default` of a notification ran.
    var defaults = 0

    /// How many events streams have got.
    var events = 0
  }

  /// The answer of one responder.
  private func ownAnswer(to call: LeafCall, _ argument: Int, _ trace: inout Trace) -> [Int?] {
    switch self {
    case .leaf(let number, _), .value(let number):
      trace.called.append("\(number) \(call)")
      return [call.answer(of: number, argument)]
    case .forwarder(_, let trees, _): return Self.perform(trees, call, argument, &trace)
    default: return []
    }
  }

  /// A call on the forwarder of `trees`, which also reaches streams, and forwarders that only streams
  /// listen to.
  static func perform(
    _ trees: [Tree],
    _ call: LeafCall,
    _ argument: Int,
    stopsAtFirst: Bool = false,
    _ trace: inout Trace
  ) -> [Int?] {
    let answer = answer(of: trees, to: call, argument, stopsAtFirst: stopsAtFirst, &trace)
    if call == .sway || call == .snap {
      for tree in reached(among: trees, by: call, stopsAtFirst)
      where !tree.responds(to: call) && tree.isListenedTo(call) {
        if case .forwarder(_, let inner, _) = tree { _ = perform(inner, call, argument, &trace) }
      }
      trace.events += trees.count { if case .stream = $0 { true } else { false } }
      if call == .snap, answer == nil { trace.defaults += 1 }
    }
    return call.isNotification ? [] : answer ?? call.defaultAnswer(argument)
  }

  /// The trees, with those of providers, that a call comes to before it ends.
  private static func reached(
    among trees: [Tree],
    by call: LeafCall,
    _ stopsAtFirst: Bool
  ) -> [Tree] {
    let flat =
      trees.flatMap { tree in
        if case .provider(let provided) = tree { provided } else { [tree] }
      }
      .filter { $0.handles(call) }
    guard stopsAtFirst, let end = flat.firstIndex(where: { $0.responds(to: call) }) else {
      return flat
    }
    return Array(flat[...end])
  }

  private func handles(_ call: LeafCall) -> Bool {
    switch self {
    case .leaf(_, let registration), .forwarder(_, _, let registration):
      registration.handles(call)
    default: true
    }
  }

  /// The delegates that respond to `call`, in order.
  static func responders(among trees: [Tree], to call: LeafCall) -> [Tree] {
    trees.flatMap { tree -> [Tree] in
      if case .provider(let provided) = tree { return provided.filter { $0.responds(to: call) } }
      return tree.responds(to: call) ? [tree] : []
    }
  }

  /// Whether a delegate, which is no provider, responds to `call`.
  func responds(to call: LeafCall) -> Bool {
    switch self {
    case .leaf: handles(call)
    case .value: true
    case .forwarder(_, let trees, _):
      handles(call) && !Self.responders(among: trees, to: call).isEmpty
    case .provider, .deallocated, .removed, .stream: false
    }
  }

  /// Whether it is a forwarder in which a stream gets the event of `call`.
  private func isListenedTo(_ call: LeafCall) -> Bool {
    guard case .forwarder(_, let trees, _) = self, handles(call) else { return false }
    return trees.contains { tree in
      switch tree {
      case .stream: true
      case .provider(let provided): provided.contains { $0.isListenedTo(call) }
      default: tree.isListenedTo(call)
      }
    }
  }

  /// Whether it is one of the registry's delegates.
  var isDelegate: Bool {
    switch self {
    case .leaf, .value, .forwarder: true
    case .provider, .deallocated, .removed, .stream: false
    }
  }
}
