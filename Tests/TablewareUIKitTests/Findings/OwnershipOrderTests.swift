import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Three table views and three tables, shown, detached and deallocated in every order.
@Suite(.serialized, .freesEverything) @MainActor struct OwnershipOrderTests {
  @Test func behavior1_tables_afterEveryOrderOfFiveSteps_areLiveWhereTheyWereShownLast() {
    var count = 0
    var failures: [String] = []
    func extend(_ steps: [Step], views: Int, tables: Int) {
      if !steps.isEmpty {
        count += 1
        failures += Owners.failures(after: steps)
      }
      guard steps.count < 5, failures.count < 5 else { return }
      // Table views and tables that were not used yet are alike: one of each stands for all.
      for view in 0..<min(views + 1, 3) {
        for table in 0..<min(tables + 1, 3) {
          extend(
            steps + [.show(view, table)], views: max(views, view + 1),
            tables: max(tables, table + 1))
        }
      }
      for view in 0..<views {
        extend(steps + [.detach(view)], views: views, tables: tables)
        extend(steps + [.freeView(view)], views: views, tables: tables)
      }
      for table in 0..<tables {
        extend(steps + [.freeTable(table)], views: views, tables: tables)
      }
    }
    extend([], views: 0, tables: 0)
    #expect(failures == [])
    // All orders of at most five steps that differ in more than the names of views and tables.
    #expect(count == 11_032)
  }

  @Test func behavior1_backendsThatWereReplaced_detachedLater_changeNothing() {
    var failures: [String] = []
    let shows = (0..<9).map { Step.show($0 / 3, $0 % 3) }
    for first in shows {
      for second in shows {
        for third in shows {
          let owners = Owners()
          owners.retainsBackends = true
          for step in [first, second, third] { owners.take(step) }
          owners.detachReplaced()
          failures += owners.failures().map { "\([first, second, third]): \($0)" }
        }
      }
    }
    #expect(failures == [])
  }

  @Test func table_shownByTurnsInTwoViews_isLiveInEach() throws {
    let owners = Owners()
    for turn in 0..<4 {
      owners.take(.show(turn % 2, 0))
      #expect(owners.failures() == [])
    }
    #expect(owners.table(0).diagnostics.recent.contains(.backendReplaced))
  }
}

/// What is done to a table view or a table.
private enum Step: CustomStringConvertible {
  case show(Int, Int), detach(Int), freeView(Int), freeTable(Int)

  var description: String {
    switch self {
    case .show(let view, let table): "show \(table) in \(view)"
    case .detach(let view): "detach \(view)"
    case .freeView(let view): "free view \(view)"
    case .freeTable(let table): "free table \(table)"
    }
  }
}

/// The table views and tables, and a model of who shows what.
@MainActor
private final class Owners {
  private final class Delegate: NSObject, UITableViewDelegate {}

  private let window: UIWindow
  private var views: [UITableView] = []
  private var delegates: [Delegate] = []
  private var tables: [Table] = (0..<3).map { _ in Table() }
  /// The table that each view shows; −1 for one that only the view still has.
  private var shown: [Int?] = [nil, nil, nil]
  private var number = 0
  /// Whether the back ends are retained, as by an app that keeps what `show(_:)` returns.
  var retainsBackends = false
  private var backends: [TableViewBackend] = []

  init() {
    VirtualTime.shared.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for view in 0..<3 {
      delegates.append(Delegate())
      views.append(makeView(view))
    }
  }

  static func failures(after steps: [Step]) -> [String] {
    let owners = Owners()
    for step in steps { owners.take(step) }
    return owners.failures().map { "\(steps): \($0)" }
  }

  func table(_ index: Int) -> Table { tables[index] }

  func take(_ step: Step) {
    switch step {
    case .show(let view, let table):
      for other in shown.indices where shown[other] == table { shown[other] = nil }
      shown[view] = table
      let backend = views[view].show(tables[table])
      if retainsBackends { backends.append(backend) }
    case .detach(let view):
      shown[view] = nil
      views[view].tablewareBackend?.detach()
    case .freeView(let view):
      shown[view] = nil
      views[view].removeFromSuperview()
      views[view] = makeView(view)
    case .freeTable(let table):
      for view in shown.indices where shown[view] == table { shown[view] = -1 }
      tables[table] = Table()
    }
  }

  /// Detaches the back ends that their table views no longer have.
  func detachReplaced() {
    for backend in backends where !views.contains(where: { $0.tablewareBackend === backend }) {
      backend.detach()
    }
  }

  /// Changes every table, and says which view shows something else than it should.
  func failures() -> [String] {
    var failures: [String] = []
    number += 1
    for (index, table) in tables.enumerated() {
      table.show { Section("A") { TextRow(RowText("\(index) \(number)")) } }
    }
    VirtualTime.shared.advance()
    for (index, view) in views.enumerated() {
      view.layoutIfNeeded()
      let text = view.visibleCells.first.map {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      }
      let breaches = view.inspector.breaches
      if !breaches.isEmpty { failures.append("view \(index): \(breaches)") }
      guard let table = shown[index] else {
        if view.delegate !== delegates[index] || view.dataSource != nil || text != nil
          || view.tablewareBackend != nil
        {
          failures.append("view \(index) was not handed back: \(text ?? "")")
        }
        continue
      }
      guard table >= 0 else {
        failures += failuresOfKeptTable(in: view, index)
        continue
      }
      if view.tablewareBackend?.table !== tables[table] || text != "\(table) \(number)" {
        failures.append("view \(index) shows \(text ?? "nothing"), not \(table) \(number)")
      }
    }
    return failures
  }

  /// A table without a reference of the app belongs to its table view, and stays live there.
  private func failuresOfKeptTable(in view: UITableView, _ index: Int) -> [String] {
    guard let table = view.tablewareBackend?.table else {
      return ["view \(index) lost the table that the app released"]
    }
    table.show { Section("A") { TextRow(RowText("kept \(number)")) } }
    VirtualTime.shared.advance()
    view.layoutIfNeeded()
    let content = view.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    guard content?.text == "kept \(number)", view.inspector.breaches.isEmpty else {
      return ["view \(index) shows \(content?.text ?? "nothing"), not kept \(number)"]
    }
    return []
  }

  private func makeView(_ index: Int) -> UITableView {
    let view = UITableView(frame: window.bounds)
    view.delegate = delegates[index]
    window.addSubview(view)
    return view
  }
}
