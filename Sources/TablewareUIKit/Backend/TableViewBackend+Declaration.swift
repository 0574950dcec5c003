#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension UITableView {
  /// Shows the sections that an owner declares in a property, usually the view controller of the
  /// table view.
  ///
  /// ```swift
  /// final class SongsController: UITableViewController {
  ///   private var songs: [Song] = []
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     tableView.show(for: self, \.sections)
  ///   }
  ///
  ///   @TableBuilder private var sections: [Section] {
  ///     Section("songs") {
  ///       ForEach(songs) { song in SongRow(song).onTap { self.play(song) } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The sections are evaluated again, once per turn, after every event that a row raised and every
  /// change of an `@Observable` value that they read. Announce other changes by
  /// ``TableViewBackend/setNeedsUpdate()``.
  ///
  /// The table view holds the owner weakly. Closures in the sections may capture it strongly: while
  /// the table view is in no window, the table has no sections and so no closures. Selection,
  /// scroll position and heights are kept by identity. A handler that is attached to the table
  /// itself has to capture the owner weakly.
  ///
  /// - Parameters:
  ///   - owner: the object with the property. After it was deallocated, the table view shows
  ///     nothing.
  ///   - sections: the property. It describes what the table view shows now, and changes nothing.
  /// - Returns: the back end, whose ``TableViewBackend/table`` has the selection mode and other
  ///   settings.
  @discardableResult
  public func show<Owner: AnyObject>(
    for owner: Owner, _ sections: KeyPath<Owner, [Section]>
  ) -> TableViewBackend {
    let table = Table()
    let announcement = DeclarationAnnouncement()
    TableHost(table).declare(
      { [weak owner] in owner?[keyPath: sections] ?? [] },
      announce: { evaluation in announcement.send(evaluation) })
    let backend = TableViewBackend(table, on: self)
    announcement.backend = backend
    backend.isDeclared = true
    backend.windowChanged()
    return backend
  }
}

/// The way of an announcement from any thread to the back end.
private final class DeclarationAnnouncement: Sendable {
  @MainActor weak var backend: TableViewBackend?

  @MainActor init() {}

  func send(_ evaluation: Int) {
    // Later, because the value changes after this call.
    Turn.afterThisFromAnyThread { [weak self] in
      self?.backend?.host.declarationChanged(evaluation)
    }
  }
}

extension TableViewBackend {
  /// Evaluates the sections of `UITableView.show(for:_:)` again at the end of this turn,
  /// for changes that neither an event nor an `@Observable` value causes. Nothing happens for a
  /// table that shows its sections itself.
  public func setNeedsUpdate() { host.setNeedsUpdate() }

  /// The table view entered or left a window.
  func windowChanged() {
    guard let tableView else { return }
    if tableView.window == nil {
      tableView.chain.lazy.compactMap { $0 as? UIViewController }.first
        .map { LeakWatch.watch($0, table.diagnostics) }
    }
    setNeedsDisplayEvents()
    if isDeclared {
      if tableView.window == nil { suspend(tableView) } else { host.resume() }
    }
    guard tableView.window != nil else { return }
    removeMark()
    if !waitingForLayout.isEmpty { Turn.beforeFrame { [weak self] in self?.layOutAndRunActions() } }
  }

  /// Runs what waited for rows before the table view is drawn for the first time, or again. Without
  /// rows it goes on waiting.
  private func layOutAndRunActions() {
    guard let tableView, tableView.window != nil else { return }
    tableView.layoutIfNeeded()
    if !cells.rows.isEmpty { runLayoutActions() }
  }

  /// Releases the sections, and keeps the scroll position and the heights of their rows.
  private func suspend(_ tableView: UITableView) {
    keepForReturn(ScrollAnchor(tableView, cells.rows, table.anchoring))
    noteHeights()
    closeSwipe(tableView)
    host.suspend()
    afterAnimation = nil
    runningBatch = nil
    snapshot = .empty
    updating {
      tableView.reloadData()
      cells.releaseAll()
    }
  }
}
#endif
