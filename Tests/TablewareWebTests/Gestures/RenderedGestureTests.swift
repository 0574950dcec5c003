import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

/// A client can raise only what the page shows: everything else is rejected, and has no effect.
@Suite struct RenderedGestureTests {
  private final class Log { var events: [String] = [] }

  private func rows(
    selection: Selection.Mode = .none, @RowBuilder _ rows: () -> RowBuilder.Rows
  ) -> (table: Table, driver: WebDriver) {
    let table = Table()
    table.selectionMode = selection
    table.show { Section("rows", rows: rows) }
    return (table, WebDriver(TableScreen(table)))
  }

  private func isRejected(_ outcome: WebSession.Outcome) -> Bool {
    if case .rejected = outcome { true } else { false }
  }

  @Test func tap_OnARowThatCannotBeSelected_IsRejected() throws {
    let (table, driver) = rows(selection: .multiple) {
      TextRow("Fixed").id(1).selectable(false)
      TextFieldRow("Field", text: "") { _ in }.id(2)
      TextRow("Free").id(3)
    }
    for title in ["Fixed", "Field"] {
      #expect(isRejected(driver.send("\"t\",\(try #require(driver.id(title)))")), "\(title)")
    }
    #expect(driver.send("\"t\",\(try #require(driver.id("Free")))") == .accepted)
    #expect(table.selection.rows == [Identity(3)])
  }

  @Test func tap_withoutAnEffect_isAnswered_andTypingIsNot() throws {
    let (_, driver) = rows {
      TextRow("Quiet").id(1).onTap {}
      TextFieldRow("Field", text: "") { _ in }.id(2)
    }
    let before = driver.frames.count
    driver.send("\"t\",\(try #require(driver.id("Quiet")))")
    #expect(driver.frames.count == before + 1)
    let answer = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    #expect(answer.wholeMatch(of: /\{"v":\d+,"a":\d+\}/) != nil, "\(answer)")
    driver.send("\"f\",\(try #require(driver.id("Field")))")
    #expect(driver.frames.count == before + 1)
  }

  @Test func action_OfTheMenuOnly_IsNotRunByItsTitle() throws {
    let log = Log()
    let (_, driver) = rows {
      TextRow("Row").id(1)
        .swipe(
          leading: [RowAction("Keep") { log.events.append("keep") }],
          trailing: [RowAction("Delete") { log.events.append("delete") }]
        ).menu([RowAction("Rename") { log.events.append("rename") }])
    }
    let row = try #require(driver.id("Row"))
    for index in 0..<4 {
      #expect(driver.send("\"a\",\(row),\(index),\(TitleMark.of("Rename"))") != .accepted)
    }
    #expect(log.events == [])
    // The index counts all actions of the row.
    #expect(driver.firstPage.contains("value=\"a \(row) 2 \(TitleMark.of("Delete"))\""))
    driver.send("\"a\",\(row),2,\(TitleMark.of("Delete"))")
    driver.send("\"a\",\(row),0,\(TitleMark.of("Keep"))")
    #expect(log.events == ["delete", "keep"])
  }

  @Test func action_WithAQuestion_AsksItFirst() throws {
    let log = Log()
    let (_, driver) = rows {
      TextRow("Row").id(1).deletable(asking: "Delete the row?") { log.events.append("delete") }
    }
    let row = try #require(driver.id("Row"))
    #expect(driver.send("\"a\",\(row),0,\(TitleMark.of("Delete"))") == .accepted)
    #expect(log.events == [])
    #expect(driver.session.navigator.top is QuestionScreen)
    driver.send("\"t\",\(try #require(driver.id("Delete")))")
    #expect(log.events == ["delete"])
  }

  @Test func f120_move_BeyondTheLastRow_IsNoFault() throws {
    let (_, driver) = rows {
      TextRow("One").id(1).movable()
      TextRow("Two").id(2).movable()
    }
    let last = try #require(driver.id("Two"))
    for _ in 0..<100 { #expect(driver.send("\"m\",\(last),1") == .accepted) }
    #expect(driver.titles == ["One", "Two"])
    #expect(driver.session.rejections == [])
  }

  private func jump(_ driver: WebDriver) throws -> String {
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    let start = try #require(frame.range(of: "\"j\":"))
    return String(frame[start.upperBound...].prefix { $0 != "]" }) + "]"
  }

  @Test func index_OfAnEmptySection_LeadsToTheNextRow() throws {
    let table = Table()
    table.show {
      Section("a", index: "A") { TextRow("First").id(1) }
      Section("b", index: "B") {}
      Section("c", index: "C") { TextRow("Third").id(3) }
    }
    let driver = WebDriver(TableScreen(table))
    #expect(driver.send("\"x\",\"B\"") == .accepted)
    #expect(try jump(driver) == "[\(try #require(driver.id("Third"))),1,0]")
  }

  @Test func f113_index_withTitlesOfItsOwn_hasThemAll() throws {
    let table = Table()
    table.indexTitles = ["A", "B", "C", "#"]
    let driver = WebDriver(TableScreen(table))
    #expect(driver.session.page.index == [])
    table.show {
      Section("b", index: "B") { TextRow("First").id(1) }
      Section("#", index: "#") { TextRow("Last").id(2) }
    }
    driver.wait(.zero)
    #expect(driver.session.page.index == ["A", "B", "C", "#"])
    for (letter, title) in [("A", "First"), ("#", "Last"), ("C", "First")] {
      #expect(driver.send("\"x\",\"\(letter)\"") == .accepted)
      #expect(try jump(driver) == "[\(try #require(driver.id(title))),1,0]", "\(letter)")
    }
    #expect(isRejected(driver.send("\"x\",\"D\"")))
  }

  @Test func f112_index_WithAnEntryThatIsNotShown_IsRejected() {
    let table = Table()
    table.show {
      for number in 0..<1_000 {
        Section("\(number)", index: "\(number)") { TextRow("Row").id(number) }
      }
    }
    let driver = WebDriver(TableScreen(table))
    #expect(!driver.session.page.index.contains("1"))
    #expect(isRejected(driver.send("\"x\",\"1\"")))
    #expect(driver.send("\"x\",\"0\"") == .accepted)
  }

  @Test func submit_LeadsToTheNextControl_WhereverItIs() throws {
    let (_, driver) = rows {
      TextFieldRow("First", text: "") { _ in }.id("first")
      for number in 0..<300 { TextRow("Row").id(number) }
      TextFieldRow("Last", text: "") { _ in }.id("last")
    }
    #expect(driver.id("Last") == nil)
    driver.send("\"s\",\(try #require(driver.id("First")))")
    let last = try #require(driver.id("Last"))
    #expect(try jump(driver) == "[\(last),0,\(last)]")
  }
}
