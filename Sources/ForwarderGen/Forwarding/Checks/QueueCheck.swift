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

  /// Checks what the protocol at `position` in `table`, which has `queues`, requires.
  init(_ position: Int, in table: ProtocolTable) {
    let declared = table.protocols[position]
    isolation = table.isolations[position]
    self.table = table
    protocols = table.lineages[position].bases
    self.position = declared.head.namePosition
    actorPosition = declared.head.globalActor?.position ?? declared.head.namePosition
    own = Set(declared.requirements.map(\.location))
    reported = []
  }

  /// Checks what a composite of `protocols` requires.
  init(
    of protocols: [Int],
    _ isolation: Isolation,
    in table: ProtocolTable,
    at position: SourcePosition
  ) {
    self.protocols = protocols
    self.isolation = isolation
    self.table = table
    self.position = position
    actorPosition = position
    own = []
    let others = protocols.map { table.protocols[$0] }.filter(\.parsed.hasQueues)
    reported = Set(others.flatMap(\.requirements).map(\.location))
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
          let note = Diagnostic.Note(location: requirement.location, message: .earlierDeclaration())
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
          report(.queuedNoncopyable(), annotation.position)
        }
      }
    }
    return errors
  }
}
