import Foundation

/// What a text field asks and tells.
///
/// Checked against developer.apple.com/documentation/uikit/uitextfielddelegate.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the keyboard may come.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The keyboard came.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the keyboard may go.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The keyboard went.
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
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
