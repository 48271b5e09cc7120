import Foundation
import MultiDelegateRuntime
import WebKit

/// Keeps the browser from some pages.
@MainActor final class Gatekeeper: NSObject, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.cancel)
  }
}

/// Lets the browser go anywhere, when it has written down where.
@MainActor final class Visits: NSObject, WKNavigationDelegate {
  private(set) var count = 0

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task {
      count += 1
      decisionHandler(.allow)
    }
  }
}

/// Refuses servers whose certificate it does not know, and has no password.
@MainActor final class CertificateCheck: NSObject, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
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

/// Gives a browser five delegates.
///
/// Each of them has a decision handler of its own, and WebKit's is called once. A delegate that cancels is
/// enough. A challenge goes to the keychain if the check of certificates leaves it to others.
@MainActor func makeBrowser(
  _ gatekeeper: Gatekeeper,
  _ visits: Visits,
  _ check: CertificateCheck,
  _ keychain: Keychain,
  _ progress: Progress
) -> (WKWebView, MultiWKNavigationDelegate) {
  let browser = WKWebView()
  let multi = MultiWKNavigationDelegate(weakly: gatekeeper, visits, check, keychain, progress)
  browser.navigationDelegate = multi
  return (browser, multi)
}
