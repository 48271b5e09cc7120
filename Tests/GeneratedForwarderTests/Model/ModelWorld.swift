@testable import SpecForwarders

/// A generated forwarder and a model of it, side by side: runs a program on both and compares.
final class ModelWorld {
  private let subject: any ModelSubject
  private let shape: ForwarderShape
  private let requirements: [ModelRequirement]
  private var model: ForwarderModel
  private let log = ModelLog()
  private let queues = (0..<ModelStep.queues).map { ModelQueue($0) }
  private var slots: [Participant?] = Array(repeating: nil, count: ModelStep.slots)
  private var named: [[Int]] = Array(repeating: [], count: ModelStep.providers)
  private var lastNumber = 0

  /// The actions of delegates during the current call, and the number of delegates called so far.
  private var script: [Int: ModelStep] = [:]
  private var called = 0
  private var difference: String?

  private init(_ tested: ModelCase) {
    subject = tested.makeSubject()
    shape = tested.shape
    requirements = shape.requirements
    model = ForwarderModel(shape)
    for slot in 0..<ModelStep.steadySlots { _ = participant(slot) }
  }

  /// Runs `program` on a forwarder; nil if everything was as the model says.
  static func run(_ program: [ModelStep], on tested: ModelCase) -> String? {
    let world = ModelWorld(tested)
    for step in program {
      world.perform(step)
      if let difference = world.difference { return "\(step): \(difference)" }
    }
    for queue in world.queues.indices { world.perform(.run(queue)) }
    return world.difference.map { "what waited at last: \($0)" }
  }

  private func expect<Answer: Equatable>(
    _ answer: Answer,
    _ expected: Answer,
    _ what: @autoclosure () -> String
  ) {
    if difference == nil, answer != expected {
      difference = "\(what()): \(answer), not \(expected)"
    }
  }

  /// The delegate in `slot`, a new one if there is none.
  private func participant(_ slot: Int) -> Participant {
    if let participant = slots[slot] { return participant }
    lastNumber += 1
    let participant = shape.kind(lastNumber).make(lastNumber, log)
    participant.onCall = { [weak self] in self?.react($0) }
    slots[slot] = participant
    return participant
  }

  private func react(_ caller: Participant) {
    let step = script[called]
    called += 1
    if let step { _ = change(step, caller: caller) }
  }

  // MARK: Steps

  private func perform(_ step: ModelStep) {
    switch step {
    case .call(let requirement, let number, let script):
      guard requirements.contains(requirement) else { return }
      if shape.hasQueues, !requirement.isEnqueued { drain() }
      expect(
        call(requirement, number, script),
        model.call(requirement, number, during: script),
        "the answer"
      )
    case .set(let number, let script):
      model.set(number, during: script)
      play(script) { subject.forwarder.level = number }
    case .run(let queue):
      model.run(queue)
      queues[queue].run {}
    default:
      expect(change(step, caller: nil), model.change(step), "the answer")
    }
    compare()
  }

  private func compare() {
    expect(log.take(), model.heard, "the delegates heard")
    model.heard = []
    expect(subject.living, model.living.map(\.object), "the delegates")
    expect(subject.count, model.living.count, "count")
    for requirement in requirements {
      expect(
        subject.responds(to: requirement),
        model.responds(to: requirement),
        "responds(to: .\(requirement))"
      )
    }
  }

  private func play<Result>(_ script: [Int: ModelStep], _ body: () -> Result) -> Result {
    (self.script, called) = (script, 0)
    defer { self.script = [:] }
    return body()
  }

  /// Waiting calls are made before a synchronous call, which comes after them.
  private func drain() {
    for (number, queue) in queues.enumerated() {
      model.run(number)
      queue.run {}
    }
  }

  private func call(
    _ requirement: ModelRequirement,
    _ number: Int,
    _ script: [Int: ModelStep]
  ) -> ModelAnswer {
    play(script) {
      guard shape.hasQueues, !requirement.isEnqueued else {
        return requirement.call(on: subject.forwarder, number)
      }
      return queues[0]
        .run { queues[1].run { requirement.call(on: subject.forwarder, number) } }
    }
  }

  // MARK: Changes

  private func change(_ step: ModelStep, caller: Participant?) -> ModelAnswer {
    do {
      return try attempt(step, caller: caller)
    } catch {
      return .failure(by: nil)
    }
  }

  private func attempt(_ step: ModelStep, caller: Participant?) throws -> ModelAnswer {
    switch step {
    case .add(let slot, let queue, let handling):
      guard shape.hasQueues, let queue else {
        return .truth(try subject.add(participant(slot), handling))
      }
      return .truth(try subject.add(participant(slot), on: queues[queue], handling))
    case .retain(let slot, let handling):
      return .truth(try subject.retain(participant(slot), handling))
    case .addAll(let slots, let handling): try subject.addAll(slots.map(participant), handling)
    case .insert(let slot, let isBefore, let anchor, let handling):
      let (moved, anchor) = (participant(slot), participant(anchor))
      return .truth(try subject.insert(moved, isBefore: isBefore, anchor, handling))
    case .insertAll(let slots, let index, let handling):
      try subject.insertAll(slots.map(participant), at: index, handling)
    case .replaceAll(let slots, let handling):
      try subject.replaceAll(slots.map(participant), handling)
    case .remove(let slot): return .truth(subject.remove(participant(slot)))
    case .removeOn(let slot, let queue):
      let removed = subject.remove(participant(slot), on: queues[queue])
      return removed.map { .truth($0) } ?? .nothing
    case .removeCaller: if let caller { _ = subject.remove(caller) }
    case .removeAll: return .number(subject.removeAll())
    case .die(let slot): if model.mayDie(whileCalling: caller?.number) { slots[slot] = nil }
    case .conduct(let slot, let conduct): participant(slot).conduct = conduct
    case .stopAtFirst(let stops): subject.stopsAtFirst = stops
    case .addProvider(let slot):
      let added = subject.addProvider(slot) { [weak self] in
        (self?.named[slot] ?? []).compactMap { self?.slots[$0] }
      }
      return .truth(added)
    case .removeProvider(let slot): return .truth(subject.removeProvider(slot))
    case .dieProvider(let slot): subject.loseProvider(slot)
    case .name(let slot, let slots): named[slot] = slots
    case .call, .set, .run: preconditionFailure("\(step) is no change")
    }
    return .nothing
  }
}
