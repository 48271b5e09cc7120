/// Refuses what cannot be called on a queue.
struct QueueCheck {
  private let declared: DeclaredProtocol
  private let isolation: Isolation

  /// Checks what the protocol `declared`, which has `queues`, requires.
  init(_ declared: DeclaredProtocol, _ isolation: Isolation) {
    self.declared = declared
    self.isolation = isolation
  }

  /// Reports what of the protocol and of `requirements`, its own and those it inherits, is refused.
  func check(_ requirements: [ResolvedRequirement], _ diagnostics: inout Diagnostics) {
    let head = declared.head
    if case .globalActor(let actor) = isolation {
      let position = head.globalActor?.position ?? head.namePosition
      diagnostics.report(.queuedActor(actor), at: position)
      return
    }
    for requirement in requirements {
      for error in errors(in: requirement) {
        if declared.requirements.contains(requirement) {
          diagnostics.report(error.message, at: error.position)
        } else {
          let note = Diagnostic.Note(location: requirement.location, message: .earlierDeclaration())
          diagnostics.report(error.message, at: head.namePosition, notes: [note])
        }
      }
    }
  }

  private func errors(in requirement: ResolvedRequirement) -> [DeclarationError] {
    let declaration = requirement.declaration
    var errors: [DeclarationError] = []
    func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
      errors.append(DeclarationError(message: message, position: position))
    }
    if let actor = declaration.attributes.first(where: \.isGlobalActor) {
      report(.queuedActor(actor.text), actor.position)
    } else if let actor = requirement.statedIsolation, actor != "nonisolated" {
      report(.queuedActor(actor), declaration.name.position)
    }
    if declaration.effects.isAsync {
      report(.queuedAsync(declaration.name.text), declaration.name.position)
    }
    for parameter in declaration.parameters {
      let isNoncopyable = declaration.noncopyable.contains(parameter.type.unannotated.text)
      for annotation in parameter.type.annotations {
        if annotation.name == "isolated" {
          report(.queuedActor("isolated"), annotation.position)
        } else if annotation.name == "consuming", isNoncopyable, requirement.dispatch == .first {
          // Under any other dispatch it is refused anyway.
          report(.queuedNoncopyable(), annotation.position)
        }
      }
    }
    return errors
  }
}
