import Tableware

/// A row of the samples: it expands when it is tapped.
struct SampleRow: Row {
  var id: String
  var isExpanded = false
  var body: RowContent {
    RowContent(
      title: RowText(id), values: ["\(id.count)"],
      details: isExpanded ? [RowDetail("name", RowText(id)), RowDetail("kind", "sample")] : [])
  }
}

/// A list that can be searched; a tap expands a row, `d` removes one.
final class ListScreen: Screen {
  let context = ScreenContext()
  let title: String
  var names: [String] { didSet { context.setNeedsUpdate() } }
  private(set) var query = ""
  private(set) var expanded: Set<String> = []
  private(set) var heard: [String] = []

  init(_ title: String, _ names: [String]) {
    self.title = title
    self.names = names
  }

  var status: String { "\(shown.count) names" }
  private var shown: [String] { query.isEmpty ? names : names.filter { $0.contains(query) } }

  var search: Search? {
    Search(prompt: "part of a name", query: query) { self.query = $0 }
  }

  var commands: [Command] {
    [
      Command("d", "delete") { source in
        self.heard.append("delete \(source.map { "\($0.row)" } ?? "nothing")")
        if let id = source?.id(as: String.self) { self.names.removeAll { $0 == id } }
      }
    ]
  }

  func configure(_ table: Table) {
    table.on(Tap.self) { _, source in
      guard let id = source.id(as: String.self) else { return .passed }
      self.heard.append("tap \(id)")
      self.expanded.formSymmetricDifference([id])
      return .handled
    }
  }

  var sections: [Section] {
    Section("names", header: SectionHeader("Name", values: ["length"])) {
      ForEach(shown, id: { $0 }) { [expanded] name in
        SampleRow(id: name, isExpanded: expanded.contains(name))
      }
    }
  }
}

/// A section for each letter, with index titles.
final class IndexScreen: Screen {
  let context = ScreenContext()
  let title = "Letters"
  private let letters: [String]
  private let rows: Int
  private let titles: [String]

  /// - Parameter titles: all entries of the index; empty for the letters.
  init(_ letters: [String], rows: Int = 3, titles: [String] = []) {
    self.letters = letters
    self.rows = rows
    self.titles = titles
  }

  func configure(_ table: Table) { table.indexTitles = titles }

  var sections: [Section] {
    ForEach(letters) { [rows] letter in
      Section(letter, header: SectionHeader(RowText(letter)), index: letter) {
        ForEach(0..<rows, id: { "\(letter)\($0)" }) { TextRow(RowText("\(letter)\($0)")) }
      }
    }
  }
}

/// The first screen: it leads to the others.
final class HomeScreen: Screen {
  let context = ScreenContext()
  let title = "Home"
  let list: ListScreen
  let index: IndexScreen
  private let more: (any Screen)?

  init(
    list: ListScreen = ListScreen(
      "Trees", ["ash", "beech", "fir", "lime", "maple", "oak", "pine"]),
    index: IndexScreen = IndexScreen(["A", "B", "C", "D"]), more: (any Screen)? = nil
  ) {
    self.list = list
    self.index = index
    self.more = more
  }

  var sections: [Section] {
    Section("home") {
      TextRow("Trees").disclosing { self.list }
      TextRow("Letters").disclosing { self.index }
      TextRow("Nothing")
      if let more { TextRow(RowText(more.title)).disclosing { more } }
    }
  }
}
