/// Writes the declaration of a protocol that the spec declares here.
struct ProtocolEmitter {
  let declaration: ResolvedProtocol
  let form: PlatformForm

  /// The protocol and, if it has optional requirements, their default implementations.
  var parts: [Lines] {
    guard declaration.isDeclaredHere else { return [] }
    let omitted = requirements.filter { $0.isOptional && !$0.parsed.isImplemented }
      .map(written).filter(\.isOptional)
    return [lines] + (omitted.isEmpty ? [] : [OmissionEmitter.lines(of: omitted, of: declaration)])
  }

  @Lines private var lines: Lines {
    if let outerType = declaration.head.outerType {
      userLine("extension \(outerType) {", at: declaration.location)
      indented { protocolLines }
      "}"
    } else {
      protocolLines
    }
  }

  @Lines private var protocolLines: Lines {
    let parsed = declaration.declared.parsed
    let isEmpty = requirements.isEmpty && parsed.associatedTypes.isEmpty
    let opening = isEmpty ? "\(head) {}" : "\(head) {"
    userLine(opening, at: declaration.location, doc: parsed.options.doc)
    indented {
      for type in parsed.associatedTypes {
        let location = declaration.declared.source.location(of: type.name.position)
        userLine(type.text, at: location)
      }
      for requirement in requirements {
        if requirement.doc != nil { Lines.blank }
        under(requirement.condition) {
          userLine(text(of: requirement), at: requirement.location, doc: requirement.doc)
        }
      }
    }
    if !isEmpty { "}" }
  }

  /// Its requirements.
  ///
  /// Only an Objective-C protocol may have unavailable ones.
  private var requirements: [DeclaredRequirement] {
    let all = declaration.declared.requirements
    return isPlain ? all.filter { !$0.declaration.isUnavailable } : all
  }

  private func written(_ requirement: DeclaredRequirement) -> ResolvedRequirement {
    ResolvedRequirement(requirement, of: declaration.position).written(in: form, asObject: false)
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
    let (attributes, modifiers) = (
      requirement.declaration.attributes.filter { !isPlain || $0.kind != .objc },
      requirement.declaration.modifiers.filter { !isPlain || $0.kind != .optional }
    )
    // An optional member has both words, whichever way the spec says it.
    let isOptional = declaration.head.isObjectiveC && written(requirement).isOptionalMember
    let words =
      attributes.map(\.text) + (isOptional && !attributes.contains(.objc) ? ["@objc"] : [])
      + modifiers.map(\.text) + (isOptional && !modifiers.contains(.optional) ? ["optional"] : [])
    return words.map { "\($0) " }.joined() + requirement.parsed.body
  }
}

/// Writes the refinement of a protocol in which all its associated types are primary.
///
/// A delegate's type names them: `any MultiStoreDelegateAdopting<Item>`. Swift allows that for primary
/// associated types only, and a user of the protocol's module cannot make them primary there.
struct RefinementEmitter {
  let style: ForwarderStyle

  /// The refinement, which is called `name`.
  @Lines func lines(named name: String) -> Lines {
    let forwarder = style.forwarder
    let names = style.quotedNames
    documentation(
      "The protocol of the delegates of a `\(forwarder.name)`.",
      """
      It is \(names) with primary associated types, and has no other requirements. A type that conforms \
      to \(names) adopts it in one line:
      """,
      "```swift"
    )
    "/// extension MyDelegate: \(name) {}"
    "/// ```"
    style.attributes()
    Lines { writer in
      let head = "\(forwarder.isolation.prefix)\(style.access)protocol \(name)\(style.arguments)"
      if writer.lineIfFits("\(head): \(forwarder.protocolNames.joined()) {}") { return }
      block(head: "\(head)", inheriting: forwarder.protocolNames) {}.write(&writer)
    }
  }
}

/// Writes the default implementations of optional requirements.
///
/// If the dispatch combines several answers, the default answer is neutral or empty. If one answer may
/// count alone, it is the requirement's `default`.
enum OmissionEmitter {
  @Lines static func lines(
    of optional: [ResolvedRequirement],
    of declaration: ResolvedProtocol
  ) -> Lines {
    let head = declaration.head
    documentation(
      "Default implementations of the optional requirements of `\(head.path)`."
    )
    for attribute in head.attributes {
      if attribute.limitsUse, attribute.isAllowed(on: head.access) { "\(attribute.text)" }
    }
    block("\(declaration.isolation.prefixOfExtension)extension \(head.escapedPath) {") {
      each(optional, isSeparated: true) { member(of: $0, access: head.access) }
    }
  }

  @Lines private static func member(
    of requirement: ResolvedRequirement,
    access: AccessLevel
  ) -> Lines {
    let head = requirement.memberHead(
      Signature(requirement).declaration,
      access: access,
      keeping: [.nonisolated, .mutating]
    )
    // A delegate that releases its handler has not answered.
    let hasAnswer =
      requirement.handler == nil && !requirement.isNotification
      && (requirement.declaration.value != nil || requirement.fallback != nil)
    if hasAnswer {
      requirement.member(head, inExtension: true) {
        if let answer = neutralAnswer(of: requirement) {
          "\(answer)"
        } else if let fallback = requirement.fallback {
          userLine(fallback.text, at: requirement.fallbackLocation)
        }
      } setter: {
      }
    } else {
      userLine("\(head) {}", at: requirement.location)
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
