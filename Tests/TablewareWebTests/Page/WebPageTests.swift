import Tableware
import TablewareForms
import TablewareHosting
@testable import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct WebPageTests {
  private func table(_ count: Int, anchoring: ScrollAnchoring = .keepPosition) -> Table {
    let table = Table()
    table.anchoring = anchoring
    show(0..<count, on: table)
    return table
  }

  private func show(_ rows: some Collection<Int>, on table: Table) {
    table.show {
      Section("a", header: "All") {
        ForEach(Array(rows), id: \.self) { row in TextRow("Row \(row)").id(row) }
      }
    }
    TableHost(table).commit()
  }

  private func titles(_ page: WebPage) -> [String] {
    page.entries.map { $0.presentation.content.title.string }
  }

  @Test(arguments: 1...6) func keepsThePromisesOfABackEnd(_ seed: UInt64) {
    let failures = BackendConformance.failures(seed: seed) { table in
      let page = WebPage(table, count: 7)
      return (
        page,
        {
          page.host.commit()
          page.layout()
        }
      )
    }
    #expect(failures == [])
  }

  @Test func f100_f125_theNextRowGetsTheFocusOfOneThatIsGone() {
    let table = table(4)
    let page = WebPage(table)
    page.layout()
    page.focused = page.entries.first { $0.bound.content.title.string == "Row 2" }?.id
    func focusedTitle() -> String? {
      page.layout()
      return page.focused.flatMap(page.entry)?.bound.content.title.string
    }
    show([0, 1, 3], on: table)
    #expect(focusedTitle() == "Row 3")
    show([0, 1], on: table)
    #expect(focusedTitle() == "Row 1")
    show([], on: table)
    #expect(focusedTitle() == nil)
  }

  @Test(arguments: 1...20) func f76_patchesLeadToWhatAFreshPageShows(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = SampleState(using: &random)
    let table = Table()
    func show() {
      table.show {
        for section in state.sections {
          Section(section.id, header: SectionHeader(RowText(section.title))) {
            for row in section.rows { TextRow(RowText(row.text)).id(row.id) }
          }
        }
      }
      TableHost(table).commit()
    }
    show()
    let page = WebPage(table, count: 9)
    var client = PageReplay()
    for _ in 0..<120 {
      client.apply(page.takePatch())
      #expect(client.problems == [])
      #expect(client.items.map(\.id) == page.entries.map(\.id))
      for (item, entry) in zip(client.items, page.entries) {
        #expect(item.state == entry.html.state)
        // Parts that were set since stand for what a fresh item would have there.
        for (part, payload) in item.changed where part > 0 {
          #expect(entry.html.parts[part - 1].payload == payload)
        }
        if item.changed.isEmpty { #expect(item.html == entry.html.html.numbered(entry.id)) }
      }
      #expect(client.window == page.shownPositions)
      state.change(using: &random)
      show()
      if Int.random(in: 0..<3, using: &random) == 0 {
        let first = Int.random(in: -3..<40, using: &random)
        let anchor = page.entries.randomElement(using: &random)?.id
        page.show(first..<first + 9, anchor: anchor, isAtEnd: false)
      }
    }
  }

  @Test func oneChangedValueIsOneSmallUpdate() {
    let table = table(100)
    let page = WebPage(table, count: 40)
    _ = page.takePatch()
    table.row(5).update { TextRow("Row five").id(5) }
    TableHost(table).commit()
    let patch = page.takePatch()
    #expect(patch.operations == [.update(7, part: 1, "Row five")])
    #expect(patch.window == nil)
  }

  @Test func f99_whatComesAboveDoesNotMoveTheReader() throws {
    let table = table(1_000)
    let page = WebPage(table, count: 20)
    page.show(500..<520, anchor: nil, isAtEnd: false)
    _ = page.takePatch()
    let anchor = try #require(page.entries.dropFirst(5).first)
    page.show(500..<520, anchor: anchor.id, isAtEnd: false)
    let before = titles(page)
    show(Array(2_000..<2_300) + Array(0..<1_000), on: table)
    let patch = page.takePatch()
    #expect(titles(page) == before)
    #expect(patch.operations.isEmpty)
    #expect(patch.window?.first == 800)
  }

  @Test func aReaderAtTheTopSeesWhatComesThere() {
    let table = table(1_000)
    let page = WebPage(table, count: 5)
    _ = page.takePatch()
    show(Array(-3..<1_000), on: table)
    _ = page.takePatch()
    #expect(titles(page) == ["All", "Row -3", "Row -2", "Row -1", "Row 0"])
  }

  @Test func aReaderAtTheEndFollows() {
    let table = table(100, anchoring: .stickToEnd)
    let page = WebPage(table, count: 5)
    _ = page.takePatch()
    #expect(titles(page).last == "Row 99")
    show(0..<103, on: table)
    let patch = page.takePatch()
    #expect(titles(page).last == "Row 102")
    #expect(patch.sticksToEnd)
  }

  @Test func theHeaderOfACutSectionIsThereToStick() {
    let page = WebPage(table(1_000), count: 4)
    page.show(500..<504, anchor: nil, isAtEnd: false)
    let patch = page.takePatch()
    #expect(titles(page) == ["All", "Row 499", "Row 500", "Row 501", "Row 502"])
    #expect(patch.window?.hasExtraHeader == true)
    #expect(patch.window?.rowsBefore == 499)
    #expect(patch.window?.rows == 1_000)
  }

  @Test func emptySectionsMakeNoEmptyPage() {
    let table = Table()
    func show(_ filled: Set<Int>) {
      table.show {
        for section in 0..<200 {
          Section("\(section)") {
            if filled.contains(section) { TextRow("Row \(section)").id(section) }
          }
        }
      }
      TableHost(table).commit()
    }
    show([100, 150, 199])
    let page = WebPage(table, count: 60)
    var client = PageReplay()
    client.apply(page.takePatch())
    #expect(titles(page) == ["Row 100", "Row 150", "Row 199"])
    #expect(client.window.first == 0 && client.window.end == 403)
    // From the end as well.
    show(Set(0..<50))
    page.show(400..<460, anchor: nil, isAtEnd: false)
    client.apply(page.takePatch())
    #expect(titles(page) == (30..<50).map { "Row \($0)" })
    #expect(client.window == page.shownPositions && client.window.end == 450)
    // A window that holds enough stays as it was asked for.
    show(Set(0..<200))
    page.show(0..<60, anchor: nil, isAtEnd: false)
    client.apply(page.takePatch())
    #expect(client.window.end == 60 && titles(page).count == 20)
    #expect(client.problems == [])
  }

  @Test func f22_aMillionRowsCostTheWindow() {
    var built = 0
    func counted(_ number: Int) -> AnyRow {
      built += 1
      return TextRow("Row \(number)").id(number)
    }
    let table = Table()
    table.show {
      Section("a") {
        ForEach(0..<1_000_000, id: \.self) { number in
          counted(number)
        }
      }
    }
    let page = WebPage(table, count: 60)
    _ = page.takePatch()
    #expect(built < 500)
    built = 0
    table.scroll(to: 777_777, at: .top)
    TableHost(table).commit()
    let patch = page.takePatch()
    #expect(built < 500)
    #expect(patch.jump?.position == 1)
    #expect(page.entries.contains { $0.id == patch.jump?.item })
  }

  @Test func aReturn_goesToTheExactPosition() throws {
    let table = Table()
    table.show { Section("a") { ForEach(0..<50, id: \.self) { TextRow("Row \($0)") } } }
    let page = WebPage(table, count: 60)
    _ = page.takePatch()
    let top = page.entries[4].id
    page.announce(from: top, to: page.entries[9].id)
    page.topDistance = -20
    page.prepareReturn()
    let jump = try #require(page.takePatch().jump)
    #expect(jump.item == top)
    #expect(jump.distance == -20)
    // A later scroll goes to a position of its own.
    table.scroll(to: 30, at: .top)
    TableHost(table).commit()
    #expect(page.takePatch().jump?.distance == nil)
  }

  @Test func aCommit_BuildsTheRowsOfTheWindowOnce() {
    var built = 0
    func counted(_ text: String) -> AnyRow {
      built += 1
      return TextRow(RowText(text)).id("changed")
    }
    let table = Table()
    func show(_ changed: String) {
      table.show {
        Section("a") {
          ForEach(0..<59, id: \.self) { number in
            built += 1
            return TextRow("Row \(number)").id(number)
          }
          ForEach([changed], id: { _ in "changed" }) { counted($0) }
        }
      }
      TableHost(table).commit()
    }
    show("one")
    let page = WebPage(table, count: 70)
    _ = page.takePatch()
    built = 0
    show("two")
    #expect(page.takePatch().operations.count == 1)
    // What has changed is bound as it was built for the comparison.
    #expect(built == 60)
  }

  @Test func whatTheReaderTypedIsNotSentBack() throws {
    let table = Table()
    var text = ""
    func show() {
      table.show {
        Section("a") { TextFieldRow("Name", text: text) { text = $0 }.id("name") }
      }
      TableHost(table).commit()
    }
    show()
    let page = WebPage(table)
    _ = page.takePatch()
    let id = try #require(page.entries.first?.id)
    page.note(value: "Ada", of: id)
    text = "Ada"
    show()
    #expect(page.takePatch().isEmpty)
    // An app that takes something else is heard.
    page.note(value: "Adam", of: id)
    show()
    let position = try #require(page.entries[0].html.valueIndex)
    #expect(page.takePatch().operations == [.update(id, part: position + 1, "Ada")])
  }
}
