#if canImport(ObjectiveC) && canImport(UserNotifications)
import UserNotifications

/// What any delegate wants to be presented.
nonisolated func union(
  _ first: UNNotificationPresentationOptions,
  _ second: UNNotificationPresentationOptions
) -> UNNotificationPresentationOptions {
  first.union(second)
}
#endif
