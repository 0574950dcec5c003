import Foundation

/// The methods that a text view calls while the user types.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Editing began, with the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The user changed the text; a cell that grows with it asks its table to measure again (G-10).
  func textViewDidChange(_ textView: UITextView)
  /// Editing ended, and the keyboard disappeared.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Lines of text to type in.
@MainActor
open class UITextView: UIScrollView {
  /// The text of the field; setting it calls no delegate method.
  open var text = ""
  /// Whether it can be typed in.
  open var isEditable = true
  /// The font of what is typed.
  open var font: UIFont?
  /// Whether the font follows the text size that the user set.
  open var adjustsFontForContentSizeCategory = false
  /// What is being composed and is not there yet, such as half a syllable; `nil` if nothing is.
  open var markedTextRange: UITextRange?
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if had { textDelegate?.textViewDidEndEditing(self) }
    return true
  }

  private var accessory: UIView?
  /// The view above the keyboard, as that of a text field.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  /// Types at the end, letter by letter; only into a view that has the keyboard.
  public func simulateTyping(_ typed: String) {
    for character in typed where isFirstResponder {
      text.append(character)
      textDelegate?.textViewDidChange(self)
    }
  }
}
