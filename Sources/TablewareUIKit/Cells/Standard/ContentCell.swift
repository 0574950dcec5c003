#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The cell of rows that have no cell of their own. It shows every field of a
/// ``TablewareHosting/RowPresentation``.
@MainActor
final class ContentCell: UITableViewCell {
  /// What the texts look like in a header or footer; `nil` in a row.
  var base: UIListContentConfiguration?
  private(set) var control: UIView?
  /// The theme of the table.
  var theme = Theme()
  /// The text size of the user.
  var contentSize = UIContentSizeCategory.large
  /// The row that is shown.
  private(set) var presentation: RowPresentation?
  private(set) var shown: Control?
  /// The loaded pictures of the row, by their addresses.
  private(set) var pictures: [String: UIImage] = [:]
  var trailing: TrailingView?
  /// The control below the texts, at accessibility sizes.
  var lower: TrailingView?
  var labels: [ValueLabel] = []
  var badges: [BadgeLabel] = []
  var mark: UIView?
  var accessories: [UIView] = []
  /// Whether the user chose a date since the row was shown.
  private var isDateSet = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    followTextSize()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    followTextSize()
  }

  /// Shows the row again in another text size, because a cell on screen is not bound again.
  private func followTextSize() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (cell: ContentCell, _: UITraitCollection) in
      cell.follow(cell.traitCollection.preferredContentSizeCategory)
    }
  }

  /// Shows the row in a text size.
  ///
  /// - Returns: whether it was shown in another one.
  @discardableResult
  func follow(_ size: UIContentSizeCategory) -> Bool {
    guard size != contentSize else { return false }
    contentSize = size
    guard let presentation else { return false }
    show(presentation, animated: false, pictures: pictures)
    return true
  }

  func show(
    _ presentation: RowPresentation, animated: Bool, pictures: [String: UIImage] = [:]
  ) {
    self.presentation = presentation
    self.pictures = pictures
    // The margins of the content indent it.
    indentationWidth = 0
    showControl(presentation.content.control, animated: animated)
    contentConfiguration = content(of: presentation)
    showSides(presentation, animated: animated)
    isDateSet = false
    // Some controls are elements of their own: to be typed into, opened, chosen from or dragged.
    let isOwnElement = presentation.content.control.map(\.isOwnElement) ?? false
    isAccessibilityElement = !isOwnElement
    if isOwnElement {
      control?.accessibilityLabel = presentation.accessibility.label
      control?.accessibilityHint = presentation.accessibility.hint
      // In the words of the row, such as "3 of 5 stars", instead of a percentage.
      if control is UISlider { control?.accessibilityValue = presentation.accessibility.value }
    }
  }

  /// Whether the row asks for a date that was not chosen yet.
  var isDateMissing: Bool {
    if case .date(let input) = shown { input.value == nil && !isDateSet } else { false }
  }

  /// Shows a loaded picture in its reserved frames: no size changes.
  func show(_ loaded: UIImage, of address: String, in presentation: RowPresentation) {
    pictures[address] = loaded
    self.presentation = presentation
    contentConfiguration = content(of: presentation)
    showLabels(presentation)
  }

  /// The number of characters that can be typed.
  var textLimit: Int {
    if case .text(let input) = shown { input.limit } else { .max }
  }

  /// Sets the control of the row. UIKit may exceed a range, by single precision or by seconds.
  func set(_ value: ControlValue) {
    switch (shown, value) {
    case (let control?, .number(let number)):
      let range = control.input.scale?.number.range ?? number...number
      perform(.set(.number(min(max(number, range.lowerBound), range.upperBound))))
    case (.date(let input), .date(let date)):
      let range = input.range ?? date...date
      isDateSet = true
      perform(.set(.date(min(max(date, range.lowerBound), range.upperBound))))
    default: perform(.set(value))
    }
  }

  /// Ends typing with the Escape key. A text that is set at the end is discarded.
  func cancelTyping() {
    perform(.endTyping(.canceled))
    control?.endTyping()
    guard let shown, case .text(let input) = shown, input.reports == .end, let control else {
      return
    }
    _ = ControlView.update(control, to: shown, animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    keepSide(whenEditing: editing) { super.setEditing(editing, animated: animated) }
  }

  override func layoutSubviews() {
    fitAccessory(in: bounds.width)
    super.layoutSubviews()
    layOutLower()
  }

  // A cell measures its content, and not its accessory view.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fitAccessory(in: targetSize.width)
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    // The margin of the content has room for a control below the texts.
    let control = isControlBelow ? 0 : shown?.size(in: targetSize.width)?.height ?? 0
    let picture = labels.reduce(0) { max($0, $1.pictureHeight) }
    size.height = max(size.height, control + 10, picture + 10)
    return size
  }

  // SDKs disagree whether these belong to the main actor, on which they are called.
  override func accessibilityIncrement() {
    MainActor.assumeIsolated { _ = perform(.adjust(steps: 1)) }
  }

  override func accessibilityDecrement() {
    MainActor.assumeIsolated { _ = perform(.adjust(steps: -1)) }
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { toggle() } || super.accessibilityActivate()
  }

  private func toggle() -> Bool {
    switch shown {
    case .toggle, .sort: return perform(.activate).isDone
    default: return false
    }
  }

  /// Keeps the control if it is of the right kind, because it may have the keyboard.
  private func showControl(_ wanted: Control?, animated: Bool) {
    shown = wanted
    if let wanted, let control, ControlView.update(control, to: wanted, animated: animated) {
      return
    }
    control = wanted.flatMap { ControlView.make(for: $0, in: self) }
    if let wanted, let control {
      _ = ControlView.update(control, to: wanted, animated: false)
    }
  }
}

extension ContentCell: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    textView.cut(to: textLimit)
    set(.text(textView.text))
  }

  func textViewDidBeginEditing(_ textView: UITextView) { perform(.beginTyping) }

  func textViewDidEndEditing(_ textView: UITextView) { perform(.endTyping(.left)) }
}
#endif
