#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware
import TablewareHosting

/// The bar above the keyboard, with buttons that lead to the previous and the next field of the
/// table, and one that ends typing.
@MainActor
final class FieldBar {
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let previous: UIBarButtonItem
  private let next: UIBarButtonItem
  private let done: UIBarButtonItem
  /// The field that shows the bar.
  private weak var field: UIView?

  init(_ backend: TableViewBackend) {
    func button(_ symbol: String, forward: Bool) -> UIBarButtonItem {
      UIBarButtonItem(
        image: UIImage(systemName: symbol),
        primaryAction: UIAction { [weak backend] _ in backend?.moveTyping(forward: forward) })
    }
    previous = button("chevron.up", forward: false)
    next = button("chevron.down", forward: true)
    done = UIBarButtonItem(
      primaryAction: UIAction { [weak backend] _ in backend?.tableView?.endTyping() })
    toolbar.items = [previous, next, .flexibleSpace(), done]
    toolbar.sizeToFit()
  }

  /// Shows the bar above the keyboard of a field, unless the app has a view of its own there.
  func show(above field: UIView, hasPrevious: Bool, hasNext: Bool) {
    guard field.inputAccessoryView == nil || field.inputAccessoryView === toolbar else { return }
    // In the language of the moment.
    let words = Words.current
    (previous.title, previous.accessibilityLabel) = (nil, words[.previousField])
    (next.title, next.accessibilityLabel) = (nil, words[.nextField])
    done.title = words[.done]
    previous.isEnabled = hasPrevious
    next.isEnabled = hasNext
    self.field = field
    let isNew = field.inputAccessoryView !== toolbar
    field.setInputAccessory(toolbar)
    if isNew { field.reloadInputViews() }
  }

  /// Removes the bar from the field that shows it.
  func hide() {
    guard let field, field.inputAccessoryView === toolbar else { return }
    field.setInputAccessory(nil)
    if field.isFirstResponder { field.reloadInputViews() }
    self.field = nil
  }

  /// Whether a field shows the bar.
  var isShown: Bool { field?.isFirstResponder == true && field?.inputAccessoryView === toolbar }
}

extension TableViewBackend {
  /// Shows the bar for the field that is typed into, if there is another field in the table.
  func showFieldBar() {
    guard showsFieldBar, let field = tableView?.typedField,
      let path = rowWithKeyboard.flatMap(snapshot.path(of:))
    else {
      fieldBar?.hide()
      return
    }
    let hasPrevious = interaction.nextField(from: path, forward: false) != nil
    let hasNext = interaction.nextField(from: path, forward: true) != nil
    guard hasPrevious || hasNext else {
      fieldBar?.hide()
      return
    }
    let bar = fieldBar ?? FieldBar(self)
    fieldBar = bar
    bar.show(above: field, hasPrevious: hasPrevious, hasNext: hasNext)
  }

  /// Gives the keyboard to the previous or the next field, which is scrolled into view first.
  func moveTyping(forward: Bool) {
    guard let path = rowWithKeyboard.flatMap(snapshot.path(of:)),
      let next = interaction.nextField(from: path, forward: forward)
    else { return }
    focus(next)
  }
}

extension UIView {
  /// The field in this view that has the keyboard.
  fileprivate var typedField: UIView? {
    if isFirstResponder { return self is UITextField || self is UITextView ? self : nil }
    return subviews.lazy.compactMap(\.typedField).first
  }

  /// Sets the view above the keyboard of a field.
  fileprivate func setInputAccessory(_ view: UIView?) {
    (self as? UITextField)?.inputAccessoryView = view
    (self as? UITextView)?.inputAccessoryView = view
  }
}
#endif
