@import Foundation;

@protocol AlbumDelegate <NSObject>
- (void)albumDidOpen;
@optional
- (NSInteger)albumPageOf:(nonnull NSString *)name __attribute__((availability(macos, introduced = 26.0))) __attribute__((availability(ios, introduced = 26.0)));
@end
