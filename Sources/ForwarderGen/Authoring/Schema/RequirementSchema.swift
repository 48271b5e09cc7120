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
      Which requirement of a protocol in a Swift file this is about: "prepare(_:)", or with types \
      where several share that name, "over(_: Int)".
      """
    case .dispatch:
      """
      Which delegates are called, and whose answer the caller gets: "first". Say it if the method \
      returns a value or takes an escaping closure; if not, all delegates are called: "broadcast".
      """
    case .through:
      """
      The label of the completion handler through which delegates answer. Say it for a \
      "broadcast", and if there are several closures. "none": no closure is an answer, as \
      with a progress callback, so every delegate may get it.
      """
    case .default:
      """
      The answer if no delegate gives one: "0", "throw NewsError.noAnswer" or \
      "completionHandler(nil)". It is one Swift expression or statement, and may use the parameters.
      """
    case .optional:
      """
      true: delegates may leave the method out. In an "@objc" protocol, the word "optional" of the \
      declaration says so already.
      """
    case .forwarded:
      """
      false: the forwarder leaves the method to its default implementation in Swift, and no \
      delegate is called. The only value is false.
      """
    case .order:
      """
      "reversed": responders are called from the last one that was registered to the first one, \
      whatever the dispatch is. The only value is "reversed".
      """
    case .errors:
      """
      "afterAll": all responders are called, and the first error is thrown afterwards; for a \
      "broadcast" that throws. "cancel": the first error cancels the other calls; with \
      "concurrently". Without this key the first error ends the round.
      """
    case .concurrently:
      """
      true: all responders are called at the same time, and their answers are combined in the \
      order of registration; for "async" requirements and completion handlers. Without this key \
      each answer is awaited before the next call.
      """
    case .event:
      """
      false: a call is no event of 'events()', for example because an argument is not Sendable. \
      For a notification that could be one. Without this key every such notification is an event.
      """
    case .unchecked: SharedDescription.unchecked(of: "of this requirement")
    case .name:
      """
      The name of the requirement's case, for 'handling:' and 'responds(to:)', where the derived \
      one is taken or unclear: "shouldRetry".
      """
    case .doc: SharedDescription.doc
    case .if: SharedDescription.condition(round: "the requirement")
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
      As "\(rawValue)"; the label, or the name without one, says which parameter takes the value so \
      far: "\(rawValue)(request)".
      """
    return switch facts.argument {
    case nil: [word]
    case .combiner: [SchemaNode(facts.meaning, withArgument)]
    case .parameter: [word, SchemaNode(withParameter, withArgument)]
    }
  }
}
