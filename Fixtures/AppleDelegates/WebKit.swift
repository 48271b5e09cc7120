#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation
import WebKit

/// One cancelling delegate is enough, and a download counts more than a page.
nonisolated func stricter(
  _ first: WKNavigationActionPolicy,
  _ second: WKNavigationActionPolicy
) -> WKNavigationActionPolicy {
  if first == .cancel || second == .cancel { return .cancel }
  return first == .allow ? second : first
}

/// The preferences belong to the policy that counts.
@available(iOS 13.0, *)
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
  if first == .cancel || second == .cancel { return .cancel }
  return first == .allow ? second : first
}

/// A delegate that performs the default handling leaves the challenge to the next one.
nonisolated func firstDecision(
  _ first: (URLSession.AuthChallengeDisposition, URLCredential?),
  _ second: (URLSession.AuthChallengeDisposition, URLCredential?)
) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
  first.0 == .performDefaultHandling ? second : first
}
#endif
