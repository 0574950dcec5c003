import Tableware

/// The home page of a music app: modules that the user orders and hides, and finds again in that
/// order after a restart.
final class MusicScreen: Screen {
  let title = "Music"
  let table = Table()

  private static let storeProblemID = "problem: order"

  private let store: ArrangementStore
  private let modules: [MusicModule]
  private let problems: [String]
  private var arrangement: ModuleArrangement
  /// What is wrong with the saved order.
  private var storeProblem: String?
  /// Whether the order on screen could not be saved.
  private var isUnsaved = false
  private var language = "en"
  private var playing: Entry.Place?

  init(_ sources: Gallery.Sources) {
    let (data, failure) = Self.data(at: sources.file)
    let page = data.map { MusicLibrary.decode($0) } ?? (modules: [], problems: [])
    modules = page.modules
    problems = [failure].compactMap { $0 } + page.problems.map { "\($0)" }
    store = sources.arrangement.map { ArrangementStore(path: $0) } ?? ArrangementStore()
    (arrangement, storeProblem) = store.load()
    show()
  }

  private static func data(at path: String?) -> (bytes: [UInt8]?, problem: String?) {
    guard let path else { return (PackageResources.music_json, nil) }
    do {
      return (try OpenFile(path).contents(), nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  var status: String {
    let page = arrangement.arranged(modules)
    let counted = "\(Format.count(page.shown.count, "module")) · \(page.hidden.count) hidden"
    return isUnsaved ? "\(counted) · not saved" : counted
  }

  var commands: [Command] {
    [
      Command("u", "module up") { [unowned self] in move($0, by: -1) },
      Command("d", "down") { [unowned self] in move($0, by: 1) },
      Command("x", "hide") { [unowned self] source in
        if let module = module(of: source) { change { $0.hide(module) } }
      },
      Command("r", "reset") { [unowned self] _ in change { $0.reset() } },
      Command("l", language == "en" ? "中文" : "English") { [unowned self] _ in
        language = language == "en" ? "zh" : "en"
        show()
      },
    ]
  }

  private func module(of source: EventSource?) -> String? {
    source?.id(as: Entry.Place.self)?.module
  }

  private func move(_ source: EventSource?, by distance: Int) {
    guard let module = module(of: source) else { return }
    let ids = modules.map(\.id)
    change { $0.move(module, by: distance, among: ids) }
  }

  private func change(_ change: (inout ModuleArrangement) -> Void) {
    change(&arrangement)
    do {
      try store.save(arrangement)
      storeProblem = nil
      isUnsaved = false
      show()
    } catch {
      storeProblem = "The order could not be saved: \(error)"
      show()
      // Once: it would be a nuisance at every further change.
      if !isUnsaved { table.scroll(to: Self.storeProblemID) }
      isUnsaved = true
    }
  }

  private func show() {
    let page = arrangement.arranged(modules)
    let playing = playing
    table.show {
      if let storeProblem {
        Section("order problem") {
          NoticeRow(storeProblem, level: .problem, id: Self.storeProblemID)
        }
      }
      for module in page.shown {
        Section(module.id, header: header(of: module)) {
          if module.songs.isEmpty {
            NoticeRow("No songs", id: "\(module.id): empty")
          }
          ForEach(Entry.entries(of: module), id: { $0.place }) { [unowned self] entry in
            SongRow(entry: entry, kind: module.kind, isPlaying: playing == entry.place)
              .onTap { [unowned self] in play(entry.place) }
          }
        }
      }
      if !page.hidden.isEmpty {
        Section("hidden modules", header: language == "zh" ? "已隐藏" : "Hidden") {
          for module in page.hidden {
            TextRow(
              RowText(module.title.text(in: language), tone: .secondary), symbol: "+",
              value: RowValue(language == "zh" ? "显示" : "show")
            )
            .id("hidden: \(module.id)")
            .onTap { [unowned self] in change { $0.show(module.id) } }
          }
        }
      }
      if modules.isEmpty {
        Section("empty") { NoticeRow("No modules", id: "no modules") }
      }
      if !problems.isEmpty {
        Section("problems", header: language == "zh" ? "问题" : "Problems") {
          for problem in problems { NoticeRow(problem, level: .warning) }
        }
      }
    }
  }

  private func play(_ place: Entry.Place) {
    playing = playing == place ? nil : place
    show()
  }

  private func header(of module: MusicModule) -> SectionHeader {
    SectionHeader(
      module.title.text(in: language),
      values: module.kind == .chart ? [RowValue("♥", width: 12), RowValue("", width: 5)] : [])
  }
}

/// A song at its place on the page.
private struct Entry {
  /// A song may stand in several modules, and is another row in each.
  struct Place: Hashable, Sendable {
    var module: String
    var song: String
  }

  let place: Place
  /// Counted from 1 in its module.
  let number: Int
  let song: Song

  static func entries(of module: MusicModule) -> [Entry] {
    module.songs.enumerated().map { index, song in
      Entry(place: Place(module: module.id, song: song.id), number: index + 1, song: song)
    }
  }
}

/// A song, in the manner of its module.
private struct SongRow: Row {
  let entry: Entry
  let kind: MusicModule.Kind
  let isPlaying: Bool

  var id: Entry.Place { entry.place }

  var body: RowContent {
    let song = entry.song
    let artist = RowText("  \(song.artist)", tone: .secondary)
    var content = RowContent(
      title: RowText(song.title, tone: isPlaying ? .good : nil),
      values: [
        RowValue(RowText(Format.duration(seconds: song.seconds), tone: .secondary), width: 5)
      ])
    switch kind {
    case .banner:
      content.symbol = RowText("★", tone: .accent)
      content.subtitle = RowText(song.artist)
    case .chart:
      content.symbol = RowText(
        entry.number < 10 ? " \(entry.number)" : "\(entry.number)", tone: .accent)
      content.title = content.title + artist
      content.values.insert(
        RowValue(RowText(Format.count(song.plays), tone: .secondary), width: 12), at: 0)
    case .list, .shelf:
      content.symbol = "♪"
      content.title = content.title + artist
    }
    if isPlaying { content.symbol = RowText("▶", tone: .good) }
    return content
  }
}
