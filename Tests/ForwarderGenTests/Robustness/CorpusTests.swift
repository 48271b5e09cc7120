import Foundation
import Testing

@testable import ForwarderGen

/// Replays what the fuzzer of `.ci/fuzz` has collected.
@Suite("Fuzzing corpus", .slow)
struct CorpusTests {
  private static let folder = Repository.fixtures.appending(path: "Fuzzing/Corpus")

  private static func inputs() throws -> [(name: String, input: FuzzInput)] {
    let path = folder.path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .map { name in
        (name, FuzzInput(Array(try Data(contentsOf: folder.appending(path: name)))))
      }
  }

  @Test func `every input gives a text or diagnostics, and a text keeps together`() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count > 10)
    for (name, input) in inputs {
      if let violation = input.violation { Issue.record("\(name): \(violation)") }
    }
  }

  @Test func `what the compiler cannot read in a text stands in the spec`() throws {
    let texts = try Self.inputs().compactMap { $0.input.generation.texts.first }
    try #require(!texts.isEmpty)
    try expectMistakesInSpecs(texts)
  }
}

/// Expects that the first mistake that the compiler's parser finds in each of `texts` is one of the user: under
/// the path of the spec, not among the generated lines around it, where others may follow from it.
func expectMistakesInSpecs(
  _ texts: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let folder = try Folder()
  let names = texts.indices.map { "\($0).swift" }
  for (name, text) in zip(names, texts) { try folder.write(text, to: name) }
  let files = names.flatMap { ["-primary-file", $0] }
  let arguments = ["-frontend", "-dump-parse", "-swift-version", "6"] + files
  let result = try SwiftCompiler.run(arguments, in: folder)
  // The compiler reads one file after the other.
  var before = ""
  for line in result.complaints.split(separator: "\n") {
    guard let match = line.prefixMatch(of: #/(.+?):[0-9]+:[0-9]+: error: .*/#) else { continue }
    let path = String(match.1)
    let isFirst = before.isEmpty || names.contains(before) && before != path
    if isFirst, let index = names.firstIndex(of: path) {
      Issue.record("\(line)\n\(texts[index])", sourceLocation: sourceLocation)
    }
    before = path
  }
}
