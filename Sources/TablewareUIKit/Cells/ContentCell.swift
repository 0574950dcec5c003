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
  private var shown: Control?
  /// The loaded pictures of the row, by their addresses.
  private var pictures: [String: UIImage] = [:]
  private var trailing: TrailingView?
  private var labels: [ValueLabel] = []
  private var badges: [BadgeLabel] = []
  private var mark: UIView?
  private var accessories: [UIView] = []
  /// Whether the user chose a date since the row was shown.
  private var isDateSet = false

  func show(
    _ presentation: RowPresentation, animated: Bool, pictures: [String: UIImage] = [:]
  ) {
    self.pictures = pictures
    contentConfiguration = UIListContentConfiguration.row(
      presentation, theme, on: base, pictures: pictures)
    // The margins of the content indent it.
    indentationWidth = 0
    showControl(presentation.content.control, animated: animated)
    showTrailing(presentation)
    isDateSet = false
    // Text fields and date pickers are elements of their own, to be typed into or opened.
    let isOwnElement = presentation.content.control.map(\.isOwnElement) ?? false
    isAccessibilityElement = !isOwnElement
    if isOwnElement {
      control?.accessibilityLabel = presentation.accessibility.label
      control?.accessibilityHint = presentation.accessibility.hint
    }
  }

  /// Whether the row asks for a date that was not chosen yet.
  var isDateMissing: Bool {
    if case .date(let input) = shown { input.value == nil && !isDateSet } else { false }
  }

  /// Shows a loaded picture in its reserved frames: no size changes.
  func show(_ loaded: UIImage, of address: String, in presentation: RowPresentation) {
    pictures[address] = loaded
    contentConfiguration = UIListContentConfiguration.row(
      presentation, theme, on: base, pictures: pictures)
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

  override func setEditing(_ editing: Bool, animated: Bool) {
    keepSide(whenEditing: editing) { super.setEditing(editing, animated: animated) }
  }

  override func layoutSubviews() {
    fitAccessory(in: bounds.width)
    super.layoutSubviews()
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
    let control = shown?.size(in: targetSize.width)?.height ?? 0
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
    guard case .toggle = shown else { return false }
    return perform(.activate).isDone
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

/// The trailing side of the cell.
extension ContentCell {
  /// The accessory view. A cell that is edited has another one.
  private var sideView: UIView? {
    get { isEditing ? editingAccessoryView : accessoryView }
    set { if isEditing { editingAccessoryView = newValue } else { accessoryView = newValue } }
  }

  /// Begins or ends editing with the same controls.
  private func keepSide(whenEditing editing: Bool, _ change: () -> Void) {
    guard editing != isEditing else { return change() }
    let side = sideView
    let isTypedInto = side?.hasKeyboard == true
    sideView = nil
    change()
    sideView = side
    if isTypedInto { side?.beginTyping() }
  }

  /// Sets the accessory view: the control alone, or a trailing view if there is more to show.
  private func showTrailing(_ presentation: RowPresentation) {
    showBadges(presentation)
    showLabels(presentation)
    mark = ControlView.mark(for: presentation, in: self)
    accessories = []
    let texts = badges as [UIView] + labels
    let others = texts + [mark].compactMap { $0 }
    let accessory = presentation.content.trailingAccessory
    let room = presentation.content.accessoryRoom
    let isTypedInto = control?.hasKeyboard == true
    if others.isEmpty, control == nil || accessory == .none {
      trailing?.show([])
      if sideView !== control { sideView = control }
    } else {
      accessories = ControlView.accessories(for: accessory, in: self)
      if accessories.isEmpty, let room { accessories = [ControlView.space(for: room)] }
      let view = trailing ?? TrailingView(frame: .zero)
      trailing = view
      // A cell removes its old accessory view from whatever contains it.
      if sideView !== view { sideView = nil }
      view.show(texts + [control, mark].compactMap { $0 } + accessories)
      if sideView !== view { sideView = view }
    }
    fitAccessory(in: bounds.width)
    setNeedsLayout()
    // A field that moved to another view lost the keyboard.
    if isTypedInto, control?.hasKeyboard == false { control?.beginTyping() }
  }

  private func showBadges(_ presentation: RowPresentation) {
    let content = presentation.content
    let shown = content.isPlaceholder ? [] : content.badges
    while badges.count > shown.count { badges.removeLast().removeFromSuperview() }
    while badges.count < shown.count { badges.append(BadgeLabel(frame: .zero)) }
    let style = RowTextStyle(of: content, theme)
    for (label, badge) in zip(badges, shown) {
      label.show(badge, style, isEnabled: content.isEnabled)
    }
  }

  /// The values of the row, and the number of a stepper or slider.
  private func showLabels(_ presentation: RowPresentation) {
    let style = RowTextStyle(of: presentation.content, theme)
    var values = presentation.content.values
    if let scale = presentation.content.control?.input.scale {
      let marks = String(scale.marks.map(\.glyph))
      values.append(RowValue(marks.isEmpty ? presentation.controlText ?? "" : marks))
    }
    while labels.count > values.count { labels.removeLast().removeFromSuperview() }
    while labels.count < values.count { labels.append(ValueLabel(frame: .zero)) }
    for (label, value) in zip(labels, values) { label.show(value, pictures, style) }
  }

  private func fitAccessory(in width: CGFloat) {
    let size = shown?.size(in: width)
    if let trailing, sideView === trailing {
      trailing.fit(in: width, control: control.map { ($0, size) })
    } else if let control {
      control.frame.size = size ?? control.fittingSize
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

extension DateInput {
  /// The height of an inline picker, in points: six weeks, with a line for the time, or wheels.
  fileprivate var inlineHeight: CGFloat {
    switch parts {
    case .day: 340
    case .dayAndTime: 400
    case .time, .countdown: 216
    }
  }
}

extension Control {
  /// Whether assistive technology uses the control itself, and not the row.
  fileprivate var isOwnElement: Bool {
    switch self {
    case .text, .date: true
    default: false
    }
  }

  /// The height of a line in the text size of the user.
  @MainActor
  private static var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight }

  /// The size of a control in a row; `nil` for one that fits itself.
  @MainActor
  fileprivate func size(in width: CGFloat) -> CGSize? {
    switch self {
    case .text(let input):
      CGSize(width: width * 0.55, height: CGFloat(input.lineCount) * Self.lineHeight + 12)
    case .date(let input) where input.style == .inline:
      CGSize(width: max(0, width - 32), height: input.inlineHeight)
    case .progress(.some): CGSize(width: width * 0.4, height: 4)
    default: input.scale?.isLine == true ? CGSize(width: width * 0.4, height: 34) : nil
    }
  }
}
#endif
