/// The result of a call on a forwarder.
enum ModelAnswer: Equatable {
  case nothing
  case number(Int?)
  case truth(Bool)
  case list([Int])

  /// An error was thrown: that of a delegate, or nil for the one of a `default`.
  case failure(by: Int?)
}
