import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Associated types")
struct AssociatedTypeTests {
  private final class Store: StoreDelegate {
    var items: [Int: String] = [:]
    func store(_ item: String, for key: Int) { items[key] = item }
    func item(for key: Int) -> String? { items[key] }
  }

  private final class LastStore: StoreDelegate {
    var last: String? = "none"
    func store(_ item: String, for key: Int) { last = item }
    func item(for key: Int) -> String? { nil }
  }

  @Test func `a forwarder is generic over the associated types`() {
    let (store, last) = (Store(), LastStore())
    let multi = MultiStoreDelegate<String, Int>()
    multi.delegates.add(store, handling: [.storeFor, .itemFor])
    multi.delegates.add(last, handling: .all)
    multi.store("a", for: 1)
    #expect(store.items == [1: "a"])
    #expect(multi.item(for: 1) == "a")
    #expect(multi.item(for: 2) == nil)
    #expect(multi.last == "a")
    multi.last = "b"
    #expect(last.last == "b")
    #expect(store.last == nil)
    #expect(MultiStoreDelegate<[Int], String>().item(for: "c") == nil)
  }

  @Test func `what a base is generic over, who inherits it is, too`() {
    final class Shelf: ShelfDelegate {
      var items: [String] = []
      var keys: [Int] = []
      func put(_ item: String) { items.append(item) }
      func open(with key: Int) { keys.append(key) }
      func find(_ key: Int) -> String? { keys.contains(key) ? items.last : nil }
    }
    let shelf = Shelf()
    let multi = MultiShelfDelegate<String, Int>(weakly: shelf)
    let base: some BoxDelegate<String> = multi
    base.put("a")
    #expect(multi.find(1) == nil)
    multi.open(with: 1)
    #expect(multi.find(1) == "a")
    #expect(withExtendedLifetime(shelf) { shelf.items } == ["a"])
  }

  @Test func `it is one of its own delegates' kind`() {
    let store = Store()
    let inner = MultiStoreDelegate<String, Int>()
    inner.delegates.add(store, handling: .all)
    let outer: some StoreDelegate<String, Int> = inner
    outer.store("a", for: 1)
    #expect(store.items == [1: "a"])
  }

  @Test func `values with an associated type are kept, too`() {
    struct Feed<Entry>: FeedDelegate {
      let prefix: String
      func title(of entry: Entry) -> String? { "\(prefix) \(entry)" }
    }
    let multi = MultiFeedDelegate<Int>()
    let first = multi.delegates.add(retaining: Feed(prefix: "first"))
    multi.delegates.add(retaining: Feed(prefix: "second"), handling: [.titleOf])
    #expect(multi.title(of: 1) == "first 1")
    multi.delegates.remove(first)
    #expect(multi.title(of: 1) == "second 1")
  }

  @Test func `an object with an associated type is not kept`() {
    final class Feed: FeedDelegate {
      func title(of entry: String) -> String? { entry.isEmpty ? nil : entry }
    }
    let feed = Feed()
    let multi = MultiFeedDelegate<String>(weakly: feed)
    #expect(multi.title(of: "a") == "a")
    #expect(multi.title(of: "") == nil)
    #expect(withExtendedLifetime(feed) { multi.delegates.count } == 1)
  }

  @MainActor @Test func `a protocol inside a type has a forwarder named after both`() {
    final class Curator: Gallery.Delegate {
      var galleries = 0
      func gallery(_ gallery: Gallery) { galleries += 1 }
    }
    final class Titler: Gallery.Delegate {
      func gallery(_ gallery: Gallery) {}
      func title(of gallery: Gallery) -> String? { "title" }
    }
    let (curator, titler) = (Curator(), Titler())
    let multi = MultiGalleryDelegate(weakly: curator, titler)
    let gallery = Gallery()
    gallery.delegate = multi
    gallery.delegate?.gallery(gallery)
    #expect(curator.galleries == 1)
    #expect(gallery.delegate?.title(of: gallery) == "title")
    #expect(withExtendedLifetime(titler) { multi.delegates.count } == 2)
  }
}
