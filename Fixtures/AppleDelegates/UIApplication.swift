#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// New data from one delegate counts more than the failure of another one, and a failure more than nothing.
nonisolated func better(
  _ first: UIBackgroundFetchResult,
  _ second: UIBackgroundFetchResult
) -> UIBackgroundFetchResult {
  let ranks: [UIBackgroundFetchResult] = [.newData, .failed, .noData]
  return ranks.first { $0 == first || $0 == second } ?? first
}
#endif
