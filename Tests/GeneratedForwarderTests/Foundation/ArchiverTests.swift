import Foundation
import MultiDelegateRuntime
import Testing

@testable import FoundationForwarders

@Suite("NSKeyedArchiver with several delegates")
struct ArchiverTests {
  /// Puts its mark at the end of every string.
  private class Marker: NSObject, NSKeyedArchiverDelegate {
    let mark: String
    let heard = Journal()

    init(_ mark: String) {
      self.mark = mark
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
      guard let text = object as? NSString else { return object }
      heard.note("will \(text)")
      return NSString(string: "\(text)\(mark)")
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {
      if let text = object as? NSString { heard.note("did \(text)") }
    }

    // Foundation on Linux does not tell this of what a delegate has replaced.
    #if canImport(Darwin)
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, with newObject: Any?) {}
    #else
    func archiver(
      _ archiver: NSKeyedArchiver,
      willReplace object: Any?,
      withObject newObject: Any?
    ) {}
    #endif

    func archiverWillFinish(_ archiver: NSKeyedArchiver) { heard.note("will finish") }

    func archiverDidFinish(_ archiver: NSKeyedArchiver) { heard.note("did finish") }
  }

  /// Leaves strings out.
  private final class Eraser: Marker {
    override func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
      object is NSString ? nil : object
    }
  }

  /// The text that is unarchived after `text` has been archived with `delegates`.
  private func archived(_ text: String, _ delegates: any NSKeyedArchiverDelegate...) throws -> Any?
  {
    let multi = MultiNSKeyedArchiverDelegate()
    multi.delegates.add(contentsOf: delegates)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    setDelegate(multi, of: archiver)
    archiver.encode(NSString(string: text), forKey: "text")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return withExtendedLifetime((multi, delegates)) {
      unarchiver.decodeObject(of: NSString.self, forKey: "text")
    }
  }

  @Test func `each delegate gets what the one before has made of an object`() throws {
    let (first, second) = (Marker("1"), Marker("2"))
    let text = try archived("text", first, second)
    #expect(text as? NSString == "text12")
    #expect(first.heard.all.first == "will text")
    #expect(second.heard.all.first == "will text1")
    for marker in [first, second] {
      #expect(marker.heard.all.contains("did text12"))
      #expect(marker.heard.all.suffix(2) == ["will finish", "did finish"])
    }
  }

  // Asked directly, since Foundation on Linux traps where a delegate answers nil.
  @Test func `who makes nothing of it has the last word`() {
    let (first, eraser, last) = (Marker("1"), Eraser(""), Marker("2"))
    let multi = MultiNSKeyedArchiverDelegate(weakly: first, eraser, last)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(multi.archiver(archiver, willEncode: NSString("text")) == nil)
    #expect(first.heard.all == ["will text"])
    #expect(last.heard.all == [])
    withExtendedLifetime((first, eraser, last)) {}
  }

  @Test func `without delegates an object is what it is`() throws {
    #expect(try archived("text") as? NSString == "text")
  }
}
