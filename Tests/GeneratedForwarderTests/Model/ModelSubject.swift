@testable import SpecForwarders

/// The protocol of all forwarders that random programs run on.
typealias ModelForwarder = ModelBasis & ModelAdvice & ModelSink

/// A generated forwarder, as random programs use it.
protocol ModelSubject: AnyObject {
  var forwarder: any ModelForwarder { get }
  var stopsAtFirst: Bool { get set }

  /// The numbers of the living delegates in order.
  var living: [Int] { get }
  var count: Int { get }
  func responds(to requirement: ModelRequirement) -> Bool

  typealias Handling = ModelStep.Handling

  func add(_ delegate: Participant, _ handling: Handling) throws -> Bool
  func add(_ delegate: Participant, on queue: ModelQueue, _ handling: Handling) throws -> Bool
  func retain(_ delegate: Participant, _ handling: Handling) throws -> Bool
  func addAll(_ delegates: [Participant], _ handling: Handling) throws
  func replaceAll(_ delegates: [Participant], _ handling: Handling) throws
  func insert(
    _ delegate: Participant,
    isBefore: Bool,
    _ anchor: Participant,
    _ handling: Handling?
  ) throws -> Bool
  func insertAll(_ delegates: [Participant], at index: Int, _ handling: Handling?) throws
  func remove(_ delegate: Participant) -> Bool
  func remove(_ delegate: Participant, on queue: ModelQueue) -> Bool?
  func removeAll() -> Int

  func addProvider(_ slot: Int, naming answer: @escaping () -> [Participant]) -> Bool
  func removeProvider(_ slot: Int) -> Bool
  func loseProvider(_ slot: Int)
}
