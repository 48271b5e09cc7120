@_spi(GeneratedCode) @testable import MultiDelegateRuntime

/// A forwarder with queues and a model of it, side by side: runs a program on both and compares.
///
/// The queues run only when a step says so, and then this waits for them, so everything has an
/// order.
final class QueueWorld {
  private var model = QueueModel()
  private let multi = MultiBellDelegate()
  private let log = Log()
  private let queues = (0..<QueueStep.queues).map { MarkedQueue($0) }
  private var delegates: [Bell?] = Array(repeating: nil, count: QueueStep.slots)
  private var lastObject = 0
  private var lastNumber = 0
  private(set) var difference: String?

  /// Runs `program`; nil if everything was as the model says.
  static func run(_ program: [QueueStep]) -> String? {
    let world = QueueWorld()
    for step in program + [.run(0), .run(1), .run(2), .ask] {
      world.perform(step)
      if let difference = world.difference { return difference }
    }
    return nil
  }

  private func expect<Answer: Equatable>(_ answer: Answer, _ expected: Answer, _ what: Any) {
    if difference == nil, answer != expected {
      difference = "\(what) answered \(answer), not \(expected)"
    }
  }

  /// The delegate in `slot`, a new one if there is none.
  private func delegate(_ slot: Int) -> Bell {
    if let delegate = delegates[slot] { return delegate }
    lastObject += 1
    let delegate = Bell("\(lastObject)-", log, value: lastObject)
    delegates[slot] = delegate
    model.owned.insert(lastObject)
    return delegate
  }

  private func handling(_ bits: Step.Handling) -> DelegateHandling<MultiBellDelegateRequirement> {
    DelegateHandling(
      MultiBellDelegateRequirement.allCases.filter { (bits >> $0.rawValue) & 1 == 1 }
    )
  }

  private func perform(_ step: QueueStep) {
    let registry = multi.delegates
    switch step {
    case .add(let slot, let queue, let bits):
      let bell = delegate(slot)
      let isNew = queue.map { registry.add(bell, on: queues[$0].queue, handling: handling(bits)) }
      expect(
        isNew ?? registry.add(bell, handling: handling(bits)),
        model.add(bell.value, on: queue, bits),
        step
      )
    case .insert(let slots, let side, let anchor, let bits):
      insert(step, slots.map(delegate), side, delegate(anchor), bits)
    case .insertOn(let slot, let queue, let side, let anchor, let bits):
      insert(step, delegate(slot), on: queue, side, delegate(anchor), bits)
    case .insertOnAt(let slot, let queue, let index, let bits):
      let bell = delegate(slot)
      model.insert([bell.value], on: queue, at: index, bits)
      if let bits {
        registry.add(bell, at: .index(index), on: queues[queue].queue, handling: handling(bits))
      } else {
        registry.add(bell, at: .index(index), on: queues[queue].queue)
      }
    case .insertAll(let slots, let index, let bits):
      let bells = slots.map(delegate)
      model.insert(bells.map(\.value), at: index, bits)
      if let bits {
        registry.add(contentsOf: bells, at: .index(index), handling: handling(bits))
      } else {
        registry.add(contentsOf: bells, at: .index(index))
      }
    case .replaceAll(let slots, let bits):
      let bells = slots.map(delegate)
      model.replace(bells.map(\.value), bits)
      registry.replaceAll(with: bells, handling: handling(bits))
    case .remove(let slot):
      let bell = delegate(slot)
      expect(registry.remove(bell), model.remove { $0.object == bell.value } > 0, step)
    case .removeOn(let slot, let queue):
      let bell = delegate(slot)
      let count = model.remove { $0.object == bell.value && $0.queue == queue }
      expect(registry.remove(bell, on: queues[queue].queue), count > 0, step)
    case .removeAll: expect(registry.removeAll(), model.remove { _ in true }, step)
    case .die(let slot):
      if let object = delegates[slot]?.value { model.owned.remove(object) }
      delegates[slot] = nil
    case .stopAtFirst(let stops):
      model.stopsAtFirst = stops
      registry.stopsAtFirstResponder = stops
    case .ring(let isFirst): ring(isFirst: isFirst)
    case .run(let queue):
      model.run(queue)
      queues[queue].run()
    case .tone(let isFirst): tone(step, isFirst: isFirst)
    case .ask: ask()
    }
    expect(log.entries, model.heard, "\(step): the delegates")
    expect(registry.violatedInvariant(), nil, step)
  }

  private func insert(
    _ step: QueueStep,
    _ bells: [Bell],
    _ side: Side,
    _ anchor: Bell,
    _ bits: Int?
  ) {
    let registry = multi.delegates
    let place: RegistrationPlace<any BellDelegate> =
      side == .before ? .before(anchor) : .after(anchor)
    let answer =
      switch (bells.count, bits.map(handling)) {
      case (1, nil): registry.add(bells[0], at: place)
      case (1, let bits?): registry.add(bells[0], at: place, handling: bits)
      case (_, nil): registry.add(contentsOf: bells, at: place)
      case (_, let bits?): registry.add(contentsOf: bells, at: place, handling: bits)
      }
    expect(answer, model.insert(bells.map(\.value), side, anchor.value, bits), step)
  }

  private func insert(
    _ step: QueueStep,
    _ bell: Bell,
    on number: Int,
    _ side: Side,
    _ anchor: Bell,
    _ bits: Int?
  ) {
    let (registry, queue) = (multi.delegates, queues[number].queue)
    let answer =
      registry.add(
        bell,
        at: side == .before ? .before(anchor) : .after(anchor),
        on: queue,
        handling: bits.map(handling)
      )
    expect(answer, model.insert(bell.value, on: number, side, anchor.value, bits), step)
  }

  private func ring(isFirst: Bool) {
    lastNumber += 1
    let requirement: MultiBellDelegateRequirement = isFirst ? .ringOne : .ring
    model.ring(requirement.rawValue, isFirst: isFirst, lastNumber)
    if isFirst { multi.ringOne(lastNumber) } else { multi.ring(lastNumber) }
  }

  private func tone(_ step: QueueStep, isFirst: Bool) {
    lastNumber += 1
    let number = lastNumber
    for queue in queues.indices { perform(.run(queue)) }
    let requirement: MultiBellDelegateRequirement = isFirst ? .tone : .strength
    let answer = queues[0]
      .run {
        queues[1]
          .run {
            queues[2].run { isFirst ? multi.tone(number) : multi.strength(number) }
          }
      }
    expect(answer, model.tone(requirement.rawValue, isFirst: isFirst, number), step)
  }

  private func ask() {
    let registry = multi.delegates
    let living = model.living.map(\.object)
    expect(registry.map { ($0 as? Bell)?.value }, living, "iteration")
    expect(registry.count, living.count, "count")
    expect(registry.isEmpty, living.isEmpty, "isEmpty")
    let everything = handling(QueueStep.everything)
    let registrations = registry.registrations.map { registration in
      let (bell, queue) = (registration.delegate as? Bell, registration.queue)
      let place = queues.firstIndex { $0.queue === queue }.map { "@\($0)" } ?? ""
      return "\(bell?.value ?? 0)\(place) \(registration.handling.intersection(everything))"
    }
    let entries = model.living.map { entry in
      "\(entry.object)\(entry.queue.map { "@\($0)" } ?? "") \(handling(entry.handling))"
    }
    expect(registrations, entries, "registrations")
    expect(registry.deallocatedCount, model.deallocatedCount, "deallocatedCount")
    for delegate in delegates.compactMap(\.self) {
      expect(registry.contains(delegate), living.contains(delegate.value), "contains")
    }
    for requirement in MultiBellDelegateRequirement.allCases.prefix(QueueStep.requirements) {
      let responders = model.responders(requirement.rawValue, isFirst: true)
      expect(multi.responds(to: requirement), !responders.isEmpty, "responds(to: \(requirement))")
    }
  }
}
