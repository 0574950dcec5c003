import TerminalKit

/// The help line: the effects of keys at the moment, the most important first.
extension ScreenFrame {
  func paintHelp(_ help: KeyHelp, on grid: inout Grid) {
    let all = help.row + help.screen + help.moving
    var exits = help.exits
    var shown = fitting(all, beside: exits)
    if shown.count < all.count, let page = help.page {
      let fewer = fitting(all, beside: [page] + exits)
      if !fewer.isEmpty { (shown, exits) = (fewer, [page] + exits) }
    }
    var column = 1
    for entry in shown + exits {
      column += grid.write(entry.key, column: column, row: size.height - 1, style: Look.key) + 1
      column += grid.write(
        entry.title, column: column, row: size.height - 1, style: Look.secondary)
      column += 2
    }
  }

  /// Returns the first entries, as many as fit beside those that leave.
  private func fitting(_ entries: [KeyHelp.Entry], beside exits: [KeyHelp.Entry]) -> [KeyHelp.Entry]
  {
    func width(_ entry: KeyHelp.Entry) -> Int {
      entry.key.printable.displayWidth + entry.title.printable.displayWidth + 3
    }
    let reserved = exits.reduce(0) { $0 + width($1) }
    var used = 1
    return Array(
      entries.prefix { entry in
        used += width(entry)
        return used + reserved <= size.width + 1
      })
  }
}
