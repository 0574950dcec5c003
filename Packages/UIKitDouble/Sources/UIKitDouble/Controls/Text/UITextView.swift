import Foundation

/// What hears of typing in a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The keyboard came.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The reader changed the text; a cell that grows with it asks its table to measure again (G-10).
  func textViewDidChange(_ textView: UITextView)
  /// The keyboard went.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Lines of text to type in.
@MainActor
open class UITextView: UIScrollView {
  /// What it holds; setting it tells nobody.
  open var text = ""
  /// Whether it can be typed in.
  open var isEditable = true
  /// The font of what is typed.
  open var font: UIFont?
  /// Whether the font follows the size of text that the reader wants.
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

  /// Types at the end, letter by letter; only into a view that has the keyboard.
  public func simulateTyping(_ typed: String) {
    for character in typed where isFirstResponder {
      text.append(character)
      textDelegate?.textViewDidChange(self)
    }
  }
}
