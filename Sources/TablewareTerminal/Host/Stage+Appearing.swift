import Tableware

extension Stage {
  /// How often a frame is laid out anew because rows that came on screen changed what is shown. Whoever loads
  /// at once, page after page, gets the rest in the next frames.
  private static let roundLimit = 4

  /// Lays out a frame and tells the rows that came on screen, if they want to know. What they show then is in
  /// the same frame.
  ///
  /// - Returns: whether something waits for the next frame.
  func layout() -> Bool {
    for _ in 0..<Self.roundLimit {
      viewport.layout()
      let arrivals = arrivals()
      guard !arrivals.isEmpty else { return false }
      for row in arrivals { screen.table.deliver(Appear(), from: row) }
      screen.table.commit()
    }
    viewport.layout()
    return true
  }

  /// The rows that are on screen since the last frame and have a handler for that.
  private func arrivals() -> [BoundRow] {
    let rows = viewport.bindings.rows
    let table = screen.table
    let known = announced
    announced = rows.map(\.identity).filter { row in known.contains(row) }
    var arrivals: [BoundRow] = []
    for row in rows where row.generation > lastGeneration {
      // A row that was only bound again has not come.
      guard !known.contains(row.identity), table.responds(to: Appear.self, at: row.path) else {
        continue
      }
      announced.append(row.identity)
      arrivals.append(row)
    }
    lastGeneration = max(lastGeneration, rows.map(\.generation).max() ?? 0)
    return arrivals
  }
}
