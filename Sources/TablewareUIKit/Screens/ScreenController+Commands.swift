#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware
import TablewareHosting

/// The commands of a screen: a menu in the navigation bar, and those for selected rows in a toolbar
/// below the rows.
extension ScreenController {
  /// What bar and toolbar show of the commands.
  struct ShownCommands: Equatable {
    var commands: [ShownCommand] = []
    var isSelectable = false
    var isEditing = false
  }

  /// The parts of a command that its entry in the menu or the toolbar shows.
  struct ShownCommand: Equatable {
    let key: Character
    let title: String
    let image: RowImage.Source?
    let role: ActionRole
    let isEnabled: Bool
    let isForSelection: Bool

    init(_ command: Command) {
      (key, title, image, role) = (command.key, command.title, command.image, command.role)
      (isEnabled, isForSelection) = (command.isEnabled, command.isForSelection)
    }
  }

  /// Whether the user can select rows for commands in a toolbar.
  private var isSelectable: Bool {
    hosted.table.selectionMode == .multiple && hosted.commands.contains(where: \.isForSelection)
  }

  /// The number of selected rows instead of the title; `nil` while none is selected for a command.
  var selectionTitle: String? {
    let count = hosted.table.selection.rows.count
    return isSelectable && count > 0 ? Words.current[.chosenCount, count] : nil
  }

  /// Shows the commands, unless they are shown already.
  func showCommands() {
    let commands = hosted.commands
    let shown = ShownCommands(
      commands: commands.map(ShownCommand.init), isSelectable: isSelectable, isEditing: isEditing)
    guard shown != shownCommands else { return showToolbar(animated: true) }
    shownCommands = shown
    showItems(commands)
    showToolbar(animated: true)
  }

  private func showItems(_ commands: [Command]) {
    let selectable = isSelectable ? commands.filter(\.isForSelection) : []
    let notice = hosted.noticeCommand
    let others = commands.filter { command in
      command.key != notice?.key && !selectable.contains { $0.key == command.key }
    }
    navigationItem.rightBarButtonItems = [
      others.isEmpty ? nil : menuItem(others),
      // The two-finger pan begins editing without commands as well.
      isSelectable || isEditing ? editButtonItem : nil,
      notice.map { button($0, showsImage: false) },
    ].compactMap { $0 }
    let items = selectable.flatMap { command in
      [UIBarButtonItem.flexibleSpace(), button(command, showsImage: true)]
    }
    setToolbarItems(Array(items.dropFirst()), animated: false)
  }

  private func button(_ command: Command, showsImage: Bool) -> UIBarButtonItem {
    let button = UIBarButtonItem(
      title: command.title, image: showsImage ? command.picture : nil,
      primaryAction: UIAction { [weak self] _ in self?.run(command.key) })
    button.isEnabled = command.isEnabled
    if command.role == .destructive { button.tintColor = .systemRed }
    return button
  }

  private func menuItem(_ commands: [Command]) -> UIBarButtonItem {
    let menu = UIMenu(
      children: commands.map { command in
        UIAction(
          title: command.title, image: command.picture,
          attributes: [
            command.role == .destructive ? .destructive : [], command.isEnabled ? [] : .disabled,
          ]
        ) { [weak self] _ in self?.run(command.key) }
      })
    // The title is announced; it is shown where there is no such symbol.
    return UIBarButtonItem(
      title: Words.current[.moreActions], image: UIImage(systemName: "ellipsis.circle"), menu: menu)
  }

  /// Runs a command as the screen declares it now: one that was captured with the menu may refer to
  /// removed rows.
  func run(_ key: Character) {
    interaction?.perform(.command(key), focused: focused)
  }

  /// Shows the toolbar while rows are selected for its commands, and hides it otherwise. That of a
  /// controller of the app is left alone.
  func showToolbar(animated: Bool) {
    guard let navigationController, navigationController.topViewController === self else { return }
    guard isSelectable, isEditing || selectionTitle != nil else {
      return hideToolbar(animated: animated)
    }
    guard !showsToolbar else { return }
    showsToolbar = true
    navigationController.setToolbarHidden(false, animated: animated)
  }

  /// Hides the toolbar, if this controller shows it.
  func hideToolbar(animated: Bool) {
    guard showsToolbar else { return }
    showsToolbar = false
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}

extension Command {
  @MainActor
  fileprivate var picture: UIImage? { UIImage.picture(of: image, glyph: image?.glyph) }
}
#endif
