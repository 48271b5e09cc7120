/// A gatekeeper that keeps the handler, and answers when it is told to.
package final class PatientPorter: Gatekeeper {
  package private(set) var calls = 0
  private var completionHandler: ((Bool) -> Void)?

  package init() {}

  package func mayOpen(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    calls &+= 1
    self.completionHandler = completionHandler
  }

  package func mayFollow(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    mayOpen(url, completionHandler: completionHandler)
  }

  /// Answers the last question, unless it has done so.
  package func answer() {
    guard let completionHandler else { return }
    self.completionHandler = nil
    completionHandler(true)
  }
}
