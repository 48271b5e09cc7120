/// Why arguments cannot be understood.
struct UsageError: Error, Equatable {
  let message: String
}
