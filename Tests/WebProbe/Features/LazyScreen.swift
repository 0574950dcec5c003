import Tableware
import TablewareLoading

/// A million rows of a slow source.
final class LazyScreen: Screen {
  struct Item: Identifiable, Sendable {
    let id: Int
  }

  struct Items: LazySource {
    func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
      try await Task.sleep(for: .milliseconds(150))
      let start = request.anchor.map { $0.id + $0.distance } ?? request.position
      let rows = (start..<start + request.count).clamped(to: 0..<1_000_000)
      return LazyWindow(rows.map(Item.init), position: rows.lowerBound, total: 1_000_000)
    }
  }

  let context = ScreenContext()
  let title = "Lazy"
  private lazy var items = LazyList(Items(), context: context)

  var status: String { "\(items.count ?? 0) rows" }

  var sections: [Section] {
    Section("items") { ForEach(items) { item in TextRow("Item \(item.id)").onTap {} } }
  }

  func appear() { items.load() }
}
