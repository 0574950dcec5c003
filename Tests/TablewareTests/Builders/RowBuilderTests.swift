import SampleRows
import Tableware
import Testing

/// What may stand between the braces of a section.
@Suite struct RowBuilderTests {
  @Test func takesRowsWithAndWithoutBehaviours() {
    expect(["a", "b", "c"]) {
      TextRow("a")
      TextRow("b").onTap {}
      TextRow("x").id("c")
    }
  }

  @Test func takesNothing() {
    expect([]) {}
  }

  @Test(arguments: [true, false])
  func takesIf(isOn: Bool) {
    expect(isOn ? ["a", "b", "c"] : ["a", "c"]) {
      TextRow("a")
      if isOn { TextRow("b") }
      TextRow("c")
    }
    expect(isOn ? ["yes", "1"] : ["no", "2", "3"]) {
      if isOn {
        TextRow("yes")
        ForEach(["1"], id: { $0 }) { TextRow(RowText($0)) }
      } else {
        TextRow("no")
        ForEach(["2", "3"], id: { $0 }) { TextRow(RowText($0)) }
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func takesSwitch(number: Int) {
    expect([["zero"], ["one", "more"], []][number]) {
      switch number {
      case 0: TextRow("zero")
      case 1:
        TextRow("one")
        TextRow("more")
      default: [AnyRow]()
      }
    }
  }

  @Test func takesOptionals() {
    let present: String? = "here"
    let absent: String? = nil
    expect(["here"]) {
      if let present { TextRow(RowText(present)) }
      if let absent { TextRow(RowText(absent)) }
    }
  }

  @Test func takesForLoops() {
    expect(["0", "0.0", "1", "1.0", "1.1"]) {
      for number in 0..<2 {
        TextRow("\(number)")
        for part in 0...number { TextRow("\(number).\(part)") }
      }
    }
  }

  @Test func takesForEach_BetweenRows() {
    let songs = [Song(id: 1, title: "one"), Song(id: 2, title: "two")]
    let section = Section("s") {
      TextRow("first")
      ForEach(songs) { SongRow(song: $0) }
      ForEach([Song]()) { SongRow(song: $0) }
      TextRow("last")
    }
    let table = Table()
    table.show { section }
    #expect(section.rowCount == 4)
    #expect(notation(of: table.snapshot) == "s[first 1 2 last]")
  }

  @Test func takesRowsThatAreThere() {
    let rows = ["a", "b"].map { AnyRow(TextRow(RowText($0))) }
    expect(["a", "b", "c", "a2"]) {
      rows
      TextRow("c")
      rows.prefix(1).map { $0.id("a2") }
    }
  }

  @Test func takesAvailability() {
    expect(["a", "b"]) {
      if #available(macOS 15, iOS 18, *) { TextRow("a") }
      TextRow("b")
    }
  }

  @Test(arguments: [0, 1, 2])
  func buildsExactlyOneRow_WithIfAndSwitch(number: Int) {
    expect([["even"], ["one"], ["even"]][number]) {
      ForEach([number], id: { _ in ["even", "one", "even"][number] }) { number in
        if number % 2 == 0 {
          TextRow("even")
        } else {
          switch number {
          case 1: TextRow("one").onTap {}
          default: SongRow(song: Song(id: 0, title: "odd"))
          }
        }
      }
    }
  }

  @Test func takesStringsAsRows_InABuilder() {
    let table = Table()
    let names = ["x", "y"]
    table.show {
      Section("s") {
        "a line"
        TextRow("another")
        if names.count > 1 { "many" }
        for name in names { name }
        ForEach([1, 2], id: \.self) { "number \($0)" }
      }
    }
    #expect(notation(of: table.snapshot) == "s[a line another many x y 1 2]")
    #expect(
      table.snapshot[RowPath(section: 0, row: 5)]?.content.title.string == "number 1")
  }

  private func expect(
    _ titles: [String], location: SourceLocation = #_sourceLocation,
    @RowBuilder rows: () -> RowBuilder.Rows
  ) {
    let table = Table()
    table.show { Section("s", rows: rows) }
    #expect(
      notation(of: table.snapshot) == "s[\(titles.joined(separator: " "))]",
      sourceLocation: location)
  }

  @Test func takesArraysOfRows_OfOneTypeOrAny() {
    expect(["a", "b", "c", "d"]) {
      ["a", "b"].map { TextRow($0) }
      [AnyRow(TextRow("c")), AnyRow(ButtonRow("d") {})]
    }
  }
}
