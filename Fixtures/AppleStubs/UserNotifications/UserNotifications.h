// UserNotifications' centre and its delegate protocol by their public declarations, so that these come into
// Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

#ifndef NS_OPTIONS
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#endif

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UNNotificationPresentationOptions) {
  UNNotificationPresentationOptionBadge = 1 << 0,
  UNNotificationPresentationOptionSound = 1 << 1,
  UNNotificationPresentationOptionList = 1 << 3,
  UNNotificationPresentationOptionBanner = 1 << 4
};

NS_SWIFT_SENDABLE @interface UNNotification : NSObject
@property (nonatomic, readonly) NSDate *date;
@end

NS_SWIFT_SENDABLE @interface UNNotificationResponse : NSObject
@property (nonatomic, readonly) UNNotification *notification;
@property (nonatomic, readonly) NSString *actionIdentifier;
@end

@protocol UNUserNotificationCenterDelegate;

@interface UNUserNotificationCenter : NSObject
@property (nonatomic, weak, nullable) id<UNUserNotificationCenterDelegate> delegate;
@end

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))completionHandler NS_SWIFT_NAME(userNotificationCenter(_:willPresent:withCompletionHandler:));
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler NS_SWIFT_NAME(userNotificationCenter(_:didReceive:withCompletionHandler:));
- (void)userNotificationCenter:(UNUserNotificationCenter *)center openSettingsForNotification:(nullable UNNotification *)notification NS_SWIFT_NAME(userNotificationCenter(_:openSettingsFor:));
@end

NS_ASSUME_NONNULL_END
