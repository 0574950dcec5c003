import Foundation

extension UITableView {
  /// Touches a row for long; a menu that is open closes. The menu stays open whatever happens to
  /// the rows: what its actions are about is the application's matter, which is why it has an
  /// identifier.
  ///
  /// - Returns: the menu that opens, or `nil`.
  @discardableResult
  public func simulateContextMenu(at path: IndexPath) -> UIMenu? {
    guard allows(.gesture) else { return nil }
    layoutIfNeeded()
    simulateMenuDismiss()
    guard phase == .idle, let tableDelegate, let cell = shown[path] else { return nil }
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    guard
      let configuration = tableDelegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    _ = tableDelegate.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
    let menu = configuration.actionProvider?([])
    let preview = configuration.previewProvider?()
    guard menu != nil || preview != nil else { return nil }
    interaction.menu = Interaction.Menu(
      configuration: configuration, menu: menu, preview: preview)
    let animation = MenuAnimation(preview)
    tableDelegate.tableView(self, willDisplayContextMenu: configuration, animator: animation)
    animation.run()
    return menu
  }

  /// Chooses something in the menu that is open by its title: the menu closes, then the action
  /// runs.
  ///
  /// - Returns: whether there is such an action and it can be chosen.
  @discardableResult
  public func simulateMenuChoice(_ title: String) -> Bool {
    guard allows(.gesture),
      let action = interaction.menu?.menu?.actions.first(where: { $0.title == title }),
      !action.attributes.contains(.disabled)
    else { return false }
    simulateMenuDismiss()
    action.sender = self
    action.simulateChoice()
    return true
  }

  /// The preview beside the menu that is open; `nil` for the row itself.
  public var simulatedMenuPreview: UIViewController? { interaction.menu?.preview }

  /// Taps the preview of the menu that is open: what it shows opens, and the menu closes.
  ///
  /// - Returns: whether there was a menu.
  @discardableResult
  public func simulateMenuPreviewTap() -> Bool {
    guard allows(.gesture), let open = interaction.menu else { return false }
    let animation = MenuAnimation(open.preview)
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: open.configuration, animator: animation)
    simulateMenuDismiss()
    animation.run()
    return true
  }

  /// Touches beside the menu that is open: it closes.
  public func simulateMenuDismiss() {
    guard allows(.gesture), let open = interaction.menu else { return }
    interaction.menu = nil
    _ = tableDelegate?.tableView(
      self, previewForDismissingContextMenuWithConfiguration: open.configuration)
    let animation = MenuAnimation(open.preview)
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: open.configuration, animator: animation)
    animation.run()
  }
}
