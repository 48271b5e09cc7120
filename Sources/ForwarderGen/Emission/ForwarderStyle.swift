/// How the names and types of a forwarder are written, wherever they occur.
struct ForwarderStyle {
  let forwarder: Forwarder

  /// `DownloadDelegate`.
  let protocolName: String

  /// Whether somebody has to say which requirements a delegate handles.
  let needsHandling: Bool

  /// Whether delegates can claim that their own answers shall count.
  let hasClaims: Bool

  /// Whether values can be delegates, too: those that no call changes.
  let takesValues: Bool

  /// Whether members that run on no actor, or on that of a parameter, use what would be on the actor
  /// that is the module's default.
  let isSharedByMembers: Bool

  init(_ forwarder: Forwarder, of declaration: ResolvedProtocol) {
    self.forwarder = forwarder
    protocolName = declaration.head.escapedPath
    needsHandling = declaration.forwarded.contains(where: \.mayBeAnsweredByOmission)
    isSharedByMembers =
      forwarder.isolation == .unstated && !forwarder.isSendable
      && declaration.forwarded.contains(where: \.mayRunElsewhere)
    hasClaims = declaration.forwarded.contains(where: \.isClaimed)
    // Inside the registry, where a value is added, these names mean something else.
    let isHidden = ["Delegate", "Handling", "Reference", "Requirement"].contains(protocolName)
    takesValues =
      !forwarder.isClassBound && !isHidden
      && declaration.forwarded.allSatisfy { requirement in
        let accessors = requirement.declaration.accessors
        let isSettable = accessors?.isSettable == true && accessors?.isSetterNonmutating == false
        return !requirement.declaration.isMutating && !isSettable
      }
  }

  /// `public `, or nothing.
  var access: String {
    forwarder.access == .internal ? "" : "\(forwarder.access.rawValue) "
  }

  /// `nonisolated `, `@MainActor `, or nothing.
  var isolation: String {
    switch forwarder.isolation {
    case .unstated: ""
    case .nonisolated: "nonisolated "
    case .globalActor(let actor): "\(actor) "
    }
  }

  var isOnActor: Bool {
    if case .globalActor = forwarder.isolation { return true }
    return false
  }

  // MARK: Types

  /// `<Item: Sendable>`, or nothing.
  var parameters: String {
    let parameters = forwarder.generics.map { parameter in
      parameter.name + (parameter.constraint.map { ": \($0)" } ?? "")
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  /// `<Item>`, or nothing.
  var arguments: String {
    let names = forwarder.generics.map(\.name)
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// `any DownloadDelegate`, which is an object also where values can adopt the protocol.
  var delegateType: String {
    "any \(protocolName)\(arguments)" + (forwarder.isClassBound ? "" : " & AnyObject")
  }

  /// The type of a delegate inside the reference, which has a member called `Requirement`.
  var aliasedDelegateType: String {
    needsAlias ? "\(forwarder.aliasName)\(arguments)" : delegateType
  }

  /// Whether the protocol's name means something else inside the reference.
  var needsAlias: Bool { protocolName == "Requirement" }

  /// `MultiDownloadDelegateRegistry`.
  var registryType: String { forwarder.registryName + arguments }

  /// `MultiDownloadDelegateReference`.
  var referenceType: String { forwarder.referenceName + arguments }

  /// `MultiDownloadDelegateClaiming`.
  var claimingType: String { forwarder.claimingName + arguments }

  /// Writes the attributes that everything emitted for the forwarder carries.
  func emitAttributes(_ writer: inout SwiftWriter) {
    for attribute in forwarder.attributes { writer.line(attribute) }
  }
}
