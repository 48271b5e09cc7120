#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import WebKit

/// A delegate that cancels is enough, and so is one that turns the navigation into a download.
nonisolated func stricter(
  _ first: WKNavigationActionPolicy,
  _ second: WKNavigationActionPolicy
) -> WKNavigationActionPolicy {
  let ranks: [WKNavigationActionPolicy] = [.cancel, .download, .allow]
  return ranks.first { $0 == first || $0 == second } ?? .cancel
}

/// The preferences belong to the policy that counts.
nonisolated func stricter(
  _ first: (WKNavigationActionPolicy, WKWebpagePreferences),
  _ second: (WKNavigationActionPolicy, WKWebpagePreferences)
) -> (WKNavigationActionPolicy, WKWebpagePreferences) {
  stricter(first.0, second.0) == first.0 ? first : second
}

nonisolated func stricter(
  _ first: WKNavigationResponsePolicy,
  _ second: WKNavigationResponsePolicy
) -> WKNavigationResponsePolicy {
  let ranks: [WKNavigationResponsePolicy] = [.cancel, .download, .allow]
  return ranks.first { $0 == first || $0 == second } ?? .cancel
}

/// A delegate that performs the default handling leaves the challenge to the next one.
nonisolated func firstDecision(
  _ first: (URLSession.AuthChallengeDisposition, URLCredential?),
  _ second: (URLSession.AuthChallengeDisposition, URLCredential?)
) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
  first.0 == .performDefaultHandling ? second : first
}
#endif
