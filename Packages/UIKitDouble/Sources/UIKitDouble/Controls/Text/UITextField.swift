import Foundation

/// A text field.
@MainActor
open class UITextField: UIControl {
  /// As wide as its text or placeholder, in letters of 10 points, and 34 points high.
  open override var intrinsicContentSize: CGSize {
    let letters = max((text ?? "").count, (placeholder ?? "").count)
    return CGSize(width: CGFloat(letters) * 10, height: 34)
  }

  /// What it holds; setting it sends nothing.
  open var text: String?
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The font of what is typed.
  open var font: UIFont?
  /// Whether the font follows the text size that the user set.
  open var adjustsFontForContentSizeCategory = false
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// What is being composed and is not there yet, such as half a syllable; `nil` if nothing is.
  open var markedTextRange: UITextRange?
  /// Which keys are offered.
  open var keyboardType = UIKeyboardType.default
  /// What the text is, for those who fill it in; `nil` for anything.
  open var textContentType: UITextContentType?
  /// What is written in capitals by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether slips are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The object that is asked and notified; weak.
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let had = isFirstResponder
    guard had || !canBecomeFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if !had {
      sendActions(for: .editingDidBegin)
      delegate?.textFieldDidBeginEditing(self)
    }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard !had || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if had {
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    return true
  }

  /// Types at the end, letter by letter, as a keyboard does; only into a field that has it.
  public func simulateTyping(_ typed: String) {
    guard isFirstResponder else { return }
    for character in typed {
      if character == "\n" {
        guard delegate?.textFieldShouldReturn(self) ?? true, isFirstResponder else { continue }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
      } else if mayType(character) {
        text = (text ?? "") + String(character)
        sendActions(for: .editingChanged)
      }
    }
  }

  private var accessory: UIView?
  /// The view above the keyboard; one that is set while the field has the keyboard is not shown
  /// until ``UIResponder/reloadInputViews()``.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  private func mayType(_ character: Character) -> Bool {
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    return delegate?.textField(
      self, shouldChangeCharactersIn: end, replacementString: String(character)) ?? true
  }
}
