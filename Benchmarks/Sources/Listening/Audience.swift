/// Any number of listeners of all three classes, held strongly.
package struct Audience {
  package let listeners: [any CountingListener]

  package init(_ count: Int) {
    listeners = (0..<count)
      .map { number -> any CountingListener in
        switch number % 3 {
        case 0: Clerk()
        case 1: Recorder()
        default: Spectator()
        }
      }
  }

  /// The number of calls that they have received.
  package var calls: Int { listeners.reduce(0) { $0 + $1.calls } }

  /// The same number of listeners that answer asynchronously.
  package static func patient(_ count: Int) -> [any PatientListener] {
    (0..<count)
      .map { number -> any PatientListener in
        switch number % 3 {
        case 0: PatientClerk(number)
        case 1: PatientRecorder(number)
        default: PatientSpectator(number)
        }
      }
  }
}
