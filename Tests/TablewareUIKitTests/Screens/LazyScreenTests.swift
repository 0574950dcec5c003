import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import TablewareLazy

/// Lists larger than memory in a table view.
@Suite(.serialized) @MainActor struct LazyScreenTests {
  struct Item: Identifiable, Sendable {
    let id: Int
  }

  /// A source that never answers with rows, so that no test depends on the time of an answer.
  struct Items: LazySource {
    func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
      throw CancellationError()
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

  @Test func placeholders_thatAppear_areRequested() {
    let stage = ScreenStage(screen)
    // Appearances are raised after the frame.
    stage.turn()
    #expect(stage.tableView?.numberOfRows(inSection: 0) == 12)
    #expect(Set(screen.items.wanted).isSuperset(of: 0..<10))
    #expect(screen.context.table?.diagnostics.recent == [])
  }
}
