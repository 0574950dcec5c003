import Foundation

/// The methods that a text field calls.
///
/// Checked against developer.apple.com/documentation/uikit/uitextfielddelegate.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began, with the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended, and the keyboard disappeared.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether something may be typed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true` by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true` by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true` by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `true` by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
