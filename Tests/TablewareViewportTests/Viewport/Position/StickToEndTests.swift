import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

struct StickToEndTests {
  private func log(_ range: Range<Int>, height: Int = 4) -> Reader {
    let reader = Reader([], height: height)
    reader.table.anchoring = .stickToEnd
    reader.turn(numbered(range))
    return reader
  }

  @Test func beginsAtTheEnd() {
    #expect(log(0..<30).frame == ["  26", "  27", "  28", "> 29"])
  }

  @Test func beginsAtTheEnd_WhenTheFirstRowsComeLate() {
    let reader = log(0..<0)
    #expect(reader.frame == ["", "", "", ""])
    reader.turn(numbered(0..<0))
    reader.turn(numbered(0..<2))
    #expect(reader.frame == ["  0", "> 1", "", ""])
    reader.turn(numbered(0..<50))
    #expect(reader.frame == ["  46", "  47", "  48", "> 49"])
  }

  @Test func followsTheEnd_WhenRowsComeAndGo() {
    let reader = log(0..<30)
    reader.turn(numbered(0..<33))
    #expect(reader.frame == ["  29", "  30", "  31", "> 32"])
    reader.turn(numbered(20..<100))
    #expect(reader.frame == ["  96", "  97", "  98", "> 99"])
    reader.turn(numbered(20..<30))
    #expect(reader.frame == ["  26", "  27", "  28", "> 29"])
  }

  @Test func followsTheEnd_WhenTheLastRowIsChosen() {
    let reader = log(0..<30)
    reader.move(.up, .down)
    reader.turn(numbered(0..<40))
    #expect(reader.frame == ["  36", "  37", "  38", "> 39"])
  }

  @Test func followsTheEnd_WhenItMovesBetweenTwoFrames() {
    let reader = log(0..<30)
    for end in 31..<40 {
      reader.show(numbered(0..<end))
      reader.table.host.commit()
    }
    reader.viewport.layout()
    #expect(reader.frame == ["  35", "  36", "  37", "> 38"])
  }

  @Test func staysPut_WhenScrolledBack() {
    let reader = log(0..<30)
    reader.scroll(by: -5)
    #expect(reader.frame == ["  21", "  22", "  23", "  24"])
    reader.turn(numbered(0..<90))
    #expect(reader.frame == ["  21", "  22", "  23", "  24"])
    reader.turn(numbered(15..<95))
    #expect(reader.frame == ["  21", "  22", "  23", "  24"])
  }

  @Test func staysPut_WhenAnotherRowIsChosen() {
    let reader = log(0..<30)
    reader.move(.up)
    #expect(reader.frame == ["  26", "  27", "> 28", "  29"])
    reader.turn(numbered(0..<90))
    #expect(reader.frame == ["  26", "  27", "> 28", "  29"])
  }

  @Test func staysPut_WhenScrolledToTheTop() {
    let reader = log(0..<6)
    reader.scroll(by: -50)
    #expect(reader.frame == ["  0", "  1", "  2", "  3"])
    reader.turn(numbered(0..<90))
    #expect(reader.frame == ["  0", "  1", "  2", "  3"])
  }

  @Test func followsAgain_WhenScrolledToTheEnd() {
    let reader = log(0..<30)
    reader.scroll(by: -5)
    reader.turn(numbered(0..<40))
    reader.scroll(by: 100)
    reader.turn(numbered(0..<50))
    #expect(reader.frame == ["  46", "  47", "  48", "> 49"])
  }

  @Test func staysAtTheEnd_WhenTheWindowShrinksAndGrows() {
    let reader = log(0..<30)
    reader.resize(height: 2)
    #expect(reader.frame == ["  28", "> 29"])
    reader.turn(numbered(0..<31))
    #expect(reader.frame == ["  29", "> 30"])
    reader.resize(height: 5)
    #expect(reader.frame == ["  26", "  27", "  28", "  29", "> 30"])
    reader.resize(width: 3)
    #expect(reader.frame.last == "| 0")
  }

  @Test func staysAtTheEnd_WhenTheLastRowGrows() {
    let reader = log(0..<30)
    var rows = numbered(0..<30)
    rows[0].rows[29].text = SampleSection.tall("29", lines: 7)
    reader.turn(rows)
    #expect(reader.frame == ["| 29.4", "| 29.5", "| 29.6", "| 29.7"])
    rows[0].rows.append(SampleRow(id: "30", text: "30"))
    reader.turn(rows)
    #expect(reader.frame == ["| 29.5", "| 29.6", "| 29.7", "> 30"])
  }

  @Test func raisesFromTheRowThatWasSeen_WhenALaterOneComesFirst() {
    let reader = log(0..<30)
    var tapped: [Identity] = []
    reader.table.on(Tap.self) { _, source in
      tapped.append(source.row)
      return .handled
    }
    reader.show(numbered(0..<31))
    reader.table.host.commit()
    reader.viewport.perform(.tap)
    #expect(tapped == [Identity("29")])
  }
}
