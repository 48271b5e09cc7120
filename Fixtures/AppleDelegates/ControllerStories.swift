import Foundation
import MultiDelegateRuntime
import UIKit

// MARK: A navigation controller with a transition, a bar and a log

/// Fades from one screen to the next.
@MainActor final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

/// Animates pushes, and leaves pops to others.
@MainActor final class PushTransition: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? Fade() : nil
  }
}

/// Counts the screens that were shown.
@MainActor final class ScreenLog: NSObject, UINavigationControllerDelegate {
  private(set) var count = 0

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    count += 1
  }
}

/// Allows only one orientation.
@MainActor final class PortraitOnly: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
}

/// The coordinator keeps the forwarder, because the navigation controller does not.
@MainActor final class Coordinator: NSObject {
  let navigation = UINavigationController()
  private let transition = PushTransition()
  private let orientation = PortraitOnly()
  private let multi = MultiUINavigationControllerDelegate()

  func start(_ log: ScreenLog) {
    multi.delegates.add(transition)
    multi.delegates.add(orientation)
    multi.delegates.add(log)
    navigation.delegate = multi
  }

  /// UIKit asks this, and only then lets the delegate decide.
  var decidesOrientation: Bool {
    multi.responds(
      to: #selector(
        (any UINavigationControllerDelegate)
          .navigationControllerSupportedInterfaceOrientations(_:)
      )
    )
  }
}

// MARK: Tabs that need a login

/// Lets nobody select the account before the login.
@MainActor final class LoginRule: NSObject, UITabBarControllerDelegate {
  let account = UIViewController()
  var isLoggedIn = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    isLoggedIn || viewController !== account
  }

  // The same rule for apps that set `tabs`.
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    isLoggedIn || tab.viewController !== account
  }
}

/// Scrolls to the top if the selected tab is selected again.
@MainActor final class TapAgain: NSObject, UITabBarControllerDelegate {
  private(set) var scrollsToTop = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    scrollsToTop = unsafe tabBarController.selectedViewController === viewController
    return true
  }
}

/// Counts selections.
@MainActor final class TabLog: NSObject, UITabBarControllerDelegate {
  private(set) var count = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    count += 1
  }
}

/// `shouldSelect` ends at the first delegate that refuses, so the rule comes before `TapAgain`.
@MainActor func makeTabs(
  _ rule: LoginRule,
  _ again: TapAgain,
  _ log: TabLog
) -> (UITabBarController, MultiUITabBarControllerDelegate) {
  let tabs = UITabBarController()
  let multi = MultiUITabBarControllerDelegate(weakly: rule, again, log)
  tabs.delegate = multi
  return (tabs, multi)
}

// MARK: A sheet with unsaved changes

/// Keeps the sheet open while it has unsaved changes, and then asks the user.
@MainActor final class UnsavedChanges: NSObject, UIAdaptivePresentationControllerDelegate {
  var exist = false
  private(set) var asksUser = false

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !exist }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    asksUser = true
  }
}

/// Reloads the list behind the sheet after the user has closed the sheet.
@MainActor final class ListReload: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var count = 0

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    count += 1
  }
}

/// Keeps a popover a popover, also on an iPhone.
@MainActor final class PopoverOnly: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// `presentationControllerShouldDismiss` is `allTrue`, so unsaved changes keep the sheet open.
@MainActor func observe(
  _ sheet: UIViewController,
  _ changes: UnsavedChanges,
  _ reload: ListReload,
  _ style: PopoverOnly
) -> MultiUIAdaptivePresentationControllerDelegate {
  let multi = MultiUIAdaptivePresentationControllerDelegate(weakly: changes, reload, style)
  sheet.presentationController?.delegate = multi
  return multi
}
