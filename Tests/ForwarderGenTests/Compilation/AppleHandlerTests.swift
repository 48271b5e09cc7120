import Foundation
import Testing

@testable import ForwarderGen

extension GeneratedCodeTests {
  /// Runs what the specs of Apple's delegates say about completion handlers, with the functions beside
  /// the specs, and with stand-ins for Apple's types.
  @Suite("Handlers of Apple's delegates")
  struct AppleHandlerTests {
    private static let folder = Repository.fixtures.appending(path: "AppleDelegates")

    /// The requirements of a spec that answer through a handler, of a protocol that is declared here.
    private static func spec(_ name: String) throws -> SourceText {
      let data = try Data(contentsOf: folder.appending(path: "\(name).delegates.json"))
      var spec = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      var declared = try #require((spec["protocols"] as? [[String: Any]])?.first)
      let head = try #require(declared["protocol"] as? String)
      let requirements = try #require(declared["requirements"] as? [[String: Any]])
      declared["protocol"] = head.replacing("public ", with: "")
      declared["declared"] = nil
      declared["if"] = nil
      declared["requirements"] = requirements.filter {
        ($0["declaration"] as? String)?.hasSuffix(" -> Void)") ?? false
      }
      spec["imports"] = ["Foundation"]
      spec["protocols"] = [declared]
      let text = try JSONSerialization.data(withJSONObject: spec, options: .sortedKeys)
      return SourceText(
        path: "\(name).delegates.json",
        text: String(decoding: text, as: UTF8.self)
      )
    }

    /// The functions beside a spec, without what they import.
    private static func functions(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("#") }
        .joined(separator: "\n")
    }

    private static func output(of name: String, _ types: String, _ program: String) throws -> String
    {
      let module = try #require(RuntimeModule.current)
      let generation = Generator.generate([try spec(name)], locatesSource: false)
      try #require(generation.diagnostics.flatMap(\.lines) == [])
      let files = [
        "Generated.swift": generation.texts[0],
        "Functions.swift": try functions(name),
        "Types.swift": "import Foundation\n\(types)",
        "Main.swift": """
        import Foundation
        import MultiDelegateRuntime
        \(program)
        """,
      ]
      return try module.output(of: files, ["-swift-version", "6", "-parse-as-library"])
    }

    @Test func `what any delegate wants is presented, and a response is handled once`() throws {
      let types = """
        struct UNNotificationPresentationOptions: OptionSet, Sendable {
          let rawValue: UInt
          static let sound = Self(rawValue: 2)
          static let list = Self(rawValue: 8)
          static let banner = Self(rawValue: 16)
        }
        final class UNNotification: Sendable {}
        final class UNNotificationResponse: Sendable {}
        final class UNUserNotificationCenter {}
        """
      let program = """
        final class Part: NSObject, UNUserNotificationCenterDelegate {
          let options: UNNotificationPresentationOptions
          var waiting: (@Sendable () -> Void)?

          init(_ options: UNNotificationPresentationOptions) { self.options = options }

          func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification,
            withCompletionHandler completionHandler:
              @escaping @Sendable (UNNotificationPresentationOptions) -> Void
          ) { completionHandler(options) }

          func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
          ) { waiting = completionHandler }
        }

        @main enum Main {
          static func main() {
            let center = UNUserNotificationCenter()
            let multi = MultiUNUserNotificationCenterDelegate()
            let show: @Sendable (UNNotificationPresentationOptions) -> Void = { print($0.rawValue) }
            let finish: @Sendable () -> Void = { print("handled") }
            multi.userNotificationCenter(center, willPresent: UNNotification(), withCompletionHandler: show)
            multi.userNotificationCenter(
              center, didReceive: UNNotificationResponse(), withCompletionHandler: finish)
            let parts = [Part([.banner]), Part([]), Part([.sound, .list])]
            for part in parts { multi.delegates.add(part, handling: .all) }
            multi.userNotificationCenter(center, willPresent: UNNotification(), withCompletionHandler: show)
            multi.userNotificationCenter(
              center, didReceive: UNNotificationResponse(), withCompletionHandler: finish)
            for part in parts {
              print("answer")
              part.waiting?()
            }
          }
        }
        """
      #expect(
        try Self.output(of: "UserNotifications", types, program)
          == "0\nhandled\n26\nanswer\nanswer\nanswer\nhandled\n"
      )
    }

    @Test func `the best result counts, and a shortcut is for the first who performs it`() throws {
      let types = """
        enum UIBackgroundFetchResult { case newData, noData, failed }
        @MainActor final class UIApplication {}
        @MainActor final class UIApplicationShortcutItem {}
        """
      let program = """
        @MainActor final class Part: NSObject, UIApplicationDelegate {
          let result: UIBackgroundFetchResult
          var waiting: (@Sendable () -> Void)?

          init(_ result: UIBackgroundFetchResult) { self.result = result }

          func application(
            _ application: UIApplication,
            didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
              @escaping @Sendable (UIBackgroundFetchResult) -> Void
          ) {
            completionHandler(result)
            completionHandler(.newData)
          }

          func application(
            _ application: UIApplication,
            handleEventsForBackgroundURLSession identifier: String,
            completionHandler: @escaping @Sendable () -> Void
          ) { waiting = completionHandler }

          func application(
            _ application: UIApplication,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping @Sendable (Bool) -> Void
          ) {
            print("asked")
            completionHandler(result == .newData)
          }
        }

        @main enum Main {
          @MainActor static func main() {
            let app = UIApplication()
            for results: [UIBackgroundFetchResult] in [
              [], [.noData], [.noData, .failed], [.failed, .newData, .noData],
            ] {
              let multi = MultiUIApplicationDelegate()
              let parts = results.map(Part.init)
              for part in parts { multi.delegates.add(part, handling: .all) }
              multi.application(app, didReceiveRemoteNotification: [:]) { print($0) }
              multi.application(app, performFetchWithCompletionHandler: { print("fetched", $0) })
              multi.application(app, performActionFor: UIApplicationShortcutItem()) { print($0) }
              withExtendedLifetime(parts) {}
            }
          }
        }
        """
      let fetched = "fetched noData\n"
      #expect(
        try Self.output(of: "UIApplication", types, program)
          == "noData\n\(fetched)false\n" + "noData\n\(fetched)asked\nfalse\n"
          + "failed\n\(fetched)asked\nasked\nfalse\n" + "newData\n\(fetched)asked\nasked\ntrue\n"
      )
    }

    @Test func `one who cancels is enough, and the first decision on a challenge counts`() throws {
      let types = """
        enum WKNavigationActionPolicy { case cancel, allow, download }
        enum WKNavigationResponsePolicy { case cancel, allow, download }
        @MainActor final class WKWebView {}
        @MainActor final class WKNavigationAction {}
        @MainActor final class WKNavigationResponse {}
        @MainActor final class WKWebpagePreferences { var name = "given" }
        @MainActor final class WKBackForwardListItem {}
        final class URLAuthenticationChallenge: Sendable {}
        final class URLCredential: Sendable {}
        enum URLSession {
          enum AuthChallengeDisposition {
            case useCredential, performDefaultHandling, cancelAuthenticationChallenge
          }
        }
        """
      let program = """
        @MainActor final class Part: NSObject, WKNavigationDelegate {
          let policy: WKNavigationActionPolicy
          let disposition: URLSession.AuthChallengeDisposition

          init(_ policy: WKNavigationActionPolicy, _ disposition: URLSession.AuthChallengeDisposition) {
            self.policy = policy
            self.disposition = disposition
          }

          func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
          ) { decisionHandler(policy) }

          func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler:
              @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
          ) {
            let own = WKWebpagePreferences()
            own.name = "of \\(policy)"
            decisionHandler(policy, own)
          }

          func webView(
            _ webView: WKWebView,
            didReceive challenge: URLAuthenticationChallenge,
            completionHandler:
              @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
          ) { completionHandler(disposition, disposition == .useCredential ? URLCredential() : nil) }

          func webView(
            _ webView: WKWebView,
            authenticationChallenge challenge: URLAuthenticationChallenge,
            shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
          ) { decisionHandler(true) }
        }

        @main enum Main {
          @MainActor static func main() {
            let view = WKWebView()
            let challenge = URLAuthenticationChallenge()
            for parts in [
              [],
              [Part(.allow, .performDefaultHandling), Part(.download, .useCredential)],
              [
                Part(.download, .performDefaultHandling),
                Part(.cancel, .cancelAuthenticationChallenge), Part(.allow, .useCredential),
              ],
            ] {
              let multi = MultiWKNavigationDelegate()
              for part in parts { multi.delegates.add(part, handling: .all) }
              multi.webView(view, decidePolicyFor: WKNavigationAction()) { print($0) }
              multi.webView(
                view, decidePolicyFor: WKNavigationAction(), preferences: WKWebpagePreferences()
              ) { print($0, $1.name) }
              multi.webView(view, didReceive: challenge) { print($0, $1 != nil) }
              multi.webView(view, authenticationChallenge: challenge) { print($0) }
            }
          }
        }
        """
      #expect(
        try Self.output(of: "WebKit", types, program)
          == """
          allow
          allow given
          performDefaultHandling false
          false
          download
          download of download
          useCredential true
          true
          cancel
          cancel of cancel
          cancelAuthenticationChallenge false
          true

          """
      )
    }
  }
}
