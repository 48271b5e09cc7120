extension RequirementDeclaration {
  var kind: Kind { parts.kind }
  package var name: Token { parts.name }
  package var attributes: [Attribute] { parts.marks.attributes }
  var modifiers: [Modifier] { parts.marks.modifiers }
  package var parameters: [Parameter] { parts.parameters }
  var generics: GenericClause? { parts.generics }
  var whereClause: WhereClause? { parts.whereClause }
  package var accessors: Accessors? { parts.accessors }
  package var isFunction: Bool { kind == .function }
  var isProperty: Bool { kind == .property }
  var isSubscript: Bool { kind == .subscript }

  /// The generic parameters that may stand for a type that cannot be copied.
  var noncopyable: Set<String> {
    let suppressing = allConstraints.filter { $0.type?.hasPart(where: \.isSuppressed) == true }
    return Set(suppressing.compactMap(\.subject.nameAlone))
  }

  /// The toolchain's types that cannot be copied and that may be handed over.
  private static let noncopyableTypes: Set<String> = [
    "Atomic", "AtomicLazyReference", "ExecutorJob", "Mutex",
  ]

  func isNoncopyable(_ type: TypeSyntax) -> Bool {
    if type.unannotated.nameAlone.map(noncopyable.contains) == true { return true }
    return type.unannotated.pathWords.last.map(Self.noncopyableTypes.contains) ?? false
  }

  func isNoncopyable(_ parameter: Parameter) -> Bool {
    parameter.hasNoncopyableType || isNoncopyable(parameter.type)
  }

  /// The type of what a caller gets; nil for nothing.
  package var value: TypeSyntax? {
    guard let result = parts.result else { return nil }
    return isFunction && result.isVoid ? nil : result
  }

  /// The effects of a call, or of the getter.
  package var effects: Effects { accessors?.getterEffects ?? parts.effects }

  package var canThrow: Bool { effects.canThrow }

  /// Whether it throws only what a closure throws that it is given.
  package var isRethrowing: Bool {
    if case .rethrows = effects.throwing { return true }
    return false
  }

  /// Whether calling it, or getting, may change a delegate that is a value.
  var isMutating: Bool { modifiers.contains(.mutating) || accessors?.isGetterMutating == true }

  /// Whether a call or a setter may change a delegate that is a value: it takes a variable then.
  var changesValues: Bool {
    isMutating || accessors?.isSettable == true && accessors?.isSetterNonmutating == false
  }

  /// Whether it says that in Objective-C an adopter may leave it out.
  package var isOptionalInObjectiveC: Bool { modifiers.contains(.optional) }

  /// Whether types have it, and not their instances.
  var isOfType: Bool {
    modifiers.contains(.static) || modifiers.contains(.class) || name.text == "init"
  }

  var isUnavailable: Bool { attributes.contains(where: \.isUnavailability) }

  var isNonisolated: Bool { modifiers.contains(.nonisolated) }

  /// The isolation that it states itself.
  var isolation: Isolation {
    if let actor = attributes.globalActor { return .globalActor(actor.text) }
    return isNonisolated ? .nonisolated : .unstated
  }

  var isConcurrent: Bool { attributes.contains(.concurrent) }

  /// Whether it names an actor that it runs on, or is given one.
  var namesActor: Bool { isOnParameter || attributes.globalActor != nil }

  /// Whether it cannot be declared beside a property called `name`, or cannot use that property.
  ///
  /// With parameters called `name` and `self`, no expression names the property.
  func isCalled(likeProperty name: String) -> Bool {
    func hasParameter(called name: String) -> Bool {
      parameters.contains { $0.name?.name == name }
    }
    if parameters.isEmpty { return !isSubscript && self.name.name == name }
    return hasParameter(called: "self") && hasParameter(called: name)
  }

  /// Whether a closure is handed over that may be called after the call: a completion handler.
  package var takesEscapingClosure: Bool { parameters.contains(where: \.handsClosureOver) }

  /// Whether a spec has to say how it is dispatched.
  var needsDispatch: Bool { value != nil || takesEscapingClosure }

  private var allConstraints: [Constraint] {
    (generics?.constraints ?? []) + (whereClause?.constraints ?? [])
  }

  /// The types in what is asked of its generic parameters.
  var constrainingTypes: [TypeSyntax] {
    (generics?.constraints ?? []).compactMap(\.type) + (whereClause?.types ?? [])
  }

  /// The constraints of its generic parameters, ` where T: Sendable`, however it is written.
  var constraints: String {
    let conditions = allConstraints.map(\.text)
    return conditions.isEmpty ? "" : " where \(conditions.sorted().joined(separator: ", "))"
  }

  /// The signature, which differs from those of its overloads: name, labels, types, `async`, and
  /// the constraints of its generic parameters.
  var signature: String { signature(\.text) }

  private func signature(_ text: (TypeSyntax) -> String) -> String {
    if isProperty { return name.name }
    let isAsync = isFunction && effects.isAsync
    return "\(name.name)(\(labelledTypes(text)))\(isAsync ? " async" : "")\(constraints)"
  }

  /// `_: Int, at: Double`.
  var labelledTypes: String { labelledTypes(\.text) }

  private func labelledTypes(_ text: (TypeSyntax) -> String) -> String {
    String(listing: zip(labels, parameters)) { list, pair in
      list += pair.0 ?? "_"
      list += ": "
      list += text(pair.1.type)
    }
  }

  /// The signature with the type of the value, which differs from those of all other declarations.
  ///
  /// Unlike Swift, Swift's strings take two spellings of a letter with an accent for the same.
  var identity: String { identity(extending: signature) }

  /// The same, made of its `signature`, which is known.
  func identity(extending signature: String) -> String {
    // What annotates the type of a parameter may distinguish it: `inout Int`.
    func text(of type: TypeSyntax) -> String {
      if case .annotated = type.kind { type.text } else { type.desugared }
    }
    let isDesugared = parameters.allSatisfy { text(of: $0.type) == $0.type.text }
    var text = isDesugared ? signature : self.signature(text)
    text += " -> "
    text += value?.desugared ?? "()"
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

extension TypeSyntax {
  fileprivate var isSuppressed: Bool {
    if case .suppressed = kind { return true }
    return false
  }
}

extension Parameter {
  /// Whether it takes a closure that may be called after the call: a completion handler, for instance.
  package var handsClosureOver: Bool { hasClosureBehindAlias || type.holdsEscapingClosure }
}
