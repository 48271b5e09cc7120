import Testing

@testable import SpecForwarders

@Suite("Table of dispatches")
struct DispatchTableTests {
  @Test(arguments: TableCall.all)
  func `a dispatch calls whom it says, and answers what it says`(row: TableCall) async throws {
    let forwarders = TableForwarders(3)
    #expect(try await row.answer(of: forwarders) == row.answer)
    let isOrdered = !row.testDescription.hasSuffix(".together")
    #expect((isOrdered ? forwarders.called : String(forwarders.called.sorted())) == row.called)
  }

  @Test(arguments: TableCall.all)
  func `nobody responds`(row: TableCall) async throws {
    #expect(try await row.answer(of: TableForwarders(0)) == row.neutral)
  }

  @Test(arguments: TableCall.all.filter { !$0.testDescription.hasSuffix(".reversed") })
  func `a forwarder that stops at the first responder answers as if there were no other`(
    row: TableCall
  ) async throws {
    let forwarders = TableForwarders(3, stoppingAtFirstResponder: true)
    let alone = TableForwarders(1)
    #expect(try await row.answer(of: forwarders) == row.answer(of: alone))
    #expect(forwarders.called == "1")
    #expect(alone.called == "1")
    #expect(!forwarders.log.entries.contains("?"))
  }

  @Test(arguments: TableCall.all.filter { $0.testDescription.hasSuffix(".throwing") })
  func `the first error ends the round and is rethrown`(row: TableCall) async throws {
    let forwarders = TableForwarders(3)
    forwarders.delegates[0].fails = true
    await #expect(throws: CheckError.failed) { try await row.answer(of: forwarders) }
    #expect(forwarders.called == "1")
  }

  @Test func `the table has every requirement of the fixture`() async throws {
    let forwarders = TableForwarders(0)
    for row in TableCall.all { _ = try await row.call(forwarders) }
    #expect(TableCall.all.map(\.testDescription) == forwarders.requirements)
  }

  @Test func `setting reaches every responder, whatever the dispatch of getting`() {
    let forwarders = TableForwarders(2)
    for setting in TableCall.settings { setting.set(forwarders) }
    for delegate in forwarders.delegates {
      #expect(delegate.settings == TableCall.settings.flatMap(\.heard))
    }
    // Nobody has been asked.
    #expect(forwarders.log.entries == [])
  }
}
