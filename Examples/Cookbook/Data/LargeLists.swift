import Tableware
import TablewareLoading

// entry: lazy-lists
struct Entry: Identifiable, Sendable {
  let id: Int
  let text: String
}

struct LogSource: LazySource {
  let read: @Sendable (Range<Int>) async throws -> [Entry]
  let count: Int

  func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Entry> {
    let wanted = request.position..<request.position + request.count
    let range = wanted.clamped(to: 0..<count)
    return LazyWindow(try await read(range), position: range.lowerBound, total: count)
  }
}

final class LogEntriesScreen: Screen {
  let context = ScreenContext()
  let title = "Log"
  private lazy var entries = LazyList(source, context: context)
  private let source: LogSource

  init(_ source: LogSource) { self.source = source }

  var status: String { entries.failure.map { "\($0)" } ?? "\(entries.count ?? 0) entries" }
  var commands: [Command] { [Command("r", "Reload") { self.entries.reload() }] }

  var sections: [Section] {
    Section("entries") {
      ForEach(entries) { TextRow($0.text).id($0.id) }
    }
  }

  func appear() { entries.load() }
}
// end
