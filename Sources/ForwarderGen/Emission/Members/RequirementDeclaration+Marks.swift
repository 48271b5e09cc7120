extension RequirementDeclaration {
  /// The keywords before a call on a delegate: `unsafe try await `, or some of them.
  var callMarks: String { safetyMark + effects.marks }

  /// `unsafe ` before a call or a setting, or nothing.
  var safetyMark: String { isUnsafe ? "unsafe " : "" }

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

  fileprivate var isUnsafe: Bool {
    hasPart { part in
      guard case .named(let path, _) = part.kind else { return false }
      return path.nameInSwiftModule.map(Self.unsafeTypes.contains) ?? false
    }
  }
}
