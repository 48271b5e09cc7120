extension RealLife {
  /// Views, cells, pickers and their controllers.
  static let screens = """
    public protocol CardViewDelegate: AnyObject {
      func cardViewDidTap(_ cardView: CardView)
      func cardView(_ cardView: CardView, didSwipe direction: CardView.Direction)
      func cardView(_ cardView: CardView, shouldSwipeIn direction: CardView.Direction) -> Bool
      func cardView(_ cardView: CardView, didDragBy percentage: CGFloat)
    }
    protocol CardStackDataSource: AnyObject {
      func numberOfCards(in cardStack: CardStack) -> Int
      func cardStack(_ cardStack: CardStack, cardForIndexAt index: Int) -> CardView
      func cardStack(_ cardStack: CardStack, overlayAt index: Int) -> OverlayView?
    }
    protocol SwitchCellDelegate: AnyObject {
      func switchCell(_ cell: SwitchCell, didToggle isOn: Bool)
    }
    @MainActor protocol TextInputCellDelegate: AnyObject {
      func textInputCellDidBeginEditing(_ cell: TextInputCell)
      func textInputCell(_ cell: TextInputCell, didChange text: String?)
      func textInputCell(_ cell: TextInputCell, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
      func textInputCellDidEndEditing(_ cell: TextInputCell)
    }
    protocol BottomSheetDelegate : AnyObject {
      func bottomSheet(_ sheet: BottomSheet, willMoveTo detent: BottomSheet.Detent)
      func bottomSheet(_ sheet: BottomSheet, didMoveTo detent: BottomSheet.Detent)
      var  bottomSheetAllowsDismissal : Bool { get }
    }
    protocol PageViewDelegate: NSObjectProtocol {
      func pageView(_ pageView: PageView, willTransitionTo pages: [Page])
      func pageView(_ pageView: PageView, didFinishAnimating finished: Bool, previous: [Page], completed: Bool)
    }
    protocol TagListViewDelegate: AnyObject {
      func tagPressed(_ title: String, tagView: TagView, sender: TagListView) -> Void
      func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) -> Void
    }
    @MainActor public protocol CalendarViewDelegate: AnyObject {
      func calendar(_ calendar: CalendarView, didSelect date: Date)
      func calendar(_ calendar: CalendarView, shouldSelect date: Date, at position: CalendarView.MonthPosition) -> Bool
      func calendar(_ calendar: CalendarView, numberOfEventsFor date: Date) -> Int
      func calendar(_ calendar: CalendarView, subtitleFor date: Date) -> String?
      func calendar(_ calendar: CalendarView, boundingRectWillChange bounds: CGRect, animated: Bool)
      func calendarCurrentPageDidChange(_ calendar: CalendarView)
    }
    protocol ColorPickerDelegate: AnyObject {
      func colorPicker(_ picker: ColorPicker, didPick color: (red: Double, green: Double, blue: Double, alpha: Double))
      func colorPickerDidCancel(_: ColorPicker)
    }
    protocol ImageCropperDelegate: AnyObject {
      func imageCropper(_ cropper: ImageCropper, didCrop image: Image, to rect: CGRect, angle: Int)
      func imageCropper(_ cropper: ImageCropper, didFailWith error: Error)
      func imageCropperDidCancel(_ cropper: ImageCropper)
    }
    protocol WaterfallLayoutDelegate: AnyObject {
      func layout(_ layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
      func layout(_ layout: WaterfallLayout, columnCountFor section: Int) -> Int
      func layout(_ layout: WaterfallLayout, heightForHeaderIn section: Int) -> CGFloat?
    }
    @available(iOS 13, macOS 10.15, *)
    @MainActor
    public protocol FloatingPanelDelegate: AnyObject {
      func floatingPanel(_ panel: FloatingPanel, layoutFor size: CGSize) -> FloatingPanelLayout
      func floatingPanelDidMove(_ panel: FloatingPanel)
      func floatingPanelWillEndDragging(_ panel: FloatingPanel, withVelocity velocity: CGPoint, targetState: UnsafeMutablePointer<FloatingPanelState>)
      @available(*, deprecated, renamed: "floatingPanelDidMove(_:)")
      func floatingPanelDidScroll(_ panel: FloatingPanel)
    }
    protocol RangeSliderDelegate: AnyObject {
      func rangeSlider(_ slider: RangeSlider, didChange range: ClosedRange<Double>)
      func rangeSlider(_ slider: RangeSlider, stringFor value: Double) -> String
      func didStartTouches(in slider: RangeSlider)
      func didEndTouches(in slider: RangeSlider)
    }
    public protocol OnboardingDataSource: AnyObject {
      func onboardingItemsCount() -> Int
      func onboardingItem(at index: Int) -> OnboardingItem
      var skipTitle: String? { get }
    }
    protocol SearchBarDelegate: AnyObject {
      func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
      func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
      func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    }
    internal protocol MenuDelegate: AnyObject { func menu(_ menu: Menu, didSelect item: Menu.Item, at index: Int) }
    """
}
