#if canImport(UIKit) || os(Linux)
import PlatformUIKit

/// A field of one line that ends typing with the Escape key of a hardware keyboard.
@MainActor
final class CancelableTextField: UITextField {
  /// Called for the Escape key, while the field has the keyboard.
  var onCancel: (() -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // The key ends a composition first.
    guard presses.contains(where: \.isCancel), markedTextRange == nil, isFirstResponder,
      let onCancel
    else { return super.pressesBegan(presses, with: event) }
    onCancel()
  }
}

/// A field of several lines that ends typing with the Escape key of a hardware keyboard.
@MainActor
final class CancelableTextView: UITextView {
  /// Called for the Escape key, while the field has the keyboard.
  var onCancel: (() -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: \.isCancel), markedTextRange == nil, isFirstResponder,
      let onCancel
    else { return super.pressesBegan(presses, with: event) }
    onCancel()
  }
}

extension UIPress {
  /// Whether the key cancels: Escape, or the period with Command on keyboards without it.
  fileprivate var isCancel: Bool {
    guard let key else { return false }
    return key.keyCode == .keyboardEscape
      || key.keyCode == .keyboardPeriod && key.modifierFlags.contains(.command)
  }
}
#endif
