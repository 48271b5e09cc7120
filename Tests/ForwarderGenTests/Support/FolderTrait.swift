import Testing

/// Makes something in a folder, once for the tests of a suite, which find it in a task-local value.
struct FolderTrait<Value: Sendable>: SuiteTrait, TestScoping {
  let local: TaskLocal<Value?>
  let make: @Sendable (Folder) throws -> Value

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = try Folder()
    let value = try make(folder)
    try await local.withValue(value, operation: function)
    withExtendedLifetime(folder) {}
  }
}
