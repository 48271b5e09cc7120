@testable import ForwarderGen

/// The random specs of one target, with the Swift that its author writes beside them.
struct SpecSample: Sendable {
  /// The name from which those of the files derive.
  let name: String

  /// Bases come before their heirs.
  var protocols: [ProtocolSample] = []
  var composites: [CompositeSample] = []

  /// The first file, if it belongs to a target that this one depends on.
  var firstIsReference = false

  /// The files that the module compiles for it.
  struct Output {
    let files: [String: String]
    let diagnostics: [String]
  }

  /// The text of each spec.
  var texts: [String] {
    (0...(protocols.map(\.file) + composites.map(\.file)).reduce(0, max))
      .map { text(ofFile: $0) }
  }

  /// Those of the files that have something: an empty one is refused.
  private var specs: [SourceText] {
    let used = usedFiles
    return texts.enumerated().filter { used.contains($0.offset) }
      .map { file, text in
        SourceText(path: "\(name)x\(file).delegates.json", text: text)
      }
  }

  private var usedFiles: Set<Int> { Set(protocols.map(\.file) + composites.map(\.file)) }

  /// Generates the target's files, and the Swift that stands beside them.
  func generate(locatesSource: Bool = true) -> Output {
    let specs = specs
    var runs = [(sources: specs, references: [SourceText]())]
    if firstIsReference, usedFiles.contains(0), specs.count > 1 {
      runs = [([specs[0]], []), (Array(specs[1...]), [specs[0]])]
    }
    var files = [swiftPath: swift]
    let read = SwiftFiles([SourceText(path: swiftPath, text: swift)])
    var diagnostics: [String] = []
    for run in runs {
      let generation = Generator.generate(
        run.sources,
        references: run.references,
        beside: read,
        locatesSource: locatesSource
      )
      diagnostics += generation.diagnostics.flatMap(\.lines)
      for (source, text) in zip(run.sources, generation.texts) {
        files[source.path.replacing(".json", with: ".swift")] = text
      }
    }
    return Output(files: files, diagnostics: diagnostics)
  }

  private var swiftPath: String { "\(name).swift" }

  /// The protocols that exist elsewhere.
  private var swift: String {
    let declared = protocols.filter(\.isElsewhere)
    let imported = declared.filter { $0.markers.contains("NSObjectProtocol") && $0.isOnLinux }
      .map(\.access).max()
    let imports = imported.map { "\($0.text) import Foundation\n" } ?? ""
    return imports + declared.map { $0.swift(basePaths: basePaths(of: $0)) }.joined(separator: "\n")
  }

  private func basePaths(of sample: ProtocolSample) -> [String] {
    sample.bases.map { protocols[$0].path }
  }

  private func text(ofFile file: Int) -> String {
    let own = protocols.filter { $0.file == file }
    let imports = imports(inFile: file)
    let markers = own.flatMap(\.markers).filter { SampleSupport.markers.contains($0) }
    return
      JSONText.object([
        ("version", .literal("1")),
        ("imports", imports.isEmpty ? nil : .array(imports)),
        ("markers", markers.isEmpty ? nil : .array(Set(markers).sorted().map { .string($0) })),
        (
          "protocols",
          .array(own.map { $0.json(basePaths: basePaths(of: $0), inFileAt: swiftPath) })
        ),
        (
          "composites",
          .array(composites.filter { $0.file == file }.map { $0.json(pathsOf: protocols) })
        ),
      ])
      .text
  }

  /// The imports of Foundation that a file needs: where it is compiled, and where what is not there
  /// is.
  private func imports(inFile file: Int) -> [JSONText] {
    let here = foundation(inFile: file, onLinux: true)
    let elsewhere = foundation(inFile: file, onLinux: false)
    return [
      here.map { .string("\($0.text) import Foundation") },
      elsewhere.map {
        .object([
          ("import", .string("\($0.text) import Foundation")), ("if", .string("!os(Linux)")),
        ])
      },
    ]
    .compactMap { $0 }
  }

  /// The access with which a file has to import Foundation: no less than what names it there, and
  /// no more, since the compiler warns of that; nil where nothing does.
  private func foundation(inFile file: Int, onLinux: Bool) -> ProtocolSample.Access? {
    let own =
      protocols.filter { $0.file == file && $0.facts.isObject && $0.isOnLinux == onLinux }
      .flatMap { sample -> [ProtocolSample.Access] in
        let names = sample.markers.contains("NSObjectProtocol") && !sample.isElsewhere
        return [names ? sample.access : .internal] + (sample.forwarderAccess.map { [$0] } ?? [])
      }
    let composed = composites.filter { $0.file == file && $0.isOnLinux == onLinux }
      .filter { ($0.required + $0.accepted).contains { protocols[$0].facts.isObject } }
      .map { $0.access ?? accessOfName($0) }
    return (own + composed).max()
  }

  /// The access of a composite that states a name alone.
  private func accessOfName(_ composite: CompositeSample) -> ProtocolSample.Access {
    (composite.required + composite.accepted)
      .map { protocols[$0].forwarderAccessByName }.min() ?? .internal
  }
}
