extension ForwarderStyle {
  /// The composition, where there are protocols to which a delegate need not conform.
  var acceptance: Composition? {
    forwarder.composition.flatMap { $0.accepted.isEmpty ? nil : $0 }
  }

  /// The Objective-C protocols among those to which a delegate need not conform.
  var acceptedObjectiveC: [ComposedProtocol] {
    form == .objectiveC ? acceptance?.accepted.filter(\.isObjectiveC) ?? [] : []
  }

  /// Whether every object can be offered as a delegate, and may be refused.
  var isSelective: Bool { acceptance?.required.isEmpty == true }

  /// The protocols of the runtime that the reference adopts.
  var referenceProtocols: [String] {
    var protocols: [String] = []
    if acceptance != nil {
      protocols.append(isSelective ? "SelectiveDelegateReference" : "AcceptingDelegateReference")
    }
    if hasSelectors { protocols.append("PartialDelegateReference") }
    if !needsHandling { protocols.append("CompleteDelegateReference") }
    if forwarder.hasQueues { protocols.append("QueuedDelegateReference") }
    return protocols.isEmpty ? ["DelegateReference"] : protocols
  }

  /// The error for a refused delegate.
  var errorType: String { "\(FileEmitter.runtime).DelegateConformanceError" }
}
