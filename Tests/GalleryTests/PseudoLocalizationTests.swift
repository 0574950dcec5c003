import Gallery
import GalleryFixtures
import Tableware
import TablewareForms
import TablewareHosting
import TablewareTerminal
import TerminalKit
import Testing

/// The gallery in a terminal whose texts are in brackets: what the framework says without brackets
/// cannot be translated.
@Suite struct PseudoLocalizationTests {
  /// The names of keys, each of which is followed by its effect.
  private static let keys: Set<String> = [
    "↑↓", "←→", "→", "←", "⏎", "esc", "q", "?", "/", "F5", "F10", ".", "i", "tab", "alt+z",
    "alt+↑↓",
  ]

  /// The steps on each screen: rows, a field, the page of keys, a menu and a search.
  private static let steps = [
    "down", "down", "enter", "text:x", "tab", "esc", "home", "right", "left", "?", "down", "esc",
    ".", "down", "esc", "end", "enter", "esc", "home", "i", "esc", "/", "text:a", "esc", "esc",
  ]

  @Test func terminalWords_inBrackets_areAll() {
    let texts = Mirror(reflecting: TerminalWords.bracketed).children.compactMap {
      $0.value as? String
    }
    #expect(texts.count > 30)
    #expect(texts.allSatisfy { $0.first == Brackets.open && $0.last == Brackets.close })
  }

  @Test func gallery_withTextsInBrackets_hasNoOtherTextOfTheFramework() throws {
    var seen: Set<String> = []
    for entry in Gallery.entries {
      try withTemporaryFolder { folder in
        let fixture = try GalleryFixture(in: folder.path)
        try Words.use(.bracketed) {
          let screen = try #require(Gallery.screen(named: entry.id, fixture.sources(for: entry.id)))
          let host = TerminalHost(
            Navigator(root: screen), columns: 160, rows: 40, words: .bracketed)
          check(host, "\(entry.id), first frame", &seen)
          for step in Self.steps {
            try press(step, on: host)
            check(host, "\(entry.id), \(step)", &seen)
          }
        }
      }
    }
    try Words.use(.bracketed) {
      for columns in [160, 34] {
        let host = TerminalHost(
          Navigator(root: PartsScreen()), columns: columns, rows: 12, words: .bracketed)
        check(host, "parts", &seen)
        for step in ["enter", "esc", "down", "down", "/", "text:b", "enter"] {
          try press(step, on: host)
          check(host, "parts, \(step)", &seen)
        }
      }
    }
    let words = Mirror(reflecting: TerminalWords()).children.compactMap { $0.value as? String }
    // A mouse that holds a row, a move and a screen that is being reloaded have tests of their own.
    let elsewhere: Set = ["release", "drop", "Refreshing…"]
    #expect(Set(words).subtracting(seen) == elsewhere)
  }

  @Test(arguments: [30, 44, 60, 80, 120])
  func helpLine_ofAnyWidth_cutsNoWord(columns: Int) throws {
    for entry in Gallery.entries {
      let screen = try #require(Gallery.screen(named: entry.id, Gallery.Sources.nothing))
      Words.use(.bracketed) {
        let host = TerminalHost(
          Navigator(root: screen), columns: columns, rows: 12, words: .bracketed)
        let help = lines(of: host).last ?? ""
        #expect(Brackets.areWhole(in: help), "\(entry.id): \(help)")
        #expect(help.contains("⟦quit⟧") || columns < 44, "\(entry.id): \(help)")
      }
    }
  }

  /// What no first screen of the gallery has on its help line.
  private final class PartsScreen: Screen {
    let context = ScreenContext()
    let title = "Parts"
    private var query = ""

    var search: Search? { Search(prompt: "part", query: query) { self.query = $0 } }
    var refresh: Refresh? { Refresh {} }

    var sections: [Section] {
      Section("parts") {
        TextAreaRow("Area", text: "one line") { _ in }
        TextRow("Part b").onDetail {}.movable()
        ColumnHeader([.init("Part c", 1), .init("Part d", 2)], order: nil) { _ in }
      }
    }
  }

  private func press(_ script: String, on host: TerminalHost) throws {
    for step in try KeyScript(script).steps {
      if case .input(let input) = step { host.handle(input) }
      _ = host.frame()
    }
  }

  private func lines(of host: TerminalHost) -> [String] {
    host.frame().plainText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Looks for texts without brackets on the help line and in the rows.
  private func check(_ host: TerminalHost, _ step: String, _ seen: inout Set<String>) {
    let lines = lines(of: host)
    let help = lines.last ?? ""
    for line in lines { seen.formUnion(Brackets.texts(in: line)) }
    let isSearch = help.hasPrefix(" /") && !help.contains("⟦")
    if !isSearch {
      #expect(Brackets.areWhole(in: help), "\(step): \(help)")
      let own = ownTexts(of: host.navigator)
      let rest = Brackets.rest(of: help).split(separator: " ").filter { word in
        !Self.keys.contains(String(word)) && !own.contains { $0.contains(word) }
      }
      #expect(rest == [], "\(step): \(help)")
    }
    if host.navigator.top is KeysScreen {
      for line in lines { #expect(Brackets.areWhole(in: line), "\(step): \(line)") }
    }
    let table = host.navigator.topHosted.table
    for section in 0..<table.snapshot.sectionCount {
      for row in 0..<min(60, table.snapshot.rowCount(in: section)) {
        let path = RowPath(section: section, row: row)
        guard let content = table.snapshot[path]?.content else { continue }
        #expect(
          Words.englishTexts.intersection(content.allTexts) == [],
          "\(step): \(content.title.string)")
      }
    }
  }

  /// The titles of commands and the query, which the app says.
  private func ownTexts(of navigator: Navigator) -> [String] {
    navigator.screens.flatMap { screen in
      screen.commands.flatMap { [$0.title, String($0.key)] }
        + [screen.search.map { "“\($0.query)”" }].compactMap { $0 }
    }
  }
}

extension Gallery.Sources {
  /// A machine without data.
  static var nothing: Gallery.Sources {
    var sources = Gallery.Sources()
    sources.logs = []
    sources.processes = "/nowhere"
    sources.installed = "/nowhere"
    sources.available = "/nowhere"
    sources.rowCount = 3_000
    sources.arrangement = "/nowhere/state.json"
    sources.latency = .zero
    return sources
  }
}

extension RowContent {
  /// Everything that the row shows or announces.
  fileprivate var allTexts: [String] {
    let spoken = spoken
    let shown = [title.string, subtitle?.string, message?.string, spoken.label, spoken.hint]
    return shown.compactMap { $0 } + values.map(\.text.string)
      + (spoken.value ?? "").split(separator: ", ").map(String.init)
  }
}

extension TerminalWords {
  /// Every text of a terminal in brackets.
  fileprivate static var bracketed: TerminalWords {
    var words = TerminalWords()
    let texts: [WritableKeyPath<TerminalWords, String>] = [
      \.open, \.select, \.expand, \.collapse, \.edit, \.change, \.sort, \.reverse, \.toggle, \.menu,
      \.details, \.move, \.reorder, \.search, \.refresh, \.more, \.showAll, \.back, \.quit, \.next,
      \.newLine, \.undo,
      \.done, \.cancel, \.part, \.release, \.drop, \.keys, \.row, \.screen, \.everywhere, \.page,
      \.ends, \.sections, \.index, \.refreshing,
    ]
    for text in texts { words[keyPath: text] = Brackets.around(words[keyPath: text]) }
    return words
  }
}
