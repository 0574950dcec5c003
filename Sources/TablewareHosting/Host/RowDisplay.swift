import Tableware

/// Raises the display events of rows for any surface: appearance, disappearance, impression,
/// prefetch.
///
/// The surface reports the rows on screen after each frame is presented, so that a handler may
/// change the table or lay it out. Rows without handlers of display events cost next to nothing.
package final class RowDisplay {
  /// A row on screen with handlers of display events.
  private struct Shown {
    let identity: Identity
    var path: RowPath
    var displayEvents: DisplayEvents
    /// When enough of the row came on screen; `nil` if too little is on screen, or the row was
    /// counted.
    var since: Duration?
    var isCounted = false
    /// The list that observes the display of the row.
    var observer: DisplayObserver?
  }

  /// A row that may appear soon.
  private struct Ahead {
    var path: RowPath
    /// Whether the row raised a prefetch.
    var hasEvents: Bool
    var observer: DisplayObserver?
  }

  private let host: TableHost
  /// In their order on screen.
  private var shown: [Shown] = []
  /// Rows that were prefetched and have not appeared yet.
  private var announced = IdentityMap<Ahead>()
  /// The time by which impressions are counted.
  private weak var timeline: Timeline?
  /// The snapshot on screen, for finding rows that disappeared.
  private var snapshot = Snapshot.empty

  package init(_ host: TableHost) { self.host = host }

  /// Whether no row on screen has raised events that it may have to follow by others.
  package var isIdle: Bool { shown.isEmpty && announced.count == 0 }

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
    var observed = ObservedChanges()
    let news = noteAppearances(rows, after: old, &observed) + notePrefetches(rows, next, &observed)
    for announcement in news { raise(announcement) }
    observed.send()
  }

  /// Notifies the list of a row that a surface prefetches by itself, or no longer needs.
  ///
  /// - Parameters:
  ///   - path: the path of the row in the snapshot that is shown.
  ///   - isCanceled: whether the row will not appear soon after all.
  package func prefetch(_ row: Identity, at path: RowPath, isCanceled: Bool) {
    host.snapshot.sections.displayObserver(at: path)?.update(
      isCanceled ? DisplayChanges(canceled: [row]) : DisplayChanges(prefetched: [row]))
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

  private func noteAppearances(
    _ rows: [SeenRow], after old: Snapshot, _ observed: inout ObservedChanges
  ) -> [Announcement] {
    let listening = rows.filter {
      !$0.displayEvents.isDisjoint(with: [.appearance, .impression, .observed])
    }
    // The same rows as in the frame before need no look-up.
    if listening.elementsEqual(shown, by: { $0.identity == $1.identity }) {
      for (index, row) in listening.enumerated() { update(&shown[index], to: row) }
      return []
    }
    var (news, now): ([Announcement], [Shown]) = ([], [])
    var (before, after) = (IdentityMap<Shown>(), IdentityMap<Void>())
    for row in shown { before[row.identity] = row }
    for row in listening {
      let known = before[row.identity]
      if known == nil, row.displayEvents.contains(.appearance) {
        news.append(Announcement(identity: row.identity, path: row.path, event: Appearance()))
      }
      var entry =
        known
        ?? Shown(identity: row.identity, path: row.path, displayEvents: row.displayEvents)
      update(&entry, to: row)
      if known == nil { observed.note(entry.observer) { $0.appeared.append(row.identity) } }
      now.append(entry)
      after[row.identity] = ()
    }
    for gone in shown where after[gone.identity] == nil {
      observed.note(gone.observer) { $0.disappeared.append(gone.identity) }
      guard gone.displayEvents.contains(.appearance) else { continue }
      // A row that was removed raises the event as it was.
      let path = snapshot.path(of: gone.identity, near: gone.path)
      news.append(
        Announcement(
          identity: gone.identity, path: path ?? gone.path, event: Disappearance(),
          snapshot: path == nil ? old : snapshot))
    }
    shown = now
    return news
  }

  private func update(_ shown: inout Shown, to row: SeenRow) {
    shown.path = row.path
    shown.displayEvents = row.displayEvents
    if row.displayEvents.contains(.observed) {
      shown.observer = snapshot.sections.displayObserver(at: row.path)
    }
    note(row.share, of: &shown)
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
    for (index, row) in shown.enumerated() {
      guard let since = row.since, now - since >= host.table.impressions.time else { continue }
      shown[index].since = nil
      shown[index].isCounted = true
      if let path = snapshot.path(of: row.identity, near: row.path) {
        news.append(Announcement(identity: row.identity, path: path, event: Impression()))
      }
    }
    for announcement in news { raise(announcement) }
  }

  /// Raises prefetches of the rows that appear next, and cancellations of rows that no longer do.
  ///
  /// A row ahead is built only if it may prefetch: its section or the table has a handler, or a row
  /// on screen prefetches. A row that was declared by itself exists already.
  private func notePrefetches(
    _ rows: [SeenRow], _ next: () -> [RowPath], _ observed: inout ObservedChanges
  ) -> [Announcement] {
    let isLikely = rows.contains { $0.displayEvents.contains(.prefetch) }
    var news: [Announcement] = []
    var coming = IdentityMap<Ahead>()
    // A section is read once for all of its rows.
    var current: (index: Int, section: Section, isLikely: Bool)?
    for path in next() {
      if current?.index != path.section {
        let section = snapshot.sections[path.section]
        current = (path.section, section, isLikely || snapshot.mayPrefetch(in: section))
      }
      guard let current else { break }
      let mayRaise = current.isLikely || current.section.isBuilt(at: path.row)
      let observer = current.section.displayObserver(ahead: path.row)
      guard mayRaise || observer != nil else { continue }
      let identity = snapshot.rowID(at: path)
      if var known = announced[identity] {
        (known.path, known.observer) = (path, observer)
        coming[identity] = known
        continue
      }
      let raises = mayRaise && snapshot.displayEvents(at: path).contains(.prefetch)
      guard raises || observer != nil else { continue }
      if raises { news.append(Announcement(identity: identity, path: path, event: Prefetch())) }
      observed.note(observer) { $0.prefetched.append(identity) }
      coming[identity] = Ahead(path: path, hasEvents: raises, observer: observer)
    }
    guard announced.count > 0 else {
      announced = coming
      return news
    }
    let onScreen = rows.map(\.identity)
    for (identity, row) in announced.entries
    where coming[identity] == nil && !onScreen.contains(identity) {
      observed.note(row.observer) { $0.canceled.append(identity) }
      guard row.hasEvents, let path = snapshot.path(of: identity, near: row.path) else { continue }
      news.append(Announcement(identity: identity, path: path, event: PrefetchCancel()))
    }
    announced = coming
    return news
  }
}

/// The changes of one frame for the lists that observe them.
private struct ObservedChanges {
  private var lists: [(observer: DisplayObserver, changes: DisplayChanges)] = []

  mutating func note(_ observer: DisplayObserver?, _ add: (inout DisplayChanges) -> Void) {
    guard let observer else { return }
    if let index = lists.lastIndex(where: { $0.observer === observer }) {
      add(&lists[index].changes)
    } else {
      lists.append((observer, DisplayChanges()))
      add(&lists[lists.count - 1].changes)
    }
  }

  func send() {
    for list in lists { list.observer.update(list.changes) }
  }
}
