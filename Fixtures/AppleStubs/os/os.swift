// The part of Apple's `os` module that the runtime's lock uses: names and types only, so that the
// branch for Apple's platforms can be type-checked elsewhere. Nothing here is ever run.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands for the unfair lock that keeps its state in memory of its own.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(uncheckedState initialState: State) {}

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { stub() }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {}

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { stub() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { stub() }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {}

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { stub() }
}

private func stub<R>() -> R { fatalError("a stub is never run") }
