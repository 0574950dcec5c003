import Foundation
import Tableware
import TablewareUIKit

/// A line of text to type, in a cell of our own: identity, rules and handlers are those of `TextFieldRow`.
struct FieldRow: InteractiveRow {
  private let row: TextFieldRow
  var id: String { row.id }
  var body: RowContent { row.body }
  var handlers: EventHandlers { row.handlers }
  var isEnabled: Bool { row.isEnabled }

  init(
    _ title: String, text field: Field<String>, placeholder: String = "",
    kind: TextInput.Kind = .plain
  ) {
    row = TextFieldRow(title, text: field, placeholder: placeholder, kind: kind)
  }
}

extension FieldRow: UIKitRow {
  func configure(_ cell: FieldCell) { cell.show(body) }
}

/// A title, what is wrong with the value, and a text field.
final class FieldCell: UITableViewCell {
  // Made once: a field that is replaced loses the keyboard.
  private lazy var field = makeField()

  func show(_ content: RowContent) {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = content.title.string
    configuration.secondaryText = content.message?.string
    contentConfiguration = configuration
    guard case .text(let input) = content.control else { return }
    field.placeholder = input.placeholder
    field.isSecureTextEntry = input.kind == .secure
    field.isEnabled = content.isEnabled
    field.accessibilityLabel = content.title.string
    // Setting the same text again would move the cursor.
    if field.text ?? "" != input.text { field.text = input.text }
    if accessoryView == nil { accessoryView = field }
  }

  override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult
  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  private func makeField() -> UITextField {
    // An accessory view is as large as it says.
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 190, height: 36))
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        raise(ControlChange(.text(self.field.text ?? "")))
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.raise(FieldFocusChange(isFocused: true)) },
      for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in self?.raise(FieldFocusChange(isFocused: false)) },
      for: .editingDidEnd)
    field.addAction(
      UIAction { [weak self] _ in self?.raise(FieldSubmit()) }, for: .editingDidEndOnExit)
    return field
  }
}
