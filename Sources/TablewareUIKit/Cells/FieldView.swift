#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension UITextField {
  /// Shows an input. The same text is not set again, because that would move the cursor, nor is a
  /// text that is being composed replaced.
  func show(_ input: TextInput) {
    placeholder = input.placeholder
    let isSecure = input.kind == .secure
    let keys: UIKeyboardType =
      switch input.kind {
      case .plain, .secure, .username: .default
      case .number: .numbersAndPunctuation
      case .email: .emailAddress
      }
    // Only if they changed, because that replaces the keyboard.
    if isSecureTextEntry != isSecure { isSecureTextEntry = isSecure }
    let content: UITextContentType? =
      switch input.kind {
      case .secure: .password
      case .email: .emailAddress
      case .username: .username
      case .plain, .number: nil
      }
    if keyboardType != keys || textContentType != content {
      keyboardType = keys
      textContentType = content
      autocapitalizationType = input.kind == .plain ? .sentences : .none
      autocorrectionType = input.kind == .plain ? .default : .no
    }
    if text ?? "" != input.text, markedTextRange == nil { text = input.text }
  }

  /// Removes characters beyond the limit.
  func cut(to limit: Int) {
    guard let text, text.count > limit, markedTextRange == nil else { return }
    self.text = String(text.prefix(limit))
  }
}

extension UITextView {
  /// Removes characters beyond the limit.
  func cut(to limit: Int) {
    guard text.count > limit, markedTextRange == nil else { return }
    text = String(text.prefix(limit))
  }
}
#endif
