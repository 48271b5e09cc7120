import Testing

@testable import ForwarderGen

/// The imports that a generated file takes over from the Swift files of its spec.
@Suite("Imports of Swift files", .runtimeModule)
struct SwiftFileImportTests {
  /// The imports of the generated file for protocols of `file`, besides the runtime's.
  private func imports(
    _ imports: String,
    access: String = "",
    spec: String = ""
  ) throws -> [String] {
    let run = SwiftRun(
      specs: [
        "A.delegates.json":
          #"{ "version": 1, "imports": [\#(spec)], "protocols": [\#(item("P"))] }"#
      ],
      beside: ["X.swift": imports + "\n\(access) protocol P: AnyObject { func a(_ x: Data) }\n"]
    )
    let resolution = run.resolution
    #expect(resolution.lines == [])
    return resolution.specs.flatMap(\.imports)
      .map { item in item.text + (item.condition.map { " if \($0.text)" } ?? "") }
  }

  @Test func `a generated file imports what the Swift file imports`() throws {
    let imports = try imports(
      """
      @preconcurrency import Foundation
      import struct Foundation.Data; import Swift
      @_exported import Synchronization
      #if canImport(Glibc)
      import Glibc
      #elseif os(Windows) || os(WASI)
      import CRT
      #else
      import Darwin
      #endif
      import MultiDelegateRuntime
      import Foundation
      """
    )
    #expect(
      imports == [
        "@preconcurrency import Foundation", "import struct Foundation.Data", "import Swift",
        "import Synchronization", "import Glibc if canImport(Glibc)",
        "import CRT if !canImport(Glibc) && (os(Windows) || os(WASI))",
        "import Darwin if !canImport(Glibc) && !(os(Windows) || os(WASI))",
      ]
    )
  }

  @Test(arguments: [
    ("public", "public", "public import Foundation"),
    ("public", "package", "import Foundation"),
    ("public", "", "import Foundation"),
    ("package", "public", "package import Foundation"),
    ("package", "package", "package import Foundation"),
    ("package", "", "internal import Foundation"),
    ("internal", "public", "internal import Foundation"),
    ("private", "", "internal import Foundation"),
    ("fileprivate", "", "internal import Foundation"),
    ("", "public", "import Foundation"),
  ])
  func `an import is no more accessible than the forwarders`(
    stated: String,
    access: String,
    expected: String
  ) throws {
    #expect(try imports("\(stated) import Foundation", access: access) == [expected])
  }

  @Test(arguments: ["import (", "import }", "import Kit {", "import"])
  func `what imports no module is not repeated`(text: String) {
    let run = SwiftRun(item("P"), beside: text + "\nprotocol P: AnyObject { func a() }")
    #expect(run.resolution.specs.flatMap(\.imports).isEmpty)
  }

  @Test func `what the spec imports comes before, under its own condition`() throws {
    #expect(
      try imports("public import Foundation", access: "public", spec: #""import Foundation""#)
        == ["import Foundation"]
    )
    let conditional = #"{ "import": "import Foundation", "if": "DEBUG" }"#
    #expect(
      try imports("import Foundation", spec: conditional)
        == ["import Foundation if DEBUG", "import Foundation"]
    )
    #expect(
      try imports("#if DEBUG\nimport Foundation\n#endif", spec: conditional)
        == ["import Foundation if DEBUG"]
    )
    #expect(
      try imports("#if DEBUG\nimport Foundation\n#endif", spec: #""Foundation""#)
        == ["import Foundation"]
    )
  }

  @Test(.slow) func `of imports of one module in several files, the most accessible one counts`()
    throws
  {
    let run = SwiftRun(
      specs: ["A.delegates.json": specText([item("P"), item("Q", in: "Y.swift")])],
      beside: [
        "X.swift": "import Foundation\nprotocol P: AnyObject { func a(_ x: Data) }\n",
        "Y.swift": """
        @preconcurrency public import Foundation
        public protocol Q: AnyObject { func a(_ x: Data) }

        """,
      ]
    )
    let module = try #require(RuntimeModule.current)
    let text = try #require(
      Generator.generate(run.specs, beside: run.swiftFiles, locatesSource: false).texts.first
    )
    #expect(text.contains("\n@preconcurrency public import Foundation\n"))
    let files = Dictionary(
      uniqueKeysWithValues: run.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    for features in [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]] {
      try module.compile(
        files.merging(["A.delegates.swift": text]) { $1 },
        ["-typecheck", "-swift-version", "6"] + features
      )
    }
  }

  @Test func `a forwarder imports what the files of its bases import, of other specs too`() {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": specText([item("Heir")]),
        "B.delegates.json": specText([item("Base", in: "Y.swift"), item("Other", in: "Z.swift")]),
      ],
      beside: [
        "X.swift": "import Mine\nprotocol Heir: Base {}",
        "Y.swift": "import Dates\nprotocol Base: Root { func a(_ date: Date) }\nprotocol Root {}",
        "Z.swift": "import Unrelated\nprotocol Other: AnyObject { func b() }",
      ]
    )
    #expect(run.resolution.lines == [])
    #expect(
      run.resolution.specs.map { $0.imports.map(\.text) } == [
        ["import Mine", "import Dates"], ["import Dates", "import Unrelated"],
      ]
    )
  }

  @Test func `a composite imports what the files of its protocols import, of other specs too`()
    throws
  {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": """
        { "version": 1, "protocols": [],
          "composites": [{ "forwarder": "Both", "requires": ["P"], "accepts": ["Heir"] }] }
        """,
        "B.delegates.json": specText([
          item("P"), item("Heir", in: "Y.swift"), item("Base", in: "Z.swift"),
        ]),
      ],
      beside: [
        "X.swift": "import Foundation\nprotocol P: AnyObject, Sendable { func a(_ url: URL) }",
        "Y.swift": "import Dispatch\nprotocol Heir: Base { func b(_ time: DispatchTime) }",
        "Z.swift": """
        import Synchronization
        protocol Base: AnyObject, Sendable { func c(_ ordering: AtomicUpdateOrdering) }
        """,
      ]
    )
    #expect(run.resolution.lines == [])
    #expect(
      run.resolution.specs.first?.imports.map(\.text)
        == ["import Foundation", "import Dispatch", "import Synchronization"]
    )
    // Compiles them.
    _ = try run.generatedTexts()
  }

  /// A module with protocols whose types are Foundation's, and a module that is not there for others.
  private static let kit = """
    internal import Dispatch
    public import Foundation
    @preconcurrency public import struct Foundation.URL
    public protocol Base: AnyObject, Sendable { func base(_ url: URL) }
    public protocol Other: AnyObject, Sendable { func other(_ date: Date) }
    """

  @Test(
    .slow,
    arguments: [
      (
        #""protocols": [{ "protocol": "Heir", "declared": "X.swift" }]"#,
        "import Kit\nprotocol Heir: Base { func heir() }\n"
      ),
      (
        #""protocols": [{ "protocol": "Heir", "declared": "X.swift" }]"#,
        "public import Kit\npublic protocol Heir: Kit.Base { func heir() }\n"
      ),
      (
        #""protocols": [{ "protocol": "protocol Heir: Base", "requirements": ["func heir()"] }]"#,
        ""
      ),
      (
        """
        "protocols": [],
        "composites": [{ "forwarder": "Both", "requires": ["Base"], "accepts": ["Kit.Other"] }]
        """, ""
      ),
      (
        """
        "protocols": [],
        "composites": [{ "forwarder": "public class Both", "requires": ["Base", "Other"] }]
        """, ""
      ),
    ]
  )
  func `a forwarder imports what files of other targets import, if it can`(
    items: String,
    swift: String
  ) throws {
    let module = try #require(RuntimeModule.current)
    let folder = try Folder()
    try folder.write(Self.kit, to: "Kit.swift")
    let kit = try SwiftCompiler.run(
      ["-emit-module", "-module-name", "Kit", "-swift-version", "6", "Kit.swift"],
      in: folder
    )
    try #require(kit.succeeded, "\(kit.complaints)")
    let kitImport = items.contains("composites") ? "public import Kit" : "import Kit"
    let run = SwiftRun(
      specs: ["A.delegates.json": #"{ "version": 1, "imports": ["\#(kitImport)"], \#(items) }"#],
      references: [
        "Kit/K.delegates.json": specText([
          item("Base", in: "Kit.swift"), item("Other", in: "Kit.swift"),
        ])
      ],
      beside: ["X.swift": swift, "Kit/Kit.swift": Self.kit + "import Absent\n"]
    )
    let generation = Generator.generate(
      run.specs,
      references: run.references,
      beside: run.swiftFiles,
      locatesSource: false
    )
    let text = try #require(generation.texts.first, "\(run.resolution.lines)")
    let internalByDefault = ["-enable-upcoming-feature", "InternalImportsByDefault"]
    for mode in [["6"], ["5"], ["6"] + internalByDefault] {
      try module.compile(
        ["X.swift": swift, "A.delegates.swift": text],
        ["-typecheck", "-I", folder.path, "-swift-version"] + mode
      )
    }
  }

  @Test(arguments: [
    ("import Foundation", "import Foundation if canImport(Foundation)"),
    ("public import Foundation", "import Foundation if canImport(Foundation)"),
    ("import struct Foundation.URL", "import struct Foundation.URL if canImport(Foundation)"),
    (
      "#if os(Linux) || DEBUG\nimport Glibc\n#endif",
      "import Glibc if (os(Linux) || DEBUG) && canImport(Glibc)"
    ),
    ("internal import Foundation", nil), ("private import Foundation", nil),
    ("fileprivate import Foundation", nil), ("package import Foundation", nil),
    ("@_implementationOnly import Foundation", nil), ("@testable import Kit2", nil),
    ("import MultiDelegateRuntime", nil),
  ])
  func `only what another target may show in its protocols is imported, if it is there`(
    stated: String,
    expected: String?
  ) {
    let run = SwiftRun(
      specs: [
        "A.delegates.json":
          #"{ "version": 1, "imports": ["Kit"], "protocols": [\#(item("Heir"))] }"#
      ],
      references: ["Kit/K.delegates.json": specText([item("Base", in: "Kit.swift")])],
      beside: [
        "X.swift": "import Kit\nprotocol Heir: Base {}",
        "Kit/Kit.swift": "\(stated)\npublic protocol Base: AnyObject { func a() }",
      ]
    )
    #expect(run.resolution.lines == [])
    let imports = run.resolution.specs.flatMap(\.imports).dropFirst()
      .map { item in item.text + (item.condition.map { " if \($0.text)" } ?? "") }
    #expect(imports == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    ("public protocol P: NSObjectProtocol { func a() }", "public import Foundation"),
    ("public protocol P: AnyObject { func a() }", "import Foundation"),
    ("@objc public protocol P { func a() }", "public import Foundation"),
    ("public protocol P<A> { associatedtype A: NSCoding; func a() }", "public import Foundation"),
  ])
  func `an import is public if the protocol's own head needs it`(text: String, expected: String) {
    let run = SwiftRun(item("P"), beside: "public import Foundation\n\(text)")
    #expect(run.resolution.specs.flatMap(\.imports).map(\.text) == [expected])
  }

  @Test func `what is only needed under a condition is imported under it`() {
    let text = """
      public import Foundation
      #if os(Linux)
      public import FoundationNetworking
      public protocol Linux { func a(_ x: URL) }
      #endif
      public protocol Everywhere { func b(_ x: URL) }
      """
    func imports(_ names: String...) -> [String] {
      SwiftReading(SourceText(path: "File.swift", text: text), of: names).imports
        .map { "\($0.module) if \($0.condition?.text ?? "")" }
    }
    let conditional = ["Foundation if os(Linux)", "FoundationNetworking if os(Linux)"]
    #expect(imports("Linux") == conditional)
    #expect(imports("Linux", "Everywhere") == ["Foundation if ", conditional[1]])
  }
}
