/// Writes the declaration of a protocol that the spec declares here.
struct ProtocolEmitter {
  let declaration: ResolvedProtocol
  let form: PlatformForm

  /// The protocol and, if it has optional requirements, their default implementations.
  var parts: [SwiftWriter.Part] {
    guard declaration.isDeclaredHere else { return [] }
    let omitted = requirements.filter { $0.isOptional && !$0.parsed.isImplemented }
      .map { written($0, asObject: false) }.filter(\.isOptional)
    if omitted.isEmpty { return [emit] }
    return [emit, { OmissionEmitter.emit(omitted, of: declaration, &$0) }]
  }

  private func emit(_ writer: inout SwiftWriter) {
    guard let outerType = declaration.head.outerType else { return emitProtocol(&writer) }
    writer.userLine("extension \(outerType) {", at: declaration.location)
    writer.indented { emitProtocol(&$0) }
    writer.line("}")
  }

  private func emitProtocol(_ writer: inout SwiftWriter) {
    let parsed = declaration.declared.parsed
    let isEmpty = requirements.isEmpty && parsed.associatedTypes.isEmpty
    writer.userLine(
      isEmpty ? "\(head) {}" : "\(head) {",
      at: declaration.location,
      doc: parsed.options.doc
    )
    writer.indented { writer in
      for type in parsed.associatedTypes {
        let location = declaration.declared.source.location(of: type.name.position)
        writer.userLine(type.text, at: location)
      }
      for requirement in requirements {
        if requirement.doc != nil { writer.blank() }
        writer.conditional(requirement.condition) { writer in
          writer.userLine(text(of: requirement), at: requirement.location, doc: requirement.doc)
        }
      }
    }
    if !isEmpty { writer.line("}") }
  }

  /// Its requirements.
  ///
  /// Only an Objective-C protocol may have unavailable ones.
  private var requirements: [DeclaredRequirement] {
    declaration.declared.requirements.filter { !isPlain || !$0.declaration.isUnavailable }
  }

  private func written(
    _ requirement: DeclaredRequirement,
    asObject isObject: Bool
  ) -> ResolvedRequirement {
    ResolvedRequirement(requirement, of: declaration.position)
      .written(in: form, asObject: isObject)
  }

  /// Whether an Objective-C protocol is written as one of Swift's.
  private var isPlain: Bool { form == .swift && declaration.head.isObjectiveC }

  /// The head, with its isolation if another protocol decides that.
  private var head: String {
    let stated = declaration.head
    var words = stated.attributes.filter { !isPlain || $0.kind != .objc }.map(\.text)
    switch declaration.isolation {
    // An actor is the first attribute.
    case .globalActor(let actor) where stated.globalActor == nil: words.insert(actor, at: 0)
    case .nonisolated where !stated.isNonisolated: words.append("nonisolated")
    default: break
    }
    words.append(isPlain ? stated.plainTextBehindAttributes : stated.textBehindAttributes)
    return words.joined(separator: " ")
  }

  private func text(of requirement: DeclaredRequirement) -> String {
    guard declaration.head.isObjectiveC else { return requirement.parsed.text }
    let (attributes, modifiers) = (
      requirement.declaration.attributes.filter { !isPlain || $0.kind != .objc },
      requirement.declaration.modifiers.filter { !isPlain || $0.kind != .optional }
    )
    // Both have to be there, whichever way the spec says it.
    let isOptional = written(requirement, asObject: true).isOptionalMember
    let words =
      attributes.map(\.text) + (isOptional && !attributes.contains(.objc) ? ["@objc"] : [])
      + modifiers.map(\.text) + (isOptional && !modifiers.contains(.optional) ? ["optional"] : [])
    return (words + [requirement.parsed.body]).joined(separator: " ")
  }
}

/// Writes the refinement of a protocol in which all its associated types are primary.
///
/// A delegate's type names them: `any MultiStoreDelegateAdopting<Item>`. Swift allows that for primary
/// associated types only, and a user of the protocol's module cannot make them primary there.
struct RefinementEmitter {
  let style: ForwarderStyle

  /// Writes the refinement, which is called `name`.
  func emit(named name: String, _ writer: inout SwiftWriter) {
    let forwarder = style.forwarder
    let names = style.quotedNames
    writer.doc(
      "The protocol of the delegates of a `\(forwarder.name)`.",
      "It is \(names) with primary associated types, and has no other requirements. A type that conforms "
        + "to \(names) adopts it in one line:",
      "```swift"
    )
    writer.line("/// extension MyDelegate: \(name) {}")
    writer.doc("```")
    style.emitAttributes(&writer)
    let head = "\(forwarder.isolation.prefix)\(style.access)protocol \(name)\(style.arguments)"
    if writer.lineIfFits("\(head): \(forwarder.protocolNames.joined()) {}") { return }
    writer.declaration(Code(head), inheriting: forwarder.protocolNames) { _ in }
  }
}

/// Writes the default implementations of optional requirements.
///
/// If the dispatch combines several answers, the default answer is neutral or empty. If one answer may
/// count alone, it is the requirement's `default`.
enum OmissionEmitter {
  static func emit(
    _ optional: [ResolvedRequirement],
    of declaration: ResolvedProtocol,
    _ writer: inout SwiftWriter
  ) {
    let head = declaration.head
    writer.doc("Default implementations of the optional requirements of `\(head.path)`.")
    for attribute in head.attributes
    where attribute.limitsUse && attribute.isAllowed(on: head.access) {
      writer.line("\(attribute.text)")
    }
    writer.block("\(declaration.isolation.prefixOfExtension)extension \(head.escapedPath) {") {
      writer in
      for (index, requirement) in optional.enumerated() {
        if index > 0 { writer.blank() }
        writer.conditional(requirement.condition) { emit(requirement, access: head.access, &$0) }
      }
    }
  }

  private static func emit(
    _ requirement: ResolvedRequirement,
    access: AccessLevel,
    _ writer: inout SwiftWriter
  ) {
    let head = requirement.memberHead(
      Signature(requirement).declaration,
      access: access,
      keeping: [.nonisolated, .mutating]
    )
    // A delegate that releases its handler has not answered.
    let hasAnswer =
      requirement.handler == nil && !requirement.isNotification
      && (requirement.declaration.value != nil || requirement.fallback != nil)
    requirement.emitMember(
      head,
      inExtension: true,
      &writer,
      body: hasAnswer ? { emitAnswer(of: requirement, &$0) } : nil,
      setter: nil
    )
  }

  private static func emitAnswer(of requirement: ResolvedRequirement, _ writer: inout SwiftWriter) {
    if let answer = neutralAnswer(of: requirement) {
      writer.line("\(answer)")
    } else if let fallback = requirement.fallback {
      writer.userLine(fallback.text, at: requirement.fallbackLocation)
    }
  }

  /// The dispatch's own answer, with the parameters in scope; nil if it has none.
  private static func neutralAnswer(of requirement: ResolvedRequirement) -> String? {
    let mark = requirement.declaration.valueMark
    return switch requirement.dispatch.neutralAnswer {
    case nil: nil
    case .absent: "nil"
    case .boolean(let value): "\(mark)\(value)"
    case .emptyCollection:
      requirement.answered.value?.unannotated.collectionKind.map { mark + $0.emptyLiteral }
    case .argument:
      requirement.dispatch.pipelineIndex.map { mark + requirement.passedParameters[$0].copied }
    }
  }
}
