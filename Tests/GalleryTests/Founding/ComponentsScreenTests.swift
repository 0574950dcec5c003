import Gallery
import Tableware
import Testing

@Suite struct ComponentsScreenTests {
  private func open(_ position: Int) throws -> PageDriver {
    try PageDriver(ComponentsScreen(Gallery.Sources()), open: position)
  }

  @Test func appendsAndInserts_OneAndTen() throws {
    let page = try open(0)
    #expect(page.rows == ["row 1", "row 2", "row 3"])
    try page.screen.press("a")
    #expect(page.rows == ["row 1", "row 2", "row 3", "row 4"])
    try page.screen.press("t i m")
    #expect(page.rows.count == 25)
    #expect(Set(page.rows).count == 25)
    #expect(page.screen.lines[0].hasSuffix("25 rows so far"))
  }

  @Test func appendsSections() throws {
    let page = try open(0)
    try page.screen.press("s e")
    let table = page.table
    #expect(
      (0..<table.snapshot.sectionCount).map { table.snapshot.rowCount(in: $0) }
        == [3, 3, 10, 10, 10])
    try page.screen.press("a m")
    #expect(table.snapshot.rowCount == 47)
    #expect(table.diagnostics.recent == [])
  }

  @Test func removesTheRowItself_BySwipeAndByKey() throws {
    let page = try open(0)
    let table = page.table
    try page.perform("delete", on: 2)
    #expect(page.rows == ["row 1", "row 3"])
    try page.screen.press("home x")
    #expect(page.rows == ["row 3"])
    try page.screen.press("x x a")
    #expect(page.rows == ["row 4"])
    #expect(table.diagnostics.recent == [])
  }

  @Test func cyclesThroughTheLists() throws {
    let page = try open(1)
    var counts: [Int] = []
    for step in 1...12 {
      #expect(page.screen.lines[0].hasSuffix("list \(step) of 12"))
      counts.append(page.table.snapshot.rowCount)
      try page.screen.press("n")
    }
    // The empty list shows a notice.
    #expect(counts == [9, 9, 9, 8, 7, 7, 7, 9, 2, 3, 2, 1])
    #expect(page.screen.lines[0].hasSuffix("list 1 of 12"))
    #expect(page.table.diagnostics.recent == [])
  }

  @Test func bindsNothing_WhenTheNextListIsTheSame() throws {
    let page = try open(1)
    try page.screen.press("n n n n")
    _ = page.screen.takeTrace()
    try page.screen.press("n")
    let trace = page.screen.takeTrace()
    #expect(trace.bound + trace.rebound + trace.made == 0)
  }

  @Test func showsASectionForEachPost_AndNewOnesAtTheTop() throws {
    let page = try open(2)
    let table = page.table
    #expect(table.snapshot.sectionCount == 20)
    #expect(table.snapshot.sectionID(at: 0) == Identity(19))
    try page.screen.press("f5")
    #expect(table.snapshot.sectionCount == 22)
    #expect(table.snapshot.sectionID(at: 0) == Identity(21))
    #expect(page.screen.lines[0].hasSuffix("22 posts"))
    #expect(table.diagnostics.recent == [])
  }

  @Test func likesAPost_InPlace_AndOpensAuthorAndPictures() throws {
    let page = try open(2)
    // Author, text, pictures, toolbar of the first post.
    #expect(page.screen.texts.contains { $0.hasSuffix("♥ 33") })
    try page.screen.press("home down down down enter")
    #expect(page.screen.texts.contains { $0.hasSuffix("♥ 34") })
    try page.screen.press("home enter")
    #expect(page.top.title == "Luis")
    try page.screen.press("esc down down enter")
    #expect(page.top.title == "Picture")
    #expect(page.screen.texts.contains { $0.contains("Picture 5 of 5") })
  }
}
