@testable import ForwarderGen

/// Tests of short files of a target, and of those that it depends on.
protocol TargetCases {}

extension TargetCases {
  static var required: String { "func f(_ x: Int) -> Bool" }
  static var member: String { "{ func f(_ x: Int) -> Bool { false } }" }
  static var done: String { "typealias Done = () -> Void" }

  func named(_ name: String, _ entry: String) -> String {
    #"{ "protocol": "\#(name)", "requirements": [\#(entry)] }"#
  }

  func files(_ declaration: String, _ others: String) -> [(String, String)] {
    [("D.swift", declaration)]
      + others.split(separator: "\n---\n").enumerated().map { ("Other\($0).swift", String($1)) }
  }

  /// The kinds of messages about `item`, and whether its requirement is optional.
  func result(
    _ item: String,
    _ files: [(String, String)],
    _ others: [[(String, String)]] = [],
    called names: [String?] = [],
    forwarder: String = "MultiD"
  ) -> (kinds: [DiagnosticMessage.Kind], isOptional: Bool, forwarded: Int) {
    let targets = ([files] + others).enumerated()
      .map { number, files in
        let sources = files.map {
          SourceText(path: number == 0 ? $0 : "\(number)/\($0)", text: $1)
        }
        let name = names.indices.contains(number) ? names[number] : nil
        return SwiftIndex(sources, of: name) { FileSystem.offsets(of: $0, in: $1.bytes) }
      }
    let spec = SourceText(path: "A.delegates.json", text: specText([item]))
    let decoded = DecodedSpecs([spec])
    let read = SwiftFiles(
      for: decoded.specs.compactMap(\.self),
      of: targets,
      searched: [spec.path: Array(targets.indices)],
      about: decoded.swiftProtocols
    )
    let resolution = Resolution(of: [spec], beside: read)
    let forwarded = resolution.forwarder(forwarder)?.forwarded ?? []
    return (resolution.kinds, forwarded.contains(where: \.isOptional), forwarded.count)
  }
}
