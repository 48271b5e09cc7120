import Foundation
import MultiDelegateRuntime
import UIKit

/// One rule for what may be typed; a field has any number of them.
@MainActor final class LengthRule: NSObject, UITextFieldDelegate {
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    super.init()
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    (textField.text?.count ?? 0) - range.length + string.count <= limit
  }

  // iOS 26 has a variant for several ranges. Both rules have it, so that UIKit skips neither.
  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let removed = ranges.reduce(0) { $0 + $1.rangeValue.length }
    return (textField.text?.count ?? 0) - removed + string.count <= limit
  }
}

/// Another rule.
@MainActor final class DigitRule: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }

  @available(iOS 26.0, *)
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }
}

/// Hears that editing is over, whatever the rules are.
@MainActor final class Form: NSObject, UITextFieldDelegate {
  private(set) var isComplete = false

  func textFieldDidEndEditing(_ textField: UITextField) { isComplete = true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// `shouldChangeCharactersIn` is `allTrue`: one rule that says no is enough.
@MainActor func makeField(
  _ form: Form,
  _ rules: [any UITextFieldDelegate]
) -> (
  UITextField, MultiUITextFieldDelegate
) {
  let field = UITextField()
  let multi = MultiUITextFieldDelegate(weakly: form)
  multi.delegates.add(contentsOf: rules)
  field.delegate = multi
  return (field, multi)
}
