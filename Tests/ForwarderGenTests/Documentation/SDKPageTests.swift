import Foundation
import Testing

@testable import ForwarderGen

/// Holds what `Guides/ForSDKAuthors.md` says of binaries.
///
/// `.ci/mistakes` follows the page.
@Suite("The page for authors of SDKs", .runtimeModule)
struct SDKPageTests {
  // For Apple's platforms, Xcode would build a framework.
  #if os(Linux)
  @Test(.slow)
  func `an app that has only the interface of the hidden SDK runs with its library`() throws {
    let module = try #require(RuntimeModule.current)
    let page = try Page("Guides/ForSDKAuthors.md")
    let spec = SourceText(path: "Player.delegates.json", text: page.blocks(marked: "json")[0])
    let files = SwiftFiles(try page.swiftFiles(namedIn: spec))
    let generation = Generator.generate([spec], beside: files, locatesSource: false)
    try #require(generation.diagnostics.flatMap(\.lines) == [])

    let (sdk, app) = (try Folder(), try Folder())
    let swift = page.blocks(marked: "swift")
    try #require(swift.count == 4)
    try sdk.write(swift[1], to: "PlayerDelegate.swift")
    try sdk.write(swift[2], to: "Player.swift")
    try sdk.write(generation.texts[0], to: "Player.delegates.swift")
    let library = try SwiftCompiler.run(
      ["-O", "-parse-as-library", "-swift-version", "5", "-module-name", "PlayerSDK"]
        + ["-enable-library-evolution"]
        + ["-emit-module-interface-path", app.path("PlayerSDK.swiftinterface")]
        + ["-emit-library", "-o", "libPlayerSDK.so", "-emit-module"]
        + ["-I", module.path, "-L", module.path, "-lMultiDelegateRuntime"]
        + ["PlayerDelegate.swift", "Player.swift", "Player.delegates.swift"],
      in: sdk
    )
    try #require(library.succeeded, "\(library.complaints)")
    #expect(try !app.text(of: "PlayerSDK.swiftinterface").contains("MultiDelegate"))

    try app.write(swift[3], to: "Example.swift")
    let example = try SwiftCompiler.run(
      ["-parse-as-library", "-I", ".", "-L", sdk.path, "-lPlayerSDK", "-o", "example"]
        + ["-Xlinker", "-rpath", "-Xlinker", sdk.path, "Example.swift"],
      in: app
    )
    try #require(example.succeeded, "\(example.complaints)")
    #expect(try app.output(of: "example") == "playing 3\n")
  }
  #endif
}
