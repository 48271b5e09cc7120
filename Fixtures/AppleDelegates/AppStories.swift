import MultiDelegateRuntime
import UIKit

// MARK: An app with three push SDKs

/// Loads the article that a push is about, and says later whether there is one.
@MainActor final class ArticleLoader: NSObject, UIApplicationDelegate {
  private var waiting: [@Sendable (UIBackgroundFetchResult) -> Void] = []

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    waiting.append(completionHandler)
  }

  func articleDidArrive() {
    for completionHandler in waiting { completionHandler(.newData) }
    waiting = []
  }
}

/// An SDK that counts pushes, and has nothing to load.
@MainActor final class PushCounter: NSObject, UIApplicationDelegate {
  private(set) var count = 0

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    count += 1
    completionHandler(.noData)
  }
}

/// An SDK whose transfers go on without the app.
@MainActor final class TransferService: NSObject, UIApplicationDelegate {
  private var finish: (@Sendable () -> Void)?

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) {
    // A session of another delegate: this one is done at once.
    guard identifier == "transfers" else { return completionHandler() }
    finish = completionHandler
  }

  func transfersDidFinish() {
    finish?()
    finish = nil
  }
}

/// The delegate that UIKit makes.
///
/// What it does not do itself, the others do. Its window and other members of its own count, and hide the same members of the others.
@MainActor final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  let loader = ArticleLoader()
  let counter = PushCounter()
  let transfers = TransferService()
  let others: MultiUIApplicationDelegate

  override init() {
    others = MultiUIApplicationDelegate(weakly: loader, counter, transfers)
    super.init()
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || others.responds(to: selector)
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    others.responds(to: selector) ? others : super.forwardingTarget(for: selector)
  }
}
