import Listening

/// The allocations of each kind of round: there should be none, except for completion handlers.
func allocationRows() async -> [AllocationCount] {
  await AllocationCount.checkThatSomebodyCounts()
  let audience = Audience(16)
  let multi: any Listener = MultiListener(weakly: audience)
  let patient = Audience.patient(16)
  let patientMulti = MultiPatientListener()
  patientMulti.delegates.add(contentsOf: patient)
  let retaining = MultiListener()
  for listener in Audience(16).listeners { retaining.delegates.add(retaining: listener) }

  let crowd = MultiCrowd()
  crowd.delegates.add(contentsOf: audience.listeners)
  let caller = MultiCaller()
  // The buffer never grows, and no consumer asks: `next()` allocates in every `AsyncStream`.
  let events = caller.events(bufferingPolicy: .bufferingNewest(1))

  var counts = [
    await AllocationCount("void broadcast") { for word in 0..<$0 { multi.hear(word) } },
    await AllocationCount("void broadcast, retained") {
      for word in 0..<$0 { retaining.hear(word) }
    },
    await AllocationCount("value broadcast") {
      for word in 0..<$0 { consume(multi.answer(word)) }
    },
    await AllocationCount("first, void") { for word in 0..<$0 { multi.hearFirst(word) } },
    await AllocationCount("first, value") {
      for word in 0..<$0 { consume(multi.answerFirst(word)) }
    },
    await AllocationCount("firstNonNil") { for word in 0..<$0 { consume(multi.find(word)) } },
    await AllocationCount("throwing") { for word in 0..<$0 { try? multi.attempt(word) } },
    await AllocationCount("generic") { for word in 0..<$0 { multi.weigh(word) } },
    await AllocationCount("composite, accepted") { for word in 0..<$0 { crowd.echo(word) } },
    await AllocationCount("property") { for _ in 0..<$0 { consume(multi.level) } },
    await AllocationCount("async") { rounds in
      for word in 0..<rounds { consume(await patientMulti.follow(word)) }
    },
    await AllocationCount("event") { for word in 0..<$0 { caller.call(word) } },
  ]
  withExtendedLifetime((audience, patient, events)) {}
  for joined in JoinedRound.all {
    let byHand = await AllocationCount(
      "\(joined.title), by hand",
      atMost: .infinity,
      rounds: joined.byHand
    )
    let limit = JoinedRound.limit * (byHand.perRound ?? 0)
    counts += [
      await AllocationCount(joined.title, atMost: limit, rounds: joined.rounds), byHand,
    ]
  }
  return counts
}
