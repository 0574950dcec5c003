import Tableware

/// Tells of rows that come, go, are seen, and will come next. Everything is told after the frame is
/// presented, so a handler may change the table or lay it out.
extension Viewport {
  /// Something to be told by a row.
  private typealias Announcement = (
    identity: Identity, path: RowPath, tell: (Table, Identity, RowPath) -> Void
  )

  private func announcement<E: Event>(
    _ event: E, _ identity: Identity, _ path: RowPath
  ) -> Announcement {
    (identity, path, { table, row, path in table.deliver(event, from: row, near: path) })
  }

  /// Tells what the frame that was just laid out brought. Costs next to nothing where nobody listens.
  func announce() {
    var news = noteAppearances()
    news += notePrefetches()
    for announcement in news {
      announcement.tell(table, announcement.identity, announcement.path)
    }
  }

  /// What somebody wants to hear of a row.
  func interests(in row: AnyRow, section: Int) -> Interests {
    var interests: Interests = []
    if table.responds(to: Prefetch.self, row, in: section) { interests.insert(.prefetch) }
    if table.responds(to: Appearance.self, row, in: section)
      || table.responds(to: Disappearance.self, row, in: section)
    {
      interests.insert(.appearance)
    }
    if table.responds(to: Impression.self, row, in: section) { interests.insert(.impression) }
    return interests
  }

  private func noteAppearances() -> [Announcement] {
    let listening = records.filter { !$0.interests.isDisjoint(with: [.appearance, .impression]) }
    guard !listening.isEmpty || display.shown.count > 0 else { return [] }
    var news: [Announcement] = []
    var now = IdentityMap<DisplayState.Shown>()
    for record in listening {
      guard let row = record.row, let share = visibleShare(of: row.path) else { continue }
      var shown =
        display.shown[row.identity]
        ?? DisplayState.Shown(path: row.path, interests: record.interests)
      if display.shown[row.identity] == nil, record.interests.contains(.appearance) {
        news.append(announcement(Appearance(), row.identity, row.path))
      }
      shown.path = row.path
      shown.interests = record.interests
      noteShare(share, of: &shown)
      now[row.identity] = shown
    }
    for (identity, shown) in display.shown.entries where now[identity] == nil {
      guard shown.interests.contains(.appearance), let path = place(of: identity, near: shown.path)
      else { continue }
      news.append(announcement(Disappearance(), identity, path))
    }
    display.shown = now
    return news
  }

  /// How much of a row is on screen, from 0 to 1; `nil` if nothing is.
  private func visibleShare(of path: RowPath) -> Double? {
    guard let frame = frame(of: path), frame.height > 0 else { return nil }
    let top = max(frame.y, coveredHeight)
    let visible = min(frame.y + frame.height, framesHeight) - top
    guard visible > 0 else { return nil }
    return Double(visible) / Double(max(1, min(frame.height, framesHeight)))
  }

  private func noteShare(_ share: Double, of shown: inout DisplayState.Shown) {
    guard shown.interests.contains(.impression), !shown.isCounted, let timeline else { return }
    guard share >= table.impressions.share else { return shown.since = nil }
    guard shown.since == nil else { return }
    shown.since = timeline.moment
    _ = timeline.after(table.impressions.time) { [weak self] in self?.countImpressions() }
  }

  /// Tells of the rows that were on screen for long enough.
  private func countImpressions() {
    guard let now = timeline?.now else { return }
    var news: [Announcement] = []
    for (identity, shown) in display.shown.entries {
      guard let since = shown.since, now - since >= table.impressions.time else { continue }
      var counted = shown
      counted.since = nil
      counted.isCounted = true
      display.shown[identity] = counted
      if let path = place(of: identity, near: shown.path) {
        news.append(announcement(Impression(), identity, path))
      }
    }
    for announcement in news {
      announcement.tell(table, announcement.identity, announcement.path)
    }
  }

  /// Where a row stands now; looked for only if it is not where it was.
  private func place(of identity: Identity, near path: RowPath) -> RowPath? {
    if snapshot.contains(path), snapshot.rowID(at: path) == identity { return path }
    return snapshot.path(of: identity)
  }
}

extension Viewport {
  /// Announces the rows that come next in the direction of scrolling, the nearest first, as many as are on
  /// screen; takes back what was announced and is not among them any more.
  private func notePrefetches() -> [Announcement] {
    noteDirection()
    // Where no row on screen has anything to load, its neighbours are not built to be asked.
    let isWanted = records.contains { $0.interests.contains(.prefetch) }
    guard isWanted || display.announced.count > 0 else { return [] }
    var news: [Announcement] = []
    var coming = IdentityMap<RowPath>()
    for path in isWanted ? nextRows : [] {
      let identity = snapshot.rowID(at: path)
      if display.announced[identity] == nil {
        guard table.responds(to: Prefetch.self, at: path) else { continue }
        news.append(announcement(Prefetch(), identity, path))
      }
      coming[identity] = path
    }
    let onScreen = records.compactMap { $0.row?.identity }
    for (identity, path) in display.announced.entries where coming[identity] == nil {
      guard !onScreen.contains(identity), let path = place(of: identity, near: path) else {
        continue
      }
      news.append(announcement(PrefetchCancel(), identity, path))
    }
    display.announced = coming
    return news
  }

  private func noteDirection() {
    guard let first = frames.first else { return }
    let top = geometry.item(at: first.item)
    if let before = display.top, geometry.contains(before) {
      let place = geometry.index(of: before)
      if place != first.item { display.isForward = place < first.item }
    }
    display.top = top
  }

  /// The rows behind the last one on screen, or before the first one.
  private var nextRows: [RowPath] {
    let paths = records.compactMap { $0.row?.path }
    guard let edge = display.isForward ? paths.max() : paths.min() else { return [] }
    let next = { [self] (path: RowPath) in
      display.isForward ? row(after: path) : row(before: path)
    }
    return Array(sequence(first: edge, next: next).dropFirst().prefix(paths.count))
  }
}
