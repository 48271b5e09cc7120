import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

/// Does its work at every call, and answers with its name.
final class Exporter: ExporterDelegate, ExportShapesDelegate {
  typealias Work = @Sendable (_ name: String) async throws(CheckError) -> Void

  let name: String
  let work: Work

  init(_ name: String, _ work: @escaping Work) {
    self.name = name
    self.work = work
  }

  /// A forwarder to two exporters, A and B.
  static func forwarder(_ work: @escaping Work) -> MultiExporterDelegate {
    let multi = MultiExporterDelegate()
    for name in ["A", "B"] { multi.delegates.add(retaining: Exporter(name, work)) }
    return multi
  }

  /// Does the work where it cannot fail.
  private func workSafely() async {
    do { try await work(name) } catch { Issue.record("\(name) has failed") }
  }

  func export(_ batch: [String]) async throws { try await work(name) }
  func flush() async { await workSafely() }

  func report(_ name: String, unheard: @escaping @Sendable (String) -> Void) async {
    await workSafely()
  }

  func check(_ name: String) async throws(CheckError) { try await work(self.name) }

  func attempt<E: Error>(_ error: E) async throws(E) {
    await workSafely()
    throw error
  }

  func endpoint(for name: String) async throws -> String {
    try await work(self.name)
    return self.name
  }

  func endpoints() async -> [String] {
    await workSafely()
    return [name]
  }

  func tags() async throws(CheckError) -> Set<String> {
    try await work(name)
    return [name]
  }

  func headers(for name: String) async throws -> [String: String] {
    try await work(self.name)
    return ["last": self.name, self.name: name]
  }

  func path(to name: String) async throws -> String {
    try await work(self.name)
    return self.name
  }

  var limit: Int? {
    get async {
      await workSafely()
      return name.utf8.first.map { Int($0) }
    }
  }

  subscript(name: String) -> Int {
    get async {
      await workSafely()
      return Int(self.name.utf8.first ?? 0)
    }
  }

  var ceiling: Int? {
    get async {
      await workSafely()
      return name == "A" ? nil : 66
    }
  }

  // MARK: Shapes

  func greatest<T: Comparable & Sendable>(_ a: T, calls: T) async -> T {
    await workSafely()
    return name == "A" ? a : calls
  }

  func makeAll<T: ExpressibleByIntegerLiteral & Sendable>() async -> [T] {
    await workSafely()
    return [1]
  }

  func pack<each T: Sendable>(_ values: repeat each T) async { await workSafely() }

  func see(_ value: some Sequence<Int> & Sendable, _ error: (any Error)!) async -> Int! {
    await workSafely()
    return name == "A" ? nil : value.reduce(0, +)
  }

  func borrow(
    _ value: borrowing String,
    consume other: consuming String
  ) async throws(CheckError) {
    let isSame = value == "lent" && other == "given"
    #expect(isSame)
    try await work(name)
  }

  func write(
    progress: @escaping @Sendable (Int) -> Void,
    note: @autoclosure @escaping @Sendable () -> String
  ) async {
    await workSafely()
    progress(note().count)
  }

  func isolated(to actor: isolated any Actor) async -> Int {
    actor.assertIsolated()
    await workSafely()
    return 1
  }

  nonisolated(nonsending) func inherit() async { await workSafely() }
  @concurrent func work() async { await workSafely() }

  @MainActor func show(_ name: String) async {
    MainActor.assertIsolated()
    await workSafely()
  }

  func count() async -> Int {
    await workSafely()
    return 2
  }
}
