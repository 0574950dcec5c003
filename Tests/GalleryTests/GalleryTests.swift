import Gallery
import Testing

@Suite struct GalleryTests {
  @Test func leadsToEveryScreenAndBack() throws {
    for (position, entry) in Gallery.entries.enumerated() {
      let home = ScreenDriver(try #require(Gallery.screen(named: nil)))
      try home.press("home" + String(repeating: " down", count: position) + " enter")
      #expect(home.lines[0].hasPrefix(" Tableware › \(entry.title)"))
      try home.press("esc")
      #expect(home.lines[0].hasPrefix(" Tableware  "))
      #expect(home.focusedLine?.contains(entry.title) == true)
    }
  }

  @Test func knowsNoOtherScreen() {
    #expect(Gallery.screen(named: "nope") == nil)
  }

  @Test(arguments: Gallery.entries.map(\.id), [(1, 1), (0, 0), (2, 3), (500, 2), (3, 200)])
  func survivesAnySize(_ name: String, _ size: (columns: Int, rows: Int)) throws {
    let screen = try ScreenDriver(name)
    screen.resize(columns: size.columns, rows: size.rows)
    try screen.press("down enter end pagedown up home / text:a esc")
    #expect(screen.lines.count == max(1, size.rows))
    #expect(screen.lines.allSatisfy { $0.count <= size.columns })
  }
}
