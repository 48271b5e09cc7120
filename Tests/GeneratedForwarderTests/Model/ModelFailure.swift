/// The error of the delegate with a number.
struct ModelFailure: Error {
  let number: Int
}
