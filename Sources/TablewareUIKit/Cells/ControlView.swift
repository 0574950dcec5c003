import Tableware

/// UIKit's controls for ours.
@MainActor
enum ControlView {
  /// A control that tells the cell's row what it was set to; `nil` for what a row shows by itself.
  static func make(for control: Control, in cell: UITableViewCell) -> UIView? {
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
    case .text:
      let view = UITextField(frame: .zero)
      view.addAction(
        action { ($0 as? UITextField).map { .text($0.text ?? "") } }, for: .editingChanged)
      view.addAction(
        UIAction { [weak cell] _ in cell?.raise(FieldFocusChange(isFocused: true)) },
        for: .editingDidBegin)
      view.addAction(
        UIAction { [weak cell] _ in cell?.raise(FieldFocusChange(isFocused: false)) },
        for: .editingDidEnd)
      return view
    case .progress: return UIProgressView(frame: .zero)
    case .date, .button: return nil
    }
  }

  /// Shows a value in a control, without telling anybody.
  ///
  /// - Returns: `false` if it is another kind of control.
  static func update(_ view: UIView, to control: Control) -> Bool {
    switch (control, view) {
    case (.toggle(let isOn), let view as UISwitch):
      if view.isOn != isOn { view.setOn(isOn, animated: true) }
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
    case (.text(let input), let view as UITextField):
      view.placeholder = input.placeholder
      view.isSecureTextEntry = input.kind == .secure
      // What is being typed is never overwritten by the same text: the cursor would jump.
      if view.text ?? "" != input.text { view.text = input.text }
    case (.progress(let fraction), let view as UIProgressView):
      view.progress = Float(fraction ?? 0)
    default: return false
    }
    return true
  }

  private static func titles(of view: UISegmentedControl) -> [String] {
    (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
  }
}
