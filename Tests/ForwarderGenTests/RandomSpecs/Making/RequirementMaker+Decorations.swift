extension RequirementMaker {
  /// Says, sometimes, where `made` is called.
  mutating func isolate(_ made: inout RequirementSample) {
    if isQueueable || made.hasIsolatedParameter || random.chance(75) { return }
    var choices = [Word.modifier("nonisolated"), .attribute("@MainActor")]
    // The compiler does not understand how such closures leave an actor, whoever calls.
    let hasClosure = made.parameters.contains { $0.type.hasPrefix("@autoclosure @escaping") }
    if !hasClosure { choices.append(.attribute("@OrbitActor")) }
    if made.kind == .function, made.effects.contains("async") {
      choices += [.modifier("nonisolated(nonsending)"), .attribute("@concurrent")]
    }
    switch random.pick(choices) {
    case .attribute(let text): made.attributes.append(text)
    case .modifier(let text): made.modifiers.append(text)
    }
  }

  private enum Word {
    case attribute(String)
    case modifier(String)
  }

  /// Adds what does not change whom a requirement calls.
  mutating func decorate(_ made: inout RequirementSample) {
    if made.kind == .function, made.result != nil, random.chance(15) {
      made.attributes.append("@discardableResult")
    }
    if random.chance(8) {
      made.attributes.append(
        random.pick([
          "@available(*, deprecated, message: \"use \\\"other\\\"\")",
          "@available(macOS 99, iOS 99, *)", "@available(swift, obsoleted: 99)",
          "@available(*, deprecated)", "@available(macOS, deprecated: 10.15, renamed: \"newer\")",
        ])
      )
    }
    let canBeLeftOut = made.result == nil || made.dispatch?.hasPrefix("by") != true
    if canBeLeftOut, random.chance(12) { made.isOptional = true }
    // A public protocol may hide what its adopters can leave out.
    let hides = canBeLeftOut && sample.access == .public && !sample.facts.isSPI
    if hides, random.chance(10) {
      made.attributes.append("@_spi(Inner)")
      made.isOptional = true
    }
    if made.kind == .function, random.chance(3) {
      made.attributes.append(random.pick(["@unsafe", "@safe"]))
    }
    if random.chance(3) { made.attributes.append("@preconcurrency") }
    if random.chance(10) { made.caseName = "case\(position)_\(count)" }
    if random.chance(8) {
      made.doc = random.pick(["Is told.", "One /* two */ \"three\"\n\n- four"])
    }
    if random.chance(6) {
      made.condition = random.pick(["os(Linux)", "!os(Linux)", "DEBUG || os(Linux)"])
    }
  }
}
