/// The facts about a forwarder that all its emitters share, and the text of its names and types.
///
/// An object, because each emitter has it.
final class ForwarderStyle {
  let forwarder: Forwarder

  /// The requirements that it implements, as they are in its form.
  let requirements: [ResolvedRequirement]

  /// The form of the protocols on the platforms that compile this code.
  let form: PlatformForm

  /// Whether the reference asks delegates by selector for what they implement.
  var hasSelectors: Bool { requirements.contains(where: \.isAskedFor) }

  /// The conformances that the class states: `@MainActor DownloadDelegate` if the conformance is on
  /// its actor, and `nonisolated Base` if the compiler would infer the actor by mistake.
  var conformances: [String] {
    guard let composition = forwarder.composition else {
      return baseConformances + [conformance(to: protocolName)]
    }
    let stated = forwarder.baseConformances.map(\.name)
    return baseConformances
      + composition.all.filter { !stated.contains($0.name) }
      .map { $0.isolatesConformance ? conformance(to: $0.name) : $0.name }
  }

  /// The conformances to the runtime's protocols: most forwarders have all of them.
  var runtimeConformances: [String] {
    let runtime = KnownNames.runtime
    if isPrinted, !needsHandling, !isOnActor { return ["\(runtime).Forwarder"] }
    var conformances = ["\(runtime).DelegateForwarder"]
    if !needsHandling { conformances.append("\(actor)\(runtime).CompleteDelegateForwarder") }
    return conformances + (isPrinted ? ["Swift.CustomStringConvertible"] : [])
  }

  /// The conformances to inherited protocols that are stated.
  var baseConformances: [String] { forwarder.baseConformances.map(\.text) }

  /// The conformances that a value's object states to what lets the bases' delegates claim answers.
  var claimingConformances: [String] {
    if forwarder.isolation == .nonisolated { return [] }
    return forwarder.claimingBases.filter { $0.isolation == .nonisolated }.map(\.text)
  }

  /// The conformance of a class on the forwarder's actor to a protocol called `name`.
  func conformance(to name: String) -> String {
    (forwarder.isolatesConformance ? forwarder.isolation.prefix : "") + name
  }

  /// Whether a registration has to state which requirements its delegate handles.
  var needsHandling: Bool { requirements.contains(where: \.mayBeAnsweredByOmission) }

  /// Whether delegates can claim that their own answers shall count.
  var hasClaims: Bool { requirements.contains { $0.isClaimed } }

  /// Whether values can be delegates, too: those that no call changes.
  let takesValues: Bool

  /// Whether members call delegates off the forwarder's actor, so that delegates have to be
  /// `Sendable` although the protocol is not.
  let sendsDelegates: Bool

  /// Whether members call delegates off the actor that may be the module's default.
  ///
  /// A spec does not say whether there is one, so delegates need not be `Sendable`.
  let sharesRegistry: Bool

  /// Whether the runtime prints the forwarder with its delegates: an object prints itself, and a
  /// protocol may require a `description` of its delegates.
  let isPrinted: Bool

  /// The texts that the object of a value has to have as well.
  let textsOfValues: [PrintedText]

  /// The style of `forwarder` in `form`, which implements `forwarded`.
  init(_ forwarder: Forwarder, forwarding forwarded: [ResolvedRequirement], in form: PlatformForm) {
    let requirements = forwarded.map {
      $0.written(in: form, asObject: forwarder.isObject(in: form))
    }
    self.forwarder = forwarder
    self.requirements = requirements
    self.form = form
    // Inside the registry, where a value is added, these names mean something else.
    let hidden = Forwarder.referenceMembers + Forwarder.registryMembers
    takesValues =
      !forwarder.isClassBound && hidden.allSatisfy { !forwarder.protocolNames.contains($0) }
      && !requirements.contains(where: \.declaration.changesValues)
    let isolation = forwarder.isolation
    let leavesActor = !forwarder.isSendable && requirements.contains { $0.mayRun(off: isolation) }
    sendsDelegates = leavesActor && isolation.isOnActor
    sharesRegistry = leavesActor && isolation == .unstated
    let unforwarded = PrintedText.allCases.filter { text in
      forwarder.options.registryName != text.rawValue
        && !requirements.contains { $0.declaration.name.name == text.rawValue }
    }
    textsOfValues = unforwarded.filter(forwarder.printedTexts.contains)
    isPrinted = !forwarder.isObject(in: form) && unforwarded.contains(.description)
  }

  /// Whether any thread may use part of the registry, and only the actor all of it.
  var hasNonisolatedPart: Bool {
    if delegatesAreSendable || sharesRegistry { return false }
    let isUsed = hasSelectors || !acceptedObjectiveC.isEmpty || !textsOfValues.isEmpty
    return isOnActor || forwarder.isolation == .unstated && isUsed
  }

  /// Whether the type of the delegates has what every Objective-C object has.
  var delegatesAreObjects: Bool {
    guard let composition = forwarder.composition else { return forwarder.inheritsNSObject }
    return composition.takesAnyObject || composition.requiresNSObject
  }

  /// Whether the forwarder is an `NSObject`.
  var isObject: Bool { forwarder.isObject(in: form) }

  /// Whether delegates may be used on any thread.
  var delegatesAreSendable: Bool { forwarder.isSendable || sendsDelegates }

  /// `delegates`, with `self.` where that is among `names`, which mean something else there; what members
  /// use that may run off the actor is `uncheckedDelegates`.
  func registry(isUnchecked: Bool = false, beside names: [String]) -> String {
    let options = forwarder.options
    let property = isUnchecked ? options.uncheckedRegistryName : options.registryName
    return names.contains(property) ? "self.\(property)" : property
  }

  var isOnActor: Bool { forwarder.isolation.isOnActor }

  /// `@MainActor `, or nothing.
  var actor: String { isOnActor ? forwarder.isolation.prefix : "" }

  /// `public `, or nothing.
  var access: String { forwarder.access.prefix }

  /// The same for declarations that only serve the registry.
  var registryAccess: String { forwarder.delegatesAccess.prefix }

  /// The isolation that a text for printing states: what a protocol inherits for it is on no actor.
  var isolationOfTexts: Isolation {
    let mayBeOnActor = forwarder.isolation == .unstated && !forwarder.printedTexts.isEmpty
    return isOnActor || mayBeOnActor ? .nonisolated : .unstated
  }

  /// A type or an extension below its documentation and the forwarder's attributes for the given access, or its own.
  @Lines func declaration(
    _ head: Code,
    inheriting bases: [String] = [],
    where clause: String = "",
    doc: Code? = nil,
    on access: AccessLevel? = nil,
    @Lines _ body: () -> Lines
  ) -> Lines {
    if let doc { documentation(doc) }
    attributes(on: access)
    block(head: head, inheriting: bases, where: clause, body)
  }

  /// The style inside the types of the runtime, where generic parameters cannot be called like members.
  var inside: ForwarderStyle {
    forwarder.withoutHiddenParameters
      .map { ForwarderStyle($0, forwarding: requirements, in: form) } ?? self
  }

  // MARK: Types

  /// The type that forwarder and delegates conform to: `DownloadDelegate`, its refinement
  /// `MultiDownloadDelegateAdopting`, or `TableData & TableSelection`.
  var protocolName: String {
    forwarder.refinementName ?? forwarder.protocolNames.joined(separator: " & ")
  }

  /// `<Item: Sendable>`, or nothing.
  var parameters: String { forwarder.generics.map(\.text).inAngleBrackets }

  /// `<Item>`, or nothing.
  var arguments: String { forwarder.generics.map(\.name).inAngleBrackets }

  /// What the type of one delegate conforms to: `DownloadDelegate`, and `AnyObject` where values can adopt it.
  var delegateConstraint: String {
    let names =
      forwarder.composition?.delegateConstraints
      ?? ["\(protocolName)\(arguments)"] + (forwarder.isClassBound ? [] : ["AnyObject"])
    return (names + (sendsDelegates ? ["Swift.Sendable"] : [])).joined(separator: " & ")
  }

  /// `any DownloadDelegate`, or `AnyObject`.
  var delegateType: String { takesAnyObject ? "AnyObject" : "any \(delegateConstraint)" }

  var takesAnyObject: Bool { delegateConstraint == "AnyObject" }

  /// The type of a delegate inside the reference, which has a member called `Requirement`.
  var aliasedDelegateType: String {
    forwarder.needsAlias ? "\(forwarder.aliasName)\(arguments)" : delegateType
  }

  /// Their names for documentation: "`TableData`, `TableSelection` and `TableEditing`".
  var quotedNames: String {
    let names = forwarder.protocolNames.map { "`\($0)`" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `MultiDownloadDelegateRegistry`.
  var registryType: String { forwarder.registryName + arguments }

  /// `MultiDownloadDelegateReference`.
  var referenceType: String { forwarder.referenceName + arguments }

  /// `MultiDownloadDelegateClaiming`.
  var claimingType: String { forwarder.claimingName + arguments }

  /// The forwarder's attributes before a declaration with the given access, or the forwarder's.
  @Lines func attributes(on access: AccessLevel? = nil) -> Lines {
    for attribute in forwarder.attributes {
      if attribute.isAllowed(on: access ?? forwarder.access) { "\(attribute.text)" }
    }
  }

  /// The attribute that names the class for Objective-C if Swift cannot derive that name, because it is a raw one.
  @Lines var objectiveCName: Lines {
    let name = forwarder.className.filter { $0 != "`" }
    if isObject, parameters.isEmpty, !Keyword.isIdentifier(name) {
      // Numbers in place of characters keep names apart.
      let characters = name.unicodeScalars.map { scalar in
        let character = String(scalar)
        return Keyword.isIdentifier("_" + character) ? character : "_\(scalar.value)_"
      }
      "#if canImport(ObjectiveC)"
      "@objc(\(characters.joined()))"
      "#endif"
    }
  }
}

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
    if hasSelectors { protocols.append("PartialDelegateReference") }
    if !needsHandling { protocols.append("CompleteDelegateReference") }
    if forwarder.options.hasQueues {
      protocols.append(takesValues ? "QueuedValueDelegateReference" : "QueuedDelegateReference")
    }
    return protocols.isEmpty ? ["DelegateReference"] : protocols
  }

  /// The error for a refused delegate.
  var errorType: String { "\(KnownNames.runtime).DelegateConformanceError" }
}
