import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A delegate that performs the default handling leaves the challenge to the next one.
nonisolated func firstDecision(
  _ first: (URLSession.AuthChallengeDisposition, URLCredential?),
  _ second: (URLSession.AuthChallengeDisposition, URLCredential?)
) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
  first.0 == .performDefaultHandling ? second : first
}
