extension RequirementKey: DescribedKey {
  var schema: SchemaNode {
    switch self {
    case .declaration:
      SchemaNode(
        """
        The declaration as in a Swift file: "func prepare(_ request: Request) async throws -> \
        Request" or "var priority: Int { get }".
        """,
        .string
      )
    case .requirement:
      SchemaNode(
        """
        Which requirement of a protocol in a Swift file this is about: "prepare(_:)", or with types \
        where several share that name, "over(_: Int)".
        """,
        .string
      )
    case .dispatch:
      SchemaNode(
        """
        Which delegates are called, and which answer counts: "first". A requirement with a value or \
        an escaping closure needs it; any other is a "broadcast" without it.
        """,
        .either(DispatchName.schemas)
      )
    case .default:
      SchemaNode(
        """
        The answer when no delegate responds: one Swift expression or statement that can use the \
        requirement's parameters. "0", "throw NewsError.noAnswer" or "completionHandler(nil)".
        """,
        .string
      )
    case .optional:
      SchemaNode(
        """
        true: an adopter of the protocol may leave the requirement out. Without this key it may \
        not, unless the declaration says "optional", as in an "@objc" protocol it may.
        """,
        .boolean
      )
    case .errors:
      SchemaNode(
        """
        "afterAll": all responders are called, and the first error is thrown afterwards; for a \
        "broadcast" that throws. Without this key the first error ends the round.
        """,
        .word(RequirementSpec.ErrorPolicy.allCases.map(\.rawValue))
      )
    case .concurrently:
      SchemaNode(
        """
        true: all responders are called at the same time, and their answers are combined in the \
        order of registration; for an "async" requirement under "broadcast", "collect" or \
        "reduce". Without this key each call is awaited before the next one.
        """,
        .boolean
      )
    case .event:
      SchemaNode(
        """
        false: a call is no event of 'events()', for example because an argument is not Sendable. \
        Without this key every notification is one that can be.
        """,
        .boolean
      )
    case .name:
      SchemaNode(
        """
        The name of the requirement's case, for 'handling:' and 'responds(to:)', where the derived \
        one is taken or unclear: "shouldRetry".
        """,
        .string
      )
    case .doc: .doc
    case .if: .condition(round: "the requirement")
    }
  }
}
