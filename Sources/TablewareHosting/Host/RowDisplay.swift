import Tableware

/// Raises the display events of rows for any surface: appearance, disappearance, impression,
/// prefetch.
///
/// The surface reports the rows on screen after each frame is presented, so that a handler may
/// change the table or lay it out. Rows without handlers of display events cost next to nothing.
package final class RowDisplay {
  /// A row on screen with handlers of display events.
  private struct Shown {
    var path: RowPath
    var displayEvents: DisplayEvents
    /// When enough of the row came on screen; `nil` if too little is on screen, or the row was
    /// counted.
    var since: Duration?
    var isCounted = false
  }

  private let host: TableHost
  private var shown = IdentityMap<Shown>()
  /// Rows that raised a prefetch and have not appeared yet, with their last paths.
  private var announced = IdentityMap<RowPath>()
  /// The time by which impressions are counted.
  private weak var timeline: Timeline?
  /// The snapshot on screen, for finding rows that disappeared.
  private var snapshot = Snapshot.empty

  package init(_ host: TableHost) { self.host = host }

  /// Whether no row on screen has raised events that it may have to follow by others.
  package var isIdle: Bool { shown.count == 0 && announced.count == 0 }

  /// Raises the events of the frame that was just presented.
  ///
  /// - Parameters:
  ///   - rows: all rows on screen.
  ///   - timeline: measures the time of impressions; without it none is raised.
  ///   - next: the rows that appear next in the direction of scrolling, the nearest first.
  package func announce(
    _ rows: [SeenRow], of snapshot: Snapshot, on timeline: Timeline?, next: () -> [RowPath]
  ) {
    self.timeline = timeline
    let old = self.snapshot
    self.snapshot = snapshot
    let news = noteAppearances(rows, after: old) + notePrefetches(rows, next)
    for announcement in news { raise(announcement) }
  }

  /// Raises the events of the rows that disappear because the surface shows the table no longer.
  package func end() { announce([], of: snapshot, on: nil) { [] } }
}

extension RowDisplay {
  /// An event to raise from a row.
  private struct Announcement {
    let identity: Identity
    let path: RowPath
    let event: any Event
    /// The snapshot of the path, for a row that may be removed or disabled; `nil` for the newest.
    var snapshot: Snapshot?
  }

  private func raise(_ announcement: Announcement) {
    if let snapshot = announcement.snapshot {
      host.table.deliver(announcement.event, at: announcement.path, in: snapshot)
    } else {
      host.deliver(announcement.event, from: announcement.identity, near: announcement.path)
    }
  }

  private func noteAppearances(_ rows: [SeenRow], after old: Snapshot) -> [Announcement] {
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
      guard gone.displayEvents.contains(.appearance) else { continue }
      // A row that was removed raises the event as it was.
      let path = snapshot.path(of: identity, near: gone.path)
      news.append(
        Announcement(
          identity: identity, path: path ?? gone.path, event: Disappearance(),
          snapshot: path == nil ? old : snapshot))
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

  /// Raises the impressions of rows that were on screen for long enough.
  private func countImpressions() {
    guard let now = timeline?.now else { return }
    var news: [Announcement] = []
    for (identity, row) in shown.entries {
      guard let since = row.since, now - since >= host.table.impressions.time else { continue }
      var counted = row
      counted.since = nil
      counted.isCounted = true
      shown[identity] = counted
      if let path = snapshot.path(of: identity, near: row.path) {
        news.append(Announcement(identity: identity, path: path, event: Impression()))
      }
    }
    for announcement in news { raise(announcement) }
  }

  /// Raises prefetches of the rows that appear next, and cancellations of rows that no longer do.
  ///
  /// A row ahead is built only if it may prefetch: its section or the table has a handler, or a row
  /// on screen prefetches. A row that was declared by itself exists already.
  private func notePrefetches(_ rows: [SeenRow], _ next: () -> [RowPath]) -> [Announcement] {
    let isLikely = rows.contains { $0.displayEvents.contains(.prefetch) }
    var news: [Announcement] = []
    var coming = IdentityMap<RowPath>()
    for path in next() where isLikely || snapshot.mayPrefetch(at: path) {
      let identity = snapshot.rowID(at: path)
      if announced[identity] == nil {
        guard snapshot.displayEvents(at: path).contains(.prefetch) else { continue }
        news.append(Announcement(identity: identity, path: path, event: Prefetch()))
      }
      coming[identity] = path
    }
    let onScreen = rows.map(\.identity)
    for (identity, path) in announced.entries where coming[identity] == nil {
      guard !onScreen.contains(identity), let path = snapshot.path(of: identity, near: path) else {
        continue
      }
      news.append(Announcement(identity: identity, path: path, event: PrefetchCancel()))
    }
    announced = coming
    return news
  }
}
