#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// A row whose menu shows a preview. UIKit holds the configuration while the menu is open; its
/// closures capture what the app captures.
struct PreviewedRow {
  weak var configuration: UIContextMenuConfiguration?
  let row: Identity
}

/// Context menus of rows: actions, submenus, groups and a preview.
extension TableViewBackend {
  /// The menu that a long touch of a row opens; `nil` if it would be empty.
  func contextMenu(at path: RowPath) -> UIContextMenuConfiguration? {
    let menu = menu(of: path)
    let preview = host.preview(at: path)
    guard menu != nil || preview != nil else { return nil }
    let configuration = UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: preview.map { [weak self] preview in
        { self?.controller(previewing: preview()) }
      }
    ) { _ in menu }
    previewed = preview.map { _ in
      PreviewedRow(configuration: configuration, row: snapshot.rowID(at: path))
    }
    return configuration
  }

  /// Pushes the screen of a preview that the user tapped, when the menu has closed.
  ///
  /// - Returns: `false` if the preview is not that of a row of the table.
  func performPreview(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool {
    guard let previewed, previewed.configuration === configuration else { return false }
    animator.addCompletion { [weak self] in
      guard let self, let path = host.snapshot.path(of: previewed.row),
        let preview = host.preview(at: path), let source = host.source(at: path)
      else { return }
      source.push(preview())
    }
    return true
  }

  /// A controller that shows a screen beside the menu.
  private func controller(previewing screen: any Screen) -> UIViewController {
    if let screen = screen as? ControllerScreen { return screen.controller }
    let container = UINavigationController()
    let navigator = Navigator(root: screen, theme: table.theme)
    ScreenStack(navigator, style: .insetGrouped, on: container).mirror(animated: false)
    return container
  }

  /// The menu of a row; `nil` if it would be empty.
  func menu(of path: RowPath) -> UIMenu? {
    let actions = interaction.menu(of: path)
    guard !actions.isEmpty, let source = host.source(at: path) else { return nil }
    var count = 0
    return UIMenu(children: elements(actions, of: source, &count))
  }

  /// The elements of a menu. The actions in all submenus are counted, because a choice finds its
  /// action by its number and title.
  private func elements(
    _ actions: [RowAction], of source: EventSource, _ count: inout Int
  ) -> [UIMenuElement] {
    actions.map { action in
      let image = UIImage.picture(of: action.image, glyph: action.symbol)
      switch action.entry {
      case .submenu(let children):
        return UIMenu(
          title: action.title, image: image, children: elements(children, of: source, &count))
      case .group(let children):
        return UIMenu(
          title: action.title, options: .displayInline,
          children: elements(children, of: source, &count))
      case .action:
        let index = count
        count += 1
        return UIAction(
          title: action.title, image: image,
          attributes: [
            action.role == .destructive ? .destructive : [], action.isEnabled ? [] : .disabled,
          ]
        ) { [weak self] _ in _ = self?.run(action, at: index, from: source) }
      }
    }
  }

  /// Runs an action of the menu of a row, as the row offers it now.
  func run(_ action: RowAction, at index: Int, from source: EventSource) -> GestureResult {
    // Of a row that was removed, the interaction reports a stale event.
    guard let path = host.snapshot.path(of: source.row) else {
      return interaction.run(action, from: source)
    }
    let actions = interaction.menu(of: path).flatMap(\.leaves).map(\.action)
    let isSame = actions.indices.contains(index) && actions[index].title == action.title
    let current = isSame ? actions[index] : actions.first { $0.title == action.title }
    guard let current, let source = host.source(at: path) else { return .stale }
    return interaction.run(current, from: source)
  }
}
#endif
