import Foundation
import Synchronization
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

@testable import TablewareLoading

/// Lists larger than memory in a table view.
@Suite(.serialized) @MainActor struct LazyScreenTests {
  struct Item: Identifiable, Sendable {
    let id: Int
  }

  struct Unreachable: Error {}

  /// A source of numbers that a test can extend and disconnect.
  final class Items: LazySource {
    let rows = Mutex(Array(0..<1_000))
    let requests = Mutex<[LazyRequest<Int>]>([])
    let isReachable = Mutex(true)

    func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
      requests.withLock { $0.append(request) }
      guard isReachable.withLock({ $0 }) else { throw Unreachable() }
      return rows.withLock { rows in
        let anchor = request.anchor.flatMap { anchor in
          rows.firstIndex(of: anchor.id).map { $0 + anchor.distance }
        }
        let start = min(max(0, anchor ?? request.position), rows.count)
        let window = rows[start..<min(rows.count, start + request.count)]
        return LazyWindow(window.map { Item(id: $0) }, position: start, total: rows.count)
      }
    }
  }

  final class ItemsScreen: Screen {
    let context = ScreenContext()
    let title = "Items"
    let source = Items()
    private(set) lazy var items = LazyList(source, context: context, windowSize: 20)

    var sections: [Section] {
      Section("items") {
        ForEach(items, failure: { _ in "Unreachable" }) {
          TextRow("Item \($0.id)").id($0.id)
        }
      }
    }

    func appear() { items.load() }
  }

  private let screen = ItemsScreen()
  private let work = WorkQueue()

  /// Receives everything that is loaded, and shows it.
  private func answer(_ stage: ScreenStage) throws {
    let timeline = try #require(screen.context.navigator).timeline
    stage.turn()
    while work.run() {
      timeline.advance(to: timeline.now)
      stage.turn()
    }
  }

  private func visible(_ stage: ScreenStage) -> [String] {
    (stage.tableView?.visibleCells ?? []).map {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return content?.attributedText?.string ?? content?.text ?? "…"
    }
  }

  private func checkNothingWentWrong(_ stage: ScreenStage) {
    #expect(screen.context.table?.diagnostics.recent == [])
    #expect(stage.tableView?.inspector.breaches.map { "\($0)" } == [])
    #expect(RaisedExceptions.all.isEmpty)
  }

  @Test func placeholders_thatAppear_areRequested() {
    let stage = ScreenStage(screen, work: work)
    // Appearances are raised after the frame.
    stage.turn()
    #expect(stage.tableView?.numberOfRows(inSection: 0) == 12)
    #expect(Set(screen.items.wanted).isSuperset(of: 0..<10))
    checkNothingWentWrong(stage)
  }

  @Test func answer_replacesThePlaceholders() throws {
    let stage = ScreenStage(screen, work: work)
    try answer(stage)
    #expect(stage.tableView?.numberOfRows(inSection: 0) == 1_000)
    #expect(visible(stage).prefix(2) == ["Item 0", "Item 1"])
    checkNothingWentWrong(stage)
  }

  @Test func rows_thatAreScrolledTo_areLoadedWithoutScrolling() throws {
    let stage = ScreenStage(screen, work: work)
    try answer(stage)
    let tableView = try #require(stage.tableView)
    tableView.scrollToRow(at: [0, 500], at: .top, animated: false)
    stage.turn()
    let offset = tableView.contentOffset
    #expect(!visible(stage).contains { $0.hasPrefix("Item") })
    try answer(stage)
    #expect(tableView.contentOffset == offset)
    #expect(visible(stage).first == "Item 500")
    #expect(visible(stage).allSatisfy { $0.hasPrefix("Item") })
    checkNothingWentWrong(stage)
  }

  @Test func requests_ofRowsThatWereScrolledPast_areCanceled() throws {
    let stage = ScreenStage(screen, work: work)
    try answer(stage)
    let tableView = try #require(stage.tableView)
    for row in [200, 400, 600, 800] {
      tableView.scrollToRow(at: [0, row], at: .top, animated: false)
      stage.turn()
    }
    try answer(stage)
    #expect(visible(stage).first == "Item 800")
    #expect(screen.items[400] == nil && screen.items[600] == nil)
    checkNothingWentWrong(stage)
  }

  @Test func rowsThatAreInsertedAbove_keepTheFirstRowOnScreen() throws {
    let stage = ScreenStage(screen, work: work)
    try answer(stage)
    let tableView = try #require(stage.tableView)
    tableView.scrollToRow(at: [0, 500], at: .top, animated: false)
    try answer(stage)
    screen.source.rows.withLock { $0.insert(contentsOf: 5_000..<5_040, at: 100) }
    screen.items.reload()
    try answer(stage)
    #expect(tableView.numberOfRows(inSection: 0) == 1_040)
    #expect(visible(stage).first == "Item 500")
    #expect(tableView.indexPathsForVisibleRows?.first == [0, 540])
    checkNothingWentWrong(stage)
  }

  @Test func failure_isARow_andATapLoadsAgain() throws {
    let stage = ScreenStage(screen, work: work)
    try answer(stage)
    let tableView = try #require(stage.tableView)
    screen.source.isReachable.withLock { $0 = false }
    tableView.scrollToRow(at: [0, 300], at: .top, animated: false)
    try answer(stage)
    let place = try #require(visible(stage).firstIndex(of: "Unreachable"))
    #expect(visible(stage).count { $0 == "Unreachable" } == 1)
    screen.source.isReachable.withLock { $0 = true }
    tableView.simulateTap(at: [0, 300 + place])
    try answer(stage)
    #expect(visible(stage).first == "Item 300")
    #expect(visible(stage).allSatisfy { $0.hasPrefix("Item") })
    checkNothingWentWrong(stage)
  }
}
