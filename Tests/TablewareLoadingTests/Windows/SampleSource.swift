import Synchronization
import Tableware
import TablewareLoading

struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  init(_ id: Int) { (self.id, title) = (id, "Item \(id)") }
}

struct SourceError: Error, CustomStringConvertible {
  var description: String { "The source cannot be reached." }
}

/// A source whose rows a test changes, and whose answers it may hold back or refuse.
final class SampleSource: LazySource {
  struct State {
    var items: [Item] = []
    var requests: [LazyRequest<Int>] = []
    var isFailing = false
    /// Held answers; `nil` if requests are answered at once.
    var held: [CheckedContinuation<Void, Never>]?
    /// Whether answers are read before they are held, so that they may be older than the rows.
    var readsFirst = false
    var followers: [AsyncStream<Void>.Continuation] = []
  }

  let state = Mutex(State())

  init(_ ids: some Sequence<Int>) { items = ids.map(Item.init) }

  var items: [Item] {
    get { state.withLock { $0.items } }
    set { state.withLock { $0.items = newValue } }
  }

  var requests: [LazyRequest<Int>] { state.withLock { $0.requests } }

  func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Item> {
    let early = state.withLock { state -> Result<LazyWindow<Item>, any Error>? in
      state.requests.append(request)
      return state.readsFirst ? Result { try Self.answer(request, state) } : nil
    }
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        state.held?.append(continuation)
        return state.held != nil
      }
      if !isHeld { continuation.resume() }
    }
    return try early?.get() ?? state.withLock { try Self.answer(request, $0) }
  }

  private static func answer(
    _ request: LazyRequest<Int>, _ state: State
  ) throws -> LazyWindow<Item> {
    if state.isFailing { throw SourceError() }
    let anchor = request.anchor.flatMap { anchor in
      state.items.firstIndex { $0.id == anchor.id }.map { $0 + anchor.distance }
    }
    let start = min(max(0, anchor ?? request.position), state.items.count)
    let end = min(state.items.count, start + request.count)
    return LazyWindow(Array(state.items[start..<end]), position: start, total: state.items.count)
  }

  func changes() -> AsyncStream<Void> {
    AsyncStream { continuation in state.withLock { $0.followers.append(continuation) } }
  }

  func hold() { state.withLock { $0.held = [] } }

  func release() {
    let held = state.withLock { state in
      defer { state.held = nil }
      return state.held ?? []
    }
    for continuation in held { continuation.resume() }
  }
}

final class ItemsScreen: Screen {
  let context = ScreenContext()
  let title = "Items"
  private(set) lazy var items = LazyList(source, context: context, windowSize: windowSize)
  private let source: SampleSource
  private let windowSize: Int

  private let change: (LazyList<Item>, SampleSource) -> Void

  private let start: Int?

  init(
    _ source: SampleSource, windowSize: Int = 10, opensAt start: Int? = nil,
    change: @escaping (LazyList<Item>, SampleSource) -> Void = { _, _ in }
  ) {
    (self.source, self.windowSize, self.start, self.change) = (source, windowSize, start, change)
  }

  var commands: [Command] {
    [Command("r", "Change and reload") { self.change(self.items, self.source) }]
  }

  var sections: [Section] {
    Section("items") {
      ForEach(items) { TextRow($0.title).id($0.id) }
    }
  }

  func appear() {
    if let start { items.load(near: start, position: start) } else { items.load() }
  }
}
