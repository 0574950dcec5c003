import Tableware

/// The cell of rows that have none of their own: it shows what every back end can show.
@MainActor
final class ContentCell: UITableViewCell {
  private(set) var control: UIView?

  func show(_ content: RowContent) {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = [content.symbol?.string, content.title.string].compactMap { $0 }
      .joined(separator: " ")
    let lines =
      [content.subtitle?.string] + content.values.map(\.text.string)
      + content.details.map { "\($0.label): \($0.text.string)" } + [content.message?.string]
    let secondary = lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    configuration.secondaryText = secondary.isEmpty ? nil : secondary
    contentConfiguration = configuration
    accessoryType = content.accessory.cellAccessory
    isUserInteractionEnabled = content.isEnabled
    let spoken = content.spoken
    accessibilityLabel = spoken.label
    accessibilityValue = spoken.value
    accessibilityHint = spoken.hint
    showControl(content.control)
  }

  /// Keeps the control that is there, if it is of the right kind: the keyboard may be in it.
  private func showControl(_ wanted: Control?) {
    if let wanted, let control, ControlView.update(control, to: wanted) { return }
    control = wanted.flatMap { ControlView.make(for: $0, in: self) }
    accessoryView = control
    if let wanted, let control { _ = ControlView.update(control, to: wanted) }
  }
}

extension RowContent.Accessory {
  var cellAccessory: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail: .detailButton
    case .detailDisclosure: .detailDisclosureButton
    }
  }
}
