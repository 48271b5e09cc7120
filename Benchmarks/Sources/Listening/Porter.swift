/// A gatekeeper that answers at once.
package final class Porter: Gatekeeper {
  package private(set) var calls = 0

  package init() {}

  package func mayOpen(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    calls &+= 1
    completionHandler(true)
  }

  package func mayFollow(_ url: String, completionHandler: @escaping (Bool) -> Void) {
    mayOpen(url, completionHandler: completionHandler)
  }
}
