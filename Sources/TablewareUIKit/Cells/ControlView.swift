#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The controls of UIKit for those of rows.
@MainActor
enum ControlView {
  /// Returns a control that sets that of the cell's row; `nil` for a button, which is the row
  /// itself.
  static func make(for control: Control, in cell: ContentCell) -> UIView? {
    func action(_ value: @escaping (UIView) -> ControlValue?) -> UIAction {
      UIAction { [weak cell] action in
        guard let cell, let view = action.sender as? UIView, let value = value(view) else { return }
        cell.set(value)
      }
    }
    switch control {
    case .toggle:
      let view = UISwitch(frame: .zero)
      view.addAction(action { ($0 as? UISwitch).map { .bool($0.isOn) } }, for: .valueChanged)
      return view
    case .choice(let choice):
      let view = UISegmentedControl(items: choice.titles)
      view.addAction(
        action { ($0 as? UISegmentedControl).map { .index($0.selectedSegmentIndex) } },
        for: .valueChanged)
      return view
    case .text(let input) where input.lineCount > 1:
      let view = CancelableTextView(frame: .zero)
      view.onCancel = { [weak cell] in cell?.cancelTyping() }
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      view.backgroundColor = .clear
      view.delegate = cell
      return view
    case .text: return textField(in: cell)
    case .date:
      let view = UIDatePicker(frame: .zero)
      view.addAction(action { ($0 as? UIDatePicker).map { .date($0.chosen) } }, for: .valueChanged)
      // The date that the picker shows already is no change. Without a value it is a choice.
      view.addAction(
        UIAction { [weak cell] action in
          guard let cell, cell.isDateMissing, let view = action.sender as? UIDatePicker else {
            return
          }
          cell.set(.date(view.chosen))
        }, for: .editingDidEnd)
      return view
    case .file(let input) where input.progress == nil:
      return button(.system, in: cell) { $0.perform(.activate) }
    case .file, .progress(.some): return UIProgressView(frame: .zero)
    case .progress(nil): return UIActivityIndicatorView(style: .medium)
    case .button: return nil
    default:
      guard let scale = control.input.scale else { return nil }
      if scale.isLine {
        let view = UISlider(frame: .zero)
        view.addAction(
          action { ($0 as? UISlider).map { .number(Double($0.value)) } }, for: .valueChanged)
        return view
      }
      let view = UIStepper(frame: .zero)
      view.addAction(action { ($0 as? UIStepper).map { .number($0.value) } }, for: .valueChanged)
      return view
    }
  }

  /// Shows a value in a control, without events.
  ///
  /// - Returns: `false` if it is another kind of control.
  static func update(_ view: UIView, to control: Control, animated: Bool) -> Bool {
    switch (control, view) {
    case (.toggle(let isOn), let view as UISwitch):
      if view.isOn != isOn { view.setOn(isOn, animated: animated) }
    case (.choice(let choice), let view as UISegmentedControl):
      if titles(of: view) != choice.titles {
        view.removeAllSegments()
        for (position, title) in choice.titles.enumerated() {
          view.insertSegment(withTitle: title, at: position, animated: false)
        }
      }
      view.selectedSegmentIndex = choice.selected ?? UISegmentedControl.noSegment
    case (.text(let input), let view as UITextField) where input.lineCount == 1:
      view.show(input)
    case (.text(let input), let view as UITextView) where input.lineCount > 1:
      // The same text would move the cursor.
      if view.text != input.text, view.markedTextRange == nil { view.text = input.text }
    case (.date(let input), let view as UIDatePicker): view.show(input)
    case (.file(let input), let view as UIButton) where input.progress == nil:
      view.setTitle(input.valueText, for: .normal)
    case (.file(let input), let view as UIProgressView):
      guard let progress = input.progress else { return false }
      view.progress = Float(progress.fraction)
    case (.progress(.some(let fraction)), let view as UIProgressView):
      view.progress = Float(fraction)
    case (.progress(nil), let view as UIActivityIndicatorView):
      // The reuse of a cell stops it.
      view.startAnimating()
    default: return control.input.scale.map { update(view, to: $0) } ?? false
    }
    return true
  }

  /// Shows a position on a scale. A scale without a line has a stepper.
  private static func update(_ view: UIView, to scale: ControlScale) -> Bool {
    let number = scale.number
    switch view {
    case let view as UISlider where scale.isLine:
      view.minimumValue = Float(number.range.lowerBound)
      view.maximumValue = Float(number.range.upperBound)
      view.value = Float(number.value)
    case let view as UIStepper where !scale.isLine:
      view.show(number.range)
      if number.step > 0 { view.stepValue = number.step }
      view.value = number.value
    default: return false
    }
    return true
  }

  private static func textField(in cell: ContentCell) -> UITextField {
    let view = CancelableTextField(frame: .zero)
    view.onCancel = { [weak cell] in cell?.cancelTyping() }
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    func on(_ event: UIControl.Event, _ run: @escaping (ContentCell, UITextField) -> Void) {
      view.addAction(
        UIAction { [weak cell] action in
          guard let cell, let view = action.sender as? UITextField else { return }
          run(cell, view)
        }, for: event)
    }
    on(.editingChanged) { cell, view in
      view.cut(to: cell.textLimit)
      cell.set(.text(view.text ?? ""))
    }
    on(.editingDidBegin) { cell, _ in cell.perform(.beginTyping) }
    on(.editingDidEnd) { cell, _ in cell.perform(.endTyping(.left)) }
    on(.editingDidEndOnExit) { cell, _ in cell.perform(.submit) }
    return view
  }

  private static func titles(of view: UISegmentedControl) -> [String] {
    (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
  }
}

extension UIStepper {
  /// Sets the range. UIKit raises an exception for bounds that are equal or in the wrong order,
  /// also between two of these steps; a range of one value cannot be stepped in.
  fileprivate func show(_ range: ClosedRange<Double>) {
    isEnabled = range.lowerBound < range.upperBound
    guard isEnabled else { return }
    if range.lowerBound >= maximumValue {
      maximumValue = range.upperBound
      minimumValue = range.lowerBound
    } else {
      minimumValue = range.lowerBound
      maximumValue = range.upperBound
    }
  }
}

extension ControlScale {
  /// Whether the position is shown on a line. A scale with glyphs shows it by those.
  var isLine: Bool { number.style == .slider && marks.isEmpty }
}

/// Marks at the trailing edge of a row.
extension ControlView {
  /// The expansion mark of a row in a tree, or an indicator while its children are loaded; `nil`
  /// for a row without either. A chevron that the cell has already rotates.
  static func mark(
    for presentation: RowPresentation, in cell: ContentCell, animated: Bool
  ) -> UIView? {
    let expansion = presentation.content.expansion
    switch expansion {
    case .leaf, nil: return nil
    case .loading:
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    case .collapsed, .expanded:
      let view = cell.mark as? UIButton ?? chevron(in: cell)
      view.isEnabled = presentation.expansion != nil
      let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let angle: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
      // The button keeps its frame: only its picture rotates.
      let rotate: () -> Void = {
        view.imageView?.transform =
          expansion == .expanded ? CGAffineTransform(rotationAngle: angle) : .identity
      }
      if animated, view === cell.mark, !UIAccessibility.isReduceMotionEnabled {
        UIView.animate(withDuration: 0.25, animations: rotate)
      } else {
        UIView.performWithoutAnimation(rotate)
      }
      return view
    }
  }

  /// A chevron to the trailing side, which expands and collapses the row.
  private static func chevron(in cell: ContentCell) -> UIButton {
    let view = button(.system, in: cell) { $0.perform(.toggleExpansion) }
    view.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    return view
  }

  /// The accessory of a row as views, for a row with an accessory view.
  static func accessories(
    for accessory: RowContent.Accessory, in cell: ContentCell
  ) -> [UIView] {
    func image(_ name: String, _ color: UIColor) -> UIImageView {
      let view = UIImageView(image: UIImage(systemName: name))
      view.tintColor = color
      return view
    }
    let disclosure = { image("chevron.forward", .tertiaryLabel) }
    let detail = { button(.detailDisclosure, in: cell) { $0.perform(.detail) } }
    return switch accessory {
    case .none: []
    case .disclosure: [disclosure()]
    case .checkmark: [image("checkmark", .tintColor)]
    case .detail: [detail()]
    case .detailDisclosure: [detail(), disclosure()]
    }
  }

  /// An empty view as wide as an accessory.
  static func space(for accessory: RowContent.Accessory) -> UIView {
    let width: CGFloat =
      switch accessory {
      case .none: 0
      case .disclosure: 13
      case .checkmark: 20
      case .detail: 25
      case .detailDisclosure: 46
      }
    return AccessorySpace(width: width)
  }

  private static func button(
    _ type: UIButton.ButtonType, in cell: ContentCell, _ run: @escaping (ContentCell) -> Void
  ) -> UIButton {
    UIButton(type: type, primaryAction: UIAction { [weak cell] _ in cell.map(run) })
  }
}

/// The room of an accessory that a row does not have.
@MainActor
final class AccessorySpace: UIView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 1))
  }

  required init?(coder: NSCoder) {
    width = 0
    super.init(coder: coder)
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: width, height: 1)
  }
}
#endif
