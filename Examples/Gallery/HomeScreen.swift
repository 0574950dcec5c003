import Tableware

/// The first screen: a table of all others.
final class HomeScreen: Screen {
  let context = ScreenContext()
  let title = "Tableware"
  var status: String { "\(Gallery.entries.count) screens" }

  private let sources: Gallery.Sources

  init(_ sources: Gallery.Sources) { self.sources = sources }

  var sections: [Section] {
    Section("gallery", header: "Gallery") {
      ForEach(Gallery.entries) { entry in
        EntryRow(entry: entry).disclosing(at: ScreenAddress(entry.id)) {
          entry.make(self.sources)
        }
      }
    }
  }
}

private struct EntryRow: Row {
  let entry: Gallery.Entry

  var id: String { entry.id }
  var body: RowContent {
    RowContent(
      title: RowText(entry.title, strong: true), subtitle: entry.summary)
  }
}
