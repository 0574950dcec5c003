#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension UIListContentConfiguration {
  /// What a row says, in a title and lines below.
  static func plain(_ content: RowContent) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text =
      [content.fold?.mark, content.symbol?.string, content.title.string].compactMap { $0 }
      .joined(separator: " ")
    let lines =
      [content.subtitle?.string] + content.values.map(\.text.string)
      + content.details.map { "\($0.label): \($0.text.string)" } + [content.message?.string]
    let secondary = lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    configuration.secondaryText = secondary.isEmpty ? nil : secondary
    return configuration
  }
}

extension UITableViewCell {
  /// Shows what stands at the end of a row, whether it answers, and what is read aloud. A cell of the app's
  /// own may change all of it when it is configured.
  func show(surroundings content: RowContent) {
    accessoryType = content.accessory.cellAccessory
    indentationLevel = content.level
    isUserInteractionEnabled = content.isEnabled
    // Nobody types into what does not answer.
    if !content.isEnabled { endTyping() }
    let spoken = content.spoken
    accessibilityLabel = spoken.label
    accessibilityValue = spoken.value
    accessibilityHint = spoken.hint
    accessibilityTraits = spoken.traits.reduce(into: []) { $0.formUnion($1.uiTraits) }
  }
}

extension RowContent.Fold {
  /// What stands before the title.
  fileprivate var mark: String? {
    switch self {
    case .leaf: nil
    case .folded: "▸"
    case .unfolded: "▾"
    case .loading: "◌"
    }
  }
}

extension RowContent.Accessory {
  fileprivate var cellAccessory: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail: .detailButton
    case .detailDisclosure: .detailDisclosureButton
    }
  }
}

extension Accessibility.Trait {
  fileprivate var uiTraits: UIAccessibilityTraits {
    switch self {
    case .button, .toggle: .button
    case .link: .link
    case .selected: .selected
    case .disabled: .notEnabled
    case .adjustable: .adjustable
    case .header: .header
    case .updatesFrequently: .updatesFrequently
    case .textField: []
    }
  }
}
#endif
