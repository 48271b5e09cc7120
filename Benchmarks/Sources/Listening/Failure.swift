/// The error of a listener for a negative word.
///
/// No scenario passes one.
struct Failure: Error {}
