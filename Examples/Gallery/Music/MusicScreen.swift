import Tableware
import TablewareLoading
import TablewareMapping

/// The home page of a music app: modules that the user orders and hides, restored in that order
/// after a restart.
final class MusicScreen: Screen {
  private static let storeProblemID = "problem: order"

  let context = ScreenContext()
  let title = "Music"

  private let store: ArrangementStore
  private let modules: [Module]
  private let problems: [String]
  private var arrangement: SectionArrangement
  /// The problem of the saved order.
  private var storeProblem: String?
  /// Whether the order on screen could not be saved.
  private var isUnsaved = false
  private var language = "en"
  private var playing: Entry.ID?

  init(_ sources: Gallery.Sources) {
    let (data, failure) = Self.data(at: sources.file)
    let page = data.map { MusicLibrary.decode($0) } ?? (modules: [], problems: [])
    modules = page.modules.map(Module.init)
    problems = [failure].compactMap { $0 } + page.problems.map { "\($0)" }
    store = sources.arrangement.map { ArrangementStore(path: $0) } ?? ArrangementStore()
    (arrangement, storeProblem) = store.load()
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
      Command("u", "module up") { self.move($0, by: -1) },
      Command("d", "down") { self.move($0, by: 1) },
      Command("x", "hide") { focused in
        if let module = self.module(of: focused) { self.change { $0.hide(module) } }
      },
      Command("r", "reset") { self.change { $0.reset() } },
      Command("l", language == "en" ? "中文" : "English") {
        self.language = self.language == "en" ? "zh" : "en"
      },
    ]
  }

  var sections: [Section] {
    let page = arrangement.arranged(modules)
    if let storeProblem {
      Section("order problem") {
        NoticeRow(storeProblem, level: .problem, id: Self.storeProblemID)
      }
    }
    for module in page.shown {
      Section(module.id, header: header(of: module.content)) {
        if module.entries.isEmpty {
          EmptyRow("No songs", id: "\(module.id): empty")
        }
        ForEach(module.entries) { entry in
          SongRow(
            entry: entry, kind: module.content.kind, isPlaying: self.playing == entry.id
          )
          .onTap { self.playing = self.playing == entry.id ? nil : entry.id }
        }
      }
    }
    if !page.hidden.isEmpty {
      Section("hidden modules", header: language == "zh" ? "已隐藏" : "Hidden") {
        for module in page.hidden {
          TextRow(
            RowText(module.content.title.text(in: language), tone: .secondary), symbol: "+",
            value: RowValue(language == "zh" ? "显示" : "show")
          )
          .id("hidden: \(module.id)")
          .onTap { self.change { $0.show(module.id) } }
        }
      }
    }
    if modules.isEmpty {
      Section("empty") { EmptyRow("No modules", id: "no modules") }
    }
    if !problems.isEmpty {
      Section("problems", header: language == "zh" ? "问题" : "Problems") {
        for problem in problems { NoticeRow(problem, level: .warning) }
      }
    }
  }

  private func header(of module: MusicModule) -> SectionHeader {
    SectionHeader(
      module.title.text(in: language),
      values: module.kind == .chart ? [RowValue("♥", width: 12), RowValue("", width: 5)] : [])
  }

  private func module(of row: EventSource?) -> String? { row?.id(as: Entry.ID.self)?.module }

  private func move(_ row: EventSource?, by distance: Int) {
    guard let module = module(of: row) else { return }
    let ids = modules.map(\.id)
    change { $0.move(module, by: distance, among: ids) }
  }

  private func change(_ change: (inout SectionArrangement) -> Void) {
    change(&arrangement)
    do {
      try store.save(arrangement)
      storeProblem = nil
      isUnsaved = false
    } catch {
      storeProblem = "The order could not be saved: \(error)"
      // Only for the first of several failures.
      if !isUnsaved { context.table?.scroll(to: Self.storeProblemID) }
      isUnsaved = true
    }
  }
}

/// A module of the page with its numbered songs.
private struct Module: Identifiable {
  let content: MusicModule
  let entries: [Entry]

  var id: String { content.id }

  init(_ content: MusicModule) {
    self.content = content
    entries = content.songs.enumerated().map { index, song in
      Entry(
        id: Entry.ID(module: content.id, song: song.id), number: index + 1, song: song)
    }
  }
}

/// A song in one module of the page.
private struct Entry: Identifiable {
  /// The same song in another module is another row.
  struct ID: Hashable, Sendable {
    var module: String
    var song: String
  }

  let id: ID
  /// The number of the song in its module, counted from 1.
  let number: Int
  let song: Song
}

/// A song in the style of its module.
private struct SongRow: Row {
  let entry: Entry
  let kind: MusicModule.Kind
  let isPlaying: Bool

  var id: Entry.ID { entry.id }

  private var cover: [UInt8] {
    Landscape.cover(seed: entry.song.id.utf8.reduce(0) { ($0 * 7 + Int($1)) % 997 })
  }

  var body: RowContent {
    let song = entry.song
    let artist = RowText("  \(song.artist)", tone: .secondary)
    var content = RowContent(
      image: RowImage(
        isPlaying ? .symbol("play.fill", glyph: "▶") : .data(cover),
        width: kind == .banner ? 56 : 40, placeholder: .symbol("music.note", glyph: "♪")),
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
      content.title = content.title + artist
    }
    if isPlaying { content.symbol = nil }
    return content
  }
}
