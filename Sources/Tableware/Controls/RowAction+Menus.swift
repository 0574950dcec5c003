/// Menus with submenus and groups.
///
/// ```swift
/// MailRow(mail: mail).menu([
///   RowAction("Reply", image: .symbol("arrowshape.turn.up.left", glyph: "↩")) { self.reply(mail) },
///   .submenu("Move to", image: .symbol("folder", glyph: "▸"), folders.map { folder in
///     RowAction(folder.name) { self.move(mail, to: folder) }
///   }),
///   .group([RowAction("Delete", role: .destructive) { self.delete(mail) }]),
/// ])
/// ```
extension RowAction {
  /// What an entry of a menu is.
  package enum Entry {
    /// An action that runs.
    case action
    /// A menu of its own, which the entry opens.
    case submenu([RowAction])
    /// Entries between two separators.
    case group([RowAction])
  }

  /// Creates an entry that opens a menu of its own.
  ///
  /// A terminal and a browser show the submenu as a further list. Swipes, keys and assistive
  /// technology find the actions in it without opening it.
  ///
  /// - Parameters:
  ///   - title: the name of the submenu, in a word or two.
  ///   - symbol: a short glyph before the title.
  ///   - image: a picture before the title, in place of the glyph.
  ///   - isEnabled: whether the submenu can be opened. The actions of one that cannot are disabled.
  ///   - actions: the entries of the submenu, which may be submenus and groups as well.
  /// - Returns: the entry.
  public static func submenu(
    _ title: String, symbol: String? = nil, image: RowImage.Source? = nil, isEnabled: Bool = true,
    _ actions: [RowAction]
  ) -> RowAction {
    var entry = RowAction(title, symbol: symbol, image: image, isEnabled: isEnabled) {}
    entry.entry = .submenu(isEnabled ? actions : actions.map(\.disabled))
    return entry
  }

  /// Creates a group of entries, which separators set apart from the others.
  ///
  /// - Parameter actions: the entries of the group.
  /// - Returns: the entries as one.
  public static func group(_ actions: [RowAction]) -> RowAction { group("", actions) }

  /// Creates a group of entries below a title.
  ///
  /// - Parameters:
  ///   - title: the title of the group, in a word or two.
  ///   - actions: the entries of the group.
  /// - Returns: the entries as one.
  public static func group(_ title: String, _ actions: [RowAction]) -> RowAction {
    var entry = RowAction(title) {}
    entry.entry = .group(actions)
    return entry
  }

  /// The actions of the entry with the titles of their submenus, in the order of the menu.
  package var leaves: [(action: RowAction, submenus: [String])] {
    switch entry {
    case .action: [(self, [])]
    case .group(let actions): actions.flatMap(\.leaves)
    case .submenu(let actions):
      actions.flatMap(\.leaves).map { ($0.action, [title] + $0.submenus) }
    }
  }

  private var disabled: RowAction {
    var action = self
    action.isEnabled = false
    switch entry {
    case .action: break
    case .submenu(let actions): action.entry = .submenu(actions.map(\.disabled))
    case .group(let actions): action.entry = .group(actions.map(\.disabled))
    }
    return action
  }
}
