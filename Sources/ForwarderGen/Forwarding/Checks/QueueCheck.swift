extension ForwarderCheck {
  /// Reports what of the protocols and of `requirements`, own and inherited ones, cannot be called on a queue.
  func checkQueues(for requirements: [ResolvedRequirement], _ diagnostics: inout Diagnostics) {
    if let actor = isolation.actor {
      let stated = own.flatMap { table.protocols[$0].head.globalActor }?.position
      return diagnostics.report(.queuedActor(actor), at: stated ?? position)
    }
    for declared in protocols.filter({ table.isolations[$0] == .unstated })
      .map({ table.protocols[$0] })
    {
      let path = declared.head.path
      let notes = [declared.note(.isHere("'\(path)'"))]
      diagnostics.report(.queuedUnstated(path), at: position, notes: notes)
    }
    for requirement in requirements {
      // A protocol of a composite that has queues as well reports its requirements itself.
      let isReported =
        own == nil && protocols.contains(requirement.source)
        && table.protocols[requirement.source].parsed.options.hasQueues
      if !isReported { report(Self.queueErrors(in: requirement), in: requirement, &diagnostics) }
    }
  }

  private static func queueErrors(in requirement: ResolvedRequirement) -> [DeclarationError] {
    let declaration = requirement.declaration
    var errors: [DeclarationError] = []
    func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
      errors.append(DeclarationError(message, at: position))
    }
    if let actor = requirement.ownIsolation.actor {
      let stated = declaration.attributes.globalActor?.position
      report(.queuedActor(actor), stated ?? declaration.name.position)
    }
    if case .by(let function) = requirement.dispatch {
      report(.queuedFunction(function.text), function.position)
    }
    if declaration.effects.isAsync {
      report(.queuedAsync(declaration.name.text), declaration.name.position)
    }
    for parameter in declaration.parameters {
      for annotation in parameter.type.annotations where annotation.kind == .isolated {
        report(.queuedActor("isolated"), annotation.position)
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

  /// The types of the arguments of the parameters at `positions` that cross over to the queue of a
  /// delegate, without those of `some` parameters, whose types have no name.
  func typesSent(at positions: [Int]) -> [String] {
    positions.map { parameters[$0].type }.filter { !$0.isOpaque }.flatMap(\.typesSentToQueue)
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

  /// Whether the call borrows the parameter and cannot keep a copy.
  func isBorrowedWithoutCopy(_ parameter: Parameter) -> Bool {
    parameter.type.isBorrowed && isNoncopyable(parameter)
  }
}

extension TypeSyntax {
  /// Whether a part of it has no name: `some P`.
  var isOpaque: Bool {
    hasPart { if case .opaque = $0.kind { true } else { false } }
  }

  /// Whether it stands for any number of types: `repeat each T`.
  var isPack: Bool {
    if case .pack = kind { return true }
    return false
  }

  /// Whether a parameter of this type borrows from the caller until the call is over.
  fileprivate var isBorrowed: Bool {
    isNonescapingClosure || annotations.contains(.inout) || annotations.contains(.borrowing)
  }

  fileprivate var isNonescapingClosure: Bool {
    isFunction && !annotations.contains(.escaping) && !annotations.contains(.inout)
  }

  /// The parameter and result types of a closure that does not escape; otherwise the type itself.
  fileprivate var typesSentToQueue: [String] {
    guard isNonescapingClosure, case .function(let parameters, _, let result) = unannotated.kind
    else { return [typeAsArgument] }
    return parameters.flatMap(\.typesSentToQueue) + (result.isVoid ? [] : [result.typeAsArgument])
  }

  /// The type as an argument for a generic parameter, without what only a parameter can have: a pack is
  /// one of its tuples.
  var typeAsArgument: String {
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
    case .pack: return "(\(type.text))"
    default: return type.text
    }
  }
}
