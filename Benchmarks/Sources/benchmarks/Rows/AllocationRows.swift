import Listening

/// What each kind of round asks the heap for, which should be nothing.
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

  let counts = [
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
  ]
  withExtendedLifetime((audience, patient)) {}
  return counts
}
