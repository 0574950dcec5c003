#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The cell of rows that have none of their own: it shows what every back end can show.
@MainActor
final class ContentCell: UITableViewCell {
  private(set) var control: UIView?
  private var shown: Control?

  func show(_ content: RowContent, animated: Bool) {
    contentConfiguration = UIListContentConfiguration.plain(content)
    showControl(content.control, animated: animated)
    // Who is typed into speaks for itself.
    if case .text = content.control {
      isAccessibilityElement = false
      control?.accessibilityLabel = content.title.string
    } else {
      isAccessibilityElement = true
    }
  }

  /// How many characters may be typed.
  var textLimit: Int {
    if case .text(let input) = shown { input.limit } else { .max }
  }

  override func layoutSubviews() {
    // What stands at the end of a cell has the size that it is given.
    if let shown, let control {
      control.frame.size = shown.size(in: bounds.width) ?? control.fittingSize
    }
    super.layoutSubviews()
  }

  // A cell measures what it holds, and not what stands at its end.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let control = shown?.size(in: targetSize.width)?.height ?? 0
    size.height = max(size.height, control + 10)
    return size
  }

  // SDKs disagree whether these are told to belong to the main actor; they are called there.
  override func accessibilityIncrement() { MainActor.assumeIsolated { adjust(by: 1) } }
  override func accessibilityDecrement() { MainActor.assumeIsolated { adjust(by: -1) } }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { toggle() } || super.accessibilityActivate()
  }

  private func adjust(by steps: Int) {
    if let value = shown?.adjusted(by: steps) { raise(ControlChange(value)) }
  }

  private func toggle() -> Bool {
    guard case .toggle = shown, let value = shown?.activated else { return false }
    raise(ControlChange(value))
    return true
  }

  /// Keeps the control that is there, if it is of the right kind: the keyboard may be in it.
  private func showControl(_ wanted: Control?, animated: Bool) {
    shown = wanted
    if let wanted, let control, ControlView.update(control, to: wanted, animated: animated) {
      return
    }
    control = wanted.flatMap { ControlView.make(for: $0, in: self) }
    accessoryView = control
    if let wanted, let control {
      _ = ControlView.update(control, to: wanted, animated: false)
    }
    setNeedsLayout()
  }
}

extension UIView {
  /// As large as it wants to be.
  fileprivate var fittingSize: CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
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
  /// As large as the reader wants text to be.
  @MainActor
  private static var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight }

  /// How large a control is in a row; `nil` for one that fits itself.
  @MainActor
  fileprivate func size(in width: CGFloat) -> CGSize? {
    switch self {
    case .text(let input):
      CGSize(width: width * 0.55, height: CGFloat(input.lineCount) * Self.lineHeight + 12)
    case .number(let number) where number.style == .slider:
      CGSize(width: width * 0.5, height: 34)
    case .progress: CGSize(width: width * 0.4, height: 4)
    default: nil
    }
  }
}
#endif
