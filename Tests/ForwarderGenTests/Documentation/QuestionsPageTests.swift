import Foundation
import Testing

@testable import ForwarderGen

/// Holds the messages on `Documentation/QuestionsAndAnswers.md` against the compiler.
@Suite("The page of questions and answers", .runtimeModule)
struct QuestionsPageTests {
  /// A mistake in Swift that the compiler answers with `messages`.
  struct Mistake: Sendable {
    let messages: [String]
    var spec = spec("protocol DoorDelegate: AnyObject")
    let swift: String

    static func spec(_ head: String, _ requirement: String = #""func doorDidOpen()""#) -> String {
      #"{ "version": 1, "protocols": [{ "protocol": "\#(head)", "requirements": [\#(requirement)] }] }"#
    }

    /// A spec of a protocol with a sender, which has the feature that `key` is for.
    static func spec(of key: String) -> String {
      let requirement = #""func doorDidOpen(_ door: Door)""#
      return spec("protocol DoorDelegate: AnyObject", requirement)
        .replacing(#""requirements""#, with: #""\#(key)": true, "requirements""#)
    }
  }

  private static let mistakes = [
    Mistake(
      messages: [
        "'DoorDelegate' is ambiguous for type lookup", "invalid redeclaration of 'DoorDelegate'",
      ],
      swift: "protocol DoorDelegate: AnyObject { func doorDidOpen() }"
    ),
    Mistake(
      messages: ["invalid redeclaration of 'MultiDoorDelegate'"],
      swift: "final class MultiDoorDelegate {}"
    ),
    Mistake(
      messages: ["cannot find 'white' in scope"],
      spec: Mistake.spec(
        "protocol DoorDelegate: AnyObject",
        #"{ "declaration": "func paint() -> Paint", "dispatch": "first", "default": "white" }"#
      ),
      swift: "enum Paint { case white }"
    ),
    Mistake(
      messages: ["non-class type 'Bell' cannot conform to class protocol 'DoorDelegate'"],
      swift: "struct Bell: DoorDelegate { func doorDidOpen() {} }"
    ),
    Mistake(
      messages: [
        "argument type 'Bell' expected to be an instance of a class or class-constrained type"
      ],
      spec: Mistake.spec("protocol DoorDelegate"),
      swift: """
        struct Bell: DoorDelegate { func doorDidOpen() {} }
        func listen(to multi: MultiDoorDelegate) { multi.delegates.add(Bell()) }
        """
    ),
    Mistake(
      messages: [
        "conformance of 'Bell' to protocol 'DoorDelegate' crosses into main actor-isolated code"
      ],
      swift: "@MainActor final class Bell: DoorDelegate { func doorDidOpen() {} }"
    ),
    Mistake(
      messages: ["type 'Door' does not conform to the 'Sendable' protocol"],
      spec: Mistake.spec(of: "queues"),
      swift: "final class Door {}"
    ),
    Mistake(
      messages: [
        "associated value 'doorDidOpen' of 'Sendable'-conforming enum 'MultiDoorDelegateEvent' has "
          + "non-Sendable type 'Door'"
      ],
      spec: Mistake.spec(of: "events"),
      swift: "final class Door {}"
    ),
    Mistake(
      messages: ["sending 'self.multi' risks causing data races"],
      swift: """
        func elsewhere(_ multi: MultiDoorDelegate) async {}
        @MainActor final class Porch {
          let multi = MultiDoorDelegate()
          func open() async { await elsewhere(multi) }
        }
        """
    ),
    Mistake(
      messages: [
        "non-Sendable type 'MultiDoorDelegate' of property 'multi' cannot exit main "
          + "actor-isolated context"
      ],
      swift: """
        @MainActor final class Porch { let multi = MultiDoorDelegate() }
        func open(_ porch: Porch) async { await porch.multi.doorDidOpen() }
        """
    ),
  ]

  /// The messages for which a package has to be linked.
  private static let ofLinker = ["no such module 'MultiDelegateRuntime'", "undefined reference"]

  @Test(.slow, arguments: mistakes)
  func `a message on it is the compiler's`(mistake: Mistake) throws {
    let module = try #require(RuntimeModule.current)
    let spec = SourceText(path: "Door.delegates.json", text: mistake.spec)
    let generation = Generator.generate([spec], locatesSource: false)
    let text = try #require(generation.texts.first)
    let result = try module.result(
      of: ["Door.delegates.swift": text, "Main.swift": mistake.swift],
      ["-swift-version", "6", "-emit-sil", "-o", "/dev/null"]
    )
    for message in mistake.messages {
      #expect(result.errors.contains { $0.message.hasPrefix(message) }, "\(result.complaints)")
    }
  }

  @Test func `each message on it is tried`() throws {
    let section = try Page("QuestionsAndAnswers.md").text
      .components(separatedBy: "## What does this message of the compiler mean?").last
    let list = try #require(section?.components(separatedBy: "\n## ").first)
    let shown = list.replacing("\n ", with: "").matches(of: /\*\*"([^"]*)"\*\*/)
      .map { String($0.1) }
    #expect(Set(shown) == Set(Self.mistakes.flatMap(\.messages) + Self.ofLinker))
  }
}
