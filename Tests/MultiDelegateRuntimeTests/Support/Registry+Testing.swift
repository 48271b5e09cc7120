@_spi(GeneratedCode) @testable import MultiDelegateRuntime

extension DelegateRegistry<MultiTransferDelegateReference> {
  /// The names of the living delegates in order, as "A B".
  var names: String {
    compactMap { ($0 as? Recorder)?.name }.joined(separator: " ")
  }
}
