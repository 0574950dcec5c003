#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The texts, and at accessibility sizes what is below them.
///
/// ```
///  ┌ image ┐ title                  badges, mark, accessory
///            subtitle
///            values
///  ┌ number ┐ ┌ control                                   ┐
/// ```
///
/// At these sizes a title beside its values or its control would have room for a few letters.
extension ContentCell {
  /// Whether values and controls are below the title, which then takes as many lines as it needs.
  var isStacked: Bool { contentSize.isAccessibilityCategory }

  /// Whether the control is below the texts.
  var isControlBelow: Bool { isStacked && control != nil && shown?.isNarrow == false }

  /// The configuration of the texts, with a margin for the control below them.
  func content(of presentation: RowPresentation) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.row(
      presentation, theme, on: base, isStacked: isStacked, pictures: pictures)
    if isControlBelow { content.directionalLayoutMargins.bottom += lowerHeight + Self.lowerGap }
    return content
  }

  private static var lowerGap: CGFloat { 8 }

  private var lowerHeight: CGFloat {
    guard let control else { return 0 }
    return shown?.lowerSize(in: bounds.width)?.height ?? control.fittingSize.height
  }

  /// Shows the control below the texts, and removes it from there again.
  private func showLower(_ views: [UIView]) {
    guard !views.isEmpty else {
      lower?.show([])
      lower?.removeFromSuperview()
      return
    }
    let view = lower ?? TrailingView(frame: .zero)
    lower = view
    view.show(views)
    if view.superview !== contentView { contentView.addSubview(view) }
  }

  /// Lays out the control below the texts, between their margins.
  func layOutLower() {
    guard isControlBelow, let lower, let control,
      let margins = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins
    else { return }
    let width = max(0, contentView.bounds.width - margins.leading - margins.trailing)
    lower.fit(in: width, share: 1, control: (control, shown?.lowerSize(in: width)))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    lower.frame.origin = CGPoint(
      x: isMirrored
        ? contentView.bounds.width - margins.leading - lower.frame.width : margins.leading,
      y: contentView.bounds.height - margins.bottom + Self.lowerGap)
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
  func keepSide(whenEditing editing: Bool, _ change: () -> Void) {
    guard editing != isEditing else { return change() }
    let side = sideView
    let isTypedInto = side?.hasKeyboard == true
    sideView = nil
    change()
    sideView = side
    if isTypedInto { side?.beginTyping() }
  }

  /// Sets the accessory view, the control alone or a trailing view if there is more to show, and
  /// what is below the texts.
  func showSides(_ presentation: RowPresentation, animated: Bool) {
    let isTypedInto = control?.hasKeyboard == true
    showBadges(presentation)
    showLabels(presentation)
    mark = ControlView.mark(for: presentation, in: self, animated: animated)
    accessories = []
    if isControlBelow {
      showTrailing(presentation, texts: badges, control: nil)
      showLower(labels + [control].compactMap { $0 })
    } else {
      showLower([])
      showTrailing(presentation, texts: badges as [UIView] + labels, control: control)
    }
    fitAccessory(in: bounds.width)
    setNeedsLayout()
    // A field that moved to another view lost the keyboard.
    if isTypedInto, control?.hasKeyboard == false { control?.beginTyping() }
  }

  private func showTrailing(
    _ presentation: RowPresentation, texts: [UIView], control: UIView?
  ) {
    let others = texts + [mark].compactMap { $0 }
    let accessory = presentation.content.trailingAccessory
    let room = presentation.content.accessoryRoom
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
  func showLabels(_ presentation: RowPresentation) {
    let style = RowTextStyle(of: presentation.content, theme)
    // Stacked values are lines below the title.
    var values = isStacked ? [] : presentation.content.values
    if let scale = presentation.content.control?.input.scale {
      let marks = String(scale.marks.map(\.glyph))
      values.append(RowValue(marks.isEmpty ? presentation.controlText ?? "" : marks))
    }
    while labels.count > values.count { labels.removeLast().removeFromSuperview() }
    while labels.count < values.count { labels.append(ValueLabel(frame: .zero)) }
    for (label, value) in zip(labels, values) { label.show(value, pictures, style) }
  }

  func fitAccessory(in width: CGFloat) {
    let size = shown?.size(in: width)
    let control = isControlBelow ? nil : control
    if let trailing, sideView === trailing {
      trailing.fit(in: width, control: control.map { ($0, size) })
    } else if let control {
      control.frame.size = size ?? control.fittingSize
    }
  }
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
  /// Whether assistive technology uses the control itself, and not the row. A toggle and a stepper
  /// are one element with their row: the first is activated, the second is adjusted.
  var isOwnElement: Bool {
    switch self {
    case .text, .date, .choice: true
    default: input.scale?.isLine == true
    }
  }

  /// Whether the control has room beside texts of any size.
  fileprivate var isNarrow: Bool {
    switch self {
    case .toggle, .button, .progress(nil): true
    default: false
    }
  }

  /// The size of the control below the texts; `nil` for one that fits itself.
  @MainActor
  fileprivate func lowerSize(in width: CGFloat) -> CGSize? {
    size(in: width).map { CGSize(width: width, height: $0.height) }
  }

  /// The height of a line in the text size of the user.
  @MainActor
  private static var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .body).lineHeight }

  /// The size of a control in a row; `nil` for one that fits itself.
  @MainActor
  func size(in width: CGFloat) -> CGSize? {
    switch self {
    case .text(let input):
      CGSize(width: width * 0.55, height: CGFloat(input.lineCount) * Self.lineHeight + 12)
    case .date(let input) where input.style == .inline:
      CGSize(width: max(0, width - 32), height: input.inlineHeight)
    case .progress(.some): CGSize(width: width * 0.4, height: 4)
    case .file(let input) where input.progress != nil: CGSize(width: width * 0.4, height: 4)
    default: input.scale?.isLine == true ? CGSize(width: width * 0.4, height: 34) : nil
    }
  }
}
#endif
