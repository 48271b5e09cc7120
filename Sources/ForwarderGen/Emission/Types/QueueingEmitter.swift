/// Writes the calls that add a delegate on a queue.
///
/// They are generic, and so they have to name the protocol: the compiler refuses a conformance that
/// belongs to an actor where a type parameter is `SendableMetatype`, and lets it pass in an existential.
struct QueueingEmitter {
  let style: ForwarderStyle

  private var isGeneric: Bool { !style.forwarder.generics.isEmpty }

  @Lines var lines: Lines {
    let reference = isGeneric ? "" : "<\(style.referenceType)>"
    // Of what accepts any object, nothing is known.
    let delegate =
      style.takesAnyObject
      ? "AnyObject" : "some \(style.delegateConstraint) & Swift.SendableMetatype"
    let attempt = style.isSelective ? "try " : ""
    let others = "at: place, on: queue, handling: handling"
    style.attributes(on: style.forwarder.delegatesAccess)
    block("nonisolated extension \(KnownNames.runtime).DelegateQueueing\(reference) {") {
      documentation(
        "Registers `delegate` to be called on `queue`, unless an actor isolates its conformance."
      )
      call(adding: "_ delegate: \(delegate)", answering: "Swift.Bool") {
        "\(attempt)add(checked: .weak(delegate), \(others))"
      }
      Lines.blank
      documentation("Registers `delegate` as above, and keeps it alive until it is removed.")
      call(adding: "retaining delegate: \(delegate)", answering: "Swift.Bool") {
        "\(attempt)add(checked: .retained(delegate), \(others))"
      }
      if style.takesValues {
        let value = "some \(style.protocolName)\(style.arguments) & Swift.SendableMetatype"
        // So that the object can be added on other queues. A cast to a type with arguments needs a newer
        // system than the rest.
        let checkedType = isGeneric ? nil : "\(style.delegateType) & Swift.SendableMetatype"
        Lines.blank
        documentation(
          "Registers a value, and retains it until the object that represents it is removed.",
          "- Returns: that object; `value` itself if it is an object."
        )
        call(adding: "retaining value: \(value)", answering: checkedType ?? style.delegateType) {
          "let addition = \(KnownNames.runtime).DelegateAddition<\(style.referenceType)>"
          "  .representing(value)"
          "add(checked: addition, \(others))"
          // It cannot fail, because at run time there is no `SendableMetatype` to look for. The compiler demands
          // the cast, and would warn of a direct one, which it says always succeeds.
          "return addition.delegate\(checkedType.map { " as AnyObject as! \($0)" } ?? "")"
        }
      }
    }
  }

  @Lines private func call(
    adding parameter: Code,
    answering answer: String,
    @Lines _ body: () -> Lines
  ) -> Lines {
    let parameters: [Code] = [
      parameter, "at place: DelegatePlace? = nil", "on queue: DelegateQueue",
      "handling: QueuedHandling\(style.needsHandling ? "" : "? = nil")",
    ]
    let effects = style.isSelective ? " throws(\(style.errorType))" : ""
    let function = "\(style.registryAccess)func add\(style.parameters)"
    "@discardableResult"
    block(
      head: "\(function)(\(list: parameters))\(effects) -> \(answer)",
      where: isGeneric ? " where QueuedReference == \(style.referenceType)" : "",
      body
    )
  }
}
