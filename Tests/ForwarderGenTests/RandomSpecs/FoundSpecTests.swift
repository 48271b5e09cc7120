import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Compiles valid specs whose output once did not compile, each the smallest that a random one left.
  @Suite("Specs that random ones have found")
  struct FoundSpecTests {
    /// The protocols of a spec.
    struct Found {
      let fact: String
      let protocols: String
      var composites = ""
    }

    private static let found = [
      Found(
        fact: "a member that is concurrent gets no second isolation in a forwarder elsewhere",
        protocols: """
          {
            "protocol": "@MainActor protocol Base",
            "requirements": ["@concurrent func a() async", "func b(_ actor: isolated (any Actor)?)"]
          },
          { "protocol": "nonisolated protocol Heir: Base", "requirements": [] }
          """
      ),
      Found(
        fact: "neither does a member on the actor of a parameter of a nonisolated protocol",
        protocols: """
          {
            "protocol": "nonisolated protocol Base",
            "requirements": ["func a(_ actor: isolated (any Actor)?)"]
          },
          { "protocol": "protocol Heir: Base", "requirements": [] },
          { "protocol": "@MainActor protocol ScreenHeir: Base", "requirements": [] }
          """
      ),
      Found(
        fact: "a forwarder that may be on an actor conforms to a nonisolated base on none",
        protocols: """
          {
            "protocol": "nonisolated protocol Base",
            "requirements": ["func a()", "@MainActor func b()"]
          },
          { "protocol": "nonisolated protocol Middle: Base", "requirements": ["func c()"] },
          { "protocol": "protocol Heir: Middle", "requirements": ["func d()"] },
          { "protocol": "@MainActor protocol ScreenHeir: Middle, Sendable", "requirements": [] },
          { "protocol": "protocol Other", "requirements": ["func e()"] }
          """,
        composites: """
          { "forwarder": "All", "requires": ["Base", "Other"] },
          { "forwarder": "Both", "requires": ["Other"], "accepts": ["Middle"] }
          """
      ),
      Found(
        fact: "an actor's members stay on it behind a base that is on none",
        protocols: """
          { "protocol": "@MainActor protocol Base", "requirements": ["func a()"] },
          {
            "protocol": "nonisolated protocol Middle: Base",
            "requirements": ["@MainActor func b()"]
          },
          { "protocol": "@MainActor protocol Heir: Middle", "requirements": [] },
          { "protocol": "protocol UnstatedHeir: Middle", "requirements": ["func c()"] }
          """
      ),
      Found(
        fact: "a closure that knows its actor does not take the call off the forwarder's",
        protocols: """
          {
            "protocol": "@MainActor protocol Screen: AnyObject",
            "requirements": ["func a(_ b: @isolated(any) () async -> Void) async"]
          },
          {
            "protocol": "nonisolated protocol Far: AnyObject",
            "queues": true,
            "requirements": [
              {
                "declaration": "func a(_ b: @escaping @isolated(any) @Sendable () async -> Void)",
                "dispatch": "broadcast",
                "through": "none"
              }
            ]
          }
          """
      ),
      Found(
        fact: "a pipeline on queues does not capture the value that it begins with",
        protocols: """
          {
            "protocol": "protocol Consuming",
            "queues": true,
            "requirements": [
              {
                "declaration": "func a(_ b: consuming String, c: consuming String) -> String",
                "dispatch": "pipeline(b)"
              }
            ]
          }
          """
      ),
      Found(
        fact: "dictionaries of values that calls change are collected from queues",
        protocols: """
          {
            "protocol": "protocol Keyed",
            "queues": true,
            "requirements": [
              {
                "declaration": "mutating func a(_ b: Int) throws -> [String: Int?]",
                "dispatch": "collect"
              }
            ]
          }
          """
      ),
      Found(
        fact: "a getter with effects is as safe as its type, whatever an attribute says",
        protocols: """
          {
            "protocol": "protocol Pointing: AnyObject",
            "requirements": [
              { "declaration": "@unsafe var a: Int { get async }", "dispatch": "last", "default": "0" },
              { "declaration": "@unsafe subscript(b: Int) -> Int { get throws }", "dispatch": "first", "default": "0" },
              { "declaration": "@safe var c: UnsafeRawPointer? { get async }", "dispatch": "firstNonNil" }
            ]
          }
          """
      ),
      Found(
        fact: "a requirement that values answer can be called 'value'",
        protocols: """
          {
            "protocol": "protocol Valued",
            "requirements": [
              { "declaration": "var value: Int { get }", "dispatch": "claimed", "default": "0" }
            ]
          }
          """
      ),
      Found(
        fact: "parameters that values get can be called 'value' and 'self'",
        protocols: """
          { "protocol": "protocol Valued", "requirements": ["func a(value: Int, me `self`: Int)"] }
          """
      ),
      Found(
        fact: "a question who claims a subscript does not repeat a label that is the name",
        protocols: """
          {
            "protocol": "protocol Claimed: AnyObject",
            "requirements": [
              { "declaration": "subscript(at at: Int) -> Int { get }", "dispatch": "claimed", "default": "at" }
            ]
          }
          """
      ),
      Found(
        fact: "the runtime is imported for the forwarders that are there",
        protocols: """
          { "protocol": "public protocol A: AnyObject", "requirements": ["func a()"], "if": "!os(Linux)" },
          { "protocol": "public protocol B: AnyObject", "requirements": ["func b()"], "if": "os(Nowhere)" },
          { "protocol": "package protocol C: AnyObject", "requirements": ["func c()"], "if": "os(Linux)" },
          { "protocol": "protocol D: AnyObject", "requirements": ["func d()"] }
          """
      ),
      Found(
        fact: "a package forwarder whose delegates are hidden",
        protocols: """
          {
            "protocol": "package protocol A", "delegatesProperty": "internal delegates",
            "requirements": []
          }
          """
      ),
      Found(
        fact: "all requirements can be absent under conditions",
        protocols: """
          {
            "protocol": "protocol A: AnyObject",
            "requirements": [
              { "declaration": "func a()", "if": "!os(Linux)" },
              { "declaration": "func b()", "if": "os(Nowhere)" }
            ]
          }
          """
      ),
      Found(
        fact: "what is consumed is captured only by what uses it",
        protocols: """
          {
            "protocol": "protocol A: AnyObject",
            "queues": true,
            "requirements": [
              { "declaration": "func a(_ token: consuming Token)", "dispatch": "first", "default": "_ = 0" },
              { "declaration": "func b(_ token: consuming Token)", "dispatch": "first", "default": "_ = token" }
            ]
          }
          """
      ),
      Found(
        fact: "a pipeline may end at nil where the type of the value has parentheses",
        protocols: """
          {
            "protocol": "protocol P: AnyObject",
            "requirements": [
              { "declaration": "func a(_ error: any Error) -> (any Error)?", "dispatch": "pipeline" },
              { "declaration": "func b(_ error: (any Error)?) -> Optional<any Error>", "dispatch": "pipeline" }
            ]
          }
          """
      ),
    ]

    @Test(arguments: SampleCompiler.modes)
    func `what found specs generate compiles without a warning`(_ mode: SampleCompiler.Mode) throws
    {
      let module = try #require(RuntimeModule.current)
      var files = ["Support.swift": SampleSupport.swift]
      for (number, found) in Self.found.enumerated() {
        let spec = """
          {
            "version": 1,
            "protocols": [\(found.protocols)],
            "composites": [\(found.composites)]
          }
          """
        let source = SourceText(path: "Found\(number).delegates.json", text: spec)
        let generation = Generator.generate([source], locatesSource: true)
        try #require(generation.lines == [], "\(found.fact)")
        let text = try #require(generation.texts.first)
        let names = Set(namesDeclared(in: text))
        files["\(number).delegates.swift"] = text.numbered { names.contains($0) ? number : nil }
      }
      try module.compile(files, mode.arguments)
    }
  }
}
