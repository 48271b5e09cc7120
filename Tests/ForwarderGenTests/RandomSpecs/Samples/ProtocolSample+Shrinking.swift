extension ProtocolSample {
  /// The protocol with one thing less, the biggest things first.
  var reductions: [ProtocolSample] {
    var all: [ProtocolSample] = []
    func add(if isThere: Bool = true, _ change: (inout ProtocolSample) -> Void) {
      guard isThere else { return }
      var less = self
      change(&less)
      all.append(less)
    }
    if requirements.count > 2 {
      let middle = requirements.count / 2
      add { $0.requirements.removeFirst(middle) }
      add { $0.requirements.removeLast(middle) }
    }
    for index in requirements.indices { add { $0.requirements.remove(at: index) } }
    for index in bases.indices { add { $0.bases.remove(at: index) } }
    add(if: isInFile) { $0.isInFile = false }
    add(if: isElsewhere) { less in
      less.isElsewhere = false
      less.isInFile = false
      less.nonprimaryTypes = []
    }
    add(if: !nonprimaryTypes.isEmpty) { $0.nonprimaryTypes = [] }
    add(if: hasQueues) { $0.hasQueues = false }
    add(if: hasEvents) { $0.hasEvents = false }
    add(if: leavesBoxOut) { $0.leavesBoxOut = false }
    add(if: sendsBoxUnchecked) { $0.sendsBoxUnchecked = false }
    add(if: outerType != nil) { $0.outerType = nil }
    add(if: delegatesProperty != nil) { $0.delegatesProperty = nil }
    add(if: doc != nil) { $0.doc = nil }
    add(if: condition != nil) { $0.condition = nil }
    add(if: whereClause != nil) { $0.whereClause = nil }
    add(if: stated != .unstated) { $0.stated = .unstated }
    for index in attributes.indices { add { $0.attributes.remove(at: index) } }
    for index in markers.indices { add { $0.markers.remove(at: index) } }
    for index in associatedTypes.indices { add { $0.associatedTypes.remove(at: index) } }
    if case .implied = forwarder {} else { add { $0.forwarder = .implied } }
    add(if: access != .internal) { $0.access = .internal }
    for (index, requirement) in requirements.enumerated() {
      for less in requirement.reductions { add { $0.requirements[index] = less } }
    }
    return all
  }
}

extension RequirementSample {
  /// The requirement with one thing less.
  fileprivate var reductions: [RequirementSample] {
    var all: [RequirementSample] = []
    func add(if isThere: Bool = true, _ change: (inout RequirementSample) -> Void) {
      guard isThere else { return }
      var less = self
      change(&less)
      all.append(less)
    }
    add(if: isOptional) { $0.isOptional = false }
    add(if: throwsAfterAll) { $0.throwsAfterAll = false }
    add(if: cancelsOnError) { $0.cancelsOnError = false }
    add(if: isReversed) { $0.isReversed = false }
    add(if: isConcurrent) { $0.isConcurrent = false }
    add(if: isNoEvent) { $0.isNoEvent = false }
    add(if: sendsBoxUnchecked) { $0.sendsBoxUnchecked = false }
    add(if: doc != nil) { $0.doc = nil }
    add(if: condition != nil) { $0.condition = nil }
    add(if: caseName != nil) { $0.caseName = nil }
    add(if: whereClause != nil) { $0.whereClause = nil }
    add(if: fallback != nil) { $0.fallback = nil }
    add(if: result != nil && kind == .function) { less in
      less.result = nil
      less.dispatch = nil
      less.fallback = nil
    }
    add(if: dispatch != nil && result == nil) { $0.dispatch = nil }
    for index in attributes.indices { add { $0.attributes.remove(at: index) } }
    for index in modifiers.indices { add { $0.modifiers.remove(at: index) } }
    for index in parameters.indices { add { $0.parameters.remove(at: index) } }
    for index in effects.indices { add { $0.effects.remove(at: index) } }
    for index in generics.indices { add { $0.generics.remove(at: index) } }
    return all
  }
}
