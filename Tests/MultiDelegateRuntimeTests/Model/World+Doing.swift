@_spi(GeneratedCode) @testable import MultiDelegateRuntime

extension World {
  func expect<Answer: Equatable>(_ answer: Answer, _ expected: Answer, _ what: String) {
    if answer != expected { fail("\(what) answered \(answer), not \(expected)") }
  }

  /// The part of the model whose changes have to be announced.
  private var responders: Set<[Int]> {
    Set(model.entries.filter { isAlive($0) && $0.handling != 0 }.map { [$0.serial, $0.handling] })
  }

  /// Changes the model and then the registry, and sees that a change is announced.
  private func change<Answer: Equatable>(
    _ what: Step,
    model changeModel: () -> Answer,
    registry changeRegistry: () -> Answer
  ) {
    let before = responders
    mayRemoveDead = model.entries.contains { !isAlive($0) && $0.handling != 0 }
    defer { (mayRemoveDead, namesDelegate) = (false, false) }
    let dead = Set(model.entries.filter { !isAlive($0) }.map(\.serial))
    let expected = changeModel()
    model.lost += dead.subtracting(model.entries.map(\.serial)).count
    isDue = before != responders
    let answer = changeRegistry()
    if isDue { fail("\(what) was not announced") }
    isDue = false
    expect(answer, expected, "\(what)")
    if let violated = multi.delegates.violatedInvariant() { fail(violated) }
  }

  /// Does `step` to both; what has no answer answers 0.
  func perform(_ step: Step) {
    guard difference == nil else { return }
    let registry = multi.delegates
    switch step {
    case .add(let slot, let handling): add(step, delegate(slot), handling, isRetained: false)
    case .retain(let slot, let handling): add(step, delegate(slot), handling, isRetained: true)
    case .addAll(let slots, let handling): addAll(step, slots.map(delegate), handling)
    case .insert(let slots, let side, let anchor, let handling):
      insert(step, slots.map(delegate), side, delegate(anchor), handling)
    case .insertAll(let slots, let index, let handling):
      insertAll(step, slots.map(delegate), index, handling)
    case .replaceAll(let slots, let handling):
      replaceAll(step, slots.map(delegate), handling)
    case .remove(let slot): remove(step, delegate(slot))
    case .removeCaller:
      if let caller = callers.last { remove(step, caller) }
    case .removeAll: removeAll(step)
    case .die(let slot):
      if let object = delegates[slot]?.value { model.owned.remove(object) }
      delegates[slot] = nil
    case .addProvider(let slot):
      let (provider, object) = (provider(slot), providerObjects[slot])
      namesDelegate = true
      change(
        step,
        model: { model.addProvider(object) },
        registry: { registry.add(provider: provider) }
      )
    case .removeProvider(let slot):
      let (provider, object) = (provider(slot), providerObjects[slot])
      namesDelegate = true
      change(
        step,
        model: { model.remove(object, isProvider: true) },
        registry: { registry.remove(provider: provider) }
      )
    case .dieProvider(let slot):
      model.owned.remove(providerObjects[slot])
      providers[slot] = nil
    case .name(let slot, let slots): named[slot] = slots
    case .stopAtFirst(let stops):
      model.stopsAtFirst = stops
      registry.stopsAtFirstResponder = stops
    case .ask: ask()
    case .call(let requirement, let script): call(requirement, script)
    }
  }

  func handling(
    _ bits: Step.Handling
  ) -> DelegateHandling<MultiTransferDelegateRequirement> {
    DelegateHandling(Self.requirements.filter { (bits >> $0.rawValue) & 1 == 1 })
  }

  private func add(_ step: Step, _ delegate: Recorder, _ bits: Int, isRetained: Bool) {
    namesDelegate = true
    change(
      step,
      model: { model.add(delegate.value, bits, retaining: isRetained) },
      registry: {
        isRetained
          ? multi.delegates.add(retaining: delegate, handling: handling(bits))
          : multi.delegates.add(delegate, handling: handling(bits))
      }
    )
  }

  private func addAll(_ step: Step, _ added: [Recorder], _ bits: Int) {
    namesDelegate = true
    change(
      step,
      model: {
        for delegate in added { _ = model.add(delegate.value, bits) }
        return 0
      },
      registry: {
        multi.delegates.add(contentsOf: added, handling: handling(bits))
        return 0
      }
    )
  }

  private func insert(
    _ step: Step,
    _ inserted: [Recorder],
    _ side: Side,
    _ anchor: Recorder,
    _ bits: Int?
  ) {
    namesDelegate = true
    let registry = multi.delegates
    let place: RegistrationPlace<any TransferDelegate> =
      side == .before ? .before(anchor) : .after(anchor)
    change(
      step,
      model: { model.insert(inserted.map(\.value), side, anchor.value, bits) },
      registry: {
        switch (inserted.count, bits.map(handling)) {
        case (1, nil): registry.add(inserted[0], at: place)
        case (1, let bits?): registry.add(inserted[0], at: place, handling: bits)
        case (_, nil): registry.add(contentsOf: inserted, at: place)
        case (_, let bits?): registry.add(contentsOf: inserted, at: place, handling: bits)
        }
      }
    )
  }

  private func insertAll(_ step: Step, _ inserted: [Recorder], _ index: Int, _ bits: Int?) {
    namesDelegate = true
    let held = held
    change(
      step,
      model: {
        model.insert(inserted.map(\.value), at: index, bits, held)
        return 0
      },
      registry: {
        if let bits {
          multi.delegates.add(contentsOf: inserted, at: .index(index), handling: handling(bits))
        } else {
          multi.delegates.add(contentsOf: inserted, at: .index(index))
        }
        return 0
      }
    )
  }

  private func replaceAll(_ step: Step, _ replacements: [Recorder], _ bits: Int) {
    change(
      step,
      model: {
        model.replace(replacements.map(\.value), bits)
        return 0
      },
      registry: {
        multi.delegates.replaceAll(with: replacements, handling: handling(bits))
        return 0
      }
    )
  }

  private func remove(_ step: Step, _ delegate: Recorder) {
    namesDelegate = true
    change(
      step,
      model: { model.remove(delegate.value) },
      registry: { multi.delegates.remove(delegate) }
    )
  }

  private func removeAll(_ step: Step) {
    let count = model.living(held).count
    change(
      step,
      model: {
        model.replace([], 0)
        return count
      },
      registry: { multi.delegates.removeAll() }
    )
  }
}
