// AVFAudio's player and its delegate protocol by their public declarations, so that these come into Swift as
// from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

NS_ASSUME_NONNULL_BEGIN

@protocol AVAudioPlayerDelegate;

@interface AVAudioPlayer : NSObject
@property (weak, nonatomic, nullable) id<AVAudioPlayerDelegate> delegate;
@property (nonatomic, readonly) NSTimeInterval duration;
@end

@protocol AVAudioPlayerDelegate <NSObject>
@optional
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag;
- (void)audioPlayerDecodeErrorDidOccur:(AVAudioPlayer *)player error:(nullable NSError *)error;
- (void)audioPlayerBeginInterruption:(AVAudioPlayer *)player API_DEPRECATED("Use AVAudioSession");
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withOptions:(NSUInteger)flags NS_SWIFT_NAME(audioPlayerEndInterruption(_:withOptions:)) API_DEPRECATED("Use AVAudioSession");
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withFlags:(NSUInteger)flags API_UNAVAILABLE;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player API_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
