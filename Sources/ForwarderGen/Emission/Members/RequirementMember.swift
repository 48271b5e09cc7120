extension ResolvedRequirement {
  /// The member with the head `head` that implements it, with the bodies of a call or a getter and of a setter.
  ///
  /// In an extension of its protocol, setting does nothing, and an accessor says what it does to a value.
  @Lines func member(
    _ head: String,
    doc: String? = nil,
    summary: String? = nil,
    inExtension isInExtension: Bool = false,
    @Lines body: () -> Lines,
    @Lines setter: () -> Lines
  ) -> Lines {
    userLine("\(head) {", at: declared.location, doc: doc, summary: summary)
    indented {
      // A getter alone needs no `get` around its body.
      if let accessors = declared.declaration.accessors,
        accessors.isSettable || accessors.getterEffects != .none
      {
        let getter = isInExtension && accessors.isGetterMutating ? "mutating get" : "get"
        Lines { $0.rawLine("\(getter)\(accessors.getterEffects.text) {") }
        indented(body)
        "}"
        if accessors.isSettable, isInExtension {
          accessors.isSetterNonmutating ? "nonmutating set {}" : "set {}"
        } else if accessors.isSettable {
          block("set {", setter)
        }
      } else {
        body()
      }
    }
    "}"
  }

  /// The head of a member that implements it, whose signature is `declaration`, with those of its
  /// modifiers that are of the given `kinds`.
  func memberHead(
    _ declaration: String,
    access: AccessLevel,
    keeping kinds: [Modifier.Kind] = [.nonisolated]
  ) -> String {
    let attributes = declared.declaration.attributes
      .filter { $0.isForMembers || $0.selector != nil && isObjectiveCMember }
      .filter { $0.isAllowed(on: access) }
    let modifiers = declared.declaration.modifiers.filter { kinds.contains($0.kind) }
    return attributes.map { "\($0.text) " }.joined() + statedIsolation.prefix + access.prefix
      + (isOverride ? "override " : "") + modifiers.map { "\($0.text) " }.joined() + declaration
  }

  /// The attributes that limit its use, as a declaration with the given access has them:
  /// `@available(macOS 14, *)`.
  func availability(on access: AccessLevel) -> [String] {
    declared.declaration.attributes.filter { $0.limitsUse && $0.isAllowed(on: access) }
      .map(\.text)
  }
}

extension RequirementDeclaration {
  /// The keywords before a call on a delegate: `unsafe try await `, or some of them.
  var callMarks: String { safetyMark + effects.marks }

  /// `unsafe ` before a call or a setting, or nothing.
  var safetyMark: String { isUnsafe ? "unsafe " : "" }

  /// The same before a call of something else that takes and returns the same.
  var otherMarks: String { typeMark + effects.marks }

  /// `unsafe ` before the call of something else that takes and returns the same, or nothing.
  var typeMark: String { hasUnsafeType ? "unsafe " : "" }

  /// `unsafe ` before a value that the call gave, or nothing.
  var valueMark: String { value?.isUnsafe == true ? "unsafe " : "" }

  /// Whether strict memory safety asks for `unsafe` at a call (SE-0458): where neither attribute says
  /// it, the types do.
  private var isUnsafe: Bool {
    // The compiler passes over both attributes where a getter is `async` or throws.
    if accessors != nil, effects != .none { return hasUnsafeType }
    if attributes.contains(.safe) { return false }
    return hasUnsafeType || attributes.contains(.unsafe)
  }

  private var hasUnsafeType: Bool {
    value?.isUnsafe == true || parameters.contains { $0.type.isUnsafe }
  }
}

extension TypeSyntax {
  /// The types of the standard library that are not memory safe, and Foundation's for Objective-C.
  ///
  /// The text does not show other unsafe types: type aliases, and types that a module marks
  /// `@unsafe`. The compiler warns of an unnecessary `unsafe`.
  private static let unsafeTypes: Set<String> = [
    "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "OpaquePointer", "Unmanaged",
    "UnownedSerialExecutor", "UnownedTaskExecutor", "UnsafeBufferPointer", "UnsafeContinuation",
    "UnsafeCurrentTask", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer",
  ]

  var isUnsafe: Bool {
    hasPart { $0.pathWords.nameInSwiftModule.map(Self.unsafeTypes.contains) ?? false }
  }
}
