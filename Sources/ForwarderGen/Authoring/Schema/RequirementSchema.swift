import ForwarderGen

extension RequirementKey: DescribedKey {
  var description: String {
    switch self {
    case .declaration:
      """
      The declaration as in a Swift file: "func prepare(_ request: Request) async throws -> \
      Request" or "var priority: Int { get }".
      """
    case .requirement:
      """
      The requirement that this entry decides about, by its name in the Swift file: "prepare(_:)". \
      If several share the name, add the types: "over(_: Int)".
      """
    case .dispatch:
      """
      Which delegates are called, and whose answer the caller gets: "first". Required if the method \
      returns a value or takes an escaping closure. Otherwise, all delegates are called: "broadcast".
      """
    case .through:
      """
      The label of the completion handler through which delegates answer. Required for a \
      "broadcast", and if there are several closures. "none": delegates do not answer through a \
      closure, such as a progress callback, so all of them get it.
      """
    case .default:
      """
      The answer if no delegate responds: "0", "throw NewsError.noAnswer" or \
      "completionHandler(nil)". One Swift expression or statement, which may use the parameters.
      """
    case .optional:
      """
      true: delegates may leave the method out; false: each has its own. In an "@objc" protocol, \
      write "optional" in the declaration instead.
      """
    case .forwarded:
      """
      false, the only value: the default implementation in Swift answers, and no delegate is called.
      """
    case .order:
      """
      "reversed", the only value: the responder that was added last is called first, under any \
      dispatch. Without this key, responders are called in the order in which they were added.
      """
    case .errors:
      """
      "afterAll": all responders are called, and the first error is thrown afterwards; for a \
      "broadcast" that throws. "cancel": the first error cancels the other calls; with \
      "concurrently". Without this key, the first error ends the call.
      """
    case .concurrently:
      """
      true: all responders are called at the same time, and their answers are combined in the \
      order of registration; for "async" requirements and completion handlers. Without this key, \
      each answer is awaited before the next call.
      """
    case .event:
      """
      false: 'events()' leaves this notification out, for example because an argument is not \
      Sendable. Without this key, every notification that can be an event is one.
      """
    case .unchecked: SharedDescription.unchecked(of: "of this requirement, by name or label,")
    case .name:
      """
      The name of the requirement in 'handling:' and 'responds(to:)', if the derived one is taken \
      or unclear: "shouldRetry".
      """
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(of: "the requirement")
    }
  }

  var shape: SchemaNode.Shape {
    switch self {
    case .declaration, .requirement, .through, .default, .name, .doc, .if: .string
    case .dispatch: .either(DispatchName.schemas)
    case .order: .word(RequirementDecision.Order.allCases.map(\.rawValue))
    case .errors: .word(RequirementDecision.ErrorPolicy.allCases.map(\.rawValue))
    case .optional, .forwarded, .concurrently, .event: .boolean
    case .unchecked: .parameterNames
    }
  }
}

extension DispatchName {
  /// The schema of `dispatch`: a node for each form of each dispatch, with its meaning.
  ///
  /// A plain word is a constant, which editors offer and list when something else is written.
  static var schemas: [SchemaNode] { allCases.flatMap(\.schemas) }

  private var schemas: [SchemaNode] {
    let word = SchemaNode(facts.meaning, .exactly(.string(rawValue)))
    let withArgument = SchemaNode.Shape.matching("^\(rawValue)\\(.+\\)$")
    let withParameter = """
      As "\(rawValue)", for several parameters of that type: name the one that takes the answer of \
      the delegate before, by its label, or by its name if it has no label: "\(rawValue)(request)".
      """
    return switch facts.argument {
    case nil: [word]
    case .combiner: [SchemaNode(facts.meaning, withArgument)]
    case .parameter: [word, SchemaNode(withParameter, withArgument)]
    }
  }
}
