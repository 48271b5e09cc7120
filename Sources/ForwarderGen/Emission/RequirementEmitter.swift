/// Writes a forwarder's implementation of one requirement.
struct RequirementEmitter {
  private let requirement: ResolvedRequirement
  private let access: String
  private let isDocumented: Bool
  private let round: RoundEmitter
  private let signature: Signature

  /// - Parameters:
  ///   - requirement: what is implemented.
  ///   - forwarder: what implements it.
  ///   - access: `public `, or nothing.
  ///   - isDocumented: whether the documentation goes here, there being no protocol to carry it.
  init(
    _ requirement: ResolvedRequirement,
    of forwarder: Forwarder,
    access: String,
    isDocumented: Bool
  ) {
    self.requirement = requirement
    self.access = access
    self.isDocumented = isDocumented
    let names = LocalNames(avoiding: requirement.words.union(["newValue"]))
    round = RoundEmitter(requirement, of: forwarder, names: names)
    signature = Signature(requirement, names: names)
  }

  func emit(_ writer: inout SwiftWriter) {
    let head = requirement.memberPrefix(access: access) + signature.declaration
    let doc = isDocumented ? requirement.doc : nil
    writer.userLine("\(head) {", at: requirement.location, doc: doc)
    writer.indented { writer in
      if let accessors = requirement.declaration.accessors, !accessors.isPlainGetter {
        emit(accessors, &writer)
      } else {
        round.emit(signature.member, &writer)
      }
    }
    writer.line("}")
  }

  private func emit(_ accessors: Accessors, _ writer: inout SwiftWriter) {
    writer.line("get\(accessors.getterEffects.text) {")
    writer.indented { round.emit(signature.member, &$0) }
    writer.line("}")
    if accessors.isSettable {
      writer.block("set {") { round.emitSetting(signature.member, accessors, &$0) }
    }
  }
}

extension Accessors {
  /// Whether there is only a getter, whose body needs no `get` around it.
  var isPlainGetter: Bool { !isSettable && getterEffects == .none }
}

extension ResolvedRequirement {
  /// What stands before the declaration of a member that implements it.
  func memberPrefix(access: String) -> String {
    let attributes = declaration.attributes.filter(\.isForMembers).map { "\($0.text) " }
    let modifiers = declaration.modifiers.filter { $0.name == "nonisolated" }.map { "\($0.text) " }
    let isolation = statedIsolation.map { "\($0) " } ?? ""
    return attributes.joined() + isolation + access + (isOverride ? "override " : "")
      + modifiers.joined()
  }
}

extension Attribute {
  /// Whether it means the same on a member as on the requirement that the member implements.
  fileprivate var isForMembers: Bool {
    isGlobalActor
      || ["available", "discardableResult", "_spi", "concurrent", "preconcurrency"].contains(name)
  }
}
