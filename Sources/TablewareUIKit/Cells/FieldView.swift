#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension UITextField {
  /// Shows what a row asks for. What is being typed is never overwritten by the same text, for the cursor
  /// would jump, nor while it is being composed.
  func show(_ input: TextInput) {
    placeholder = input.placeholder
    let isSecure = input.kind == .secure
    let keys: UIKeyboardType =
      switch input.kind {
      case .plain, .secure: .default
      case .number: .numbersAndPunctuation
      case .email: .emailAddress
      }
    // Only when they change: a keyboard that is there would be made anew.
    if isSecureTextEntry != isSecure { isSecureTextEntry = isSecure }
    if keyboardType != keys {
      keyboardType = keys
      autocapitalizationType = input.kind == .plain ? .sentences : .none
      autocorrectionType = input.kind == .plain ? .default : .no
    }
    if text ?? "" != input.text, markedTextRange == nil { text = input.text }
  }

  /// Cuts what was typed or pasted beyond the limit.
  func cut(to limit: Int) {
    guard let text, text.count > limit, markedTextRange == nil else { return }
    self.text = String(text.prefix(limit))
  }
}

extension UITextView {
  /// Cuts what was typed or pasted beyond the limit.
  func cut(to limit: Int) {
    guard text.count > limit, markedTextRange == nil else { return }
    text = String(text.prefix(limit))
  }
}

extension UITableViewCell {
  /// Return in a field of one line: unless somebody handles it, the next field gets the keyboard.
  func submitField() {
    guard raise(FieldSubmit()) == .unhandled, let row = boundRow?.identity else { return }
    let table = chain.lazy.compactMap { $0 as? UITableView }.first
    table?.tablewareBackend?.focusField(after: row)
  }
}

extension TableViewBackend {
  /// How far away the next field may be.
  private static let reach = 200

  /// Gives the keyboard to the next row that is typed into, if there is one near.
  func focusField(after row: Identity) {
    guard let start = snapshot.path(of: row) else { return }
    var path = start
    for _ in 0..<Self.reach {
      path.row += 1
      while path.row >= snapshot.rowCount(in: path.section) {
        path = RowPath(section: path.section + 1, row: 0)
        guard path.section < snapshot.sectionCount else { return }
      }
      if let row = snapshot[path], row.isEnabled, case .text = row.content.control {
        return focus(path)
      }
    }
  }
}
#endif
