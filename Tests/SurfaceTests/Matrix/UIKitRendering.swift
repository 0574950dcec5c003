import Foundation
import Tableware
import UIKitDouble

@testable import TablewareUIKit

extension Probe {
  /// The cell of the row, its swipes, menu and alerts, and the events while a user tries
  /// everything.
  @MainActor
  func renderOnUIKit() -> String {
    VirtualTime.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let screen = ProbeScreen(self, visibleRows: 18)
    let navigator = navigation.push(screen)
    var seen: [String] = []
    func turn(_ seconds: Double = 0.5) {
      window.layoutIfNeeded()
      VirtualTime.shared.advance(by: seconds)
      window.layoutIfNeeded()
      seen.append("\(screen.journal.events)")
    }
    turn(5)
    guard let controller = navigation.topViewController as? ScreenController,
      let table = controller.view as? UITableView
    else { return "no table view" }
    table.simulateDrag(by: 10)
    turn()
    if isHeader {
      seen += header(in: table)
      if let alert = controller.presentedViewController as? UIAlertController {
        seen.append("alert \(alert.title ?? "")")
        alert.dismiss(animated: false)
      }
      turn()
      seen.append("\(navigator.screens.count) screens")
      return seen.joined(separator: "\n")
    }
    let path = IndexPath(row: isBelow ? 18 : 1, section: 0)
    seen += cell(at: path, in: table)
    for edge in [UITableView.SwipeEdge.leading, .trailing] {
      let delegate = table.delegate as? any UITableViewDelegate
      let swipe =
        edge == .leading
        ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      let actions = (swipe ?? nil)?.actions ?? []
      seen += actions.map {
        "swipe \(edge) \($0.title ?? "") \($0.style) \($0.image.shown) "
          + ($0.backgroundColor?.description ?? "–")
      }
    }
    if let drag = SimulatedDrag(from: table, at: path) {
      seen.append("drag \(drag.items.map(\.itemProvider.registeredTypeIdentifiers))")
      drag.cancel()
    }
    let opened = table.simulateContextMenu(at: path)
    seen += (opened?.children ?? []).compactMap { ($0 as? UIMenu).map { "submenu \($0.title)" } }
    let menu = opened?.actions ?? []
    seen += menu.map { "menu \($0.title) \($0.image.shown) \($0.attributes.rawValue)" }
    if let first = menu.first {
      _ = table.simulateMenuChoice(first.title)
      turn()
      if let alert = controller.presentedViewController as? UIAlertController {
        seen.append("alert \(alert.title ?? "")")
        alert.dismiss(animated: false)
        turn()
      }
    }
    seen.append("press \(table.simulatePress(at: path))")
    table.simulateAccessoryTap(at: path)
    turn()
    if let cell = table.cellForRow(at: path) { use(cell) }
    turn()
    table.simulateTap(at: path)
    turn()
    seen.append("\(navigator.screens.count) screens")
    return seen.joined(separator: "\n")
  }

  /// Adjusts the control of a cell, as VoiceOver, the keyboard and a finger do.
  @MainActor
  private func use(_ cell: UITableViewCell) {
    cell.accessibilityIncrement()
    cell.accessibilityDecrement()
    if let field = cell.accessoryView as? UITextField {
      field.becomeFirstResponder()
      field.simulateTyping("1a@bcdefghijklmno")
    }
    (cell.accessoryView as? UIStepper)?.simulateStep(1)
  }

  /// What the header of the second section shows, and what its button and menu do.
  @MainActor
  private func header(in table: UITableView) -> [String] {
    guard let view = table.headerView(forSection: 1), let cell = (view as? HeaderView)?.cell else {
      return ["no header"]
    }
    view.layoutIfNeeded()
    var seen = describe(cell)
    let opened = view.tapButton.menu
    seen += (opened?.children ?? []).compactMap { ($0 as? UIMenu).map { "submenu \($0.title)" } }
    let menu = opened?.actions ?? []
    seen += menu.map { "menu \($0.title) \($0.image.shown) \($0.attributes.rawValue)" }
    use(cell)
    if !view.tapButton.isHidden { view.tapButton.simulateTap() }
    menu.first?.simulateChoice()
    return seen
  }

  @MainActor
  private func cell(at path: IndexPath, in table: UITableView) -> [String] {
    table.cellForRow(at: path).map(describe) ?? ["no cell"]
  }

  @MainActor
  private func describe(_ cell: UITableViewCell) -> [String] {
    var seen = [
      "accessory \(cell.accessoryType) \(cell.indentationLevel)",
      "touches \(cell.isUserInteractionEnabled) \(cell.selectionStyle) \(cell.isSelected)",
      "reorder \(cell.showsReorderControl)",
      "speaks \(cell.accessibilityLabel ?? "") = \(cell.accessibilityValue ?? "nothing")",
      "hint \(cell.accessibilityHint ?? "") \(cell.accessibilityTraits.rawValue)",
    ]
    seen += cell.simulatedActionNames.map { "action by voice \($0)" }
    if let shown = cell.contentConfiguration as? UIListContentConfiguration {
      seen += [
        "text \(shown.attributedText.described) \(shown.textProperties.described)",
        "secondary \(shown.secondaryAttributedText.described) \(shown.secondaryTextProperties.described)",
        "image \(shown.image.shown) \(shown.imageProperties)",
        "margins \(shown.directionalLayoutMargins)",
      ]
    }
    seen += [
      "separator \(cell.separatorInset)",
      "background \(cell.backgroundColor.map { "\($0)" } ?? "")",
      "selected \(cell.selectedBackgroundView?.backgroundColor.map { "\($0)" } ?? "")",
    ]
    return seen + (cell.accessoryView?.described ?? [])
  }
}
