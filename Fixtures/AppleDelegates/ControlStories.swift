import Foundation
import MultiDelegateRuntime
import UIKit

// MARK: A text view with a rule, a counter and a draft

/// Keeps a note below a number of characters.
@MainActor final class NoteLimit: NSObject, UITextViewDelegate {
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    super.init()
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    textView.text.count - range.length + text.count <= limit
  }
}

/// Shows how long the text is.
@MainActor final class CharacterCounter: NSObject, UITextViewDelegate {
  let label = UILabel()

  func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count)" }
}

/// Saves the text when editing ends, and hides the keyboard when the text view scrolls.
@MainActor final class Draft: NSObject, UITextViewDelegate {
  private(set) var saved = ""
  private(set) var hidesKeyboard = false

  func textViewDidEndEditing(_ textView: UITextView) { saved = textView.text }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hidesKeyboard = true }
}

/// `shouldChangeTextIn` is `allTrue`, so the limit refuses a change for all three.
@MainActor func makeNote(
  _ limit: NoteLimit,
  _ counter: CharacterCounter,
  _ draft: Draft
) -> (UITextView, MultiUITextViewDelegate) {
  let note = UITextView()
  let multi = MultiUITextViewDelegate(weakly: limit, counter, draft)
  note.delegate = multi
  return (note, multi)
}

// MARK: A collection view with a limit, a menu and a log

/// Lets the user select a number of photos at most.
@MainActor final class SelectionLimit: NSObject, UICollectionViewDelegate {
  private let limit: Int
  private var count = 0

  init(limit: Int) {
    self.limit = limit
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    count < limit
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    count += 1
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    count -= 1
  }
}

/// Has a menu for one photo, and leaves several to others.
@MainActor final class PhotoMenu: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.count == 1 ? UIContextMenuConfiguration() : nil
  }
}

/// `shouldSelectItemAt` is `allTrue`, so the limit refuses; every delegate hears of a selection.
@MainActor func makePhotos(
  _ limit: SelectionLimit,
  _ menu: PhotoMenu,
  _ log: some UICollectionViewDelegate
) -> (UICollectionView, MultiUICollectionViewDelegate) {
  let photos = UICollectionView()
  let multi = MultiUICollectionViewDelegate(weakly: limit, menu, log)
  photos.delegate = multi
  return (photos, multi)
}

// MARK: A search bar with a filter, a history and a rule

/// Filters a list while the user types.
@MainActor final class Filter: NSObject, UISearchBarDelegate {
  private(set) var words: [Substring] = []

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    words = searchText.split(separator: " ")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { words = [] }
}

/// Remembers what the user searched for.
@MainActor final class SearchHistory: NSObject, UISearchBarDelegate {
  private(set) var searches: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.append(searchBar.text ?? "")
  }
}

/// Refuses line breaks, which pasted text can have.
@MainActor final class OneLine: NSObject, UISearchBarDelegate {
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    !text.contains("\n")
  }

  // `UISearchBarDelegate` inherits this one.
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// The history hears only of searches, also if it implements more later.
@MainActor func makeSearchBar(
  _ filter: Filter,
  _ history: SearchHistory,
  _ rule: OneLine
) -> (UISearchBar, MultiUISearchBarDelegate) {
  let bar = UISearchBar()
  let multi = MultiUISearchBarDelegate(weakly: filter, rule)
  multi.delegates.add(history, handling: [.searchBarSearchButtonClicked])
  bar.delegate = multi
  return (bar, multi)
}

// MARK: A picker whose rows, titles and listener are three objects

/// Knows how many rows there are.
@MainActor final class Months: NSObject, UIPickerViewDataSource {
  let names = ["January", "February", "March"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }
}

/// Knows the titles of the rows.
@MainActor final class MonthTitles: NSObject, UIPickerViewDelegate {
  private let months: Months

  init(_ months: Months) {
    self.months = months
    super.init()
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    months.names[row]
  }
}

/// Hears which row is selected.
@MainActor final class ChosenMonth: NSObject, UIPickerViewDelegate {
  private(set) var row: Int?

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    self.row = row
  }
}

/// One object is the data source and the delegate.
@MainActor func makePicker(
  _ months: Months,
  _ titles: MonthTitles,
  _ chosen: ChosenMonth
) throws -> (UIPickerView, MultiPicker) {
  let picker = UIPickerView()
  let multi = try MultiPicker(weakly: months)
  try multi.delegates.add(titles)
  try multi.delegates.add(chosen)
  picker.dataSource = multi
  picker.delegate = multi
  return (picker, multi)
}

// MARK: A gesture with two rules

/// Lets other gestures go on while this one does.
@MainActor final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Begins a swipe only if it is more horizontal than vertical, and leaves buttons alone.
@MainActor final class HorizontalOnly: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return velocity.x.magnitude > velocity.y.magnitude
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    touch.view === gestureRecognizer.view
  }
}

/// One delegate that allows simultaneous recognition is enough, and one that refuses to begin is.
@MainActor func makeSwipe(
  _ together: Together,
  _ rule: HorizontalOnly
) -> (UIPanGestureRecognizer, MultiUIGestureRecognizerDelegate) {
  let swipe = UIPanGestureRecognizer()
  let multi = MultiUIGestureRecognizerDelegate(weakly: together, rule)
  swipe.delegate = multi
  return (swipe, multi)
}
