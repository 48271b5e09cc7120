import Foundation
import MultiDelegateRuntime
import WebKit

/// Decides where the browser may go, by calling the decision handler once.
@MainActor final class Gatekeeper: NSObject, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.cancel)
  }
}

/// Answers challenges, and only them.
@MainActor final class Keychain: NSObject, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.useCredential, URLCredential())
  }
}

/// Shows how far loading is.
@MainActor final class Progress: NSObject, WKNavigationDelegate {
  private(set) var isLoading = false

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    isLoading = true
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    isLoading = false
  }
}

/// Gives a browser three delegates.
///
/// Each decision is `first`: one of the delegates that have it makes it, and where none has, the
/// `default` is what WebKit does without a delegate. No handler is called twice, and none never.
@MainActor func makeBrowser(
  _ gatekeeper: Gatekeeper,
  _ keychain: Keychain,
  _ progress: Progress
) -> (WKWebView, MultiWKNavigationDelegate) {
  let browser = WKWebView()
  let multi = MultiWKNavigationDelegate(weakly: gatekeeper, keychain, progress)
  browser.navigationDelegate = multi
  return (browser, multi)
}
