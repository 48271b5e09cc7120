import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Names")
struct NameTests {
  private final class Adopter: NameDelegate {
    var calls: [String] = []
    var delegates = ["a"]

    func add(_ item: Int) { calls.append("add \(item)") }
    func remove(_ item: Int) { calls.append("remove \(item)") }
    func responds(to word: String) -> Bool { word == "yes" }
    func `raw identifier`(`a label` value: Int) { calls.append("raw \(value)") }
    func ünïcode(größe: Int, _ 🎈: Int) { calls.append("\(größe) \(🎈)") }
    func max(_ a: Int, _ b: Int) { calls.append("max \(a) \(b)") }
    func listen(_ listeners: Int) { calls.append("listen \(listeners)") }
    func keywords(in: Int, as is: Int, where me: Int, _ default: Int, repeat: Int) {
      calls.append("\(`in`) \(`is`) \(me) \(`default`) \(`repeat`)")
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func UPPER(_ URL: Int, ID: Int) { calls.append("\(URL) \(ID)") }
    func multiLine(_ a: Int, b: Int) { calls.append("\(a) \(b)") }
  }

  @Test func `requirements are named like the registry's own members, or as no other`() {
    let adopter = Adopter()
    let multi = MultiNameDelegate(weakly: adopter)
    multi.add(1)
    multi.remove(2)
    multi.`raw identifier`(`a label`: 3)
    multi.ünïcode(größe: 4, 5)
    multi.max(6, 7)
    multi.listen(8)
    multi.keywords(in: 1, as: 2, where: 3, 4, repeat: 5)
    multi.UPPER(6, ID: 7)
    multi.multiLine(8, b: 9)
    #expect(
      adopter.calls == [
        "add 1", "remove 2", "raw 3", "4 5", "max 6 7", "listen 8", "1 2 3 4 5", "6 7", "8 9",
      ]
    )
    #expect(multi.responds(to: "yes"))
    #expect(multi.responds(to: .multiLineB))
  }

  @Test func `the registry has another name where a requirement takes its own`() {
    let adopter = Adopter()
    let multi = MultiNameDelegate(weakly: adopter)
    #expect(multi.listeners.contains(adopter))
    multi.delegates.append("b")
    #expect(adopter.delegates == ["a", "b"])
    multi.listeners.remove(adopter)
    #expect(multi.delegates == [])
    #expect(!multi.responds(to: "yes"))
  }
}
