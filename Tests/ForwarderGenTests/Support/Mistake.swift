import Foundation

@testable import ForwarderAuthoring
@testable import ForwarderGen

/// Something that people write, and everything that the tool says about it.
struct Mistake {
  /// Each message, with its place.
  let said: [(message: DiagnosticMessage, location: ForwarderGen.SourceLocation)]

  /// The files in which these places are.
  let sources: [SourceText]

  /// A description for readers, if no line of a file shows the mistake.
  var words: String?

  private init(_ diagnostics: [Diagnostic], in sources: [SourceText], words: String? = nil) {
    said = diagnostics.flatMap { diagnostic in
      [(diagnostic.message, diagnostic.location)]
        + diagnostic.notes.map { ($0.message, $0.location) }
    }
    self.sources = sources
    self.words = words
  }
}

// MARK: - Of fixtures

extension Mistake {
  /// The mistakes in the specs of `Fixtures/Invalid`.
  static func specs() throws -> [Mistake] {
    try Repository.specNames(in: "Invalid")
      .map { name in
        let file = Repository.fixtures.appending(path: "Invalid/\(name).delegates.json")
        let source = SourceText(path: name, bytes: Array(try Data(contentsOf: file)))
        let files = try Repository.swiftFiles(namedIn: [source], in: "Invalid")
        let references = try Repository.references(of: name, in: "Invalid")
        let generation = Generator.generate(
          [source],
          references: references,
          beside: files,
          locatesSource: false
        )
        return Mistake(
          generation.diagnostics,
          in: [source] + references + files.sources.map(\.source)
        )
      }
  }

  /// The mistakes in the files of `Fixtures/Import/Invalid`.
  static func imports() throws -> [Mistake] {
    try ImportFixtures.invalidNames()
      .flatMap { name in
        let bytes = try ImportFixtures.source("Invalid/\(name).input").bytes
        let diagnostics = try ImportFixtures.invalid(name)
        let source = SourceText(path: name, bytes: bytes)
        return diagnostics.isEmpty ? [] : [Mistake(diagnostics, in: [source])]
      }
  }
}

// MARK: - Of several files, or large ones

extension Mistake {
  /// The mistakes that take more than one file of these folders: a large one, several, or a spec
  /// besides an import.
  static func others() -> [Mistake] {
    let makers = [
      tooLarge, longString, manyBases, manyForwarded, sharedName, otherModule, elsewhere, twice,
      ambiguousGraphs, baseOfModule,
    ]
    return makers.map { $0() } + unnamedFiles()
      + sourceIntoSpec()
  }

  private static func generated(
    _ specs: [SourceText],
    beside files: SwiftFiles = SwiftFiles(),
    words: String? = nil
  ) -> Mistake {
    let generation = Generator.generate(specs, beside: files, locatesSource: true)
    return Mistake(
      generation.diagnostics,
      in: specs + files.sources.map(\.source),
      words: words
    )
  }

  private static func spec(
    _ protocols: String,
    at path: String = "P.delegates.json"
  ) -> SourceText {
    SourceText(path: path, text: "{ \"version\": 1, \"protocols\": [\n\(protocols)\n] }\n")
  }

  private static func tooLarge() -> Mistake {
    let text = "{}" + String(repeating: "\n", count: JSONLimits.spec.size)
    return generated([SourceText(path: "p", text: text)], words: "a spec of more than 4 MiB")
  }

  private static func longString() -> Mistake {
    let doc = String(repeating: "a", count: JSONLimits.spec.stringLength + 1)
    return generated([spec("{ \"doc\": \"\(doc)\" }")], words: "a `\"doc\"` of more than 64 KiB")
  }

  private static func manyBases() -> Mistake {
    let heirs = (1...ParsedProtocol.maximumBases + 1)
      .map { "{ \"protocol\": \"protocol P\($0): P\($0 - 1)\", \"requirements\": [] }" }
    let base = "{ \"protocol\": \"protocol P0\", \"requirements\": [\"func a()\"] }"
    return generated([spec(([base] + heirs).joined(separator: ",\n"))])
  }

  /// A thousand requirements, which a hundred protocols inherit.
  private static func manyForwarded() -> Mistake {
    let list = (0..<1_000).map { "\"func a\($0)()\"" }.joined(separator: ", ")
    let heirs = (1...100)
      .map { "{ \"protocol\": \"protocol P\($0): P0\", \"requirements\": [\"func b()\"] }" }
    let base = "{ \"protocol\": \"protocol P0\", \"requirements\": [\(list)] }"
    return generated([spec(([base] + heirs).joined(separator: ",\n"))])
  }

  private static func sharedName() -> Mistake {
    let specs = ["A", "B"]
      .map { folder in
        spec(
          "{ \"protocol\": \"protocol \(folder)\", \"requirements\": [\"func a()\"] }",
          at: "\(folder)/Same.delegates.json"
        )
      }
    return generated(specs, words: "`A/Same.delegates.json` and `B/Same.delegates.json`")
  }

  private static func otherModule() -> Mistake {
    let path = "../Kit/PlayerDelegate.swift"
    let swift = SourceText(path: path, text: "public protocol PlayerDelegate: AnyObject {}")
    return generated(
      [spec("{ \"protocol\": \"PlayerDelegate\", \"declared\": \"\(path)\" }")],
      beside: SwiftFiles([swift], inOtherTargets: [path: "Kit"])
    )
  }

  /// A forwarder that a library generates, too.
  private static func elsewhere() -> Mistake {
    let path = "../Kit/PlayerDelegate.swift"
    let swift = SourceText(path: path, text: "public protocol PlayerDelegate: AnyObject {}")
    let item = "{ \"protocol\": \"PlayerDelegate\", \"declared\": \"\(path)\" }"
    let files = SwiftFiles([swift])
    let specs = ["App.delegates.json", "Kit.delegates.json"].map { spec(item, at: $0) }
    let resolution = Resolution(of: [specs[0]], references: [specs[1]], beside: files)
    return Mistake(resolution.diagnostics, in: specs)
  }

  private static func twice() -> Mistake {
    let source = spec("{ \"protocol\": \"protocol PlayerDelegate\", \"requirements\": [] }")
    let swift = SourceText(
      path: "Player.swift",
      text: "protocol PlayerDelegate {}\nfinal class MultiPlayerDelegate {}\n"
    )
    let files = SwiftFiles(of: [.of([swift])])
    let generation = Generator.generate([source], beside: files, locatesSource: true)
    return Mistake(generation.diagnostics, in: [source, swift])
  }

  /// Specs that name protocols, but no files.
  private static func unnamedFiles() -> [Mistake] {
    let swift = ["A.swift", "B.swift"]
      .map { SourceText(path: $0, text: "protocol PlayerDelegate: AnyObject {}\n") }
    return ["PlayerDelegat", "PlayerDelegate"]
      .map { name in
        let files = SwiftFiles(of: [.of(swift)], about: [name])
        return generated([spec("{ \"protocol\": \"\(name)\" }")], beside: files)
      }
  }
}

// MARK: - Of imports

extension Mistake {
  /// A symbol graph of `module` with protocols, each as its declaration says.
  private static func graph(
    of module: String,
    _ protocols: KeyValuePairs<String, String>
  ) -> String {
    let symbols = protocols.map { name, declaration in
      """
      {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "\(module).\(name)"}, \
      "pathComponents": ["\(name)"], "accessLevel": "public", \
      "declarationFragments": [{"kind": "text", "spelling": "\(declaration)"}]}
      """
    }
    return """
      {"module": {"name": "\(module)"}, "relationships": [], \
      "symbols": [\(symbols.joined(separator: ", "))]}
      """
  }

  private static func ambiguousGraphs() -> Mistake {
    let graphs = ["Audio", "Video"]
      .map { module in
        let text = graph(of: module, ["PlayerDelegate": "protocol PlayerDelegate"])
        return SourceText(path: "\(module).symbols.json", text: text)
      }
    return refusal(
      in: graphs,
      words: "`--protocol PlayerDelegate`, which two modules declare"
    ) { () throws(Merge.Refusal) in _ = try ModuleImport(["PlayerDelegate"], from: graphs) }
  }

  private static func baseOfModule() -> Mistake {
    let text = graph(of: "Kit", ["PlayerDelegate": "protocol PlayerDelegate : Base"])
    return refusal(
      in: [SourceText(path: "Kit.symbols.json", text: text)],
      words: "an import of `protocol PlayerDelegate: Base` from its module without that of `Base`"
    ) { () throws(Merge.Refusal) in
      _ = try ModuleImport(
        ["PlayerDelegate"],
        from: [SourceText(path: "Kit.symbols.json", text: text)]
      )
    }
  }

  private static func sourceIntoSpec() -> [Mistake] {
    func refused(
      _ texts: [String: String],
      of names: [String] = ["PlayerDelegate"],
      into item: String? = nil,
      words: String? = nil
    ) -> Mistake {
      let sources = texts.sorted { $0.key < $1.key }.map { SourceText(path: $0, text: $1) }
      let spec = item.map { Self.spec($0) }
      return refusal(in: sources + (spec.map { [$0] } ?? []), words: words) {
        () throws(Merge.Refusal) in
        let names = names.isEmpty ? [try SourceImporter.onlyName(declaredBy: sources)] : names
        _ = try SourceImporter.merge(names, from: sources, into: spec, at: "P.delegates.json")
      }
    }
    let player = "protocol PlayerDelegate {}"
    return [
      refused(["Player.swift": "final class Player {}"], of: []),
      refused(
        ["A.swift": "protocol PlayerDelegate {}", "B.swift": "protocol PlayerDelegate {}"]
      ),
      refused(["Player.swift": "protocol PlayerDelegate: Base {}"]),
      refused(
        ["Player.swift": player],
        into: "{ \"protocol\": \"protocol PlayerDelegate\", \"declared\": \"elsewhere\", "
          + "\"requirements\": [] }"
      ),
      refused(
        ["Player.swift": player],
        into: "{ \"protocol\": \"PlayerDelegate\", \"declared\": \"Old.swift\" }"
      ),
    ]
  }

  private static func refusal(
    in texts: [SourceText],
    words: String? = nil,
    _ merge: () throws(Merge.Refusal) -> Void
  ) -> Mistake {
    do {
      try merge()
      return Mistake([], in: texts)
    } catch {
      return Mistake(error.diagnostics, in: texts, words: words)
    }
  }
}

extension SwiftIndex {
  /// The index of `sources`.
  static func of(_ sources: [SourceText]) -> SwiftIndex {
    SwiftIndex(sources) { FileSystem.offsets(of: $0, in: $1.bytes) }
  }
}
