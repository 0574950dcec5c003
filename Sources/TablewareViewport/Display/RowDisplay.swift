import Tableware

/// Tells rows that they came, went, were seen, or will come next, whatever surface shows them.
///
/// The surface says which rows are on screen after each frame is presented, so that a handler may change the
/// table or lay it out. Costs next to nothing where nobody listens.
package final class RowDisplay {
  /// A row on screen that somebody wants to hear of.
  private struct Shown {
    var path: RowPath
    var displayEvents: DisplayEvents
    /// Since when enough of it is on screen; `nil` if it is not, or if it was counted.
    var since: Duration?
    var isCounted = false
  }

  private let host: TableHost
  private var shown = IdentityMap<Shown>()
  /// Rows that were announced and have not come yet, with the place where they stood.
  private var announced = IdentityMap<RowPath>()
  /// By which impressions are counted.
  private weak var timeline: Timeline?
  /// What is on screen, for finding rows that went.
  private var snapshot = Snapshot.empty

  package init(_ host: TableHost) { self.host = host }

  /// Tells what the frame that was just presented brought.
  ///
  /// - Parameters:
  ///   - rows: all rows on screen.
  ///   - timeline: counts impressions; without it none is told.
  ///   - next: the rows that come next in the direction of scrolling, the nearest first; asked only where a row
  ///     on screen prefetches.
  package func announce(
    _ rows: [SeenRow], of snapshot: Snapshot, on timeline: Timeline?, next: () -> [RowPath]
  ) {
    self.timeline = timeline
    self.snapshot = snapshot
    let news = noteAppearances(rows) + notePrefetches(rows, next)
    for announcement in news { tell(announcement) }
  }
}

extension RowDisplay {
  /// Something to be told by a row.
  private struct Announcement {
    let identity: Identity
    let path: RowPath
    let event: any Event
  }

  private func tell(_ announcement: Announcement) {
    host.deliver(announcement.event, from: announcement.identity, near: announcement.path)
  }

  private func noteAppearances(_ rows: [SeenRow]) -> [Announcement] {
    let listening = rows.filter { !$0.displayEvents.isDisjoint(with: [.appearance, .impression]) }
    guard !listening.isEmpty || shown.count > 0 else { return [] }
    var news: [Announcement] = []
    var now = IdentityMap<Shown>()
    for row in listening {
      let before = shown[row.identity]
      if before == nil, row.displayEvents.contains(.appearance) {
        news.append(Announcement(identity: row.identity, path: row.path, event: Appearance()))
      }
      var entry = before ?? Shown(path: row.path, displayEvents: row.displayEvents)
      entry.path = row.path
      entry.displayEvents = row.displayEvents
      note(row.share, of: &entry)
      now[row.identity] = entry
    }
    for (identity, gone) in shown.entries where now[identity] == nil {
      guard gone.displayEvents.contains(.appearance),
        let path = place(of: identity, near: gone.path)
      else { continue }
      news.append(Announcement(identity: identity, path: path, event: Disappearance()))
    }
    shown = now
    return news
  }

  private func note(_ share: Double, of row: inout Shown) {
    guard row.displayEvents.contains(.impression), !row.isCounted, let timeline else { return }
    guard share >= host.table.impressions.share else { return row.since = nil }
    guard row.since == nil else { return }
    row.since = timeline.moment
    _ = timeline.after(host.table.impressions.time) { [weak self] in self?.countImpressions() }
  }

  /// Tells of the rows that were on screen for long enough.
  private func countImpressions() {
    guard let now = timeline?.now else { return }
    var news: [Announcement] = []
    for (identity, row) in shown.entries {
      guard let since = row.since, now - since >= host.table.impressions.time else { continue }
      var counted = row
      counted.since = nil
      counted.isCounted = true
      shown[identity] = counted
      if let path = place(of: identity, near: row.path) {
        news.append(Announcement(identity: identity, path: path, event: Impression()))
      }
    }
    for announcement in news { tell(announcement) }
  }

  /// Announces the rows that come next; takes back what was announced and is not among them any more.
  private func notePrefetches(_ rows: [SeenRow], _ next: () -> [RowPath]) -> [Announcement] {
    // Where no row on screen has anything to load, its neighbours are not built to be asked.
    let isWanted = rows.contains { $0.displayEvents.contains(.prefetch) }
    guard isWanted || announced.count > 0 else { return [] }
    var news: [Announcement] = []
    var coming = IdentityMap<RowPath>()
    for path in isWanted ? next() : [] {
      let identity = snapshot.rowID(at: path)
      if announced[identity] == nil {
        guard snapshot.displayEvents(at: path).contains(.prefetch) else { continue }
        news.append(Announcement(identity: identity, path: path, event: Prefetch()))
      }
      coming[identity] = path
    }
    let onScreen = rows.map(\.identity)
    for (identity, path) in announced.entries where coming[identity] == nil {
      guard !onScreen.contains(identity), let path = place(of: identity, near: path) else {
        continue
      }
      news.append(Announcement(identity: identity, path: path, event: PrefetchCancel()))
    }
    announced = coming
    return news
  }

  /// Where a row stands now; looked for only if it is not where it was.
  private func place(of identity: Identity, near path: RowPath) -> RowPath? {
    if snapshot.contains(path), snapshot.rowID(at: path) == identity { return path }
    return snapshot.path(of: identity)
  }
}
