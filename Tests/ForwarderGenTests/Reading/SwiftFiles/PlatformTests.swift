import Testing

@testable import ForwarderGen

/// Protocols of Swift files for Apple's platforms: Objective-C, availability, classes.
@Suite("Apple's protocols in Swift files", .runtimeModule)
struct PlatformTests {
  private func imports(_ run: SwiftRun) -> [String] {
    run.resolution.specs.flatMap(\.imports).map(\.text)
  }

  @Test(arguments: [
    ("", ["public import Foundation"]),
    ("import Dispatch\n", ["import Dispatch", "public import Foundation"]),
    ("import UIKit\n", ["import UIKit"]),
  ])
  func `an Objective-C protocol needs no import of its own`(text: String, expected: [String]) {
    let run = SwiftRun(item("P"), beside: text + "@objc public protocol P { func a() }")
    run.expect("MultiP", forwards: "a() broadcast")
    #expect(imports(run) == expected)
    #expect(imports(SwiftRun(item("P"), beside: "public protocol P { func a() }")) == [])
  }

  @Test func `what is unavailable on a platform is not forwarded there`() {
    SwiftRun(
      item("P"),
      beside: """
        @objc protocol P {
          @available(macOS, unavailable) func a()
          @available(iOS, unavailable) func b()
          @available(macCatalyst, unavailable, message: "no") func c()
          @available(iOSApplicationExtension, unavailable) func d()
          @available(iOS, unavailable) @available(visionOS 1, macCatalyst 13, *) func i()
          @available(tvOS, unavailable) @available(watchOS, unavailable) func e()
          #if DEBUG || TEST
          @available(OSX, unavailable) func f()
          #endif
          @available(macOS 13, *) func g()
          #if !os(macOS)
          @available(macOS, unavailable) func h()
          #endif
        }
        """
    )
    .expect(
      "MultiP",
      forwards: "a() broadcast if !os(macOS)",
      "b() broadcast if !os(iOS) && !os(visionOS)",
      "c() broadcast if !targetEnvironment(macCatalyst)",
      "d() broadcast",
      "i() broadcast if (!os(iOS) || targetEnvironment(macCatalyst))",
      "e() broadcast if !os(tvOS) && !os(watchOS)",
      "f() broadcast if (DEBUG || TEST) && !os(macOS)",
      "g() broadcast",
      "h() broadcast if !os(macOS)"
    )
  }

  @Test func `what the language is without is forwarded to nobody`() {
    SwiftRun(
      item("P"),
      beside: """
        @objc protocol P {
          @available(swift, obsoleted: 4.2, renamed: "new()") func old()
          @available(swift, unavailable) func gone()
          @available(*, unavailable) func nowhere()
          @available(swift, introduced: 5, deprecated: 6) func new()
          @available(swift, obsoleted: 7) func later()
        }
        """
    )
    .expect("MultiP", forwards: "new() broadcast", "later() broadcast")
  }

  @Test func `the selector of what Swift declares is known`() {
    let run = SwiftRun(
      item("P", entry("c", #""dispatch": "first", "default": "1""#)),
      beside: """
        import Foundation
        @objc protocol P {
          @available(iOS 13, *) @objc optional func a(_ x: Int, didB b: Int, _ c: Int)
          @available(iOS 13, *) @objc optional func b()
          @available(iOS 13, *) @objc optional var c: Int { get }
          @objc optional func d(with x: Int)
        }
        """
    )
    let forwarded = run.resolution.forwarder("MultiP")?.forwarded ?? []
    #expect(forwarded.map(\.declared.parsed.selector) == ["a:didB::", "b", "c", nil])
    #expect(run.resolution.lines == [])
  }

  @Test(arguments: [
    ("func a(with x: Int)", DiagnosticMessage.Kind.selectorNeeded),
    ("func a() throws", .optionalEffect), ("func a(_ x: Int) async", .optionalEffect),
  ])
  func `a selector that takes more than names is asked for`(
    declaration: String,
    kind: DiagnosticMessage.Kind
  ) {
    SwiftRun(
      item("P"),
      beside: "import Foundation\n"
        + "@objc protocol P { @available(iOS 13, *) @objc optional "
        + declaration.replacing("func a", with: "func ①a") + " }"
    )
    .expect(kind)
  }

  @Test(arguments: ["protocol P: ①UIViewController", "protocol P where Self: ①MyCell"])
  func `a class is no base`(head: String) {
    let run = SwiftRun(item("P"), beside: head + " { func a() }")
    run.expect(.unknownBase)
    #expect(run.resolution.lines[0].hasSuffix("or inherit 'AnyObject' if it is a class"))
  }

  @Test func `what is asked of Self is inherited`() throws {
    let run = SwiftRun(
      item("P"),
      beside: """
        protocol Base { func base() }
        protocol P<Item> where Self: Base & AnyObject, Self.Item: Equatable {
          associatedtype Item
          func a(_ item: Item)
        }
        """
    )
    run.expect("MultiP", forwards: "base() broadcast", "a(_:) broadcast")
    #expect(run.resolution.forwarder("MultiP")?.forwarder.conditions == ["Item: Equatable"])
    _ = try run.generatedTexts()
  }

  @Test func `a base of another module may have the name of its heir`() {
    let heir = "import Kit\nprotocol Store: Kit.Store { func a() }"
    SwiftRun(item("Store"), beside: heir.replacing("Kit.Store", with: "①Kit.Store"))
      .expect(.unknownBase)
    SwiftRun(
      specs: ["Sources/App/A.delegates.json": specText([item("Store")])],
      references: [
        "Sources/Kit/Kit.delegates.json": specText([
          #"{ "protocol": "public protocol Store: AnyObject", "requirements": ["func kit()"] }"#
        ])
      ],
      beside: ["Sources/App/X.swift": heir]
    )
    .expect("MultiStore", forwards: "kit() broadcast", "a() broadcast")
  }
}
