import Foundation

@testable import ForwarderGen

/// The specs in `Fixtures/Specs`, of which some name protocols of others.
enum FixtureSpecs {
  /// A spec has a mistake.
  struct Mistakes: Error {
    let lines: [String]
  }

  /// What each spec generates without source locations, by its name.
  static let generated = Result { try generate(locatesSource: false) }

  static func generate(locatesSource: Bool) throws -> [String: String] {
    // The compiler knows the Swift files that specs name by their whole paths.
    let folder = Repository.fixtures.appending(path: "Specs").path(percentEncoded: false)
    let names = try Repository.specNames(in: "Specs")
    let sources = try names.map { name in
      let spec = try Repository.spec(name, in: "Specs")
      return SourceText(path: "\(folder)/\(spec.path)", bytes: spec.bytes)
    }
    let decoded = DecodedSpecs(sources)
    let files = InputFile.readSwift(
      for: decoded,
      in: [SwiftFolder(folder)],
      of: try TargetFolder.swiftFiles(ofSpecsAt: sources.map(\.path), in: [SwiftFolder(folder)])
    )
    let generation = Generator.generate(decoded, beside: files, locatesSource: locatesSource)
    let mistakes = generation.diagnostics.flatMap(\.lines)
    if !mistakes.isEmpty { throw Mistakes(lines: mistakes) }
    return Dictionary(uniqueKeysWithValues: zip(names, generation.texts))
  }
}
