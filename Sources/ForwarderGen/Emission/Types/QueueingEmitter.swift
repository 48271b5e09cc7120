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
    writer.block("nonisolated extension \(KnownNames.runtime).DelegateQueueing\(reference) {") {
      writer in
      writer.doc(
        "Registers `delegate` to be called on `queue`, unless an actor isolates its conformance."
      )
      emitCall(adding: "_ delegate: \(delegate)", answering: "Swift.Bool", &writer) {
        $0.line("\(attempt)add(checked: .weak(delegate), at: place, on: queue, handling: handling)")
      }
      writer.blank()
      writer.doc("Registers `delegate` as above, and keeps it alive until it is removed.")
      emitCall(adding: "retaining delegate: \(delegate)", answering: "Swift.Bool", &writer) {
        let checked = "checked: .retained(delegate)"
        $0.line("\(attempt)add(\(checked), at: place, on: queue, handling: handling)")
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
        let type = "\(KnownNames.runtime).DelegateAddition<\(style.referenceType)>"
        $0.line("let addition = \(type)")
        $0.indented { $0.line(".representing(value)") }
        $0.line("add(checked: addition, at: place, on: queue, handling: handling)")
        // It cannot fail, because at run time there is no `SendableMetatype` to look for. The compiler demands the
        // cast, and would warn of a direct one, which it says always succeeds.
        let cast = checkedType.map { " as AnyObject as! \($0)" }
        $0.line("return addition.delegate" + (cast ?? ""))
      }
    }
  }

  /// `some QueuedDelegate & SendableMetatype`.
  ///
  /// Of what accepts any object, nothing is known.
  private var delegate: String {
    style.takesAnyObject ? "AnyObject" : "some \(style.delegateConstraint) & Swift.SendableMetatype"
  }

  private var attempt: String { style.isSelective ? "try " : "" }

  private func emitCall(
    adding parameter: String,
    answering answer: String,
    _ writer: inout SwiftWriter,
    _ body: SwiftWriter.Part
  ) {
    let parameters = [
      parameter, "at place: DelegatePlace? = nil", "on queue: DelegateQueue",
      "handling: QueuedHandling" + (style.needsHandling ? "" : "? = nil"),
    ]
    let effects = style.isSelective ? " throws(\(style.errorType))" : ""
    let list = parameters.map { Code($0) }
    var head = style.registryHead(
      Code("func add\(style.parameters)(", list: list, ")\(effects) -> \(answer)")
    )
    if !style.forwarder.generics.isEmpty {
      head.whereClause = " where QueuedReference == \(style.referenceType)"
    }
    writer.line("@discardableResult")
    writer.block(head, body)
  }
}
