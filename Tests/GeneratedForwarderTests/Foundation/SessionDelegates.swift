import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Says yes or no to a redirect.
final class Redirector: NSObject, URLSessionTaskDelegate {
  let heard = Journal()
  private let isAllowed: Bool

  init(isAllowed: Bool) {
    self.isAllowed = isAllowed
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    heard.note("redirect to \(request.url?.path ?? "")")
    completionHandler(isAllowed ? request : nil)
  }
}

/// Has a name and a password.
final class Gatekeeper: NSObject, URLSessionTaskDelegate {
  let heard = Journal()

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    heard.note("challenge")
    completionHandler(
      .useCredential,
      URLCredential(user: "user", password: "word", persistence: .none)
    )
  }
}

/// Leaves challenges to others, and says so later, on a queue of its own.
final class Stranger: NSObject, URLSessionTaskDelegate {
  let heard = Journal()

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    heard.note("challenge")
    DispatchQueue.global().async { completionHandler(.performDefaultHandling, nil) }
  }
}

/// Has something to send, or nothing.
final class BodySource: NSObject, URLSessionTaskDelegate {
  let heard = Journal()
  private let text: String?

  init(_ text: String?) {
    self.text = text
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    heard.note("body")
    completionHandler(text.map { InputStream(data: Data($0.utf8)) })
  }
}

/// Takes what comes in.
final class Collector: NSObject, URLSessionDataDelegate {
  let heard = Journal()

  var text: String { heard.all.joined() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    heard.note(String(decoding: data, as: UTF8.self))
  }
}

/// Records every call without an answer.
final class Chronicler: NSObject, URLSessionDataDelegate {
  let heard = Journal()

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    heard.note("invalid")
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    heard.note("sent \(totalBytesSent)")
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    heard.note("metrics")
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    heard.note("\(data.count) bytes")
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    heard.note(error == nil ? "complete" : "failed")
  }
}

/// Refuses every response, and wants none kept.
final class Judge: NSObject, URLSessionDataDelegate {
  let heard = Journal()

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    heard.note("response")
    completionHandler(.cancel)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    heard.note("cache")
    completionHandler(nil)
  }
}

/// Lets a test wait for the end of a task or a session.
final class Finisher: NSObject, URLSessionTaskDelegate {
  private let (ends, end) = AsyncStream<String>.makeStream()

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    end.yield("complete")
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    end.yield("invalid")
  }

  /// Waits for the next end, and says which it is.
  func next() async -> String? {
    for await end in ends { return end }
    return nil
  }
}
