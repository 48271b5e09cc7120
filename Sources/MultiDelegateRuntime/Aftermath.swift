/// What a change of a registration list asks to be done once the lock is released.
struct Aftermath<Delegate> {
  /// Whether some delegate or provider answers what it did not answer before, or the other way.
  var respondersHaveChanged = false

  /// The delegates that were kept alive and no longer are: this may hold the last reference.
  var released: [Delegate] = []

  /// Whether so many registrations have come in that the dead should be dropped now.
  var isDueForSweep = false
}
