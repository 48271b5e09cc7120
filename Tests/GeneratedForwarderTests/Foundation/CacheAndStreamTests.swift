import Foundation
import MultiDelegateRuntime
import Testing

@testable import FoundationForwarders

@Suite("NSCache and Stream with several delegates")
struct CacheAndStreamTests {
  private final class Evictions: NSObject, NSCacheDelegate {
    let heard = Journal()

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
      heard.note("\(obj)")
    }
  }

  @Test func `all hear of what a cache evicts`() {
    let multi = MultiNSCacheDelegate()
    let (first, second) = (Evictions(), Evictions())
    multi.delegates.add(contentsOf: [first, second])
    let cache = NSCache<NSString, NSString>()
    setDelegate(multi, of: cache)
    cache.countLimit = 1
    cache.setObject("one", forKey: "1")
    cache.setObject("two", forKey: "2")
    cache.setObject("three", forKey: "3")
    #expect(first.heard.all == second.heard.all)
    #expect(!first.heard.all.isEmpty)
    withExtendedLifetime(multi) {}
  }

  private final class Events: NSObject, StreamDelegate {
    let heard = Journal()

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
      heard.note("\(eventCode.rawValue)")
    }
  }

  // Elsewhere the stream tells its delegate from the run loop that it is scheduled in.
  #if os(Linux)
  @Test func `a stream tells nobody anything on Linux`() {
    let multi = MultiStreamDelegate()
    let events = Events()
    multi.delegates.add(events)
    let stream = InputStream(data: Data("abc".utf8))
    stream.delegate = multi
    stream.schedule(in: .current, forMode: .default)
    stream.open()
    var buffer = [UInt8](repeating: 0, count: 8)
    let count = unsafe stream.read(&buffer, maxLength: 8)
    stream.close()
    #expect(count == 3)
    #expect(stream.delegate === multi)
    #expect(events.heard.all == [])
  }
  #endif

  @Test func `who is told by hand what a stream does hears it once`() {
    let multi = MultiStreamDelegate()
    let (first, second) = (Events(), Events())
    multi.delegates.add(contentsOf: [first, second])
    multi.stream(InputStream(data: Data()), handle: .endEncountered)
    #expect(first.heard.all == ["16"])
    #expect(second.heard.all == ["16"])
  }
}
