#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware
import TablewareHosting

extension UITableViewCell {
  /// Sets the accessory, whether the cell accepts touches, and its description for assistive
  /// technology. A cell of the app may change all of it when it is configured.
  func show(surroundings presentation: RowPresentation) {
    let content = presentation.content
    accessoryType = content.trailingAccessory.cellAccessory
    show(content.style)
    indentationLevel = content.level
    isUserInteractionEnabled = content.isEnabled
    // A disabled row has no keyboard.
    if !content.isEnabled { endTyping() }
    let spoken = presentation.accessibility
    accessibilityLabel = spoken.label
    accessibilityValue = spoken.value
    accessibilityHint = spoken.hint
    accessibilityTraits = spoken.traits.reduce(into: []) { $0.formUnion($1.uiTraits) }
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

extension RowAccessibility.Trait {
  fileprivate var uiTraits: UIAccessibilityTraits {
    switch self {
    case .button: .button
    case .toggle: .toggleButton
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
