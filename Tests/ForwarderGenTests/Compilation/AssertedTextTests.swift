import Foundation
import Testing

/// Holds the tests themselves against a rule: a test that asserts something about generated text
/// compiles that text.
@Suite("Asserted text")
struct AssertedTextTests {
  /// The files that read the texts of a run and do not compile them, each with its reason.
  private static let exceptions = [
    "Documentation/NewsroomPageTests.swift": "the Newsroom, a target, has the same text",
    "InvalidSpecTests.swift": "there is no text",
    "Robustness/CorpusTests.swift": "gives every text to the compiler",
    "Robustness/FuzzInput.swift": "`CorpusTests` gives its texts to the compiler",
    "Robustness/InjectionTests.swift": "gives the texts to the compiler, as far as they are Swift",
    "Support/ExpectDiagnostics.swift": "asserts that there is text, and nothing about it",
    "Forwarding/ReferenceTests.swift": "there is no text",
    "Support/FixtureSpecs.swift": "a target of this package has the same text",
    "RandomSpecs/Checking/SampleReport.swift": "`SampleCompiler` gives every text to the compiler",
    "RandomSpecs/SampleMakerTests.swift": "reads the texts of specs",
    "RandomSpecs/SwiftFileSampleTests.swift": "reads the texts of specs",
    "RandomSpecs/Samples/SpecSample.swift": "`SampleCompiler` gives every text to the compiler",
  ]

  /// The expression that gives a text, and the code that compiles it.
  private static let reading = [".texts", "FileEmitter.text(of:"]
  private static let compiling = [
    "module.compile(", "module.asserted.append(", "module.errors(", "module.result(",
    "modules.complaints(", "module.output(",
  ]

  @Test func `every test that reads generated text compiles it, but for the exceptions`() throws {
    let folder = Repository.root.appending(path: "Tests/ForwarderGenTests")
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    var uncompiled: [String] = []
    while let path = paths?.nextObject() as? String {
      if !path.hasSuffix(".swift") || path.hasSuffix("/AssertedTextTests.swift") { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let isReading = Self.reading.contains { text.contains($0) }
      let isCompiling = Self.compiling.contains { text.contains($0) }
      if isReading, !isCompiling { uncompiled.append(path) }
    }
    #expect(uncompiled.sorted() == Self.exceptions.keys.sorted())
  }
}
