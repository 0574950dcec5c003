import Tableware
import TablewareViewport
import TerminalKit

/// The parts around the table: title, scroll bar, section index, and a help line.
///
/// ```
///   Tableware › Packages                                 703 packages     title
///   a ──────────────────────────────────────────────────────────── A █
///   ❯ adduser                                        3.134   1 MiB  B █    table, index, scroll bar
///     apt                                            2.6.1   4 MiB  C │
///   ↑↓ move  ⏎ open  / search  esc back  q quit                            help, search or message
/// ```
struct ScreenFrame {
  /// Lines above the table, in a frame.
  private static let top = 1
  /// Below this many lines, the window contains only the table.
  private static let leastHeight = 4
  private static let bottom = 1

  let size: Size

  private var hasFrame: Bool { size.height >= Self.leastHeight }
  /// The line at which the table begins.
  var tableTop: Int { hasFrame ? Self.top : 0 }

  func tableSize(hasIndex: Bool) -> Size {
    Size(
      width: size.width - (hasIndex ? 3 : 1),
      height: hasFrame ? size.height - Self.top - Self.bottom : size.height)
  }

  /// The cell of the window at which the table of a screen begins.
  func origin(of terminalScreen: TerminalScreen) -> (column: Int, row: Int) {
    terminalScreen.box?.origin ?? (0, tableTop)
  }

  /// Paints a screen, and the box of the menu or the question over it.
  func paint(
    _ terminalScreen: TerminalScreen, below overlay: TerminalScreen? = nil, host: TerminalHost
  ) -> Grid {
    var grid = Grid(columns: size.width, rows: size.height)
    grid.draw(terminalScreen.surface.grid, column: 0, row: tableTop)
    paintDrag(terminalScreen, on: &grid)
    ScrollBar(terminalScreen.viewport.scrollExtent)?
      .paint(column: size.width - 1, row: tableTop, on: &grid)
    for (line, entry) in indexLines(terminalScreen).enumerated() {
      grid.write(
        String(entry.title.prefix(1)), column: size.width - 3, row: tableTop + line, width: 2,
        style: entry.isHere ? Look.accent : Look.secondary)
    }
    guard hasFrame else { return grid }
    paintTitle(terminalScreen, host, on: &grid)
    guard let overlay, let box = overlay.box else {
      paintBottom(terminalScreen, host, on: &grid)
      return grid
    }
    // The screen below is visible, and takes no input.
    grid.restyle(grid.bounds) { $0 = Style(bold: $0.bold && !$0.reverse, dim: true) }
    paintBottom(overlay, host, on: &grid)
    box.paint(overlay, on: &grid)
    return grid
  }

  private func paintTitle(
    _ terminalScreen: TerminalScreen, _ host: TerminalHost, on grid: inout Grid
  ) {
    let isRefreshing = terminalScreen.screen.refresh?.isRefreshing == true
    let status =
      isRefreshing
      ? RowText(host.words.refreshing, tone: .secondary) : terminalScreen.status
    let statusWidth = status.columns(limit: max(0, size.width / 2))
    let room = size.width - statusWidth - 3
    // If there is no room for the whole breadcrumb, its beginning is left out.
    let title = terminalScreen.screen.title.clipped(to: max(0, room - 1))
    var parents = host.navigator.screens.prefix { $0 !== terminalScreen.screen }.map(\.title)
      .filter { !$0.isEmpty }
      .map { $0.printable + " › " }
    while parents.reduce(title.displayWidth + 1, { $0 + $1.displayWidth }) > room, !parents.isEmpty
    {
      parents.removeFirst()
    }
    let way = parents.joined()
    let column = 1 + grid.write(way, column: 1, row: 0, style: Look.secondary)
    grid.write(title, column: column, row: 0, style: Look.title)
    grid.write(status, column: size.width - statusWidth - 1, row: 0, width: statusWidth)
  }

  private func paintBottom(
    _ terminalScreen: TerminalScreen, _ host: TerminalHost, on grid: inout Grid
  ) {
    if let editor = terminalScreen.search {
      paintSearch(editor, terminalScreen.screen.search, on: &grid)
    } else if let message = host.message {
      paintMessage(message, terminalScreen, on: &grid)
    } else {
      paintHelp(KeyHelp(terminalScreen, host.navigator, host.words), on: &grid)
    }
  }

  /// Shows a message whole, as far as there is room: its end is the remedy. It covers rows at the
  /// bottom, or at the top if the focused row is at the bottom.
  private func paintMessage(
    _ message: String, _ terminalScreen: TerminalScreen, on grid: inout Grid
  ) {
    var lines = message.wrapped(to: size.width - 2, maxLines: max(1, size.height / 2))
    var start = size.height - lines.count
    let frame = terminalScreen.viewport.focus.flatMap(terminalScreen.viewport.frame(of:))
    let top = origin(of: terminalScreen).row
    if let frame, lines.count > 1, top + frame.y + frame.height > start {
      start = tableTop
      if top + frame.y < start + lines.count {
        // The row is as high as the window.
        lines = [message.clipped(to: size.width - 2)]
        start = size.height - 1
      }
    }
    for (number, line) in lines.enumerated() {
      let row = start + number
      grid.write(String(repeating: " ", count: size.width), column: 0, row: row, style: .plain)
      grid.write(line, column: 1, row: row, style: Look.warning)
    }
  }

  /// Marks the row that the mouse holds, and the edge of its target.
  private func paintDrag(_ terminalScreen: TerminalScreen, on grid: inout Grid) {
    guard case .row(let held)? = terminalScreen.drag, held.isHeld else { return }
    if let path = terminalScreen.table.snapshot.path(of: held.row),
      let frame = terminalScreen.viewport.frame(of: path), frame.y >= 0,
      frame.y < terminalScreen.surface.size.height
    {
      grid.write("≡", column: 1, row: tableTop + frame.y, style: Look.accent)
    }
    if let (line, isBefore) = terminalScreen.insertion,
      (0..<terminalScreen.surface.size.height).contains(line)
    {
      grid.write(isBefore ? "┌" : "└", column: 1, row: tableTop + line, style: Look.accent)
    }
  }

  private func paintSearch(_ editor: TextEditor, _ search: Search?, on grid: inout Grid) {
    let row = size.height - 1
    let width = size.width - paintScopes(of: search, row, on: &grid)
    let text = FieldText(editor)
    var column = 1 + grid.write("/", column: 1, row: row, style: Look.accent)
    column = paintTokens(search?.tokens ?? [], column, row, width: width, on: &grid)
    var end = column
    if editor.characters.isEmpty {
      end += 1
      end += grid.write(
        search?.prompt ?? "", column: column + 1, row: row, width: width - column - 2,
        style: Look.secondary)
    }
    // The end of a long query is where the user types.
    let room = max(1, width - column - 2)
    let start = text.start(near: 0, cursor: editor.cursor, columns: room + 1)
    var cursorColumn = column
    for index in start..<text.characters.count {
      if index == editor.cursor { cursorColumn = column }
      let isSelected = editor.selection.contains(index)
      column += grid.write(
        text.shown(index), column: column, row: row, width: width - column - 1,
        style: isSelected ? Style(reverse: true) : .plain)
    }
    if editor.cursor == text.characters.count { cursorColumn = column }
    if let token = search?.suggestedToken {
      end = max(end, column) + 2
      grid.write(
        "⇥ \(token.title.printable)", column: end, row: row, width: width - end - 1,
        style: Look.secondary)
    }
    grid.restyle(Area(column: cursorColumn, row: row, columns: 1, rows: 1)) {
      $0 = Style(bold: true, reverse: true)
    }
  }

  /// Shows the tokens of a search before its text, or how many there are if they would leave less
  /// than a third of the line.
  ///
  /// - Returns: the column after them.
  private func paintTokens(
    _ tokens: [SearchToken], _ start: Int, _ row: Int, width: Int, on grid: inout Grid
  ) -> Int {
    guard !tokens.isEmpty else { return start }
    var titles = tokens.map { " \($0.title.printable) " }
    if titles.reduce(start, { $0 + $1.displayWidth + 1 }) > width * 2 / 3 {
      titles = ["+\(tokens.count)"]
    }
    return titles.reduce(start) { column, title in
      column + grid.write(title, column: column, row: row, style: Style(reverse: true)) + 1
    }
  }

  /// Shows the scopes of a search at the end of its line, if there is room beside the field.
  ///
  /// - Returns: the columns that they take.
  private func paintScopes(of search: Search?, _ row: Int, on grid: inout Grid) -> Int {
    guard let search, !search.scopes.isEmpty else { return 0 }
    let titles = search.scopes.map { " \($0.printable) " }
    let columns = titles.reduce(0) { $0 + $1.displayWidth } + 1
    // With less room, only the selected one.
    let isWhole = columns <= size.width / 2
    let shown = isWhole ? Array(titles.indices) : [search.scope]
    let text = shown.map { titles[$0].clipped(to: max(1, size.width / 2 - 1)) }
    let total = text.reduce(0) { $0 + $1.displayWidth } + 1
    var column = size.width - total
    for (index, title) in zip(shown, text) {
      let style = index == search.scope ? Style(reverse: true) : Look.secondary
      column += grid.write(title, column: column, row: row, style: style)
    }
    return total
  }
}
