import Testing

@testable import ForwarderGen

/// Which files are read, and what is reported in them.
@Suite("Places in Swift files", .runtimeModule)
struct PlaceTests {
  // MARK: Files

  @Test func `a file that cannot be read is reported where it is named`() throws {
    let run = SwiftRun(
      specs: [
        "S/A.delegates.json": specText([
          #"{ "protocol": "A", "declared": ①"../X.swift" }"#,
          #"{ "protocol": "B", "declared": ②"Y.swift" }"#,
          #"{ "protocol": "C", "declared": ③"Z.swift" }"#,
          #"{ "protocol": "D", "declared": ④"D.txt", "requirements": [] }"#,
        ])
      ],
      beside: [:],
      without: ["X.swift": .outside, "S/Y.swift": .unreadable("Is a directory")]
    )
    run.expect(.swiftFileOutside, .unreadSwiftFile, .unreadSwiftFile, .unknownPlace)
    #expect(run.resolution.lines[1].contains("cannot read 'S/Y.swift': Is a directory"))
  }

  private static let plainItem = item("P")

  /// A spec of a target that depends on another one, with `item` about its protocol `P`.
  private func inApp(_ item: String) -> SwiftRun {
    SwiftRun(
      specs: [
        "App/A.delegates.json":
          #"{ "version": 1, "imports": ["Kit"], "protocols": [\#(item)] }"#
      ],
      references: ["Kit/K.delegates.json": specText([Self.plainItem])],
      beside: [
        "Kit/X.swift": "public protocol P: AnyObject { func a() }", "App/Y.swift": "protocol Q {}",
      ]
    )
  }

  @Test func `a forwarder that another target generates is not generated again`() {
    #expect(
      inApp(#"{ "protocol": "P", "declared": "../Kit/X.swift" }"#).resolution.lines == [
        "App/A.delegates.json:1:65: error: a target that this one depends on generates 'MultiP' "
          + "already: remove this item and use that class, or give this one another name with "
          + "'forwarder'",
        "Kit/K.delegates.json:1:45: note: the other item is here",
      ]
    )
  }

  @Test(arguments: [
    #"{ "protocol": "P", "declared": "../Kit/X.swift", "forwarder": false }"#,
    #"{ "protocol": "P", "declared": "../Kit/X.swift", "forwarder": "AppP" }"#,
    #"{ "protocol": "protocol P: AnyObject", "requirements": ["func a()"] }"#,
    #"{ "protocol": "Q", "declared": "Y.swift" }"#,
  ])
  func `another forwarder, or one of another protocol, is generated`(item: String) {
    #expect(inApp(item).resolution.lines == [])
  }

  @Test(arguments: [
    ("protocol P: AnyObject {}", ""), ("public protocol P: AnyObject {}", #""forwarder": false, "#),
    ("public protocol P: AnyObject {}", #""forwarder": "class MultiP", "#),
    ("public protocol P: AnyObject {}", #""forwarder": "KitP", "#),
  ])
  func `a forwarder that another target keeps to itself is generated again`(
    swift: String,
    keys: String
  ) {
    let run = SwiftRun(
      specs: [
        "App/A.delegates.json":
          #"{ "version": 1, "imports": ["Kit"], "protocols": [\#(item("P", in: "../Kit/X.swift"))] }"#
      ],
      references: ["Kit/K.delegates.json": specText([item("P", keys: keys)])],
      beside: ["Kit/X.swift": swift]
    )
    #expect(run.resolution.lines == [])
  }

  @Test(arguments: [
    ("X.swift", "Sources/M/X.swift"), ("./X.swift", "Sources/M/X.swift"),
    ("a/./b/../X.swift", "Sources/M/a/X.swift"), ("../../X.swift", "X.swift"),
    ("../../../X.swift", "../X.swift"), ("../../../../X.swift", "../../X.swift"),
    ("/X.swift", "/X.swift"), ("/a/../../b//X.swift", "/b/X.swift"),
  ])
  func `a path begins at the folder of the spec`(path: String, opened: String) {
    let source = SourceText(path: "Sources/M/A.delegates.json", text: "")
    #expect(source.opening(path) == opened)
  }

  @Test func `a path does not leave the root`() {
    let source = SourceText(path: "/A.delegates.json", text: "")
    #expect(source.opening("../X.swift") == "/X.swift")
  }

  @Test func `each file is opened once`() {
    let sources = [
      SourceText(
        path: "a/A.delegates.json",
        text: specText([item("P"), item("Q", in: "../Y.swift")])
      ),
      SourceText(path: "B.delegates.json", text: specText([item("R", in: "a/X.swift")])),
      SourceText(path: "C.delegates.json", text: "{ broken"),
    ]
    #expect(DecodedSpecs(sources).swiftFiles == ["a/X.swift", "Y.swift"])
  }

  // MARK: What cannot be read

  @Test(
    arguments: [
      ("protocol P: AnyObject ①{ func a()", .unclosed), ("protocol P { func a() }\n①}", .unopened),
      ("protocol P { func a() }\nlet s = ①\"", .unterminated),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `a file that makes no sense is reported where it does not`(
    file: String,
    kind: DiagnosticMessage.Kind
  ) {
    SwiftRun(item("P"), beside: file).expect(kind)
    // It is said once, however many items name the file.
    let other = #"{ "protocol": "protocol Other: AnyObject", "requirements": [] }"#
    SwiftRun(item("P"), other, item("Q", entry("x()")), beside: file).expect(kind)
  }

  @Test(
    arguments: [
      ("func a()①)", .unopened), ("func a①(", .unclosed), ("func a(_ x: ①[Int)", .unclosed),
    ] as [(String, DiagnosticMessage.Kind)]
  )
  func `a bracket in a protocol is reported there`(member: String, kind: DiagnosticMessage.Kind) {
    SwiftRun(item("P"), beside: "protocol P { \(member) }").expect(kind)
  }

  @Test func `what is wrong in a protocol is reported once, and others are read`() {
    SwiftRun(
      specs: [
        "A.delegates.json": specText([item("P"), item("Heir")]),
        "B.delegates.json": specText([item("Other")]),
      ],
      beside: [
        "X.swift": """
        protocol P: AnyObject { func ①3(); func c(_ x: Int ②= 3) }
        protocol Heir: P { func d() -> ③Self }
        protocol Other: P { ④let x: Int }
        """
      ]
    )
    .expect(.unexpectedToken, .defaultArgument, .refusedSelf, .unexpectedToken)
  }

  @Test func `a protocol's head that cannot be read makes nothing else wrong`() {
    SwiftRun(
      item("P", entry("a()")),
      item("Heir"),
      beside: "protocol P<①> { func a() -> Int }\nprotocol Heir: P { func b() }"
    )
    .expect(.unexpectedToken)
  }

  @Test func `what no item names is not looked at`() {
    SwiftRun(
      item("P"),
      beside: """
        protocol P: AnyObject { func a() }
        protocol Q<> { func 3(); init(); let x: Int }
        extension P { func 3() }
        """
    )
    .expect("MultiP", forwards: "a() broadcast")
  }

  // MARK: Positions

  @Test(arguments: ["", "\u{FEFF}", "#!/usr/bin/env swift\n", "\u{FEFF}#!/usr/bin/env swift\n"])
  func `positions count what comes before the first line of Swift`(beginning: String) {
    for newline in ["\n", "\r\n"] {
      let text = """
        /// Äöü 🙂.
        protocol P: AnyObject {
          /* é */ ①func é(_ x: Int) -> Int; ②func b() -> Int
        }
        """
      SwiftRun(
        item("P"),
        beside: beginning.replacing("\n", with: newline) + text.replacing("\n", with: newline)
      )
      .expect(.valueWithoutDispatch, .valueWithoutDispatch)
    }
  }

  @Test func `mistakes in two files and a spec are each reported in theirs`() {
    SwiftRun(
      specs: [
        "A.delegates.json": specText([
          item("P", #"{ "requirement": ①"other()" }"#), item("Q", in: "Y.swift"),
        ]),
        "B.delegates.json": specText([item("R", #"{ "requirement": ②"other()" }"#, in: "Z.swift")]),
      ],
      beside: [
        "X.swift": "protocol P: AnyObject { ③func a() -> Int }",
        "Y.swift": "\n\n    protocol Q: AnyObject { ④func a() -> Int }\n",
        "Z.swift": "protocol R: AnyObject { func a() }",
      ]
    )
    .expect(
      .unknownSubject,
      .unknownSubject,
      .valueWithoutDispatch,
      .valueWithoutDispatch
    )
  }

  // MARK: What the compiler says

  @Test(.slow) func `the compiler's errors are at the lines of both files and the spec`() throws {
    let files: KeyValuePairs = [
      "X.swift": "\n\nprotocol P: AnyObject {\n\n  func a(_ x: Missing)\n  func b() -> Int\n}\n",
      "Y.swift": "protocol Q: AnyObject {\n  #if os(Linux)\n  func c() -> Int\n  #endif\n}\n",
    ]
    let spec = specText([
      item("P", entry("b()", "\n\"dispatch\": \"first\",\n\"default\": \"nothing\"")),
      item(
        "Q",
        entry("c()", "\"dispatch\": \"reduce(nobody)\", \"default\": \"0\""),
        in: "Y.swift"
      ),
    ])
    let run = SwiftRun(specs: ["A.delegates.json": spec], beside: files)
    let generation = Generator.generate(run.specs, beside: run.swiftFiles, locatesSource: true)
    let text = try #require(generation.texts.first)
    let module = try #require(RuntimeModule.current)
    let errors = try module.errors(in: [
      "X.swift": files[0].value, "Y.swift": files[1].value, "A.delegates.swift": text,
    ])
    let expected: Set = [
      "X.swift:5: cannot find type 'Missing' in scope",
      "A.delegates.json:3: cannot find 'nothing' in scope",
      "A.delegates.json:4: cannot find 'nobody' in scope",
    ]
    #expect(Set(errors.map { "\($0.path):\($0.line): \($0.message)" }) == expected)
  }

  @Test func `what is correct compiles with its lines in several files`() throws {
    let run = SwiftRun(
      specs: [
        "A.delegates.json": specText([item("P", entry("b()")), item("Q", in: "Y.swift")]),
        "B.delegates.json": specText([item("R", in: "Y.swift")]),
      ],
      beside: [
        "X.swift": "public protocol P: AnyObject { func a()\n func b() -> Int }\n",
        "Y.swift": """
        protocol Q: Base { func c() }
        protocol Base: AnyObject {
        #if os(Linux)
          func d()
        #endif
        }
        protocol R: Base { func e() }
        """,
      ]
    )
    let texts = try run.generatedTexts(locatesSource: true)
    let member = "  /// All delegates, in order.\n  func d() {\n"
    #expect(texts[0].contains("#sourceLocation(file: \"Y.swift\", line: 3)\n\(member)"))
    #expect(!texts[0].contains("A.delegates.json\", line: 1)\n  func"))
  }
}
