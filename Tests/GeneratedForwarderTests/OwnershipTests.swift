import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Ownership")
struct OwnershipTests {
  private final class Owner: OwnershipDelegate {
    let digit: Int
    let log: Log

    init(_ digit: Int, _ log: Log) {
      self.digit = digit
      self.log = log
    }

    func change(_ value: inout Int) { value = value * 10 + digit }
    func changeBoth(_ first: inout [Int], in text: inout String) {
      first.append(digit)
      text += "\(digit)"
    }
    func changeFirst(_ value: inout Int) -> Bool {
      change(&value)
      return true
    }
    func borrow(_ value: borrowing String) { log.note("\(digit) borrows \(copy value)") }
    func consume(_ value: consuming String) {
      value += "!"
      log.note("\(digit) has \(value)")
    }
    func consumeFirst(_ value: consuming String) -> Int { value.count * digit }
    func consumeToken<T: ~Copyable>(_ token: consuming T) {
      log.note("\(digit) consumes")
      _ = consume token
    }
    func send(_ value: sending Log) { log.note("\(digit) received \(value.entries)") }
    func owned(_ value: __owned String, _ other: __shared String) {
      log.note("\(digit) \(value) \(other)")
    }
    consuming func finish() { log.note("\(digit) finishes") }
    borrowing func look() { log.note("\(digit) looks") }
  }

  /// Says when it goes.
  private struct Token: ~Copyable {
    let log: Log
    deinit { log.note("gone") }
  }

  private let log = Log()
  private let multi = MultiOwnershipDelegate()

  init() {
    multi.delegates.add(retaining: Owner(1, log))
    multi.delegates.add(retaining: Owner(2, log))
  }

  @Test func `what is inout goes through all in order`() {
    var number = 0
    multi.change(&number)
    #expect(number == 12)
    var (numbers, text) = ([0], "")
    multi.changeBoth(&numbers, in: &text)
    #expect(numbers == [0, 1, 2])
    #expect(text == "12")
  }

  @Test func `under first one changes it, and without responders none`() {
    var number = 0
    #expect(multi.changeFirst(&number))
    #expect(number == 1)
    let nobody = MultiOwnershipDelegate()
    #expect(!nobody.changeFirst(&number))
    nobody.change(&number)
    #expect(number == 1)
  }

  @Test func `what is borrowed or consumed reaches all as it was`() {
    multi.borrow("a")
    multi.consume("b")
    multi.owned("c", "d")
    #expect(
      log.entries == ["1 borrows a", "2 borrows a", "1 has b!", "2 has b!", "1 c d", "2 c d"]
    )
    #expect(multi.consumeFirst("four") == 4)
  }

  @Test func `what cannot be copied is consumed by one`() {
    multi.consumeToken(Token(log: log))
    #expect(log.entries == ["1 consumes", "gone"])
    MultiOwnershipDelegate().consumeToken(Token(log: log))
    #expect(log.entries == ["1 consumes", "gone", "gone"])
  }

  @Test func `a call may consume or borrow the delegate`() {
    multi.finish()
    multi.look()
    #expect(log.entries == ["1 finishes", "2 finishes", "1 looks", "2 looks"])
    #expect(multi.delegates.count == 2)
  }

  @Test func `what is sent arrives at one`() {
    multi.send(Log())
    #expect(log.entries == ["1 received []"])
  }
}
