import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Programs with forwarders of composites that compile, and programs that do not.
  @Suite("Composites at compile time")
  struct CompositeCompilationTests {
    /// A use of the forwarders in `spec`; `error` is nil if it compiles.
    struct Use: CustomTestStringConvertible {
      let testDescription: String
      let text: String
      let error: String?
    }

    private static let spec = """
      {
        "version": 1,
        "protocols": [
          { "protocol": "protocol Data: AnyObject", "requirements": ["func data()"] },
          { "protocol": "protocol Headers: AnyObject", "requirements": ["func headers()"] },
          { "protocol": "protocol Safe: AnyObject, Sendable", "requirements": ["func safe()"] },
          {
            "protocol": "protocol Requirement: AnyObject",
            "forwarder": false,
            "requirements": ["func required(reference: Int, delegate: Int, conformance: Int)"]
          },
          { "protocol": "protocol Delegate: AnyObject", "requirements": ["func delegate()"] }
        ],
        "composites": [
          { "forwarder": "MultiStrict", "requires": ["Data", "Headers"] },
          { "forwarder": "MultiAny", "accepts": ["Data", "Headers"] },
          { "forwarder": "MultiSafeData", "requires": ["Data"], "accepts": ["Safe"] },
          { "forwarder": "MultiHygienic", "requires": ["Requirement"], "accepts": ["Delegate"] },
          { "forwarder": "MultiHygienicTurned", "requires": ["Delegate"], "accepts": ["Requirement"] },
          { "forwarder": "MultiHygienicToo", "accepts": ["Requirement", "Delegate"] },
          { "forwarder": "MultiHygienicStrict", "requires": ["Requirement", "Delegate"] }
        ]
      }
      """

    private static let uses = [
      Use(
        testDescription: "a delegate missing a required protocol does not compile",
        text: "func use(_ data: any Data) { MultiStrict().delegates.add(data) }",
        error: "'any Data' does not conform to expected type 'Headers'"
      ),
      Use(
        testDescription: "a delegate with all required protocols compiles",
        text: "func use(_ data: any Data & Headers) { MultiStrict().delegates.add(data) }",
        error: nil
      ),
      Use(
        testDescription: "adding any object can throw",
        text: "func use(_ object: AnyObject) throws { try MultiAny().delegates.add(object) }",
        error: nil
      ),
      Use(
        testDescription: "adding any object without 'try' does not compile",
        text: "func use(_ object: AnyObject) throws { MultiAny().delegates.add(object) }",
        error: "call can throw but is not marked with 'try'"
      ),
      Use(
        testDescription: "delegates of a composite that accepts a Sendable protocol are Sendable",
        text: "func use(_ data: any Data) { MultiSafeData().delegates.add(data) }",
        error: "does not conform to the 'Sendable' protocol"
      ),
      Use(
        testDescription: "such a composite is Sendable",
        text:
          "func use(_: some Sendable) {}\nfunc use(_ multi: MultiSafeData) { use(multi.delegates) }",
        error: nil
      ),
    ]

    @Test(arguments: uses)
    func `what compiles and what does not`(use: Use) throws {
      let module = try #require(RuntimeModule.current)
      let errors = try module.errors(in: [
        "Composites.swift": generatedText(Self.spec, locatesSource: true),
        "Use.swift": "import MultiDelegateRuntime\n\(use.text)",
      ])
      #expect(errors.allSatisfy { $0.path == "Use.swift" }, "\(errors)")
      guard let error = use.error else {
        #expect(errors == [])
        return
      }
      #expect(errors.contains { $0.message.contains(error) }, "\(errors)")
    }
  }
}
