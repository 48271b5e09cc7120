/// Messages about the forwarding of requirements.
extension DiagnosticMessage {
  var textOfForwarding: String? {
    switch self {
    case .refusedActor:
      "an actor's members are called from outside with 'await' only: let the protocol "
        + "inherit 'AnyObject' and declare them 'async'"
    case .refusedBase(let name):
      "a forwarder cannot conform to '\(name)' for its delegates: "
        + "let the types that adopt the protocol conform to it"
    case .unknownBase(let name, let requirement, let isInSwiftFile):
      "no spec declares '\(name)', so "
        + (requirement.map { "its '\($0)'" } ?? "what it requires")
        + " would not be forwarded: "
        + (isInSwiftFile
          ? "add an item for it, 'declared' in its Swift file, or 'elsewhere' if that is another module's"
          : "declare it in a spec")
        + (requirement == nil
          ? ", list it under 'markers' if it requires nothing, or inherit 'AnyObject' if it is a class"
          : "")
    case .duplicateRequirement(let signature): "'\(signature)' is declared twice: remove one"
    case .namedLikeRegistry(let name):
      "the forwarder has a property '\(name)' of its own: rename that one with 'delegatesProperty', for "
        + "example '\"delegatesProperty\": \"delegateRegistry\"'"
    case .invalidPropertyName(let name):
      "'\(name)' cannot name a property: write letters, digits and underscores, and no keyword"
    case .invalidName(let name):
      "'\(name)' cannot name a case: write letters, digits and underscores"
    case .reservedCaseName(let name, let other):
      "the requirement enum has a member '\(name)' of its own: "
        + "give this requirement another case name with '\"name\": \"\(other)\"'"
    case .caseNameTaken(let name, let other):
      "the case name '\(name)' is taken: give this requirement another one with "
        + "'\"name\": \"\(other)\"'"
    case .earlierCase(let name): "'\(name)' names the case of this requirement"
    case .valueWithoutDispatch(let fitting):
      "this requirement has a value, so its spec must state which answer counts: "
        + "set 'dispatch' to \(Self.alternatives(fitting))"
    case .closureWithoutDispatch(let joined, let handler):
      "this requirement takes an escaping closure, so its spec must state which delegates get it: "
        + "set 'dispatch' to 'first'"
        + (joined.isEmpty
          ? "" : ", or to \(Self.alternatives(joined)) to combine what all answer through it")
        + (handler.map {
          ", write '\"dispatch\": \"broadcast\", \"through\": \"\($0)\"' to call it once when all have answered"
        } ?? "")
        + ", or write '\"dispatch\": \"broadcast\", \"through\": \"none\"' if all may call it"
    case .closureToAll(let handlers):
      "'broadcast' hands the closure to all delegates, and each of them may call it: write 'first', "
        + handlers.map { "add '\"through\": \"\($0)\"' to call it once when all have answered, " }
        .joined()
        + "or add '\"through\": \"none\"' if it is not an answer, such as a progress callback"
    case .unfitThrough:
      "'through' needs a requirement that returns nothing and takes an escaping closure, and another "
        + "dispatch than 'first' and 'by(f)': remove it"
    case .unknownHandler(let name, let known):
      "no escaping closure of this requirement is called '\(name)': write \(Self.alternatives(known))"
    case .severalHandlers(let names):
      "delegates could answer through several closures: add "
        + Self.alternatives(names.map { "\"through\": \"\($0)\"" })
    case .unfitHandler(let name):
      "delegates answer through a closure that is written as one, takes copyable values, returns nothing, and "
        + "is neither 'async' nor '@isolated(any)' and does not throw; '\(name)' is another: set 'dispatch' to "
        + "'first', or write '\"dispatch\": \"broadcast\", \"through\": \"none\"' if all may call it"
    case .handlerWithEffects(let name):
      "delegates cannot answer through '\(name)' and be 'async' or throw: set 'dispatch' to 'first', or "
        + "declare one of the two only"
    case .handlerOffActor(let name, let actor):
      "'\(name)' is called on '\(actor)', where the forwarder could not go on to the next delegate: "
        + "declare the requirement '\(actor)', too"
    case .unfitDispatch(let dispatch, let need, let fitting):
      "'\(dispatch)' needs \(need): write \(Self.alternatives(fitting))"
    case .withoutFunction(let dispatch):
      "'\(dispatch)' needs the name of a function: write '\(dispatch)(f)'"
    case .ambiguousPipeline(let forms):
      "several parameters could take the answer of the delegate before: "
        + (forms.isEmpty ? "give one a label" : "write \(Self.alternatives(forms))")
    case .unfitParameter(let name, let forms):
      "no parameter '\(name)' is written with the type of the value: "
        + (forms.isEmpty ? "give one a label" : "write \(Self.alternatives(forms))")
    case .unfitErrors(let policy):
      "'\(policy)' needs a 'broadcast' that throws, does not rethrow and returns nothing: remove 'errors'"
    case .unfitCancelling:
      "'cancel' needs a requirement that throws and whose calls are made at the same time: "
        + "add '\"concurrently\": true', or remove 'errors'"
    case .unfitConcurrency(let dispatches):
      "'concurrently' needs a requirement that is 'async' and does not rethrow, or that answers "
        + "through a completion handler, and another dispatch than \(Self.alternatives(dispatches)): "
        + "remove it"
    case .concurrentParameter(let name, let reason):
      "concurrent calls cannot share the parameter '\(name)', which \(reason): "
        + "remove 'concurrently', or change the parameter"
    case .successiveParameter(let name, let reason):
      "delegates that wait for each other's answers cannot share the parameter '\(name)', which "
        + "\(reason): add '\"concurrently\": true', or change the parameter"
    case .valueWithoutDefault(let type, let example):
      "this requirement has a value, so its spec must state the value if no delegate responds: "
        + "add a 'default', "
        + (example.map { "for example '\"default\": \($0)'" }
          ?? "a Swift expression of type '\(type)'")
    case .unknownDefault(let name):
      "no parameter is called '\(name)': write '\"default\": \"\\\"\(name)\\\"\"' for a string, or the "
        + "name of its module before a constant"
    case .closureWithoutDefault:
      "this requirement takes an escaping closure, so its spec must state what becomes of it if no "
        + "delegate responds: add a 'default' that calls it"
    case .undecidedDefault(let text, let callsClosure, let neutral):
      "only you can say what happens if no delegate responds: write "
        + (callsClosure ? "a call of the closure" : "the answer") + " instead of '\(text)'"
        + (neutral.isEmpty
          ? "" : ", or remove 'default' and set 'dispatch' to \(Self.alternatives(neutral))")
    case .needlessDefault(let reason): "\(reason) if no delegate responds: remove 'default'"
    case .omissionUnderFunction:
      "'by' has no answer for a delegate that leaves this requirement out, and its function could ask that "
        + "delegate: remove 'optional'"
    case .defaultCallsHandler(let name):
      "the forwarder calls '\(name)' itself: write the value that it is called with"
    case .defaultNamesMember(let name):
      "inside the forwarder, '\(name)' is the forwarder's own member: write 'self.\(name)' if you mean "
        + "that, or 'Module.\(name)' with the name of the module that has the other"
    case .inheritedDefaultNamesMember(let name):
      "inside this forwarder, '\(name)' is the forwarder's own member, and an inherited 'default' means "
        + "another: write 'Module.\(name)' there, with the name of the module that has it"
    case .nameTaken(let name): "the name '\(name)' is taken: rename one"
    case .tooAccessible(let access, let owner, let limit):
      "this cannot be '\(access)' when its \(owner) is '\(limit)': write '\(limit)'"
    case .queuedActor(let actor):
      "actor-isolated requirements cannot be called on a queue: remove '\(actor)', or 'queues'"
    case .queuedUnstated(let name):
      "'\(name)' may be isolated to the module's default actor, so it cannot be called on a queue: "
        + "write 'nonisolated' before it"
    case .queuedAsync(let name):
      "a call on a queue cannot be awaited: remove 'async' from '\(name)', or 'queues'"
    case .queuedFunction(let name):
      "'\(name)' would call delegates outside of their queues: write another dispatch, or remove 'queues'"
    case .noEvents: "no requirement here can be an event: add a notification, or remove 'events'"
    case .unknownParameter(let name, let known):
      "there is no parameter '\(name)' here: "
        + (known.isEmpty
          ? "remove it" : Self.suggestion(for: name, among: known, otherwise: "write"))
    case .ambiguousBase(let name):
      "'\(name)' could be one of several protocols: write 'Module.\(name)'"
    case .baseUnderConditions(let name, let heir):
      "'\(name)' is declared under several conditions: declare '\(heir)' under each of them, too"
    case .tooManyBases(let limit):
      "this inherits more than \(limit) protocols: divide it, and give each part a forwarder"
    case .tooManyForwarded(let limit):
      "the forwarders of the target have more than \(limit) requirements here: divide the target"
    case .inheritanceCycle(let name):
      "'\(name)' inherits itself through this protocol: remove one of the inheritances"
    case .nonprimaryAssociatedType(let name, let head):
      "a forwarder is generic over primary associated types only: "
        + "make '\(name)' primary, 'protocol \(head)'"
    case .equatedAssociatedType(let name, let equation, let isElsewhere):
      "a forwarder is generic over its associated types, and '\(equation)' makes '\(name)' one "
        + "fixed type: "
        + (isElsewhere
          ? "only the module that declares the protocol can remove '\(name)'"
          : "remove '\(name)' and write the other type instead")
    case .inheritedCaseNameTaken(let name):
      "two requirements of this forwarder have the case name '\(name)': "
        + "give one of them a 'name', for example '\"name\": \"\(name)2\"'"
    case .propertyAndOther(let name):
      "this forwarder would have a property '\(name)' and something else of that name, which no class can "
        + "have: rename one, or declare the same in both protocols"
    case .unclearIsolation(let base, let actor):
      "this protocol is \(actor.map { "on '\($0)'" } ?? "'nonisolated'"), and '\(base)', which it inherits, "
        + "states no isolation: add \(actor.map { "'\($0)' or " } ?? "")'nonisolated' to '\(base)'"
    default: nil
    }
  }
}
