// WatchConnectivity's session and its delegate protocol by their public declarations, so that these come into
// Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, WCSessionActivationState) {
  WCSessionActivationStateNotActivated,
  WCSessionActivationStateInactive,
  WCSessionActivationStateActivated
};

@interface WCSessionUserInfoTransfer : NSObject
@end

@interface WCSessionFile : NSObject
@property (nonatomic, readonly) NSURL *fileURL;
@end

@interface WCSessionFileTransfer : NSObject
@end

@protocol WCSessionDelegate;

@interface WCSession : NSObject
@property (nonatomic, weak, nullable) id<WCSessionDelegate> delegate;
- (void)activateSession NS_SWIFT_NAME(activate());
@end

@protocol WCSessionDelegate <NSObject>
@required
- (void)session:(WCSession *)session activationDidCompleteWithState:(WCSessionActivationState)activationState error:(nullable NSError *)error NS_SWIFT_NAME(session(_:activationDidCompleteWith:error:));
- (void)sessionDidBecomeInactive:(WCSession *)session;
- (void)sessionDidDeactivate:(WCSession *)session;
@optional
- (void)sessionWatchStateDidChange:(WCSession *)session;
- (void)sessionReachabilityDidChange:(WCSession *)session;
- (void)sessionCompanionAppInstalledDidChange:(WCSession *)session;
- (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message NS_SWIFT_NAME(session(_:didReceiveMessage:));
- (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^)(NSDictionary<NSString *, id> *replyMessage))replyHandler NS_SWIFT_NAME(session(_:didReceiveMessage:replyHandler:));
- (void)session:(WCSession *)session didReceiveMessageData:(NSData *)messageData NS_SWIFT_NAME(session(_:didReceiveMessageData:));
- (void)session:(WCSession *)session didReceiveMessageData:(NSData *)messageData replyHandler:(void (^)(NSData *replyMessageData))replyHandler NS_SWIFT_NAME(session(_:didReceiveMessageData:replyHandler:));
- (void)session:(WCSession *)session didReceiveApplicationContext:(NSDictionary<NSString *, id> *)applicationContext NS_SWIFT_NAME(session(_:didReceiveApplicationContext:));
- (void)session:(WCSession *)session didFinishUserInfoTransfer:(WCSessionUserInfoTransfer *)userInfoTransfer error:(nullable NSError *)error NS_SWIFT_NAME(session(_:didFinish:error:));
- (void)session:(WCSession *)session didReceiveUserInfo:(NSDictionary<NSString *, id> *)userInfo NS_SWIFT_NAME(session(_:didReceiveUserInfo:));
- (void)session:(WCSession *)session didFinishFileTransfer:(WCSessionFileTransfer *)fileTransfer error:(nullable NSError *)error NS_SWIFT_NAME(session(_:didFinish:error:));
- (void)session:(WCSession *)session didReceiveFile:(WCSessionFile *)file NS_SWIFT_NAME(session(_:didReceive:));
@end

NS_ASSUME_NONNULL_END
