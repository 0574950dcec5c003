import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// The help line: the effects of keys at the moment, the most important first.
extension ScreenFrame {
  typealias HelpEntry = (key: String, title: String)

  func paintHelp(_ terminalScreen: TerminalScreen, _ navigator: Navigator, on grid: inout Grid) {
    let (entries, exits) = help(terminalScreen, navigator)
    func width(_ entry: HelpEntry) -> Int {
      entry.key.printable.displayWidth + entry.title.printable.displayWidth + 3
    }
    let reserved = exits.reduce(0) { $0 + width($1) }
    var used = 1
    let shown = entries.prefix { entry in
      used += width(entry)
      return used + reserved <= size.width + 1
    }
    var column = 1
    for entry in shown + exits {
      column += grid.write(entry.key, column: column, row: size.height - 1, style: Look.key) + 1
      column += grid.write(
        entry.title, column: column, row: size.height - 1, style: Look.secondary)
      column += 2
    }
  }

  /// Returns the available keys, and those that leave, which are shown before all others.
  private func help(
    _ terminalScreen: TerminalScreen, _ navigator: Navigator
  ) -> (entries: [HelpEntry], exits: [HelpEntry]) {
    if terminalScreen.isHoldingRow {
      return ([("release", "drop")], [("esc", "cancel")])
    }
    switch terminalScreen.editing {
    case .text(let typing):
      let keys: [HelpEntry] =
        typing.editor.isMultiline ? [("⏎", "new line"), ("tab", "next")] : [("⏎", "next")]
      return (keys + [("alt+z", "undo")], [("esc", "done")])
    case .date:
      return ([("⏎", "done"), ("↑↓", "change"), ("←→", "part")], [("esc", "cancel")])
    case nil: break
    }
    var entries = rowHelp(terminalScreen)
    entries += terminalScreen.screen.commands.map { (String($0.key), $0.title) }
    if let search = terminalScreen.screen.search {
      entries.append(("/", search.query.isEmpty ? "search" : "“\(search.query)”"))
    }
    if terminalScreen.viewport.focusedPresentation?.isMovable == true {
      entries.append(("alt+↑↓", "reorder"))
    }
    let isSearching = !(terminalScreen.screen.search?.query.isEmpty ?? true)
    var exits: [HelpEntry] = [("q", "quit")]
    if isSearching || navigator.screens.count > 1 {
      exits.insert(("esc", isSearching ? "show all" : "back"), at: 0)
    }
    return (entries, exits)
  }

  /// Returns the keys of the focused row.
  private func rowHelp(_ terminalScreen: TerminalScreen) -> [HelpEntry] {
    let move: HelpEntry = ("↑↓", "move")
    guard let row = terminalScreen.viewport.focusedPresentation, row.content.isEnabled else {
      return [move]
    }
    let content = row.content
    var entries: [HelpEntry]
    switch content.control {
    case .text: entries = [("⏎", "edit"), move]
    case .date(let date):
      entries = [("⏎", "edit")] + (date.value == nil ? [] : [("←→", "change")]) + [move]
    case .toggle: entries = [("⏎", "switch"), move]
    case let control where control?.input.isAdjustable == true:
      entries = [("←→", "change"), move]
    default: entries = [move] + (row.tap.help.map { [("⏎", $0)] } ?? [])
    }
    switch row.expansion {
    case .expand: entries.insert(("→", "expand"), at: 0)
    case .collapse: entries.insert(("←", "collapse"), at: 0)
    case nil: break
    }
    let commands = Set(terminalScreen.screen.commands.map(\.key))
    if row.offers(.menu) {
      entries.append((commands.contains(".") ? "F10" : ".", "menu"))
    }
    if row.hasDetail, !commands.contains("i") { entries.append(("i", "details")) }
    return entries
  }
}

extension TapEffect {
  /// The effect of the Enter key, for the help line; `nil` for none.
  fileprivate var help: String? {
    switch self {
    case .push: "open"
    case .select, .act: "select"
    case .expand, .none: nil
    }
  }
}
