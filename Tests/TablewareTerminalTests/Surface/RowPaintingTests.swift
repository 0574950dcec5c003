import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// The text of painted rows, headers and footers.
struct RowPaintingTests {
  private func packages(columns: Int) -> String {
    frame(
      columns: columns,
      header: SectionHeader(
        "Package", values: [RowValue("size", width: 8), RowValue("version", width: 10), "n"]),
      PaintedRow(
        "adduser",
        RowContent(
          title: "adduser",
          values: [RowValue("12 KiB", width: 8), RowValue("3.134", width: 10), "x"])),
      PaintedRow(
        "base",
        RowContent(
          title: RowText("base") + RowText("-files", tone: .accent), subtitle: "a system",
          values: [RowValue("too wide for it", width: 8), RowValue("1", width: 10), "y"])))
  }

  @Test func linesHeadersUpWithValues() {
    #expect(
      packages(columns: 50) == """
        Package ────────────────      size     version  n
        ❯ adduser                   12 KiB       3.134  x
          base-files              too wid…           1  y
          a system
        """)
  }

  @Test func columns_rowsWithAndWithoutAccessory_lineUpWithTheHeader() {
    func row(_ id: String, _ accessory: RowContent.Accessory) -> PaintedRow {
      PaintedRow(
        id, RowContent(title: id, values: [RowValue("12", width: 6)], accessory: accessory))
    }
    #expect(
      frame(
        columns: 30, header: SectionHeader("Name", values: [RowValue("size", width: 6)]),
        row("one", .disclosure), row("two", .none)) == """
          Name ──────────────    size
          ❯ one                    12 ›
            two                    12
          """)
  }

  @Test func style_insetsSeparatorsDensityAndLeadingAccessory_arePainted() {
    func row(_ id: String, _ style: RowStyle, _ accessory: RowContent.Accessory = .none)
      -> PaintedRow
    {
      var content = RowContent(title: id, values: ["1"], accessory: accessory)
      content.style = style
      return PaintedRow(id, content)
    }
    #expect(
      frame(
        columns: 24, row("full", RowStyle(separator: .full)),
        row("in", RowStyle(separator: .indented, leadingInset: 16, trailingInset: 8)),
        row("high", RowStyle(density: .comfortable)),
        row("mark", RowStyle(accessoryEdge: .leading), .checkmark)) == """
          ❯ full                1
          ───────────────────────
              in               1
              ───────────────────
            high                1

            ✓ mark              1
          """)
  }

  @Test func dropsTheLastValuesFirst_AsItNarrows() {
    #expect(
      packages(columns: 46) == """
        Package ───────────────      size     version
        ❯ adduser                  12 KiB       3.134
          base-files             too wid…           1
          a system
        """)
    #expect(
      packages(columns: 34) == """
        Package ───────────────      size
        ❯ adduser                  12 KiB
          base-files             too wid…
          a system
        """)
    #expect(
      packages(columns: 22) == """
        Package ───      size
        ❯ adduser      12 KiB
          base-fil…  too wid…
          a system
        """)
    #expect(
      packages(columns: 12) == """
        Package ───
        ❯ adduser
          base-fil…
          a system
        """)
  }

  @Test(arguments: [(5, "Pac…\n❯ a…\n  b…\n  a…"), (2, "P…\n❯"), (1, "P\n❯"), (0, ""), (-9, "")])
  func staysInside_HoweverNarrow(columns: Int, text: String) {
    #expect(packages(columns: columns) == text)
  }

  @Test func paintsWideCharacters() {
    func japanese(_ columns: Int) -> String {
      frame(
        columns: columns, header: "漢字の見出し",
        PaintedRow(
          "1",
          RowContent(
            symbol: "♪", title: "漢字かな", subtitle: "日本語の副題です", values: ["円"],
            accessory: .disclosure)),
        PaintedRow("2", RowContent(symbol: "漢", title: "e\u{301}a", accessory: .checkmark)))
    }
    #expect(
      japanese(24) == """
        漢字の見出し ──────────
        ❯ ♪ 漢字かな       円 ›
            日本語の副題です
          漢 éa               ✓
        """)
    #expect(
      japanese(11) == """
        漢字の見…
        ❯ ♪ 漢…  ›
            日本…
          漢 éa  ✓
        """)
    #expect(
      japanese(6) == """
        漢字…
        ❯ ♪ ›
            …
          … ✓
        """)
  }

  @Test func keepsHostileTextInside() {
    #expect(
      frame(
        columns: 30, header: "a\u{1B}[2Jb", footer: "f\u{8}\u{7F}",
        PaintedRow(
          "1",
          RowContent(
            symbol: "\n", title: "a\u{1B}[31mb\r\nc\u{9B}1m", subtitle: "x\ty\u{202E}zyx\u{2066}",
            values: ["\u{1B}]0;t\u{7}"], details: [RowDetail("l\n\u{1B}", "d\u{1B}[Hd")])))
          == """
          a␛[2Jb ──────────────────────
          ❯ ⏎ a␛[31mb⏎c\u{FFFD}1m       ␛]0;t␇
              x   yzyx
              l⏎␛  d␛[Hd
            f␈␡
          """)
  }

  @Test func f89_cutsHugeTexts() {
    let huge = RowText(String(repeating: "漢 ", count: 2_500_000))
    let row = RowContent(
      symbol: huge, title: huge, subtitle: huge,
      values: [RowValue(huge, width: 3), RowValue(huge)],
      details: [RowDetail(huge.string, huge)])
    let lines = frame(columns: 20, header: SectionHeader(huge), footer: huge, PaintedRow("1", row))
      .split(separator: "\n").map(String.init)
    #expect(lines[0] == "漢 漢 漢 漢 漢 漢 …")
    #expect(lines.count == 14)
    #expect(lines.allSatisfy { $0.displayWidth < 20 })
  }

  @Test func leavesValuesOut_WhoseRoomIsBeyondMeasure() {
    let row = RowContent(title: "title", values: [RowValue("a", width: .max), "b"])
    #expect(frame(columns: 30, PaintedRow("1", row)) == "❯ title")
  }

  @Test(arguments: [
    (8, "abcdef…", "❯ abcd…"), (9, "abcdefg…", "❯ abcde…"), (11, "abcdefghij", "❯ abcdefg…"),
    (20, "abcdefghij ────────", "❯ abcdefghij"),
  ])
  func cutsATextOfSeveralParts_AsIfItWereOne(columns: Int, header: String, row: String) {
    let parts = RowText("abc") + "defg" + "hij"
    #expect(
      frame(
        columns: columns, header: SectionHeader(parts),
        PaintedRow("1", RowContent(title: parts))) == "\(header)\n\(row)")
  }

  @Test(arguments: [(6, "漢…"), (8, "漢字…"), (9, "漢字…"), (10, "漢字漢b")])
  func cutsOnlyOnce_WhenAWidePartLeavesAColumnFree(columns: Int, row: String) {
    let content = RowContent(title: RowText("漢字漢") + "b")
    #expect(frame(columns: columns, PaintedRow("1", content)) == "❯ \(row)")
  }
}
