import Gallery
import Tableware
import Testing

@Suite struct FormPageTests {
  private func open() throws -> PageDriver {
    try PageDriver(CatalogScreen(Gallery.Sources()), open: 8)
  }

  @Test func setsEveryRow_AndNeedsNoDiagnostic() throws {
    let page = try open()
    page.screen.resize(columns: 60, rows: 60)
    try page.screen.press("enter text:hi tab text:abc tab backspace*3 text:42 tab text:x")
    #expect(page.screen.texts.contains { $0.contains("from 0 to 10") })
    try page.screen.press("tab tab")
    #expect(page.screen.texts.contains { $0.contains("Enter an e-mail address.") })
    try page.screen.press("enter down right*2 down right down right down down enter up enter")
    let texts = page.screen.texts
    #expect(texts.contains { $0.contains("Text") && $0.contains("hi") })
    #expect(!texts.contains { $0.contains("abc") })
    #expect(page.table.diagnostics.recent == [])
  }

  @Test func saysWhatEachRowIs() throws {
    let page = try open()
    let snapshot = page.table.snapshot
    for section in 0..<snapshot.sectionCount {
      for row in 0..<snapshot.rowCount(in: section) {
        let content = try #require(snapshot[RowPath(section: section, row: row)]).content
        #expect(!content.spoken.label.isEmpty, "\(content.title.string)")
      }
    }
  }
}
