import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles what all valid specs generate in every mode that a user's module can be in, but for the Swift 6
  /// mode, in which the build of the tests has compiled it.
  @Suite("Matrix")
  struct MatrixTests {
    /// How a module is compiled.
    struct Mode: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let arguments: [String]
    }

    private static let strictness =
      ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] } + ["-strict-memory-safety"]
    private static let swift5 = ["-swift-version", "5", "-strict-concurrency=complete"]
    private static let check = ["-typecheck"] + strictness
    private static let onMainActor = ["-default-isolation", "MainActor"]

    /// What is sent away or consumed twice is found after the type check, by passes that every build runs.
    private static let passes = ["-Onone", "-wmo", "-emit-sil", "-o", "/dev/null"] + strictness

    private static let modes = [
      Mode(
        testDescription: "Swift 6 on the main actor",
        arguments: ["-swift-version", "6"] + onMainActor + check
      ),
      Mode(testDescription: "Swift 5, complete", arguments: swift5 + passes),
      Mode(
        testDescription: "Swift 5, complete, on the main actor",
        arguments: swift5 + onMainActor + check
      ),
      Mode(
        testDescription: "Swift 5, nothing else",
        arguments: ["-swift-version", "5", "-typecheck"]
      ),
    ]

    @Test(arguments: modes)
    func `what the specs generate compiles without a warning`(mode: Mode) throws {
      let module = try #require(RuntimeModule.current)
      let texts = try FixtureSpecs.generate(locatesSource: true)
      try module.compile(
        Dictionary(uniqueKeysWithValues: texts.map { ("\($0).delegates.swift", $1) }),
        with: Repository.swiftFiles(in: "Fixtures/Specs/Support"),
        mode.arguments
      )
    }
  }
}
