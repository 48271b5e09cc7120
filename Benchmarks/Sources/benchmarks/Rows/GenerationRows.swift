import Foundation

/// The growth of the cost of generating, the cost beside that of parsing what is generated, and the cost of a small spec
/// beyond starting the tool.
///
/// The tool is the one that the plugin has just run. Its processor time is what counts.
func generationRows() -> [Comparison] {
  [
    Comparison(
      "generate 1000 protocols of 10",
      .generating("ours", 1_000),
      (.generating("generate 100 protocols of 10", 100), .atMost(times: 11)),
      (.parsing("the compiler parses the output", 1_000), .atMost(times: 1))
    ),
    Comparison(
      "generate 1 protocol of 10",
      .generating("ours", 1),
      (
        Scenario("start and end", on: childrensProcessorTime, making: {}) {
          Tool.generator.run(["--version"])
        },
        .atMostMore(nanoseconds: 3_000_000)
      )
    ),
  ]
}

extension Scenario {
  /// Writes the forwarders of one spec anew.
  fileprivate static func generating(_ name: String, _ protocols: Int) -> Scenario {
    Scenario(name, on: childrensProcessorTime) {
      Many(protocols)
    } round: { many in
      many.generate()
    }
  }

  /// Parses what the tool has written of one spec, and does nothing else with it.
  fileprivate static func parsing(_ name: String, _ protocols: Int) -> Scenario {
    Scenario(name, on: childrensProcessorTime) {
      let many = Many(protocols)
      many.generate()
      return many
    } round: { many in
      Tool.compiler.run(["-frontend", "-parse", many.output.path])
    }
  }
}

/// A folder of its own with a spec of many protocols.
private final class Many {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmarks-\(UUID().uuidString)")

  private var spec: URL { folder.appendingPathComponent("Many.delegates.json") }

  /// The Swift file of the spec.
  var output: URL { folder.appendingPathComponent("Many.delegates.swift") }

  init(_ protocols: Int) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.text(protocols).utf8).write(to: spec)
    } catch {
      fatalError("no room for a spec: \(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func generate() { Tool.generator.run(["generate", spec.path, "--output", folder.path]) }

  /// A spec of the given number of protocols with requirements of all kinds.
  private static func text(_ protocols: Int) -> String {
    let text = (0..<protocols)
      .map { number in
        """
        { "protocol": "public protocol Delegate\(number): AnyObject", "requirements": [
          "func didStart(_ download: Download)",
          "func download(_ download: Download, didAdvanceTo fraction: Double)",
          "func download(_ download: Download, didMoveTo place: URL, at date: Date)",
          "func didEnd(_ download: Download, with error: (any Error)?)",
          "func prepare(_ download: Download) async throws",
          { "declaration": "func mayStart(_ download: Download) -> Bool", "dispatch": "first", "default": "true" },
          { "declaration": "func name(of download: Download) -> String?", "dispatch": "firstNonNil" },
          { "declaration": "func size(of download: Download) -> Int", "dispatch": "broadcast", "default": "0" },
          { "declaration": "var priority: Int { get }", "dispatch": "first", "default": "0" },
          { "declaration": "func check<Value: Equatable>(_ value: Value) -> Bool", "dispatch": "first", "default": "false" }
        ] }
        """
      }
    return "{ \"version\": 1, \"protocols\": [\n\(text.joined(separator: ",\n"))\n] }\n"
  }
}
