/// Writes the calls that add a delegate on a queue.
///
/// They are generic, and so they have to name the protocol: the compiler refuses a conformance that
/// belongs to an actor where a type parameter is `SendableMetatype`, and lets it pass in an existential.
struct QueueingEmitter {
  let style: ForwarderStyle

  func emit(_ writer: inout SwiftWriter) {
    style.emitAttributes(on: style.forwarder.delegatesAccess, &writer)
    let isGeneric = !style.forwarder.generics.isEmpty
    let reference = isGeneric ? "" : "<\(style.referenceType)>"
    // Of what accepts any object, nothing is known.
    let delegate =
      style.takesAnyObject
      ? "AnyObject" : "some \(style.delegateConstraint) & Swift.SendableMetatype"
    let attempt = style.isSelective ? "try " : ""
    let others = "at: place, on: queue, handling: handling"
    writer.block("nonisolated extension \(KnownNames.runtime).DelegateQueueing\(reference) {") {
      writer in
      writer.doc(
        "Registers `delegate` to be called on `queue`, unless an actor isolates its conformance."
      )
      emitCall(adding: "_ delegate: \(delegate)", answering: "Swift.Bool", &writer) {
        $0.line("\(attempt)add(checked: .weak(delegate), \(others))")
      }
      writer.blank()
      writer.doc("Registers `delegate` as above, and keeps it alive until it is removed.")
      emitCall(adding: "retaining delegate: \(delegate)", answering: "Swift.Bool", &writer) {
        $0.line("\(attempt)add(checked: .retained(delegate), \(others))")
      }
      guard style.takesValues else { return }
      writer.blank()
      writer.doc(
        "Registers a value, and retains it until the object that represents it is removed.",
        "- Returns: that object; `value` itself if it is an object."
      )
      let value = "some \(style.protocolName)\(style.arguments) & Swift.SendableMetatype"
      // So that the object can be added on other queues. A cast to a type with arguments needs a newer
      // system than the rest.
      let checkedType = isGeneric ? nil : "\(style.delegateType) & Swift.SendableMetatype"
      let answer = checkedType ?? style.delegateType
      emitCall(adding: "retaining value: \(value)", answering: answer, &writer) {
        $0.line("let addition = \(KnownNames.runtime).DelegateAddition<\(style.referenceType)>")
        $0.indented { $0.line(".representing(value)") }
        $0.line("add(checked: addition, \(others))")
        // It cannot fail, because at run time there is no `SendableMetatype` to look for. The compiler demands the
        // cast, and would warn of a direct one, which it says always succeeds.
        let cast = checkedType.map { " as AnyObject as! \($0)" } ?? ""
        $0.line("return addition.delegate\(cast)")
      }
    }
  }

  private func emitCall(
    adding parameter: Code,
    answering answer: String,
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    let parameters: [Code] = [
      parameter, "at place: DelegatePlace? = nil", "on queue: DelegateQueue",
      "handling: QueuedHandling\(style.needsHandling ? "" : "? = nil")",
    ]
    let effects = style.isSelective ? " throws(\(style.errorType))" : ""
    let function = "\(style.registryAccess)func add\(style.parameters)"
    let isGeneric = !style.forwarder.generics.isEmpty
    writer.line("@discardableResult")
    writer.declaration(
      "\(function)(\(list: parameters))\(effects) -> \(answer)",
      where: isGeneric ? " where QueuedReference == \(style.referenceType)" : "",
      body
    )
  }
}
