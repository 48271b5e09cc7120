/// Refuses what cannot be called on a queue.
struct QueueCheck {
  /// The protocols whose requirements are called on queues.
  private let protocols: [Int]
  private let isolation: Isolation
  private let table: ProtocolTable

  /// Where the forwarder is spoken of.
  private let position: SourcePosition

  /// Where its actor is, if it states one.
  private let actorPosition: SourcePosition

  /// The requirements that are reported where they stand, and not at ``position``.
  private let own: Set<SourceLocation>

  /// The requirements that are reported with their own protocol, which has queues as well.
  private let reported: Set<SourceLocation>

  /// Checks what a forwarder of `protocols` requires that is spoken of at `position`: that of a
  /// composite, or of `own`, whose bases these are.
  init(
    of protocols: [Int],
    _ isolation: Isolation,
    in table: ProtocolTable,
    at position: SourcePosition,
    own: DeclaredProtocol? = nil
  ) {
    self.protocols = protocols
    self.isolation = isolation
    self.table = table
    self.position = position
    actorPosition = own?.head.globalActor?.position ?? position
    self.own = Set(own?.requirements.map(\.location) ?? [])
    let others = own == nil ? protocols.map { table.protocols[$0] } : []
    let queued = others.filter(\.parsed.options.hasQueues)
    reported = Set(queued.flatMap(\.requirements).map(\.location))
  }

  /// Reports what of the protocols and of `requirements`, own and inherited ones, is refused.
  func check(_ requirements: [ResolvedRequirement], _ diagnostics: inout Diagnostics) {
    if let actor = isolation.actor {
      diagnostics.report(.queuedActor(actor), at: actorPosition)
      return
    }
    for declared in protocols.filter({ table.isolations[$0] == .unstated })
      .map({ table.protocols[$0] })
    {
      let path = declared.head.path
      diagnostics.report(
        .queuedUnstated(path),
        at: position,
        notes: [declared.note(.earlierName(path))]
      )
    }
    for requirement in requirements where !reported.contains(requirement.location) {
      for error in errors(in: requirement) {
        if own.contains(requirement.location) {
          diagnostics.report(error.message, at: error.position)
        } else {
          let note = Diagnostic.Note(location: requirement.location, message: .earlierDeclaration)
          diagnostics.report(error.message, at: position, notes: [note])
        }
      }
    }
  }

  private func errors(in requirement: ResolvedRequirement) -> [DeclarationError] {
    let declaration = requirement.declaration
    var errors: [DeclarationError] = []
    func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
      errors.append(DeclarationError(message, at: position))
    }
    if let actor = declaration.attributes.globalActor {
      report(.queuedActor(actor.text), actor.position)
    } else if let actor = requirement.statedIsolation.actor {
      report(.queuedActor(actor), declaration.name.position)
    }
    if declaration.effects.isAsync {
      report(.queuedAsync(declaration.name.text), declaration.name.position)
    }
    for parameter in declaration.parameters {
      let isNoncopyable = declaration.isNoncopyable(parameter)
      for annotation in parameter.type.annotations {
        if annotation.kind == .isolated {
          report(.queuedActor("isolated"), annotation.position)
        } else if annotation.kind == .consuming, isNoncopyable, requirement.dispatch == .first {
          // Under any other dispatch it is refused anyway.
          report(.queuedNoncopyable, annotation.position)
        }
      }
    }
    return errors
  }
}

extension RequirementDeclaration {
  /// Whether a call can be enqueued because no caller waits for it: it has no result, cannot throw,
  /// and borrows nothing.
  var canBeEnqueued: Bool {
    value == nil && !canThrow && !parameters.contains { $0.type.isBorrowed }
  }

  /// The types of arguments and answer that cross over to the queue of a delegate.
  ///
  /// Each is listed once, as it is written as a generic argument: `Player`, or
  /// `@Sendable () -> Void`.
  ///
  /// It leaves out `some` parameters, whose types have no name, and borrowed values that cannot be copied.
  var typesSentToQueue: [SentType] {
    let types = parameters.filter { !isBorrowedWithoutCopy($0) && !$0.type.isOpaque }.map(\.type)
    let sent = types.flatMap(\.typesSentToQueue) + (value.map { [SentType($0)] } ?? [])
    var seen: Set<String> = []
    return sent.filter { seen.insert($0.text).inserted }
  }

  /// Why calls that run at the same time cannot all have an argument of `type`; nil if they can.
  func reasonAgainstSharing(_ parameter: Parameter) -> String? {
    let type = parameter.type
    if type.annotations.contains(.inout) { return "is 'inout'" }
    if type.isNonescapingClosure || parameter.hasAliasOfNonescapingClosure {
      return "is a closure that does not escape"
    }
    return isBorrowedWithoutCopy(parameter) ? "cannot be copied" : nil
  }

  /// Whether anything crosses over whose type can be checked.
  var sendsToQueue: Bool {
    !typesSentToQueue.isEmpty || parameters.contains(where: \.type.isOpaque)
  }

  /// Whether the call borrows the parameter and cannot keep a copy.
  private func isBorrowedWithoutCopy(_ parameter: Parameter) -> Bool {
    parameter.type.isBorrowed && isNoncopyable(parameter)
  }
}

extension TypeSyntax {
  /// Whether `some` stands in it.
  var isOpaque: Bool {
    hasPart { part in
      if case .opaque = part.kind { return true }
      return false
    }
  }

  /// Whether a parameter of this type borrows from the caller until the call is over.
  fileprivate var isBorrowed: Bool {
    isNonescapingClosure || annotations.contains(.inout) || annotations.contains(.borrowing)
  }

  /// Whether a parameter of this type is a closure that does not escape.
  fileprivate var isNonescapingClosure: Bool {
    isFunction && !annotations.contains(.escaping) && !annotations.contains(.inout)
  }

  /// The parameter and result types of a closure that does not escape; otherwise the type itself.
  fileprivate var typesSentToQueue: [SentType] {
    guard isNonescapingClosure, case .function(let parameters, _, let result) = unannotated.kind
    else {
      return [SentType(self)]
    }
    return parameters.flatMap(\.typesSentToQueue) + (result.isVoid ? [] : [SentType(result)])
  }

  /// The type without what only a parameter can have.
  fileprivate var typeAsArgument: String {
    let type = unannotated
    switch type.kind {
    case .implicitlyUnwrapped(let wrapped):
      if case .existential = wrapped.kind { return "(\(wrapped.text))?" }
      return "\(wrapped.text)?"
    case .named: return type.textInParentheses ?? type.text
    case .function:
      // The attributes of the type stay: `@Sendable`, or a global actor.
      let attributes = annotations.filter(\.isTypeName)
      return attributes.map { "\($0.text) " }.joined() + type.text
    default: return type.text
    }
  }
}

/// A type of what crosses over to a queue or to another task.
struct SentType {
  /// As it is written as an argument for a generic parameter.
  let text: String

  /// Whether it stands for any number of types: `repeat each T`.
  let isPack: Bool

}

extension SentType {
  init(_ type: TypeSyntax) {
    text = type.typeAsArgument
    if case .pack = type.unannotated.kind { isPack = true } else { isPack = false }
  }
}
