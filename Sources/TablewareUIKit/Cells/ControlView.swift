#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// UIKit's controls for ours.
@MainActor
enum ControlView {
  /// A control that tells the cell's row what it was set to; `nil` for what a row shows by itself.
  static func make(for control: Control, in cell: ContentCell) -> UIView? {
    func action(_ value: @escaping (UIView) -> ControlValue?) -> UIAction {
      UIAction { [weak cell] action in
        guard let cell, let view = action.sender as? UIView, let value = value(view) else { return }
        cell.raise(ControlChange(value))
      }
    }
    switch control {
    case .toggle:
      let view = UISwitch(frame: .zero)
      view.addAction(action { ($0 as? UISwitch).map { .bool($0.isOn) } }, for: .valueChanged)
      return view
    case .number(let number) where number.style == .slider:
      let view = UISlider(frame: .zero)
      view.addAction(
        action { ($0 as? UISlider).map { .number(Double($0.value)) } }, for: .valueChanged)
      return view
    case .number:
      let view = UIStepper(frame: .zero)
      view.addAction(action { ($0 as? UIStepper).map { .number($0.value) } }, for: .valueChanged)
      return view
    case .choice(let choice):
      let view = UISegmentedControl(items: choice.titles)
      view.addAction(
        action { ($0 as? UISegmentedControl).map { .index($0.selectedSegmentIndex) } },
        for: .valueChanged)
      return view
    case .text(let input) where input.lineCount > 1:
      let view = UITextView(frame: .zero)
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      view.backgroundColor = .clear
      view.delegate = cell
      return view
    case .text: return textField(in: cell)
    case .date:
      let view = UIDatePicker(frame: .zero)
      view.addAction(action { ($0 as? UIDatePicker).map { .date($0.chosen) } }, for: .valueChanged)
      return view
    case .progress: return UIProgressView(frame: .zero)
    case .button: return nil
    }
  }

  /// Shows a value in a control, without telling anybody.
  ///
  /// - Returns: `false` if it is another kind of control.
  static func update(_ view: UIView, to control: Control, animated: Bool) -> Bool {
    switch (control, view) {
    case (.toggle(let isOn), let view as UISwitch):
      if view.isOn != isOn { view.setOn(isOn, animated: animated) }
    case (.number(let number), let view as UISlider) where number.style == .slider:
      view.minimumValue = Float(number.range.lowerBound)
      view.maximumValue = Float(number.range.upperBound)
      view.value = Float(number.value)
    case (.number(let number), let view as UIStepper) where number.style == .stepper:
      view.minimumValue = number.range.lowerBound
      view.maximumValue = number.range.upperBound
      view.stepValue = number.step
      view.value = number.value
    case (.choice(let choice), let view as UISegmentedControl):
      if titles(of: view) != choice.titles {
        view.removeAllSegments()
        for (place, title) in choice.titles.enumerated() {
          view.insertSegment(withTitle: title, at: place, animated: false)
        }
      }
      view.selectedSegmentIndex = choice.selected ?? UISegmentedControl.noSegment
    case (.text(let input), let view as UITextField) where input.lineCount == 1:
      view.show(input)
    case (.text(let input), let view as UITextView) where input.lineCount > 1:
      // As in a field: the same text would make the cursor jump.
      if view.text != input.text, view.markedTextRange == nil { view.text = input.text }
    case (.date(let input), let view as UIDatePicker): view.show(input)
    case (.progress(let fraction), let view as UIProgressView):
      view.progress = Float(fraction ?? 0)
    default: return false
    }
    return true
  }

  private static func textField(in cell: ContentCell) -> UITextField {
    let view = UITextField(frame: .zero)
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    func tell(_ control: UIControl.Event, _ tell: @escaping (ContentCell, UITextField) -> Void) {
      view.addAction(
        UIAction { [weak cell] action in
          guard let cell, let view = action.sender as? UITextField else { return }
          tell(cell, view)
        }, for: control)
    }
    tell(.editingChanged) { cell, view in
      view.cut(to: cell.textLimit)
      cell.raise(ControlChange(.text(view.text ?? "")))
    }
    tell(.editingDidBegin) { cell, _ in cell.raise(FieldFocusChange(isFocused: true)) }
    tell(.editingDidEnd) { cell, _ in cell.raise(FieldFocusChange(isFocused: false)) }
    tell(.editingDidEndOnExit) { cell, _ in cell.submitField() }
    return view
  }

  private static func titles(of view: UISegmentedControl) -> [String] {
    (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
  }
}
#endif
