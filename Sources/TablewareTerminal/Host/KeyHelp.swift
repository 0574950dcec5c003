import Tableware
import TablewareHosting
import TablewareViewport

/// The keys that act at the moment, for the help line and the page of keys.
struct KeyHelp {
  typealias Entry = KeysScreen.Entry

  /// Those of the focused row and of the focus, the most important first.
  private(set) var row: [Entry] = []
  /// Those of the screen: its commands, its search, its refresh.
  private(set) var screen: [Entry] = []
  /// Those that move the focused row.
  private(set) var moving: [Entry] = []
  /// Those that leave, which are shown before all others.
  private(set) var exits: [Entry] = []
  /// The key that opens the page of keys; `nil` while it has another effect.
  private(set) var page: Entry?

  /// Returns the keys of a screen.
  init(_ shown: TerminalScreen, _ navigator: Navigator, _ words: TerminalWords) {
    if shown.isHoldingRow {
      row = [Entry(words.release, words.drop)]
      exits = [Entry("esc", words.cancel)]
      return
    }
    switch shown.editing {
    case .text(let typing):
      row =
        typing.editor.isMultiline
        ? [Entry("⏎", words.newLine), Entry("tab", words.next)] : [Entry("⏎", words.next)]
      row.append(Entry("alt+z", words.undo))
      exits = [Entry("esc", typing.isSetAtEnd ? words.cancel : words.done)]
      return
    case .date:
      row = [Entry("⏎", words.done), Entry("↑↓", words.change), Entry("←→", words.part)]
      exits = [Entry("esc", words.cancel)]
      return
    case nil: break
    }
    let keys = Set(shown.commands.map(\.key))
    let focused = shown.viewport.focusedPresentation
    row = Self.row(focused, keys, words)
    screen = Self.screen(shown, words)
    if focused?.isMovable == true {
      moving = [Entry("alt+↑↓", words.reorder)]
    }
    if shown.screen.search?.isActive == true {
      exits.append(Entry("esc", words.showAll))
    } else if navigator.screens.count > 1 {
      let isOverlay = shown.table.hosted?.overlayPlace != nil
      exits.append(Entry("esc", isOverlay ? words.cancel : words.back))
    }
    exits.append(Entry("q", words.quit))
    if !keys.contains("?"), !(shown.screen is KeysScreen) { page = Entry("?", words.more) }
  }

  private static func screen(_ shown: TerminalScreen, _ words: TerminalWords) -> [Entry] {
    let screen = shown.screen
    var entries = shown.commands.filter(\.isEnabled).map { Entry($0) }
    if let search = screen.search {
      let parts = search.tokens.map(\.title) + (search.query.isEmpty ? [] : [search.query])
      entries.append(Entry("/", parts.isEmpty ? words.search : "“\(parts.joined(separator: " "))”"))
    }
    if screen.refresh?.isRefreshing == false { entries.append(Entry("F5", words.refresh)) }
    return entries
  }

  private static func row(
    _ row: RowPresentation?, _ commands: Set<Character>, _ words: TerminalWords
  ) -> [Entry] {
    let move = Entry("↑↓", words.move)
    guard let row, row.content.isEnabled else { return [move] }
    var entries: [Entry]
    switch row.content.control {
    case .text: entries = [Entry("⏎", words.edit), move]
    case .date(let date):
      let change = date.value == nil ? [] : [Entry("←→", words.change)]
      entries = [Entry("⏎", words.edit)] + change + [move]
    case .toggle: entries = [Entry("⏎", words.toggle), move]
    case .sort(let sort) where sort.isSettable:
      let change = sort.isAdjustable ? [Entry("←→", words.sort)] : []
      entries = change + [Entry("⏎", words.reverse), move]
    case let control where control?.input.isAdjustable == true:
      entries = [Entry("←→", words.change), move]
    default: entries = [move] + (row.tap.title(words).map { [Entry("⏎", $0)] } ?? [])
    }
    switch row.expansion {
    case .expand: entries.insert(Entry("→", words.expand), at: 0)
    case .collapse: entries.insert(Entry("←", words.collapse), at: 0)
    case nil: break
    }
    if row.offers(.menu) {
      entries.append(Entry(commands.contains(".") ? "F10" : ".", words.menu))
    }
    if row.hasDetail, !commands.contains("i") { entries.append(Entry("i", words.details)) }
    return entries
  }
}

/// The page of keys.
extension KeyHelp {
  /// Returns all keys of a screen: those of its focused row, its own, and those of every screen.
  static func groups(
    of shown: TerminalScreen, _ navigator: Navigator, _ words: TerminalWords
  ) -> [KeysScreen.Group] {
    let help = KeyHelp(shown, navigator, words)
    let focus = Entry("↑↓", words.move)
    var everywhere = [
      focus, Entry("PageUp PageDown", words.page), Entry("Home End", words.ends),
      Entry("Tab Shift+Tab", words.sections),
    ]
    if shown.table.hosted?.allowsPalette == true {
      everywhere.append(Entry("Ctrl+K", Words.current[.palette]))
    }
    if shown.table.snapshot.hasIndex { everywhere.append(Entry("A … Z #", words.index)) }
    let row = help.row.filter { $0.key != focus.key } + help.moving
    return [
      KeysScreen.Group(words.row, row + actions(of: shown.viewport.focusedPresentation)),
      KeysScreen.Group(words.screen, help.screen),
      KeysScreen.Group(words.everywhere, everywhere + help.exits),
    ]
  }

  /// Returns the actions of a row that have a key.
  private static func actions(of row: RowPresentation?) -> [Entry] {
    (row?.actions ?? []).filter(\.isEnabled).compactMap { action in
      switch action.key {
      case .delete: Entry("Delete", action.title)
      case .character(let key): Entry(String(key), action.title)
      case nil: nil
      }
    }
  }
}

extension TapEffect {
  /// The effect of the Enter key; `nil` for none.
  fileprivate func title(_ words: TerminalWords) -> String? {
    switch self {
    case .push: words.open
    case .select, .act: words.select
    case .expand, .none: nil
    }
  }
}
