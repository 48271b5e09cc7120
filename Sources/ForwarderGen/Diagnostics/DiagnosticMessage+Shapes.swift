/// Messages about requirements that cannot be forwarded, composites, and Objective-C.
extension DiagnosticMessage {
  var textOfShape: String? {
    switch self {
    case .refusedStatic(let modifier):
      "a '\(modifier)' requirement is called on a type, and a forwarder calls instances: "
        + "remove '\(modifier)'"
    case .refusedSelf:
      "'Self' is a different type in the forwarder and in each delegate: name the protocol, "
        + "as in 'any P'"
    case .refusedPrivate(let access):
      "the generated file cannot use a '\(access)' protocol: make it internal"
    case .refusedSending:
      "a 'sending' argument can go to one delegate only: set 'dispatch' to 'first', or remove "
        + "'sending'"
    case .refusedContinuation:
      "a continuation is resumed once, so one delegate can get it only: set 'dispatch' to 'first'"
    case .refusedClaimedSending:
      "a 'sending' result cannot be shown to the delegates that may claim: write another dispatch, "
        + "or remove 'sending'"
    case .refusedNoncopyable:
      "only one delegate can consume a noncopyable argument: set 'dispatch' to 'first', or take the "
        + "argument as 'borrowing'"
    case .refusedNoncopyableAnswer(let others):
      "a noncopyable result cannot be shown to other delegates before it is returned: "
        + "set 'dispatch' to \(Self.alternatives(others))"
    case .refusedAutoclosure(let error):
      "Swift cannot infer '\(error)' from an '@autoclosure' that is passed on: "
        + "take a closure, or throw 'any Error'"
    case .refusedAccessors:
      "a property with 'mutating get' and 'nonmutating set' cannot be set through 'any P': write 'set'"

    // Messages about composites.
    case .compositeOfNothing:
      "a composite is a forwarder of several protocols: "
        + "name those that delegates conform to under 'requires', or may under 'accepts'"
    case .unknownComposed(let name, let known):
      "no spec declares '\(name)': "
        + (Self.didYouMean(NearestWord.nearest(to: name, among: known))
          ?? "list it under 'protocols', with \"declared\": \"elsewhere\" if it exists")
    case .composedAssociatedTypes(let name):
      "'\(name)' has associated types, and Swift has no type for a delegate that conforms to it and "
        + "to other protocols: leave it to a forwarder of its own"
    case .composedConditionally(let name, let condition):
      "'\(name)' exists only under a condition: add '\"if\": \"\(condition)\"' to the composite"
    case .composedApart(let first, let place, let second, let otherPlace):
      "'\(first)' is \(place), and '\(second)' is \(otherPlace), so one "
        + "forwarder cannot conform to both: compose protocols with the same isolation"
    case .acceptedNotSendable(let name, let sendable):
      "'\(name)' is not 'Sendable', and '\(sendable)' is, so a delegate could be called where it "
        + "does not conform: require '\(name)', or let it inherit 'Sendable'"
    case .sharedDeclaration(let signature, let first, let second):
      "'\(first)' and '\(second)' declare '\(signature)' differently, so one member cannot "
        + "implement both: rename one"
    case .sharedDispatch(let signature, let first, let second, let heir):
      "the forwarder calls '\(signature)' once for '\(first)' and '\(second)', which decide "
        + "differently about it: give both the same keys, also 'optional', 'event' and 'name'"
        + (heir.map { ", or declare it in '\($0)', too, and decide there" } ?? "")
    case .sharedByAccepted(let signature, let first, let second):
      "a delegate may have '\(signature)' from '\(first)' or from '\(second)': "
        + "move it to a protocol that both inherit, or require one of them"

    // Messages about Objective-C protocols in a spec.
    case .optionalModifier:
      "'optional' needs an '@objc' protocol: write '\"optional\": true' beside 'declaration'"
    case .swiftBase(let name):
      "an '@objc' protocol inherits only '@objc' protocols: add '@objc' to '\(name)', or remove it here"
    case .settableOptional:
      "an optional property cannot be set through its protocol: "
        + "require a function that sets it, or '{ get }'"
    case .optionalSubscript:
      "a subscript has no selector, so it cannot be optional: require a function"
    case .optionalEffect(let effect):
      "the compiler crashes on a call of an optional Objective-C member with '\(effect)': leave the "
        + "member out, or give it a completion handler instead of '\(effect)'"
    case .selectorNeeded(let requirement, let hasParameters):
      "the forwarder needs the selector of '\(requirement)', which Swift does not look up under "
        + "'@available': write '@objc(name\(hasParameters ? ":" : ""))'"
    default: nil
    }
  }
}
