import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Generates forwarders for protocols as people have them, and compiles them.
  @Suite("Real life")
  struct RealLifeTests {
    @Test(arguments: ["here", "elsewhere"])
    func `protocols as people write them are forwarded without a complaint`(
      declared: String
    ) throws {
      let module = try #require(RuntimeModule.current)
      let groups = try RealLife.groups
        .map { (name: $0.name, declarations: try RealLife.declarations(in: $0.text)) }
      let all = groups.flatMap(\.declarations)
      #expect(all.count > 120)

      let specs = try groups.map { group in
        try RealLifeSpec(group.declarations, declared: declared).source(named: group.name)
      }
      let generation = Generator.generate(specs, locatesSource: true)
      try #require(generation.diagnostics.flatMap(\.lines) == [])

      var files = ["Stubs.swift": try RealLife.stubs(for: all), "Support.swift": RealLife.support]
      for (group, text) in zip(groups, generation.texts) {
        files["\(group.name).delegates.swift"] = text
        if declared == "elsewhere" {
          let texts = group.declarations.map(\.text)
          files["\(group.name).swift"] = (["import Foundation"] + texts)
            .joined(separator: "\n")
        }
      }
      try module.compile(files, ["-swift-version", "6", "-typecheck", "-strict-memory-safety"])
    }
  }
}
