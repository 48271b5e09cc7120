/// The arguments that cross over to a queue, to another task or to the consumer of a stream.
extension ResolvedRequirement {
  /// Whether delegates may answer on any thread, where the round goes on then, in a forwarder on `isolation`.
  func endsAnywhere(in isolation: Isolation) -> Bool {
    guard let handler = declared.handler else { return false }
    return handler.isSendable && handler.actor == nil
      && self.isolation(in: isolation).actor == nil
  }

  /// Whether delegates are called in other tasks, or where others answer, in a forwarder on `isolation`.
  package func isSentElsewhere(in isolation: Isolation) -> Bool {
    declared.maySendElsewhere && (declared.handler == nil || endsAnywhere(in: isolation))
  }

  /// The types of arguments and answer that cross over to the queue of a delegate and are checked.
  ///
  /// Each is listed once, as it is written as a generic argument: `Player`, or `@Sendable () -> Void`.
  var typesSentToQueue: [String] {
    let value = declaration.value.map { [$0.typeAsArgument] } ?? []
    return (declaration.typesSent(at: checked) + value).unique
  }

  /// The positions of the parameters whose arguments cross over, and whose types have no name.
  var opaqueSentToQueue: [Int] { checked.filter { declaration.parameters[$0].type.isOpaque } }

  /// Whether anything crosses over whose type can be checked.
  var sendsToQueue: Bool { !typesSentToQueue.isEmpty || !opaqueSentToQueue.isEmpty }

  /// Those of the types of the event's values that are checked.
  var typesOfEvent: [String] { declaration.typesSent(at: checkedInEvent) }

  /// Whether an argument is in an event unchecked.
  var isUncheckedInEvent: Bool { positionsInEvent.contains(where: unchecked.contains) }

  private var positionsInEvent: [Int] { eventCase?.values.map(\.position) ?? [] }

  private var checkedInEvent: [Int] { positionsInEvent.filter { !unchecked.contains($0) } }

  /// The positions of the parameters whose arguments have to be `Sendable`.
  private var checked: [Int] {
    declaration.parameters.indices.filter { position in
      !unchecked.contains(position)
        && !declaration.isBorrowedWithoutCopy(declaration.parameters[position])
    }
  }

  // MARK: Proposals

  /// The names to list where the compiler finds that the arguments are not `Sendable`, which the tool
  /// cannot know: those of the parameters whose types are not known to be.
  package var namesToListUnchecked: [String] { namesToList(of: checked) }

  /// The same for those arguments that an event has.
  package var namesToLeaveOut: [String] { namesToList(of: checkedInEvent) }

  private func namesToList(of positions: [Int]) -> [String] {
    positions.map { declaration.parameters[$0] }.filter { !$0.type.isKnownToBeSendable }
      .compactMap(\.listedName)
  }
}

extension TypeSyntax {
  /// The types that protocols mention most, and that are `Sendable` if the types in them are.
  private static let sendableTypes = KnownNames.standardTypes
    .subtracting(["Any", "AnyHashable", "AnyObject", "Self"])
    .union(["Actor", "Data", "Date", "IndexPath", "URL", "URLRequest", "UUID"])

  /// Whether the text tells that it is `Sendable`, or that what a closure takes and gives is, if it does not
  /// escape.
  fileprivate var isKnownToBeSendable: Bool {
    if text.contains("Sendable") { return true }
    let isBorrowed = isFunction && !annotations.contains(.escaping)
    return parts.allSatisfy { part in
      switch part.kind {
      case .named(let path, _): path.nameInSwiftModule.map(Self.sendableTypes.contains) ?? false
      case .function: isBorrowed
      default: true
      }
    }
  }
}
