import Testing

/// Makes something in a folder for the tests of a suite, which find it in a task-local value.
///
/// Suites that run at the same time share it: each is made once as long as some suite uses it. Where only
/// quick tests run, it is not made.
struct FolderTrait<Value: Sendable>: SuiteTrait, TestScoping {
  let local: TaskLocal<Value?>
  let shared: SharedFolder<Value>
  let make: @Sendable (Folder) throws -> Value

  /// What is done at the end of each suite.
  var finish: @Sendable (Value) throws -> Void = { _ in }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if isQuick { return try await function() }
    let content = try await shared.content(make)
    try await local.withValue(content.value, operation: function)
    try finish(content.value)
    withExtendedLifetime(content) {}
  }
}

/// A folder, and what is in it, for as long as it is used.
actor SharedFolder<Value: Sendable> {
  final class Content: Sendable {
    let value: Value
    private let folder: Folder

    fileprivate init(_ value: Value, in folder: Folder) {
      self.value = value
      self.folder = folder
    }
  }

  private weak var current: Content?

  /// The existing value; otherwise the result of `make` in a new folder.
  fileprivate func content(_ make: (Folder) throws -> Value) throws -> Content {
    if let current { return current }
    let folder = try Folder()
    let content = Content(try make(folder), in: folder)
    current = content
    return content
  }
}
