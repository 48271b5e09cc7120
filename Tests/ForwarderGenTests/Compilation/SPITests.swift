import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles forwarders of `@_spi` protocols, which the compiler treats by their access.
  ///
  /// `Fixtures/Specs/SPI.delegates.json` has those of a module's own protocols.
  @Suite("Forwarders of SPI protocols")
  struct SPITests {
    /// A module that declares such protocols.
    private static let kit = """
      @_spi(Inside) public protocol Opening: AnyObject { func open(_ count: Int) }
      @_spi(Inside) public protocol Weighing: AnyObject { func weight() -> Int }
      @_spi(Inside) public protocol Claiming { func claim() -> Int }
      """

    /// A spec for those, whose forwarders have the given access.
    private func spec(_ access: String) -> SourceText {
      func imported(_ head: String, _ name: String, _ keys: String, _ requirement: String) -> String
      {
        """
        {
          "protocol": "@_spi(Inside) public protocol \(head)", "declared": "elsewhere", \(keys)
          "forwarder": "\(access) final class Multi\(name)", "requirements": [\(requirement)]
        }
        """
      }
      let weight =
        #"{ "declaration": "func weight() -> Int", "dispatch": "reduce(+)", "default": "0" }"#
      let claim =
        #"{ "declaration": "func claim() -> Int", "dispatch": "claimed", "default": "0" }"#
      let protocols = [
        imported("Opening: AnyObject", "Opening", "", #""func open(_ count: Int)""#),
        imported("Weighing: AnyObject", "Weighing", #""queues": true,"#, weight),
        imported("Claiming", "Claiming", "", claim),
      ]
      return SourceText(
        path: "Inside.delegates.json",
        text: """
          {
            "version": 1,
            "imports": ["@_spi(Inside) \(access) import Kit"],
            "protocols": [\(protocols.joined(separator: ",\n"))],
            "composites": [
              {
                "forwarder": "\(access) final class MultiAll",
                "requires": ["Opening"], "accepts": ["Weighing", "Claiming"]
              }
            ]
          }
          """
      )
    }

    private static let modes = [
      ["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"],
    ]

    @Test(arguments: ["internal", "package", "public"], modes)
    func `forwarders of another module's SPI protocols compile`(
      access: String,
      mode: [String]
    ) throws {
      let module = try #require(RuntimeModule.current)
      let folder = try Folder()
      try folder.write(Self.kit, to: "Kit.swift")
      let kit = try SwiftCompiler.run(
        ["-emit-module", "-module-name", "Kit", "-package-name", "kit", "Kit.swift"],
        in: folder
      )
      try #require(kit.succeeded, "\(kit.complaints)")
      let generation = Generator.generate([spec(access)], locatesSource: true)
      try #require(generation.lines == [])
      try module.compile(
        ["Inside.delegates.swift": try #require(generation.texts.first)],
        mode + ["-typecheck", "-I", folder.path]
      )
    }

    @Test func `the compiler refuses '@_spi' in a protocol that is not public`() throws {
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: [
        "P.swift": """
        @_spi(Inside) protocol P {}
        protocol Q { @_spi(Inside) func f() }
        extension Q { func f() {} }
        """
      ])
      #expect(errors.map(\.line) == [1, 2])
    }
  }
}
