import Tableware
import TablewareHosting
import TablewareLoading
import TablewareTerminal
import TablewareViewport
import TerminalKit
import Testing

/// Texts that take several lines.
struct RowWrappingTests {
  @Test func wrapsDetailsBesideTheirLabels() {
    func detailed(_ columns: Int) -> String {
      frame(
        columns: columns,
        PaintedRow(
          "1",
          RowContent(
            title: "adduser",
            details: [
              RowDetail("version", "3.134"),
              RowDetail("what it is for", "add and remove users and groups from the system"),
              RowDetail("lines", "one\ntwo"),
            ])))
    }
    #expect(
      detailed(50) == """
        ❯ adduser
          version         3.134
          what it is for  add and remove users and groups
                          from the system
          lines           one
                          two
        """)
    #expect(
      detailed(30) == """
        ❯ adduser
          version     3.134
          what it i…  add and remove
                      users and
                      groups from the
                      system
          lines       one
                      two
        """)
    #expect(
      detailed(12) == """
        ❯ adduser
          ver…  3.1
                34
          wha…  add
                and
                rem
                ove
                use
                rs
                and
                gr…
          lin…  one
                two
        """)
  }

  @Test(arguments: [
    (1, 20, "❯ one\n  x  one two three…"), (2, 20, "❯ one\n  x  one two\n     threefour"),
    (.max, 10, "❯ one\n  x  one\n     two\n     thre\n     efou\n     r"),
    (0, 20, "❯ one\n  x  one two three…"),
  ])
  func givesADetailItsLines(limit: Int, columns: Int, text: String) {
    let row = RowContent(
      title: "one", details: [RowDetail("x", "one two threefour", lineLimit: limit)])
    #expect(frame(columns: columns, PaintedRow("1", row)) == text)
  }

  @Test func boundsTheLinesOfADetail() {
    let text = String(repeating: "a\n", count: 5_000)
    let row = RowContent(title: "", details: [RowDetail("", text, lineLimit: .max)])
    let surface = TerminalSurface(size: Size(width: 20, height: 5))
    #expect(
      surface.height(of: .row(RowPresentation(row), AnyRow(PaintedRow("1", row))), width: 20)
        == 2_001)
  }

  @Test func wrapsTitleAndSubtitle_WhereTheRowAllowsIt() {
    func notice(_ columns: Int, title: Int, subtitle: Int) -> String {
      frame(
        columns: columns,
        PaintedRow(
          "1",
          RowContent(
            symbol: "!", title: RowText("The file ") + "was replaced", subtitle: "It goes on soon",
            values: ["7"], titleLineLimit: title, subtitleLineLimit: subtitle)),
        PaintedRow("2", RowContent(title: "next")))
    }
    #expect(
      notice(20, title: 3, subtitle: 3) == """
        ❯ ! The file was  7
            replaced
            It goes on soon
          next
        """)
    #expect(
      notice(14, title: 2, subtitle: 2) == """
        ❯ ! The     7
            file …
            It goes
            on soon
          next
        """)
    #expect(
      notice(14, title: 1, subtitle: 2) == """
        ❯ ! The f…  7
            It goes
            on soon
          next
        """)
    #expect(notice(2, title: 3, subtitle: 3) == "❯")
  }

  @Test func keepsToneAndWeight_OfATitleInSeveralLines() {
    let surface = TerminalSurface(size: Size(width: 10, height: 3))
    let table = Table()
    table.show {
      Section("a") {
        TextRow("first")
        NoticeRow("two lines", level: .problem)
      }
    }
    let viewport = Viewport(table, on: surface)
    table.host.commit()
    viewport.layout()
    #expect(surface.grid.plainText == "❯ first\n  ✗ two\n    lines")
    #expect(surface.grid[4, 2].style == Style(foreground: .ansi(1)))
    #expect(surface.grid[4, 2].style == surface.grid[4, 1].style)
  }
}
