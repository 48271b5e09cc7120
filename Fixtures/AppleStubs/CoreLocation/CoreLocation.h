// Core Location's manager and its delegate protocol by their public declarations, so that these come into
// Swift as from an SDK. Nothing here is ever linked or run.

#pragma once

@import Foundation;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(int, CLAuthorizationStatus) {
  kCLAuthorizationStatusNotDetermined,
  kCLAuthorizationStatusDenied
};

typedef NS_ENUM(NSInteger, CLRegionState) {
  CLRegionStateUnknown,
  CLRegionStateInside
};

@interface CLLocation : NSObject
@end

@interface CLHeading : NSObject
@end

@interface CLRegion : NSObject
@end

@interface CLBeacon : NSObject
@end

@interface CLBeaconRegion : CLRegion
@end

API_AVAILABLE_IOS(13.0) @interface CLBeaconIdentityConstraint : NSObject
@end

@interface CLVisit : NSObject
@end

@protocol CLLocationManagerDelegate;

@interface CLLocationManager : NSObject
@property (weak, nonatomic, nullable) id<CLLocationManagerDelegate> delegate;
@end

@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateToLocation:(CLLocation *)newLocation fromLocation:(CLLocation *)oldLocation __attribute__((unavailable));
- (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations NS_SWIFT_NAME(locationManager(_:didUpdateLocations:));
- (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)newHeading NS_SWIFT_NAME(locationManager(_:didUpdateHeading:));
- (BOOL)locationManagerShouldDisplayHeadingCalibration:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager didDetermineState:(CLRegionState)state forRegion:(CLRegion *)region;
- (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons inRegion:(CLBeaconRegion *)region API_DEPRECATED("Use locationManager(_:didRange:satisfying:)");
- (void)locationManager:(CLLocationManager *)manager rangingBeaconsDidFailForRegion:(CLBeaconRegion *)region withError:(NSError *)error API_DEPRECATED("Use locationManager(_:didFailRangingFor:error:)");
- (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons satisfyingConstraint:(CLBeaconIdentityConstraint *)beaconConstraint NS_SWIFT_NAME(locationManager(_:didRange:satisfying:)) API_AVAILABLE_IOS(13.0);
- (void)locationManager:(CLLocationManager *)manager didFailRangingBeaconsForConstraint:(CLBeaconIdentityConstraint *)beaconConstraint error:(NSError *)error NS_SWIFT_NAME(locationManager(_:didFailRangingFor:error:)) API_AVAILABLE_IOS(13.0);
- (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region NS_SWIFT_NAME(locationManager(_:didEnterRegion:));
- (void)locationManager:(CLLocationManager *)manager didExitRegion:(CLRegion *)region NS_SWIFT_NAME(locationManager(_:didExitRegion:));
- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager monitoringDidFailForRegion:(nullable CLRegion *)region withError:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status NS_SWIFT_NAME(locationManager(_:didChangeAuthorization:)) API_DEPRECATED("Use locationManagerDidChangeAuthorization(_:)");
- (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager API_AVAILABLE_IOS(14.0);
- (void)locationManager:(CLLocationManager *)manager didStartMonitoringForRegion:(CLRegion *)region;
- (void)locationManagerDidPauseLocationUpdates:(CLLocationManager *)manager;
- (void)locationManagerDidResumeLocationUpdates:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager didFinishDeferredUpdatesWithError:(nullable NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit;
@end

NS_ASSUME_NONNULL_END
