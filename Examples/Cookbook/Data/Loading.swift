import Tableware
import TablewareLoading

// entry: load-once
final class LibraryScreen: Screen {
  let context = ScreenContext()
  let title = "Library"
  private let server: SampleServer
  private var songs = Loadable<[Song]>()

  init(_ server: SampleServer = SampleServer()) { self.server = server }

  func appear() { if songs.value == nil { load() } }

  var sections: [Section] {
    Section("songs") {
      StateRows("songs", songs.state, skeletons: 3) { self.load() }  // the closure retries
      ForEach(songs.value ?? []) { SongRow(song: $0) }
    }
  }

  private func load() {
    guard let request = songs.begin() else { return }
    context.load { [server] in
      try await server.songs()
    } then: { result in
      self.songs.finish(request, with: result)
    }
  }
}
// end

// entry: refresh
final class ChartsScreen: Screen {
  let context = ScreenContext()
  let title = "Charts"
  private let server = SampleServer()
  private var songs = Loadable(Song.samples.dropLast())

  var status: String { songs.failure ?? "" }

  // Pulled down on iOS, F5 in a terminal, a button in a browser.
  var refresh: Refresh? { Refresh(isRefreshing: songs.isLoading) { self.reload() } }

  var sections: [Section] {
    Section("songs") { ForEach(songs.value ?? []) { SongRow(song: $0) } }
  }

  private func reload() {
    let request = songs.reload()  // the old value stays until the answer
    context.load { [server] in
      try await server.songs()[...]
    } then: {
      self.songs.finish(request, with: $0)
    }
  }
}
// end

// entry: paged-list
final class StoreScreen: Screen {
  let context = ScreenContext()
  let title = "Catalog"
  private let songs: PagedList<Song>

  init(_ server: SampleServer = SampleServer()) {
    songs = PagedList("songs", context) { query, page in
      query.isEmpty
        ? try await server.songs(after: page.neighbor)
        : Page(try await server.songs(matching: query), isLast: true)
    }
  }

  var search: Search? { songs.search("Title") }
  var refresh: Refresh? { songs.refresh }  // pulled down on iOS, F5 in a terminal
  var sections: [Section] { Section("songs") { songs.rows { SongRow(song: $0) } } }
}
// end

// entry: pages
final class ArchiveScreen: Screen {
  let context = ScreenContext()
  let title = "Archive"
  private let server = SampleServer()
  private var pages = Pages<Song>()

  var sections: [Section] {
    Section("songs") {
      ForEach(pages.elements) { SongRow(song: $0) }
      // Loads the next page when the row appears.
      LoadMore("songs", pages, .end) { isRetry in self.load(isRetry: isRetry) }
    }
  }

  private func load(isRetry: Bool) {
    guard let request = pages.begin(.end, isRetry: isRetry) else { return }
    context.load { [server] in
      try await server.songs(after: request.neighbor)
    } then: { page in
      self.pages.finish(request, with: page)
    }
  }
}
// end

// entry: search-a-server
final class SearchScreen: Screen {
  let context = ScreenContext()
  let title = "Search"
  private let server = SampleServer()
  private var query = ""
  private var songs: [Song] = []
  private var pause: Timeline.Schedule?
  private var loading: Timeline.Schedule?

  var search: Search? {
    Search(prompt: "Title", query: query) { query in
      self.query = query
      self.pause?.cancel()
      self.pause = self.context.after(.milliseconds(200)) { self.find(query) }
    }
  }

  var sections: [Section] {
    Section("songs") { ForEach(songs) { SongRow(song: $0) } }.emptyText("No songs.")
  }

  private func find(_ query: String) {
    loading = context.load(replacing: loading) { [server] in
      try await server.songs(matching: query)
    } then: { songs in
      if let songs = try? songs.get() { self.songs = songs }
    }
  }
}
// end

// entry: button-that-loads
final class PublishScreen: Screen {
  let context = ScreenContext()
  let title = "Publish"
  private lazy var publishing = AsyncAction(context)

  var sections: [Section] {
    Section("publish") {
      ButtonRow("Publish", running: publishing) {
        _ = try await SampleServer().songs()  // sends them
      } then: {
        self.context.notify("The songs are published.", for: .seconds(4))
      }
      if publishing.isRunning {
        ButtonRow("Cancel", role: .cancel) { self.publishing.cancel() }
      }
    }
  }
}
// end

// entry: follow-a-stream
final class PriceScreen: Screen {
  let context = ScreenContext()
  let title = "Price"
  private let prices: AsyncStream<Int>
  private(set) var price: Int?

  init(_ prices: AsyncStream<Int>) { self.prices = prices }

  func appear() {
    // Ends when the screen is covered or removed.
    context.follow(prices) { price in self.price = try? price.get() }
  }

  var sections: [Section] {
    Section("price") { TextRow("Price", value: price.map { "\($0) €" } ?? "–") }
  }
}
// end

// entry: timer
final class ClockScreen: Screen {
  let context = ScreenContext()
  let title = "Clock"
  private var seconds = 0

  func appear() { context.every(.seconds(1)) { self.seconds += 1 } }

  var sections: [Section] {
    Section("clock") { TextRow("Seconds", value: "\(seconds)") }
  }
}
// end
