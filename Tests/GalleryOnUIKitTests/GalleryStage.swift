import Foundation
import Gallery
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The terminal's gallery in a navigation controller, with time that stands still until a test lets
/// it pass.
@MainActor
final class GalleryStage {
  // High enough for all rows of most screens.
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1_200))
  let navigation = UINavigationController()
  let navigator: Navigator
  let machine: Machine
  private let isHostile: Bool
  private let work = WorkQueue()
  // Both outlive their table views, so that a test can ask them after it went back.
  private var inspectors: [TableInspector] = []
  private var diagnostics: [Diagnostics] = []

  init(logs: Bool = false, hostile: Bool = false, seed: UInt64 = 1) throws {
    VirtualTime.shared.reset()
    isHostile = hostile
    machine = try Machine(seed: seed)
    let home = try #require(Gallery.screen(named: nil, machine.sources(logs: logs)))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigator = navigation.push(home)
    work.attach(to: navigator.timeline)
    turn()
  }

  /// A screen of the gallery, opened by its row.
  convenience init(_ entry: String, hostile: Bool = false, seed: UInt64 = 1) throws {
    try self.init(logs: entry == "Log", hostile: hostile, seed: seed)
    try open(entry)
  }

  var controller: ScreenController? { navigation.topViewController as? ScreenController }
  var screen: any Screen { navigator.top }
  var table: Table { navigator.topHosted.table }
  var tableView: UITableView { controller?.view as? UITableView ?? UITableView(frame: .zero) }
  var breaches: [String] {
    inspectors.flatMap { $0.breaches.map { "\($0)" } } + table.inconsistencies(tableView)
  }
  /// The diagnostics, except for changes that are too many to be animated.
  var problems: [String] {
    diagnostics.flatMap { diagnostics in
      diagnostics.recent.compactMap {
        if case .surface(.tooManyChanges) = $0 { nil } else { "\($0)" }
      }
    }
  }

  /// The titles on screen.
  var texts: [String] {
    tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  /// Ends the turn and all animations, and lays out. Everything that screens load arrives.
  func turn(_ seconds: Double = 0.5) {
    layOut(after: seconds)
    while work.run() {
      navigator.timeline.advance(to: navigator.timeline.now)
      layOut(after: 0)
    }
  }

  private func layOut(after seconds: Double) {
    watch()
    window.layoutIfNeeded()
    VirtualTime.shared.advance(by: seconds)
    watch()
    window.layoutIfNeeded()
  }

  private func watch() {
    guard let backend = tableView.tablewareBackend else { return }
    let inspector = tableView.inspector
    guard !inspectors.contains(where: { $0 === inspector }) else { return }
    inspectors.append(inspector)
    diagnostics.append(backend.table.diagnostics)
    if isHostile { inspector.hostility = Set(Hostility.allCases) }
    let rows = ProbedRows()
    inspector.probe = TableProbe(
      section: { [weak backend] in AnyHashable(backend?.snapshot.probedSection($0)) },
      row: { [weak backend] path in
        AnyHashable(backend.map { rows.row(at: RowPath(path), of: $0.snapshot) })
      })
  }
}

extension Table {
  /// Where a table view shows something else than the table.
  @MainActor
  fileprivate func inconsistencies(_ tableView: UITableView) -> [String] {
    tableView.visibleCells.compactMap { cell in
      guard let path = tableView.indexPath(for: cell).map(RowPath.init), snapshot.contains(path),
        cell.boundRow?.identity == snapshot.rowID(at: path)
      else { return "\(cell.boundRow.map { "\($0.identity)" } ?? "nothing") is in the wrong place" }
      return nil
    }
  }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension Snapshot {
  fileprivate func probedSection(_ section: Int) -> Identity {
    section < sectionCount ? sectionID(at: section) : Identity("?")
  }
}
