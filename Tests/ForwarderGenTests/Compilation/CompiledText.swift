import Testing

@testable import ForwarderGen

// Every test that asserts something about generated text gets the text from here, so no test asserts
// text that does not compile. `AssertedTextTests` holds the tests against that.

/// The file that one spec without mistakes gives.
///
/// It compiles without a warning, together with `declarations` of what the spec mentions. The suite
/// has the trait `.runtimeModule`, and compiles it at its end; where only quick tests run, nothing is
/// compiled.
func generatedText(
  _ spec: String,
  beside declarations: String = "",
  at path: String = "Test.delegates.json",
  locatesSource: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let texts = try generatedTexts(
    of: [SourceText(path: path, text: spec)],
    beside: declarations,
    locatesSource: locatesSource,
    sourceLocation: sourceLocation
  )
  return try #require(texts.first, sourceLocation: sourceLocation)
}

/// The files that specs without mistakes give.
///
/// They compile without a warning, as one module with the files of `references`, with `swiftFiles`,
/// which the specs may name, and with `declarations` of what the specs mention. `read` is what the tool
/// has read of those files, if that is not each by itself.
func generatedTexts(
  of sources: [SourceText],
  references: [SourceText] = [],
  with swiftFiles: [SourceText] = [],
  read: SwiftFiles? = nil,
  beside declarations: String = "",
  locatesSource: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> [String] {
  let generation = Generator.generate(
    sources,
    references: references,
    beside: read ?? SwiftFiles(swiftFiles),
    locatesSource: locatesSource
  )
  let others = Generator.generate(
    references,
    beside: read ?? SwiftFiles(swiftFiles),
    locatesSource: false
  )
  try #require(generation.lines + others.lines == [], sourceLocation: sourceLocation)
  if isQuick { return generation.texts }
  var files = ["Declarations.swift": declarations]
  for file in swiftFiles { files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
  for (index, text) in (generation.texts + others.texts).enumerated() {
    files["File\(index).delegates.swift"] = text
  }
  let module = try #require(
    RuntimeModule.current,
    "the suite needs the trait '.runtimeModule'",
    sourceLocation: sourceLocation
  )
  module.asserted.append(AssertedTexts.Module(files: files, sourceLocation: sourceLocation))
  return generation.texts
}
