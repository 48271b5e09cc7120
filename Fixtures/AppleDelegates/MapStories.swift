import Foundation
import MapKit
import MultiDelegateRuntime
import UIKit

/// Gives clusters a view, for any map.
@MainActor final class ClusteringHelper: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    annotation is MKClusterAnnotation ? MKAnnotationView() : nil
  }

  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    MKClusterAnnotation(memberAnnotations: memberAnnotations)
  }
}

/// Has the map, and views of its own for what the helper leaves to others.
@MainActor final class MapScreen: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  private let helper = ClusteringHelper()
  private let multi = MultiMKMapViewDelegate()
  private(set) var selected: (any MKAnnotation)?

  func start() {
    // `viewFor` is `firstNonNil`: who comes first is asked first.
    multi.delegates.add(helper)
    multi.delegates.add(self)
    map.delegate = multi
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    MKAnnotationView()
  }

  // One of two requirements of one name, which differ in a type and have selectors of their own.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    selected = annotation
  }
}
