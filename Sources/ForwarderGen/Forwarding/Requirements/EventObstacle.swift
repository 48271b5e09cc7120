/// The reason why a requirement cannot be an event of a stream, as the second part of a sentence.
package enum EventObstacle: String, Sendable {
  case decision = "the spec has '\"event\": false' there"
  case answer = "it does not only notify all delegates"
  case generic = "it is generic"
  case closure = "it takes a closure"
  case inoutArgument = "it takes an 'inout' argument"
  case noncopyable = "it takes an argument that cannot be copied"
  case actor = "it takes an actor that it runs on"
  case availability = "a case with values cannot have its '@available'"
}

extension ResolvedRequirement {
  var isEvent: Bool { obstacleToEvent == nil }

  package var obstacleToEvent: EventObstacle? {
    declared.canBeEvent ? declared.obstacleToEvent : .decision
  }
}

extension DeclaredRequirement {
  /// The reason why no decision of a spec could make a call of it an event; nil if there is none.
  var obstacleToEvent: EventObstacle? {
    if !isNotification { return .answer }
    if declaration.generics != nil || declaration.whereClause != nil { return .generic }
    for parameter in declaration.parameters {
      if let obstacle = declaration.obstacle(in: parameter) { return obstacle }
    }
    let isLimited = declaration.attributes.contains(where: \.limitsSystems)
    return isLimited && !declaration.parameters.isEmpty ? .availability : nil
  }
}

extension RequirementDeclaration {
  /// The reason why `parameter` cannot be stored.
  fileprivate func obstacle(in parameter: Parameter) -> EventObstacle? {
    let type = parameter.type
    if type.annotations.contains(.inout) { return .inoutArgument }
    if type.annotations.contains(.isolated) { return .actor }
    if isNoncopyable(parameter) { return .noncopyable }
    if parameter.hasAliasOfNonescapingClosure || parameter.hasClosureBehindAlias { return .closure }
    if type.hasPart(where: \.isFunction) { return .closure }
    // Each call may have another type there.
    return type.isOpaque || type.hasPart(where: \.isPack) ? .generic : nil
  }
}

extension Attribute {
  /// Whether it is `@available` with more than a deprecation or a new name.
  fileprivate var limitsSystems: Bool {
    let text = text.filter { $0 != " " }
    return kind == .available && (!text.hasPrefix("@available(*,") || isUnavailability)
  }
}
