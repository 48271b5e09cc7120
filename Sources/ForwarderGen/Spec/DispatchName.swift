/// The word for a dispatch, as a spec writes it.
enum DispatchName: String, CaseIterable, Sendable {
  case broadcast
  case first
  case last
  case firstNonNil
  case anyTrue
  case allTrue
  case reduce
  case collect
  case pipeline
  case claimed
}
