import MultiDelegateRuntime
import Testing

@testable import SpecForwarders

@Suite("Table of dispatches")
struct DispatchTableTests {
  @Test(arguments: TableCall.all)
  func `a dispatch calls whom it says, and answers what it says`(row: TableCall) async throws {
    let forwarders = TableForwarders(3)
    #expect(try await row.answer(of: forwarders) == row.answer)
    #expect(forwarders.called == row.called)
  }

  @Test(arguments: TableCall.all)
  func `nobody responds`(row: TableCall) async throws {
    #expect(try await row.answer(of: TableForwarders(0)) == row.neutral)
  }

  @Test(arguments: TableCall.all)
  func `a forwarder that stops at the first responder answers as if there were no other`(
    row: TableCall
  ) async throws {
    let forwarders = TableForwarders(3)
    forwarders.stopAtFirstResponder()
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

  @Test func `the table has every requirement of the fixture`() {
    func names<Requirement: MultiDelegateRuntime.DelegateRequirement>(
      _ type: Requirement.Type
    ) -> [String] {
      // `MultiTableLastDelegateRequirement` is that of `last`.
      let dispatch = "\(type)".dropFirst("MultiTable".count).dropLast("DelegateRequirement".count)
      let name = dispatch.prefix(1).lowercased() + dispatch.dropFirst()
      return Requirement.allCases.map { "\(name).\($0)" }
    }
    let all =
      names(MultiTableBroadcastDelegateRequirement.self)
      + names(MultiTableFirstDelegateRequirement.self)
      + names(MultiTableLastDelegateRequirement.self)
      + names(MultiTableFirstNonNilDelegateRequirement.self)
      + names(MultiTableAnyTrueDelegateRequirement.self)
      + names(MultiTableAllTrueDelegateRequirement.self)
      + names(MultiTableReduceDelegateRequirement.self)
      + names(MultiTableCollectDelegateRequirement.self)
      + names(MultiTablePipelineDelegateRequirement.self)
      + names(MultiTableClaimedDelegateRequirement.self)
      + names(MultiTableByDelegateRequirement.self)
    #expect(TableCall.all.map(\.testDescription) == all)
  }

  @Test func `setting reaches every responder, whatever the dispatch of getting`() {
    let forwarders = TableForwarders(2)
    forwarders.broadcast.number = 1
    forwarders.first.number = 2
    forwarders.last.number = 3
    forwarders.firstNonNil.maybe = 4
    forwarders.anyTrue.flag = true
    forwarders.allTrue.flag = false
    forwarders.reduce.number = 7
    forwarders.collect.list = [8, 9]
    forwarders.claimed.number = 10
    forwarders.by.number = 11
    for delegate in forwarders.delegates {
      #expect(delegate.setNumbers == [1, 2, 3, 4, 1, 0, 7, 8, 9, 10, 11])
    }
    forwarders.broadcast[10] = 1
    forwarders.first[10] = 2
    forwarders.last[10] = 3
    forwarders.firstNonNil[10] = 4
    forwarders.anyTrue[10] = true
    forwarders.allTrue[10] = false
    forwarders.reduce[10] = 7
    forwarders.collect[10] = [8, 9]
    forwarders.pipeline[10] = 10
    forwarders.claimed[10] = 11
    forwarders.by[10] = 12
    for delegate in forwarders.delegates {
      #expect(delegate.setItems == [11, 12, 13, 14, 11, 10, 17, 18, 19, 20, 21, 22])
    }
    // Nobody has been asked.
    #expect(forwarders.log.entries == [])
  }
}
