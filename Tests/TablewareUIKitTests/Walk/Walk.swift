import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import UIKitDouble

/// A walk: a table on a strict and hostile table view, an app that changes it and a reader who uses
/// it, all at random, and a model of what has to be seen.
@MainActor
final class Walk {
  let seed: UInt64
  var random: SeededGenerator
  let table = Table()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  /// The controller that contains the table view, and presents others.
  let controller = UIViewController(nibName: nil, bundle: nil)
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var backend: TableViewBackend?
  var model = WalkModel()
  /// The object that the rows' handlers retain, to check that it is released.
  let token = Token()
  /// The steps so far, for the message of a failure.
  private(set) var trail: [String] = []
  private(set) var failure: String?
  private var stepCount = 0
  /// The completions that ran, by the number of the show.
  var completions: [Int] = []
  var showCount = 0
  /// Whether all that was submitted is shown and all animations are over.
  var isSettled = false
  /// Whether a batch may be animating.
  var isUnderWay = false
  /// The row that has the keyboard, as far as the user sees.
  var focus: Focus?
  var cells = CellCount()
  let lane = WalkLane()
  private let watcher = Watcher()

  final class Token {}

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    VirtualTime.shared.reset()
    UIAccessibility.isReduceMotionEnabled = false
    controller.view = UIView(frame: window.bounds)
    window.rootViewController = controller
    controller.view.addSubview(tableView)
    tableView.inspector.hostility = Set(Hostility.allCases)
    tableView.inspector.seed = seed
    tableView.inspector.probe = TableProbe(
      section: { [unowned self] in AnyHashable(probedSection($0)) },
      row: { [unowned self] in AnyHashable(probedRow($0)) },
      content: { [unowned self] in AnyHashable(look(at: $0)) },
      shown: { [unowned self] in AnyHashable(shownLook($0)) })
    table.on(RowMove.self) { [weak self] move, _ in self?.follow(move) }
    table.on(RowDrop.self) { [weak self] drop, _ in self?.insert(drop) }
    watcher.walk = self
    makeBackend()
    declare()
  }

  var isAttached: Bool { tableView.window != nil }

  /// Runs until something is wrong.
  ///
  /// - Returns: what is wrong, with everything that is needed to see it again.
  func run(steps: Int) -> String? {
    for step in 1...steps where failure == nil {
      let action = Self.actions.randomElement(using: &random) ?? .show
      trail.append("\(action)")
      let counts = isSettled ? configureCounts() : nil
      act(action)
      isSettled = false
      // The row may come back before the next check; the keyboard does not.
      if !isFocusedRowTyped { focus?.isSure = false }
      checkBreaches()
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: break
      case 2: pass(Double.random(in: 0...0.4, using: &random))
      default:
        settle()
        if failure == nil, action == .show, let counts { checkConfigureCounts(counts) }
      }
      stepCount = step
    }
    settle()
    return failure.map {
      "seed \(seed), step \(stepCount): \($0)\nsteps: \(trail.joined(separator: ", "))\n"
        + "script: \(tableView.inspector.script)"
    }
  }

  func fail(_ what: String) { if failure == nil { failure = what } }

  func pass(_ seconds: Double) {
    trail.append("\((seconds * 100).rounded() / 100) s")
    isUnderWay = true
    VirtualTime.shared.advance(by: seconds)
    if isAttached { tableView.layoutIfNeeded() }
    checkBreaches()
  }

  /// Lets time pass until nothing moves any more, and looks at everything.
  func settle() {
    VirtualTime.shared.advance(by: 5)
    if isAttached { tableView.layoutIfNeeded() }
    model.forgetGone()
    isSettled = true
    isUnderWay = false
    checkBreaches()
    if failure == nil { check() }
  }

  func note(_ detail: String) { trail.append("(\(detail))") }

  /// Ends everything that could keep the walk's objects.
  func close() {
    if failure == nil { lane.finish() }
    UIAccessibility.isReduceMotionEnabled = false
    controller.dismiss(animated: false)
    tableView.removeFromSuperview()
    window.rootViewController = nil
    backend = nil
  }

  func makeBackend() {
    backend = TableViewBackend(table, on: tableView)
    backend?.delegate = watcher
  }

  /// What the data source answers from, also while the back end is being made.
  private var shownSnapshot: Snapshot? {
    tableView.dataSource == nil ? nil : tableView.tablewareBackend?.snapshot
  }

  private func probedSection(_ section: Int) -> Identity {
    guard let snapshot = shownSnapshot, section < snapshot.sectionCount else {
      return Identity("?")
    }
    return snapshot.sectionID(at: section)
  }

  private func probedRow(_ path: IndexPath) -> Identity {
    let path = RowPath(section: path.section, row: path.row)
    guard let snapshot = shownSnapshot, snapshot.contains(path) else { return Identity("?") }
    return snapshot.rowID(at: path)
  }
}

/// A walk for each seed; then nothing may be left of it.
@MainActor
enum Walks {
  static func failure(seed: UInt64, steps: Int) -> String? {
    weak var table: Table?
    weak var backend: TableViewBackend?
    weak var tableView: UITableView?
    weak var cell: UITableViewCell?
    weak var token: Walk.Token?
    let failure: String?
    do {
      let walk = Walk(seed: seed)
      failure = walk.run(steps: steps)
      (table, backend, tableView) = (walk.table, walk.backend, walk.tableView)
      (cell, token) = (walk.tableView.visibleCells.first, walk.token)
      walk.close()
    }
    VirtualTime.shared.reset()
    if let failure { return failure }
    let left = [
      ("table", table as AnyObject?), ("back end", backend), ("table view", tableView),
      ("cell", cell), ("rows", token),
    ].filter { $0.1 != nil }.map(\.0)
    return left.isEmpty ? nil : "seed \(seed): not freed: \(left.joined(separator: ", "))"
  }
}
