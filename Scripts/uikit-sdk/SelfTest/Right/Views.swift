// As in Table.swift: responders, cells, controls and actions, as documented.
import UIKit

class DocumentedView: UIView {
  override var next: UIResponder? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var isFirstResponder: Bool { false }
  override func becomeFirstResponder() -> Bool { true }
  override func resignFirstResponder() -> Bool { true }
  override var subviews: [UIView] { [] }
  override var window: UIWindow? { nil }
  override func addSubview(_ view: UIView) {}
  override func layoutSubviews() {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  override var isUserInteractionEnabled: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

class DocumentedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) {}
  override var isSelected: Bool {
    get { false }
    set {}
  }
  override var accessoryType: UITableViewCell.AccessoryType {
    get { .none }
    set {}
  }
  override var accessoryView: UIView? {
    get { nil }
    set {}
  }

  func show() {
    var content = defaultContentConfiguration()
    content.text = "Favorites"
    contentConfiguration = content
    let _: any UIContentConfiguration = UIListContentConfiguration.subtitleCell()
    let _: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
  }
}

class DocumentedHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func show() { contentConfiguration = defaultContentConfiguration() }
}

class DocumentedControl: UIControl {
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  override func sendActions(for controlEvents: UIControl.Event) {}
}

class DocumentedSegments: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  override func titleForSegment(at segment: Int) -> String? { nil }
  override func removeAllSegments() {}
  override var numberOfSegments: Int { 0 }
  override var selectedSegmentIndex: Int {
    get { UISegmentedControl.noSegment }
    set {}
  }
}

@MainActor
func documentedControls(_ field: UITextField, _ toggle: UISwitch) {
  toggle.setOn(toggle.isOn, animated: true)
  field.isSecureTextEntry = field.text == field.placeholder
  let _: Float = UISlider(frame: .zero).maximumValue
  let _: Double = UIStepper(frame: .zero).stepValue
  let _: Float = UIProgressView(frame: .zero).progress
  let _: [UIControl.Event] = [
    .valueChanged, .editingDidBegin, .editingChanged, .editingDidEnd, .primaryActionTriggered,
  ]
}

@MainActor
func documentedActions() -> UISwipeActionsConfiguration {
  let action = UIAction { action in let _: Any? = action.sender }
  let _: UIAction = UIAction(title: "Open", identifier: action.identifier) { _ in }
  let handler: UIContextualAction.Handler = { _, view, answer in
    let _: UIView = view
    answer(true)
  }
  let _: UIContextualAction.Style = .destructive
  return UISwipeActionsConfiguration(actions: [
    UIContextualAction(style: .normal, title: nil, handler: handler)
  ])
}

class DocumentedKeyField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: {
      $0.key?.keyCode == .keyboardPeriod && $0.key?.modifierFlags.contains(.command) == true
    }) {
      return
    }
    super.pressesBegan(presses, with: event)
  }
}

func documentedPaths() -> Set<IndexPath> {
  [IndexPath(row: 1, section: 2), IndexPath(item: 1, section: 2), [2, 1]]
}

// The main queue is the main actor's.
func documentedQueue(_ view: UIView) {
  DispatchQueue.main.async { view.setNeedsLayout() }
}
