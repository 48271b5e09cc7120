/// One of three classes of listeners that answer asynchronously.
package final class PatientClerk: PatientListener {
  private let word: Int

  package init(_ word: Int) { self.word = word }

  package func follow(_ word: Int) async -> Int { self.word &+ word }
}
