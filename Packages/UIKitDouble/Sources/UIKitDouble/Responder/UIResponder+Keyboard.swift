import Foundation

extension UIResponder {
  /// Posted before the keyboard comes, with its frame.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted before the keyboard takes another frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Where in a notification the keyboard's frame is: a rectangle in the window.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

extension UIWindow {
  /// Shows or hides the keyboard, as far as notifications tell.
  ///
  /// - Parameter height: how much of the window's bottom it covers; 0 hides it.
  public func simulateKeyboard(height: CGFloat) {
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    NotificationCenter.default.post(
      name: height > 0
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      object: self, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }
}
