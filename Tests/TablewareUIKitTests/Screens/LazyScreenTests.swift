import Foundation
import Tableware
import TablewareHosting
import TablewareLazy
import TablewareUIKit
import Testing
import UIKitDouble

/// Lists larger than memory in a table view.
@Suite(.serialized) @MainActor struct LazyScreenTests {
  struct Item: Identifiable, Sendable {
    let id: Int
  }

  struct Items: LazySource {
    func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
      let start = request.anchor.map { $0.id + $0.distance } ?? request.position
      let rows = (start..<start + request.count).clamped(to: 0..<20_000)
      return LazyWindow(rows.map(Item.init), position: rows.lowerBound, total: 20_000)
    }
  }

  final class ItemsScreen: Screen {
    let context = ScreenContext()
    let title = "Items"
    private(set) lazy var items = LazyList(Items(), context: context)

    var sections: [Section] {
      Section("items") { ForEach(items) { TextRow("Item \($0.id)").id($0.id) } }
    }

    func appear() { items.load() }
  }

  private let screen = ItemsScreen()

  private func settle(_ stage: ScreenStage) async {
    for _ in 0..<5 {
      await screen.context.timeline?.settle()
      // Another test may have reset the time, and with it the request for a commit.
      if let table = screen.context.table { TableHost(table).commit() }
      stage.turn()
    }
  }

  private func visible(_ stage: ScreenStage) -> [String] {
    (stage.tableView?.visibleCells ?? []).compactMap {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return content?.attributedText?.string ?? content?.text
    }
  }

  @Test func rows_areLoaded_whereTheUserScrolls_andStay() async {
    let stage = ScreenStage(screen)
    await settle(stage)
    #expect(visible(stage).first == "Item 0")
    stage.tableView?.scrollToRow(
      at: IndexPath(row: 10_000, section: 0), at: .top, animated: false)
    stage.turn()
    let offset = stage.tableView?.contentOffset
    await settle(stage)
    #expect(visible(stage).first == "Item 10000")
    #expect(visible(stage).allSatisfy { $0.hasPrefix("Item ") })
    #expect(stage.tableView?.contentOffset == offset)
    screen.items.reload()
    await settle(stage)
    #expect(visible(stage).first == "Item 10000")
    #expect(screen.context.table?.diagnostics.recent == [])
  }
}
