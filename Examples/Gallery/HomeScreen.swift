import Tableware

/// The first screen: a table that leads to the others.
final class HomeScreen: Screen {
  let title = "Tableware"
  let table = Table()
  var status: String { "\(Gallery.entries.count) screens" }

  init(_ sources: Gallery.Sources) {
    table.show {
      Section("gallery", header: "Gallery") {
        ForEach(Gallery.entries) { entry in
          EntryRow(entry: entry).disclosing { entry.make(sources) }
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
