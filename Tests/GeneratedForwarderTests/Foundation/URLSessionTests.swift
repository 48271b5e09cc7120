import Foundation
import MultiDelegateRuntime
import Testing

@testable import FoundationForwarders

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session whose delegate's duties are divided, against a server on this machine.
@Suite("URLSession with several delegates")
final class URLSessionTests {
  private let server: LocalServer
  private let multi = MultiURLSession()
  private let session: URLSession
  private let collector = Collector()
  private let chronicler = Chronicler()
  private let other = Chronicler()
  private let finisher = Finisher()

  init() throws {
    server = try LocalServer()
    session = URLSession(configuration: .ephemeral, delegate: multi, delegateQueue: nil)
  }

  deinit {
    server.stop()
  }

  /// Adds those who only hear: two write everything down, one collects, the last one tells the test.
  private func addListeners() {
    multi.delegates.add(chronicler, handling: .notifications)
    multi.delegates.add(other, handling: .notifications)
    multi.delegates.add(collector, handling: [.urlSessionDataTaskDidReceive])
    multi.delegates.add(finisher, handling: .notifications)
  }

  /// Loads `request`, and waits until the task is complete.
  private func load(_ request: URLRequest) async {
    addListeners()
    session.dataTask(with: request).resume()
    #expect(await finisher.next() == "complete")
  }

  private func load(_ path: String) async { await load(URLRequest(url: server.url(path))) }

  // MARK: Everybody hears

  @Test func `all who listen hear everything, and what comes in comes once`() async {
    await load("/text")
    #expect(collector.text == "text")
    #expect(chronicler.heard.all == ["4 bytes", "complete"])
    #expect(other.heard.all == chronicler.heard.all)
    session.finishTasksAndInvalidate()
    #expect(await finisher.next() == "invalid")
    #expect(chronicler.heard.all.last == "invalid")
  }

  // MARK: Some answer

  @Test func `all who handle a redirect are asked, and one who refuses is enough`() async {
    let (first, second) = (Redirector(isAllowed: true), Redirector(isAllowed: false))
    let third = Redirector(isAllowed: true)
    for redirector in [first, second, third] {
      multi.delegates.add(
        redirector,
        handling: [.urlSessionTaskWillPerformHTTPRedirectionNewRequestCompletionHandler]
      )
    }
    await load("/moved")
    #expect(first.heard.all == ["redirect to /text"])
    #expect(second.heard.all == ["redirect to /text"])
    #expect(third.heard.all == [])
    #expect(server.requests.all == ["GET /moved"])
  }

  @Test func `without anybody who handles redirects they are followed`() async {
    await load("/moved")
    #expect(server.requests.all == ["GET /moved", "GET /text"])
    #expect(collector.text == "text")
  }

  @Test func `one who refuses a redirect gets no other page`() async {
    let refuser = Redirector(isAllowed: false)
    multi.delegates.add(
      refuser,
      handling: [.urlSessionTaskWillPerformHTTPRedirectionNewRequestCompletionHandler]
    )
    await load("/moved")
    #expect(server.requests.all == ["GET /moved"])
  }

  @Test func `who knows the password answers the challenge`() async {
    let gatekeeper = Gatekeeper()
    multi.delegates.add(gatekeeper, handling: [.urlSessionTaskDidReceiveCompletionHandler])
    await load("/secret")
    #expect(gatekeeper.heard.all == ["challenge"])
    #expect(server.requests.all == ["GET /secret", "GET /secret"])
    #expect(collector.text == "secret")
  }

  @Test func `who leaves a challenge to others is asked, and the first decision counts`() async {
    let (stranger, gatekeeper) = (Stranger(), Gatekeeper())
    multi.delegates.add(stranger, handling: [.urlSessionTaskDidReceiveCompletionHandler])
    multi.delegates.add(gatekeeper, handling: [.urlSessionTaskDidReceiveCompletionHandler])
    await load("/secret")
    #expect(stranger.heard.all == ["challenge"])
    #expect(gatekeeper.heard.all == ["challenge"])
    #expect(server.requests.all == ["GET /secret", "GET /secret"])
    #expect(collector.text == "secret")
  }

  @Test func `the first who has a body sends it`() async {
    let (empty, source) = (BodySource(nil), BodySource("hello"))
    multi.delegates.add(empty, handling: [.urlSessionTaskNeedNewBodyStream])
    multi.delegates.add(source, handling: [.urlSessionTaskNeedNewBodyStream])
    addListeners()
    var request = URLRequest(url: server.url("/echo"))
    request.httpMethod = "POST"
    session.uploadTask(withStreamedRequest: request).resume()
    #expect(await finisher.next() == "complete")
    #expect(empty.heard.all == ["body"])
    #expect(source.heard.all == ["body"])
    #expect(collector.text == "hello")
    #expect(chronicler.heard.all == ["sent 5", "5 bytes", "complete"])
  }

  // One page after the other: Foundation on Linux repeats a request from its beginning when a
  // challenge has been answered, redirects included, until it gives up.
  @Test func `those who share the work get what none of them could alone`() async {
    let (redirector, gatekeeper) = (Redirector(isAllowed: true), Gatekeeper())
    multi.delegates.add(
      redirector,
      handling: [.urlSessionTaskWillPerformHTTPRedirectionNewRequestCompletionHandler]
    )
    multi.delegates.add(gatekeeper, handling: [.urlSessionTaskDidReceiveCompletionHandler])
    await load("/moved")
    await load("/secret")
    #expect(redirector.heard.all == ["redirect to /text"])
    #expect(gatekeeper.heard.all == ["challenge"])
    #expect(collector.heard.all == ["text", "secret"])
    #expect(chronicler.heard.all == ["4 bytes", "complete", "6 bytes", "complete"])
  }

  // MARK: What a session asks nobody

  #if os(Linux)
  @Test func `nobody is told metrics on Linux, and an answer to a response is passed over`() async {
    let judge = Judge()
    multi.delegates.add(
      judge,
      handling: [
        .urlSessionDataTaskDidReceiveCompletionHandler,
        .urlSessionDataTaskWillCacheResponseCompletionHandler,
      ]
    )
    await load("/text")
    #expect(judge.heard.all == ["response"])
    #expect(!chronicler.heard.all.contains("metrics"))
    #expect(collector.text == "text")
  }
  #endif

  // MARK: Completion handlers

  @Test(arguments: [0, 1, 2])
  func `a completion handler is called exactly once, whoever is there`(count: Int) throws {
    let redirectors = (0..<count).map { _ in Redirector(isAllowed: false) }
    for redirector in redirectors { multi.delegates.add(redirector, handling: .all) }
    let calls = Journal()
    let request = URLRequest(url: server.url("/text"))
    let task = session.dataTask(with: request)
    let response = try #require(
      HTTPURLResponse(
        url: server.url("/moved"),
        statusCode: 302,
        httpVersion: nil,
        headerFields: nil
      )
    )
    multi.urlSession(
      session,
      task: task,
      willPerformHTTPRedirection: response,
      newRequest: request
    ) { calls.note($0 == nil ? "refused" : "allowed") }
    #expect(calls.all == [count == 0 ? "allowed" : "refused"])
    #expect(redirectors.map(\.heard.all.count).reduce(0, +) == min(count, 1))
  }
}
