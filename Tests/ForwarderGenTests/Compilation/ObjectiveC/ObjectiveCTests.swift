import Foundation
import Testing

@testable import ForwarderGen

// On Apple's platforms the modules are there themselves.
#if !canImport(ObjectiveC)
/// Type-checks generated code as it is on Apple's platforms, against stubs of their modules.
@Suite("Compilation for Objective-C", .appleModules, .slow)
struct ObjectiveCTests {
  /// How a module is compiled.
  struct Mode: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]

    init(_ description: String, _ arguments: [String]) {
      testDescription = description
      self.arguments =
        arguments + ["-strict-memory-safety"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
    }
  }

  private static let onMainActor = ["-default-isolation", "MainActor"]
  private static let swift5 = ["-swift-version", "5", "-strict-concurrency=complete"]
  private static let modes = [
    Mode("Swift 6", ["-swift-version", "6"]),
    Mode("Swift 6 on the main actor", ["-swift-version", "6"] + onMainActor),
    Mode("Swift 5, complete", swift5),
    Mode("Swift 5, complete, on the main actor", swift5 + onMainActor),
  ]

  /// The generated code of `specs`, paths below `Fixtures`, by the names of the files.
  private func generated(from specs: [String]) throws -> [String: String] {
    try generated(from: specs.map { try Repository.spec(at: $0) })
  }

  /// With the places of the specs, as a build generates it.
  private func generated(from sources: [SourceText]) throws -> [String: String] {
    let generation = Generator.generate(
      sources,
      beside: try Repository.swiftFiles(namedIn: sources),
      locatesSource: true
    )
    try #require(generation.diagnostics.flatMap(\.lines) == [])
    let names = sources.map {
      $0.path.replacing("/", with: "+").replacing(".json", with: ".swift")
    }
    return Dictionary(uniqueKeysWithValues: zip(names, generation.texts))
  }

  private func expectChecked(
    _ files: [String: String],
    with others: [String] = [],
    in mode: Mode,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let modules = try #require(AppleModules.current)
    let result = try modules.complaints(about: files, with: others, mode.arguments)
    #expect(result.succeeded, "\(result.complaints)", sourceLocation: sourceLocation)
  }

  // MARK: What is checked

  @Test(arguments: modes)
  func `every dispatch of an optional member type-checks`(mode: Mode) throws {
    try expectChecked(generated(from: ["Specs/ObjectiveC.delegates.json"]), in: mode)
  }

  @Test(arguments: modes)
  func `Apple's delegates and what is told of them type-check`(mode: Mode) throws {
    let files = try generated(from: Repository.specPaths(below: "AppleDelegates"))
    #expect(files.count == 11)
    let stories = try Repository.swiftFiles(in: "Fixtures/AppleDelegates")
    #expect(stories.count == 13)
    try expectChecked(files, with: stories, in: mode)
  }

  /// The spec of the demo is one for Linux and Apple's platforms.
  @Test(arguments: modes)
  func `the Newsroom's parser type-checks, and what adopts its delegate`(mode: Mode) throws {
    var files = try generated(from: ["Newsroom/XMLParser.delegates.json"])
    files["Listeners.swift"] = """
      import Foundation
      import MultiDelegateRuntime

      nonisolated final class Titles: NSObject, XMLParserDelegate {
        func parser(_ parser: XMLParser, foundCharacters string: String) {}
      }

      nonisolated final class Entities: NSObject, XMLParserDelegate {
        func parser(
          _ parser: XMLParser,
          resolveExternalEntityName name: String,
          systemID: String?
        ) -> Data? { nil }
      }

      nonisolated func read(_ parser: XMLParser, _ titles: Titles, _ entities: Entities) -> Bool {
        // As elsewhere, where the compiler asks what each of them handles.
        let multi = MultiXMLParserDelegate()
        multi.delegates.add(titles, handling: [.parserFoundCharacters])
        // And as it may be here, where each can be asked.
        multi.delegates.add(entities)
        unsafe parser.delegate = multi
        return multi.responds(to: #selector((any XMLParserDelegate).parserDidEndDocument(_:)))
      }
      """
    try expectChecked(files, in: mode)
  }

  // MARK: That it can fail

  /// The compiler's messages about a spec with one protocol, whose members `requirements` lists.
  private func complaints(about head: String, _ requirements: String) throws -> String {
    let source = SourceText(
      path: "Wrong.delegates.json",
      text: """
        { "version": 1, "imports": ["Foundation"],
          "protocols": [
            { "protocol": "\(head)", "declared": "elsewhere", "requirements": [\(requirements)] }
          ] }
        """
    )
    let modules = try #require(AppleModules.current)
    let result = try modules.complaints(
      about: generated(from: [source]),
      ["-swift-version", "6"]
    )
    #expect(!result.succeeded)
    return result.complaints
  }

  private static let started = "func parserDidStartDocument(_ parser: XMLParser)"

  @Test func `a member that is optional and not said to be is found`() throws {
    let complaints = try complaints(
      about: "@objc protocol XMLParserDelegate: NSObjectProtocol",
      "\"\(Self.started)\""
    )
    #expect(complaints.contains("value of optional type"), "\(complaints)")
  }

  @Test func `a protocol that is Objective-C's and not said to be is found`() throws {
    let complaints = try complaints(
      about: "protocol XMLParserDelegate: AnyObject",
      "{ \"declaration\": \"\(Self.started)\", \"optional\": true }"
    )
    #expect(complaints.contains("NSObject"), "\(complaints)")
  }

  @Test func `a selector that is not the member's is found`() throws {
    let complaints = try complaints(
      about: "@objc protocol XMLParserDelegate: NSObjectProtocol",
      "\"@objc(parserDidStart:) optional \(Self.started)\""
    )
    #expect(complaints.contains("parserDidStart:"), "\(complaints)")
  }

  // MARK: Completeness

  /// The specs, and the headers that have their protocols.
  private static let headers = [
    ("AppleDelegates/UIKit", "UIKit"), ("AppleDelegates/UIKitControls", "UIKit"),
    ("AppleDelegates/UIApplication", "UIKit"),
    ("AppleDelegates/MapKit", "MapKit"),
    ("AppleDelegates/CoreLocation", "CoreLocation"), ("AppleDelegates/WebKit", "WebKit"),
    ("AppleDelegates/AVFAudio", "AVFAudio"), ("AppleDelegates/StoreKit", "StoreKit"),
    ("AppleDelegates/CoreBluetooth", "CoreBluetooth"),
    ("AppleDelegates/WatchConnectivity", "WatchConnectivity"),
    ("AppleDelegates/UserNotifications", "UserNotifications"),
    ("Newsroom/XMLParser", "Foundation"),
  ]

  @Test(arguments: headers)
  func `a spec has all members of its protocols that may be called`(
    spec: String,
    module: String
  ) throws {
    let header = try String(
      contentsOf: Repository.fixtures.appending(path: "AppleStubs/\(module)/\(module).h"),
      encoding: .utf8
    )
    let source = try Repository.spec(at: "\(spec).delegates.json")
    // A text view's delegate is a scroll view's, whose protocol is in another spec.
    let base = try Repository.spec(at: "AppleDelegates/UIKit.delegates.json")
    let resolution = Generator.resolve(
      [source],
      references: source.path == base.path ? [] : [base],
      beside: try Repository.swiftFiles(namedIn: [source])
    )
    for declared in try #require(resolution.specs.first).protocols {
      let name = declared.head.name
      let native = header.components(separatedBy: "@protocol ")
        .filter { $0.hasPrefix("\(name) ") || $0.hasPrefix("NS\(name) ") }
      let body = try #require(native.first?.components(separatedBy: "@end").first)
      let members = body.split(separator: "\n").filter { $0.hasPrefix("- ") }
        .filter { !$0.contains("UNAVAILABLE") && !$0.contains("unavailable") }
      #expect(!members.isEmpty)
      #expect(declared.requirements.count == members.count, "\(name)")
    }
  }
}
#endif
