// MapKit's map view and its delegate protocol by their public declarations, so that these come into Swift as
// from an SDK. Nothing here is ever linked or run.

#pragma once

@import CoreLocation;
@import UIKit;

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, MKAnnotationViewDragState) {
  MKAnnotationViewDragStateNone,
  MKAnnotationViewDragStateStarting
} NS_SWIFT_NAME(MKAnnotationView.DragState);

typedef NS_ENUM(NSInteger, MKUserTrackingMode) {
  MKUserTrackingModeNone,
  MKUserTrackingModeFollow
};

NS_SWIFT_UI_ACTOR @protocol MKAnnotation <NSObject>
@end

NS_SWIFT_UI_ACTOR @interface MKAnnotationView : UIView
@end

NS_SWIFT_UI_ACTOR @interface MKUserLocation : NSObject <MKAnnotation>
@end

NS_SWIFT_UI_ACTOR @interface MKClusterAnnotation : NSObject <MKAnnotation>
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithMemberAnnotations:(NSArray<id<MKAnnotation>> *)memberAnnotations __attribute__((objc_designated_initializer));
@end

@protocol MKOverlay <MKAnnotation>
@end

NS_SWIFT_UI_ACTOR @interface MKOverlayRenderer : NSObject
- (instancetype)initWithOverlay:(id<MKOverlay>)overlay __attribute__((objc_designated_initializer));
@end

NS_SWIFT_UI_ACTOR @interface UIControl : UIView
@end

NS_SWIFT_UI_ACTOR @interface MKSelectionAccessory : NSObject
@end

@protocol MKMapViewDelegate;

NS_SWIFT_UI_ACTOR @interface MKMapView : UIView
@property (nonatomic, weak, nullable) id<MKMapViewDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR @protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
- (void)mapViewDidChangeVisibleRegion:(MKMapView *)mapView API_AVAILABLE_IOS(11.0);
- (void)mapViewWillStartLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFailLoadingMap:(MKMapView *)mapView withError:(NSError *)error;
- (void)mapViewWillStartRenderingMap:(MKMapView *)mapView;
- (void)mapViewDidFinishRenderingMap:(MKMapView *)mapView fullyRendered:(BOOL)fullyRendered;
- (nullable MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didAddAnnotationViews:(NSArray<MKAnnotationView *> *)views;
- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view calloutAccessoryControlTapped:(UIControl *)control;
- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view NS_SWIFT_NAME(mapView(_:didSelect:));
- (void)mapView:(MKMapView *)mapView didDeselectAnnotationView:(MKAnnotationView *)view NS_SWIFT_NAME(mapView(_:didDeselect:));
- (void)mapView:(MKMapView *)mapView didSelectAnnotation:(id<MKAnnotation>)annotation NS_SWIFT_NAME(mapView(_:didSelect:)) API_AVAILABLE_IOS(16.0);
- (void)mapView:(MKMapView *)mapView didDeselectAnnotation:(id<MKAnnotation>)annotation NS_SWIFT_NAME(mapView(_:didDeselect:)) API_AVAILABLE_IOS(16.0);
- (nullable MKSelectionAccessory *)mapView:(MKMapView *)mapView selectionAccessoryForAnnotation:(id<MKAnnotation>)annotation API_AVAILABLE_IOS(18.0);
- (void)mapViewWillStartLocatingUser:(MKMapView *)mapView;
- (void)mapViewDidStopLocatingUser:(MKMapView *)mapView;
- (void)mapView:(MKMapView *)mapView didUpdateUserLocation:(MKUserLocation *)userLocation;
- (void)mapView:(MKMapView *)mapView didFailToLocateUserWithError:(NSError *)error;
- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view didChangeDragState:(MKAnnotationViewDragState)newState fromOldState:(MKAnnotationViewDragState)oldState;
- (void)mapView:(MKMapView *)mapView didChangeUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
- (MKOverlayRenderer *)mapView:(MKMapView *)mapView rendererForOverlay:(id<MKOverlay>)overlay;
- (void)mapView:(MKMapView *)mapView didAddOverlayRenderers:(NSArray<MKOverlayRenderer *> *)renderers;
- (MKClusterAnnotation *)mapView:(MKMapView *)mapView clusterAnnotationForMemberAnnotations:(NSArray<id<MKAnnotation>> *)memberAnnotations API_AVAILABLE_IOS(11.0);
@end

NS_ASSUME_NONNULL_END
