import Foundation
import Tableware

/// The cell of rows that have none of their own: it shows what every back end can show.
@MainActor
final class ContentCell: UITableViewCell {
  private(set) var control: UIView?
  private var shown: Control?

  func show(_ content: RowContent) {
    contentConfiguration = UIListContentConfiguration.plain(content)
    showControl(content.control)
  }

  /// How many characters may be typed.
  var textLimit: Int {
    if case .text(let input) = shown { input.limit } else { .max }
  }

  override func layoutSubviews() {
    // What stands at the end of a cell has the size that it is given.
    if let shown, let control, let size = shown.size(in: bounds.width) { control.frame.size = size }
    super.layoutSubviews()
  }

  /// Keeps the control that is there, if it is of the right kind: the keyboard may be in it.
  private func showControl(_ wanted: Control?) {
    shown = wanted
    if let wanted, let control, ControlView.update(control, to: wanted) { return }
    control = wanted.flatMap { ControlView.make(for: $0, in: self) }
    accessoryView = control
    if let wanted, let control { _ = ControlView.update(control, to: wanted) }
    setNeedsLayout()
  }
}

extension ContentCell: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    textView.cut(to: textLimit)
    raise(ControlChange(.text(textView.text)))
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    raise(FieldFocusChange(isFocused: true))
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    raise(FieldFocusChange(isFocused: false))
  }
}

extension Control {
  /// How large a control is in a row; `nil` for one that knows.
  fileprivate func size(in width: CGFloat) -> CGSize? {
    switch self {
    case .text(let input):
      CGSize(width: width * 0.55, height: CGFloat(input.lineCount) * 22 + 12)
    case .number(let number) where number.style == .slider:
      CGSize(width: width * 0.5, height: 34)
    case .progress: CGSize(width: width * 0.4, height: 4)
    default: nil
    }
  }
}
