import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The owner of the table view, and the effects of other code that changes it.
@Suite(.serialized, .freesEverything) @MainActor struct OwnershipTests {
  /// A delegate of an app: implements methods that only it has, and is notified of the others.
  final class AppDelegate: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.tag = 7
      return view
    }
  }

  /// A delegate that answers for rows that declare nothing.
  private final class Answers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Of the app") { _, _, done in done(true) }
      ])
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: "app")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
  }

  private struct TallRow: SizedRow {
    let id = "tall"
    let height = RowHeight.fixed(90)
    var body: RowContent { RowContent(title: "tall") }
  }

  private let stage = Stage()

  @Test func delegateOfTheApp_answersForWhatARowDoesNotDeclare() {
    let answers = Answers()
    stage.backend?.delegate = answers
    stage.table.show {
      Section("a") {
        TextRow("plain").onTap {}
        TallRow().swipe(trailing: [RowAction("Of the row") {}])
      }
      Section("b", header: "Head") { TextRow("x") }
    }
    stage.turn()
    let rows = (0..<2).map { IndexPath(row: $0, section: 0) }
    #expect(rows.map { stage.tableView.rectForRow(at: $0).height } == [31, 90])
    #expect(stage.tableView.simulateSwipeOpen(at: rows[0]) == ["Of the app"])
    stage.tableView.simulateSwipeClose()
    #expect(stage.tableView.simulateSwipeOpen(at: rows[1]) == ["Of the row"])
    stage.tableView.simulateSwipeClose()
    #expect(stage.tableView.headerView(forSection: 0)?.reuseIdentifier == "app")
    #expect(stage.tableView.headerView(forSection: 1)?.reuseIdentifier != "app")
    stage.empty()
  }

  @Test func givesTheDelegateWhatItDoesNotAnswer() {
    let delegate = AppDelegate()
    stage.backend?.delegate = delegate
    stage.show("A[a b]")
    stage.tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    stage.tableView.simulateDrag(by: 10)
    #expect(delegate.heard.prefix(2) == ["highlight 1", "select 1"])
    #expect(stage.tableView.footerView(forSection: 0)?.tag == 7)
  }

  @Test func takesTheDelegateThatWasThere_AndGivesItBack() {
    VirtualTime.shared.reset()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let delegate = AppDelegate()
    tableView.delegate = delegate
    let backend = tableView.show(Table())
    #expect(backend.delegate === delegate)
    #expect(tableView.delegate !== delegate)
    #expect(tableView.delegate === tableView.dataSource)
    backend.detach()
    #expect(tableView.delegate === delegate)
    #expect(tableView.dataSource == nil)
    #expect(tableView.tablewareBackend == nil)
  }

  @Test func f44_livesAsLongAsTheTableView_NotTheDelegate() {
    var delegate: AppDelegate? = AppDelegate()
    stage.tableView.delegate = delegate
    stage.show("A[a b]")
    stage.backend?.delegate = delegate
    delegate = nil
    stage.show("A[b c]")
    #expect(stage.backend?.delegate == nil)
    #expect(stage.texts == "b c")
    #expect(stage.breaches == [])
  }

  @Test func isFreed_WithTheTableView() {
    VirtualTime.shared.reset()
    let table = Table()
    weak var backend: TableViewBackend?
    weak var tableView: UITableView?
    autoreleasing {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      tableView = view
      backend = view.show(table)
      table.show { Section("A") { TextRow("a") } }
      VirtualTime.shared.advance()
    }
    #expect(tableView == nil)
    #expect(backend == nil)
    var isDone = false
    table.show(completion: { isDone = true }) { Section("A") { TextRow("b") } }
    #expect(isDone)
  }

  private func autoreleasing(_ action: () -> Void) { action() }

  @Test func showsTheSameTableOnce() {
    #expect(stage.tableView.show(stage.table) === stage.backend)
    #expect(stage.table.diagnostics.recent == [])
  }

  @Test func f30_takesBackDataSourceAndDelegate_AndReports() {
    final class Stranger: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    stage.show("A[a b]")
    let stranger = Stranger()
    stage.tableView.dataSource = stranger
    stage.tableView.delegate = stranger
    stage.tableView.inspector.probe = nil
    stage.show("A[b c]")
    #expect(stage.texts == "b c")
    #expect(stage.tableView.dataSource !== stranger)
    #expect(stage.tableView.delegate === stage.tableView.dataSource)
    #expect(stage.backend?.delegate === stranger)
    let remedy = "Set your own before the table is shown, or assign it to the back end."
    #expect(
      stage.table.diagnostics.recent.prefix(2).map(\.description) == [
        "The dataSource of the table's view was replaced; Tableware restored itself. \(remedy)",
        "The delegate of the table's view was replaced; Tableware restored itself. \(remedy)",
      ])
    #expect(stage.breaches == [])
  }

  @Test func f29_noticesMovesFromOutside_AndShowsEverythingAgain() {
    stage.tableView.inspector.strictness = .uikit
    stage.show("A[a b c]")
    stage.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    VirtualTime.shared.advance()
    stage.show("A[a b c d]")
    #expect(stage.texts == "a b c d")
    #expect(
      stage.table.diagnostics.recent.map(\.description) == [
        "Other code changed the rows of the table's view. Everything was shown again; change the "
          + "table instead."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f29_survivesAReloadFromOutside_WithItsSelection() {
    stage.table.selectionMode = .single
    stage.show("A[a b c]")
    stage.table.select("b")
    stage.turn()
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.texts == "a b c")
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    stage.show("A[c b]")
    #expect(stage.texts == "c b")
    #expect(stage.table.diagnostics.recent == [])
    #expect(stage.breaches == [])
  }

  @Test func f31_letsGo_WhenAnotherTableIsShown() {
    stage.show("A[a b]")
    let other = Table()
    stage.tableView.inspector.probe = nil
    stage.tableView.show(other)
    other.show { Section("B") { TextRow("x") } }
    var isDone = false
    stage.table.show(completion: { isDone = true }) { Section("A") { TextRow("late") } }
    stage.turn()
    #expect(stage.texts == "x")
    #expect(isDone)
    #expect(
      stage.table.diagnostics.recent.map(\.description) == [
        "Another table was shown in the view of this one. This one was detached; detach it first."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f53_showsEverythingOnAFreshTableView_AfterAnException() {
    stage.show("A[a b]")
    stage.tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
    var isDone = false
    stage.table.show(completion: { isDone = true }) { Section("A") { TextRow("c") } }
    let fresh = UITableView(frame: stage.window.bounds)
    stage.tableView.removeFromSuperview()
    stage.window.addSubview(fresh)
    let backend = fresh.show(stage.table)
    VirtualTime.shared.advance()
    fresh.layoutIfNeeded()
    #expect(isDone)
    #expect(fresh.visibleCells.count == 1)
    #expect(backend.tableView === fresh)
    #expect(fresh.inspector.breaches.map(\.description) == [])
    #expect(stage.table.diagnostics.recent == [.backendReplaced])
  }
}

/// A delegate that was there before the table, and goes before it.
@Suite(.serialized, .freesEverything) @MainActor struct DelegateLifeTests {
  final class Scroller: NSObject, UITableViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func f44_forwardsToTheDelegateThatWasThere_UntilItGoes() {
    VirtualTime.shared.reset()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var scroller: Scroller? = Scroller()
    tableView.delegate = scroller
    let window = UIWindow(frame: tableView.bounds)
    window.addSubview(tableView)
    let table = Table()
    tableView.show(table)
    table.show {
      Section("A") { ForEach(Array(0..<50), id: { $0 }) { TextRow(RowText("\($0)")) } }
    }
    VirtualTime.shared.advance()
    window.layoutIfNeeded()
    tableView.simulateDrag(by: 20)
    #expect((scroller?.count ?? 0) > 0)
    scroller = nil
    tableView.simulateDrag(by: 20)
    #expect(tableView.contentOffset.y == 40)
    #expect(tableView.inspector.breaches.map(\.description) == [])
  }
}
